#include "core/base/option.h"

namespace nyota {

std::string_view wordAt(std::string_view list, int place) {
  for (; place > 0; --place) list.remove_prefix(list.find(',') + 1);
  return list.substr(0, list.find(','));
}

int placeOf(std::string_view list, std::string_view word) {
  if (word.find(',') != std::string_view::npos) return -1;
  for (int place = 0;; ++place) {
    const std::size_t end = list.find(',');
    if (list.substr(0, end) == word) return place;
    if (end == std::string_view::npos) return -1;
    list.remove_prefix(end + 1);
  }
}

JsonWriter& writeWords(std::string_view list, JsonWriter& out) {
  out.begin('[');
  while (true) {
    const std::size_t end = list.find(',');
    out.add(list.substr(0, end));
    if (end == std::string_view::npos) return out.end(']');
    list.remove_prefix(end + 1);
  }
}

}  // namespace nyota
