#include "core/base/setup_report.h"

#include "core/base/concat.h"

namespace nyota {

Error& SetupReport::refuse(std::string_view kind, std::string_view field, const Json& value,
                           std::string_view message) {
  const std::string found = value.isNull() ? "nothing" : value.dump();
  Error& error = errors.emplace_back("bad-setup", concat({field, " = ", found, ": ", message}));
  return error.with("code", kind).with("field", field).with("value", value);
}

}  // namespace nyota
