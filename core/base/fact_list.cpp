#include "core/base/fact_list.h"

#include "core/base/option.h"

namespace nyota {

FactList& FactList::add(char mark, const char* word) {
  if (told_ > kMost) return *this;
  for (char letter = mark; letter != 0 && size_ < text_.size(); letter = *word++) {
    text_[size_++] = letter;
  }
  return *this;
}

FactList& FactList::with(int number) {
  const char tens = static_cast<char>('0' + number / 10);
  const std::array<char, 3> digits = {tens, static_cast<char>('0' + number % 10), 0};
  return with(digits.data() + (number < 10 ? 1 : 0));
}

std::string_view FactList::text() const {
  return size_ == 0 ? std::string_view() : std::string_view(text_.data() + 1, size_ - 1);
}

void FactList::write(JsonWriter& out) const {
  if (size_ == 0) {
    out.raw("[]");
  } else {
    writeWords(text(), out);
  }
}

}  // namespace nyota
