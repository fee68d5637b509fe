#include "core/base/error.h"

#include <utility>

#include "core/base/decimal.h"
#include "core/base/result.h"

namespace nyota {

Error::Error(const Error& other) = default;
Error::Error(Error&& other) noexcept = default;
Error& Error::operator=(const Error& other) = default;
Error& Error::operator=(Error&& other) noexcept = default;
Error::~Error() = default;

std::string_view shorten(std::string_view text) {
  if (text.size() <= kMostShown) return text;
  std::size_t end = kMostShown;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end);
}

Error& Error::say(std::string_view words) {
  message_ += words;
  return *this;
}
Error& Error::say(const char* words) { return say(std::string_view(words)); }
Error& Error::say(const std::string& words) { return say(std::string_view(words)); }
Error& Error::say(int number) { return say(decimal(number)); }

Error& Error::because(std::string_view reason) {
  reason_ = reason;
  return *this;
}

Error& Error::kind(const char* kind) {
  kind_ = kind;
  return *this;
}

Error& Error::at(std::string_view field) {
  field_ = field;
  placed_ = true;
  return *this;
}

Error& Error::value(std::string_view found) {
  details_.set("value", shorten(found));
  return *this;
}

Error& Error::value(int found) {
  details_.set("value", found);
  return *this;
}

Error& Error::value(const Json* found) { return valueText(dump(found)); }

Error& Error::valueText(const std::string& text) {
  details_.key("value");
  if (text.size() > kMostShown) {
    details_.add(shorten(text));
  } else {
    details_.raw(text);
  }
  return *this;
}

Error& Error::allow(const JsonWriter& values) {
  details_.key("allowed").raw(values.text());
  return *this;
}

Error& Error::allow(const char* words) {
  details_.set("allowed", words);
  return *this;
}

Error& Error::within(std::int64_t min, std::int64_t max) {
  details_.key("allowed").begin('{').set("min", min).set("max", max).end('}');
  return *this;
}

Error& Error::place(const char* key, std::size_t number) {
  details_.set(key, static_cast<std::int64_t>(number));
  return *this;
}

Error& Error::inside(const char* code, const char* prefix) {
  code_ = code;
  message_ = std::string(prefix) + ": " + message_;
  if (!placed_ || field_ == prefix) return at(prefix);
  return at(std::string(prefix) + "." + field_);
}

Error& Error::recode(const char* code) {
  if (kind_ == code_) kind_ = code;
  code_ = code;
  return *this;
}

void Error::writeDetails(JsonWriter& out) const {
  out.begin('{').set("code", kind_);
  if (placed_) out.set("field", field_);
  if (!details_.empty()) out.raw(details_.text());
  out.end('}');
}

void Error::write(JsonWriter& out) const {
  out.begin('{').set("code", code_).set("message", message_);
  if (!reason_.empty()) out.set("reason", reason_);
  if (placed_ || !details_.empty()) writeDetails(out.key("details"));
  out.end('}');
}

Error illegalMove(std::string_view text, std::string_view reason) {
  Error error("illegal-move");
  error.say("\"").say(shorten(text)).say("\" is no legal move here: ").say(reason);
  return error.because(reason).value(text);
}

std::unique_ptr<Error> detail::keepError(Error&& error) {
  return std::make_unique<Error>(std::move(error));
}

}  // namespace nyota
