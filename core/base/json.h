#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json_writer.h"

namespace nyota {

/// A JSON value that was read. Objects keep the order of their keys, and numbers the text they were
/// written with, so foreign data that is only carried along comes out exactly as it came in.
class Json {
 public:
  Json();
  Json(const Json&) = delete;
  Json& operator=(const Json&) = delete;
  // Not inline, for the size of the module.
  Json(Json&& other) noexcept;
  Json& operator=(Json&& other) noexcept;
  ~Json();

  [[nodiscard]] bool isNull() const { return type_ == Type::kNull; }
  [[nodiscard]] bool isBool() const { return type_ == Type::kBool; }
  [[nodiscard]] bool isNumber() const { return type_ == Type::kNumber; }
  [[nodiscard]] bool isString() const { return type_ == Type::kString; }
  [[nodiscard]] bool isArray() const { return type_ == Type::kArray; }
  [[nodiscard]] bool isObject() const { return type_ == Type::kObject; }

  [[nodiscard]] bool asBool() const { return text_ == "true"; }
  /// The content of a string; empty for everything else.
  [[nodiscard]] std::string_view asString() const {
    return isString() ? std::string_view(text_) : std::string_view();
  }
  /// The whole number this is, or nothing (a fraction, an exponent, beyond 15 digits, no number).
  [[nodiscard]] std::optional<std::int64_t> asInteger() const;
  /// The number this is, to within some units of the last place; NaN where it is none, or has an
  /// exponent.
  [[nodiscard]] double asReal() const;

  /// Elements of an array, or values of an object in key order.
  [[nodiscard]] const std::vector<Json>& items() const { return items_; }
  /// Keys of an object, parallel to items().
  [[nodiscard]] const std::vector<std::string>& keys() const { return keys_; }
  /// The member of that name, or null where there is none.
  [[nodiscard]] const Json* find(std::string_view key) const;

  void write(JsonWriter& out) const;

 private:
  friend class JsonReader;
  enum class Type : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };

  Type type_ = Type::kNull;
  std::string text_;  ///< content of a string, else as written
  std::vector<Json> items_;
  std::vector<std::string> keys_;
};

/// Compact JSON text; "null" where there is no value.
std::string dump(const Json* value);
/// The same as Json::asInteger; nothing where there is no value.
std::optional<std::int64_t> integerOf(const Json* value);
/// The same as Json::asString; empty where there is no value.
std::string_view stringOf(const Json* value);
/// Whether a value is missing or written as null.
bool absent(const Json* value);

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
