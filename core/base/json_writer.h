#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nyota {

/// Writes compact JSON text (RFC 8259) from left to right and puts the commas itself: `begin` and
/// `end` for objects and arrays, `key` before each member, `add` for values. What is written is
/// well formed when calls are.
///
/// Keys and fixed words are plain C strings, and nothing is a template: a call is then a handful of
/// bytes in the WebAssembly module, of which there are hundreds.
class JsonWriter {
 public:
  /// '{' or '['.
  JsonWriter& begin(char bracket);
  /// '}' or ']'.
  JsonWriter& end(char bracket);
  JsonWriter& key(const char* name);
  JsonWriter& key(const std::string& name);

  JsonWriter& add(const char* text);
  JsonWriter& add(const std::string& text);
  JsonWriter& add(std::string_view text);
  JsonWriter& add(int number);
  JsonWriter& add(std::int64_t number);
  JsonWriter& add(bool flag);
  JsonWriter& addNull();
  /// A number that is null when it is `none`.
  JsonWriter& addUnless(int none, int number);
  /// Text that is JSON already.
  JsonWriter& raw(const std::string& json);

  JsonWriter& set(const char* name, const char* text) { return key(name).add(text); }
  JsonWriter& set(const char* name, const std::string& text) { return key(name).add(text); }
  JsonWriter& set(const char* name, std::string_view text) { return key(name).add(text); }
  JsonWriter& set(const char* name, int number) { return key(name).add(number); }
  JsonWriter& set(const char* name, std::int64_t number) { return key(name).add(number); }
  JsonWriter& set(const char* name, bool flag) { return key(name).add(flag); }

  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  void comma();
  void quote(std::string_view text);

  std::string text_;
};

}  // namespace nyota
