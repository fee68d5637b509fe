#include "core/base/happening.h"

namespace nyota {

JsonWriter& Happenings::tell(const char* type) {
  if (!list_.empty()) list_.end('}');
  return list_.begin('{').set("type", type);
}

void Happenings::moved(int seat, const std::string& text, const std::string& path) {
  JsonWriter move;
  move.set("seat", seat).set("text", text).key("path").raw(path);
  tell("moved").raw(move.text());
  lastMove_ = "{" + move.text() + "}";
  text_ = text;
}

std::string Happenings::json() const {
  std::string out = "[" + list_.text();
  out += list_.empty() ? "]" : "}]";
  return out;
}

}  // namespace nyota
