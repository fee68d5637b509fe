/// The memory of the module, instead of Emscripten's own allocators, the smallest of which weighs
/// nearly a kilobyte: blocks of some thirty sizes, each twice as large as the one before. A block
/// that was given back waits for the next that wants its size; none is ever parted or joined. What
/// the core asks for most, vectors that double, comes in such sizes anyway.
///
/// CMakeLists.txt compiles this file for the floor of the toolchain, where it is measured; others
/// take Emscripten's own.
#include <algorithm>
#include <array>
#include <bit>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>

#include <emscripten/heap.h>

/// Where the linker has put all else.
extern "C" unsigned char __heap_base;  // NOLINT(bugprone-reserved-identifier): its name for it

namespace {

/// Stands before the bytes that are handed out, and keeps them aligned.
struct alignas(8) Block {
  std::size_t kind;  ///< holds kLeast << kind bytes
  Block* next;       ///< of those of its kind that wait
};

constexpr std::size_t kLeast = 8;
/// Nobody is given more in one piece: sums with it stay within what an address can say.
constexpr std::size_t kMost = SIZE_MAX / 4;

std::array<Block*, CHAR_BIT * sizeof(std::size_t)> waiting;

/// Bytes that no block has had yet, or null where there are no more.
Block* freshBlock(std::size_t size) {
  static auto begin = reinterpret_cast<std::uintptr_t>(&__heap_base);
  const std::uintptr_t end = begin + size;
  if (end > emscripten_get_heap_size() && emscripten_resize_heap(end) == 0) return nullptr;
  // NOLINTNEXTLINE(*-no-int-to-ptr): where memory comes from there is nothing else
  return reinterpret_cast<Block*>(std::exchange(begin, end));
}

}  // namespace

extern "C" {

/// Null where there is no more.
void* malloc(std::size_t size) {
  if (size > kMost) return nullptr;
  const auto kind =
      static_cast<std::size_t>(std::bit_width((std::max<std::size_t>(size, 1) - 1) / kLeast));
  Block* block = waiting[kind];
  if (block != nullptr) {
    waiting[kind] = block->next;
    return block + 1;
  }
  block = freshBlock(sizeof(Block) + (kLeast << kind));
  if (block == nullptr) return nullptr;
  block->kind = kind;
  return block + 1;
}

void free(void* given) {
  if (given == nullptr) return;
  auto* const block = static_cast<Block*>(given) - 1;
  block->next = waiting[block->kind];
  waiting[block->kind] = block;
}

}  // extern "C"

void* operator new(std::size_t size) {
  void* const out = malloc(size);
  if (out == nullptr) abort();
  return out;
}

void operator delete(void* given) noexcept { free(given); }
void operator delete(void* given, std::size_t /*size*/) noexcept { free(given); }
