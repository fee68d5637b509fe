#include "core/base/setup_report.h"

#include <utility>

namespace nyota {

Error& SetupReport::refuse(std::string_view kind, std::string_view field, const Json& value,
                           std::string_view message) {
  std::string text(field);
  text += " = ";
  text += value.isNull() ? "nothing" : value.dump();
  text += ": ";
  text += message;
  Error& error = errors.emplace_back("bad-setup", std::move(text));
  return error.with("code", kind).with("field", field).with("value", value);
}

}  // namespace nyota
