#include "core/base/json_writer.h"

#include "core/base/decimal.h"

namespace nyota {

namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

void escape(unsigned code, std::string& out) {
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) {
    out += kHexDigits[code >> static_cast<unsigned>(shift) & 15U];
  }
}

}  // namespace

/// A comma is due wherever something stands before that did not just open or name a value.
void JsonWriter::comma() {
  if (text_.empty()) return;
  const char last = text_.back();
  if (last != '{' && last != '[' && last != ':') text_ += ',';
}

void JsonWriter::quote(std::string_view text) {
  text_ += '"';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20U) {
      escape(byte, text_);
    } else if (byte == 0xEDU && i + 2 < text.size() &&
               static_cast<unsigned char>(text[i + 1]) >= 0xA0U) {
      // Half of a pair of surrogates, see JsonReader::readUnicodeEscape: only an escape can
      // write it.
      escape(0xD000U | (static_cast<unsigned char>(text[i + 1]) & 63U) << 6U |
                 (static_cast<unsigned char>(text[i + 2]) & 63U),
             text_);
      i += 2;
    } else {
      if (c == '"' || c == '\\') text_ += '\\';
      text_ += c;
    }
  }
  text_ += '"';
}

JsonWriter& JsonWriter::begin(char bracket) {
  comma();
  text_ += bracket;
  return *this;
}

JsonWriter& JsonWriter::end(char bracket) {
  text_ += bracket;
  return *this;
}

JsonWriter& JsonWriter::key(const char* name) { return key(std::string(name)); }
JsonWriter& JsonWriter::key(const std::string& name) {
  add(name);
  text_ += ':';
  return *this;
}

JsonWriter& JsonWriter::add(std::string_view text) {
  comma();
  quote(text);
  return *this;
}
JsonWriter& JsonWriter::add(const char* text) { return add(std::string_view(text)); }
JsonWriter& JsonWriter::add(const std::string& text) { return add(std::string_view(text)); }
JsonWriter& JsonWriter::add(std::int64_t number) { return raw(decimal(number)); }
JsonWriter& JsonWriter::add(int number) { return add(std::int64_t{number}); }
JsonWriter& JsonWriter::add(bool flag) { return raw(flag ? "true" : "false"); }
JsonWriter& JsonWriter::addNull() { return raw("null"); }
JsonWriter& JsonWriter::addUnless(int none, int number) {
  return number == none ? addNull() : add(number);
}

JsonWriter& JsonWriter::raw(const std::string& json) {
  comma();
  text_ += json;
  return *this;
}

}  // namespace nyota
