#include "core/base/error.h"

#include <utility>

#include "core/base/result.h"

namespace nyota {

Error::Error(std::string_view errorCode, std::string errorMessage)
    : code(errorCode), message(std::move(errorMessage)) {}
Error::Error(const Error& other) = default;
Error::Error(Error&& other) noexcept = default;
Error& Error::operator=(const Error& other) = default;
Error& Error::operator=(Error&& other) noexcept = default;
Error::~Error() = default;

Error& Error::with(std::string_view key, const Json& value) { return with(key, Json(value)); }
Error& Error::with(std::string_view key, std::int64_t value) { return with(key, Json(value)); }
Error& Error::with(std::string_view key, std::string_view value) { return with(key, Json(value)); }

Error& Error::within(std::int64_t min, std::int64_t max) {
  return with("allowed", Json::object().set("min", min).set("max", max));
}

Error& Error::with(std::string_view key, Json&& value) {
  if (!details.isObject()) details = Json::object().set("code", code);
  details.set(key, std::move(value));
  return *this;
}

Json Error::json() const {
  Json out = Json::object();
  out.set("code", code);
  out.set("message", message);
  if (!reason.empty()) out.set("reason", reason);
  if (details.isObject()) out.set("details", details);
  return out;
}

std::unique_ptr<Error> detail::keepError(Error&& error) {
  return std::make_unique<Error>(std::move(error));
}

}  // namespace nyota
