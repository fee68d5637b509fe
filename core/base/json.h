#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nyota {

/// A JSON value that keeps the order of object keys. Numbers keep the text they were written
/// with, so foreign data that is only carried along comes out exactly as it came in.
class Json {
 public:
  // All of these live in json.cpp: inlined into every place that builds a value they would make
  // up a third of the WebAssembly module.
  Json();
  Json(bool value);             // NOLINT(*-explicit-*)
  Json(std::int64_t value);     // NOLINT(*-explicit-*)
  Json(int value);              // NOLINT(*-explicit-*)
  Json(std::string text);       // NOLINT(*-explicit-*)
  Json(std::string_view text);  // NOLINT(*-explicit-*)
  Json(const char* text);       // NOLINT(*-explicit-*)
  Json(const Json& other);
  Json(Json&& other) noexcept;
  Json& operator=(const Json& other);
  Json& operator=(Json&& other) noexcept;
  ~Json();

  static Json array();
  static Json object();

  [[nodiscard]] bool isNull() const { return type_ == Type::kNull; }
  [[nodiscard]] bool isBool() const { return type_ == Type::kBool; }
  [[nodiscard]] bool isNumber() const { return type_ == Type::kNumber; }
  [[nodiscard]] bool isString() const { return type_ == Type::kString; }
  [[nodiscard]] bool isArray() const { return type_ == Type::kArray; }
  [[nodiscard]] bool isObject() const { return type_ == Type::kObject; }

  [[nodiscard]] bool asBool() const { return bool_; }
  /// The whole number this is, or nothing (a fraction, an exponent, beyond 15 digits, no number).
  [[nodiscard]] std::optional<std::int64_t> asInteger() const;
  /// The content of a string; empty for everything else.
  [[nodiscard]] std::string_view asString() const {
    return isString() ? std::string_view(text_) : std::string_view();
  }

  /// Elements of an array, or values of an object in key order.
  [[nodiscard]] const std::vector<Json>& items() const { return items_; }
  /// Keys of an object, parallel to items().
  [[nodiscard]] const std::vector<std::string>& keys() const { return keys_; }
  /// The member of that name, or null where there is none.
  [[nodiscard]] const Json* find(std::string_view key) const;

  // Overloads for what is pushed and set most: without them each call would carry the making and
  // the clean-up of a temporary.
  Json& push(Json&& value);
  Json& push(const Json& value);
  Json& push(std::int64_t value);
  Json& push(bool value) { return push(Json(value)); }
  Json& push(int value) { return push(std::int64_t{value}); }
  Json& push(std::string_view value);
  Json& push(const std::string& value) { return push(std::string_view(value)); }
  Json& push(const char* value) { return push(std::string_view(value)); }
  /// Sets or replaces a member.
  Json& set(std::string_view key, Json&& value);
  Json& set(std::string_view key, const Json& value);
  Json& set(std::string_view key, bool value);
  Json& set(std::string_view key, std::int64_t value);
  Json& set(std::string_view key, int value) { return set(key, std::int64_t{value}); }
  Json& set(std::string_view key, std::string_view value);
  Json& set(std::string_view key, const std::string& value) {
    return set(key, std::string_view(value));
  }
  Json& set(std::string_view key, const char* value) { return set(key, std::string_view(value)); }

  /// Compact JSON text.
  [[nodiscard]] std::string dump() const;
  void dumpTo(std::string& out) const;

 private:
  friend class JsonReader;
  enum class Type : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };
  explicit Json(Type type);

  Type type_ = Type::kNull;
  bool bool_ = false;
  std::string text_;
  std::vector<Json> items_;
  std::vector<std::string> keys_;
};

/// Where and why a text is no JSON.
struct JsonFault {
  std::size_t offset = 0;  ///< byte offset into the text
  std::string message;     ///< what was expected there
};

/// Longest text, deepest nesting and largest number of values that are read: far above any real
/// game, low enough that a hostile text cannot exhaust memory.
inline constexpr std::size_t kJsonMaxBytes = 1U << 20U;
inline constexpr int kJsonMaxDepth = 32;
inline constexpr int kJsonMaxValues = 200'000;

/// Reads one JSON value (RFC 8259) that fills the whole text; on failure returns nothing and
/// fills `fault`.
std::optional<Json> parseJson(std::string_view text, JsonFault& fault);

}  // namespace nyota
