/// The types that the calls of bindings.cpp take and give, instead of embind's own list of some
/// thirty, which with the names and the run-time type information of each weighs two kilobytes.
///
/// How embind is told of types is a matter of its version: CMakeLists.txt compiles this file for
/// the floor of the toolchain, together with embind-floor.js; others use embind as it comes.
#include <limits>
#include <string>

#include <emscripten/bind.h>

namespace {

using emscripten::internal::TypeID;

template <class T>
void registerInteger(const char* name) {
  emscripten::internal::_embind_register_integer(
      TypeID<T>::get(), name, sizeof(T), static_cast<long>(std::numeric_limits<T>::min()),
      static_cast<unsigned long>(std::numeric_limits<T>::max()));
}

/// Runs before any binding is registered or after: a binding asks for its types when it is called.
__attribute__((constructor)) void registerTypes() {
  emscripten::internal::_embind_register_void(TypeID<void>::get(), "void");
  registerInteger<int>("int");
  registerInteger<unsigned long>("unsigned long");
  emscripten::internal::_embind_register_std_string(TypeID<std::string>::get(), "std::string");
}

}  // namespace
