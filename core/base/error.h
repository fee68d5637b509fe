#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/json.h"
#include "core/base/json_writer.h"

namespace nyota {

/// Foreign text that is shown in an error has at most this many bytes.
inline constexpr std::size_t kMostShown = 80;
/// The text cut to kMostShown, between two characters of UTF-8.
std::string_view shorten(std::string_view text);

/// What went wrong, as a value: nothing in the core throws or aborts on bad input. Built in one
/// expression: Error("bad-ply").say("ply ").say(ply).at("ply").value(ply).
class Error {
 public:
  explicit Error(const char* code) : code_(code), kind_(code) {}
  // Not inline, for the size of the module: it is copied, moved and dropped in many places.
  Error(const Error& other);
  Error(Error&& other) noexcept;
  Error& operator=(const Error& other);
  Error& operator=(Error&& other) noexcept;
  ~Error();

  /// Stable, kebab-case: 'bad-setup', 'illegal-move', …
  [[nodiscard]] std::string_view code() const { return code_; }
  /// For 'illegal-move': the whyNot reason, else empty.
  [[nodiscard]] std::string_view reason() const { return reason_; }
  /// What kind of fault it is; the code itself where nothing closer is known.
  [[nodiscard]] std::string_view kind() const { return kind_; }
  /// The place of the fault, such as 'rules.sets' or 'moves[3]'; empty where none was named.
  [[nodiscard]] const std::string& field() const { return field_; }
  /// English, for developers; names what was found and what is allowed.
  [[nodiscard]] const std::string& message() const { return message_; }

  /// Adds to the message.
  Error& say(const char* words);
  Error& say(const std::string& words);
  Error& say(std::string_view words);
  Error& say(int number);

  Error& because(std::string_view reason);
  Error& kind(const char* kind);
  Error& at(std::string_view field);
  Error& value(std::string_view found);
  Error& value(int found);
  /// The foreign value found, null where there is none. Long ones are cut.
  Error& value(const Json* found);
  /// The same as JSON text.
  Error& valueText(const std::string& text);
  /// 'allowed' as JSON text.
  Error& allow(const JsonWriter& values);
  Error& allow(const char* words);
  /// 'allowed' as the bounds {min, max}.
  Error& within(std::int64_t min, std::int64_t max);
  /// One more detail: a ply or an offset.
  Error& place(const char* key, std::size_t number);

  /// The same fault seen from outside: another code, and the field as a part of `prefix`.
  Error& inside(const char* code, const char* prefix);
  /// Another code, for the kind as well where nothing closer than the code was known.
  Error& recode(const char* code);

  /// {code, message, reason?, details?} as it crosses the boundary.
  void write(JsonWriter& out) const;
  /// {code, field?, value?, allowed?, …}.
  void writeDetails(JsonWriter& out) const;

 private:
  std::string_view code_;
  std::string_view kind_;
  std::string_view reason_;
  std::string field_;
  bool placed_ = false;  ///< a field was named: the empty name is one too
  std::string message_;
  JsonWriter details_;  ///< members besides code and field
};

/// 'illegal-move' for a text, with the reason of whyNot.
Error illegalMove(std::string_view text, std::string_view reason);

}  // namespace nyota
