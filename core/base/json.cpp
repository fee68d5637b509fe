#include "core/base/json.h"

#include <algorithm>
#include <limits>

#include "core/base/decimal.h"

namespace nyota {

Json::Json() = default;
Json::Json(Json&& other) noexcept = default;
Json& Json::operator=(Json&& other) noexcept = default;
Json::~Json() = default;

std::optional<std::int64_t> Json::asInteger() const {
  constexpr std::size_t kMostDigits = 15;
  if (!isNumber()) return std::nullopt;
  const bool negative = text_.front() == '-';
  const std::string_view digits = std::string_view(text_).substr(negative ? 1 : 0);
  if (digits.size() > kMostDigits) return std::nullopt;
  std::int64_t value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return negative ? -value : value;
}

double Json::asReal() const {
  double digits = isNumber() ? 0 : std::numeric_limits<double>::quiet_NaN();
  double scale = 1;
  bool point = false;
  for (const char c : text_) {
    if (c == '.') point = true;
    if (c == 'e' || c == 'E') digits = std::numeric_limits<double>::quiet_NaN();
    if (c < '0' || c > '9') continue;
    digits = digits * 10 + (c - '0');
    if (point) scale *= 10;
  }
  return digits / (text_.front() == '-' ? -scale : scale);
}

const Json* Json::find(std::string_view key) const {
  const auto at = std::find(keys_.begin(), keys_.end(), key);
  return at == keys_.end() ? nullptr : &items_[static_cast<std::size_t>(at - keys_.begin())];
}

void Json::write(JsonWriter& out) const {
  if (isString()) {
    out.add(text_);
  } else if (isArray()) {
    out.begin('[');
    for (const Json& item : items_) item.write(out);
    out.end(']');
  } else if (isObject()) {
    out.begin('{');
    for (std::size_t i = 0; i < items_.size(); ++i) items_[i].write(out.key(keys_[i]));
    out.end('}');
  } else {
    out.raw(isNull() ? "null" : text_);
  }
}

std::string dump(const Json* value) {
  JsonWriter out;
  if (value == nullptr) return "null";
  value->write(out);
  return out.take();
}

std::optional<std::int64_t> integerOf(const Json* value) {
  return value == nullptr ? std::nullopt : value->asInteger();
}
std::string_view stringOf(const Json* value) {
  return value == nullptr ? std::string_view() : value->asString();
}
bool absent(const Json* value) { return value == nullptr || value->isNull(); }

/// A recursive-descent reader with bounded depth.
class JsonReader {
 public:
  JsonReader(std::string_view text, JsonFault& fault) : text_(text), fault_(fault) {}

  std::optional<Json> read() {
    Json value;
    if (text_.size() > kJsonMaxBytes) {
      fail("at most " + decimal(kJsonMaxBytes) + " bytes of text");
      return std::nullopt;
    }
    if (!readValue(value, 0)) return std::nullopt;
    skipSpace();
    if (at_ != text_.size()) {
      fail("the end of the text");
      return std::nullopt;
    }
    return value;
  }

 private:
  bool fail(std::string expected) {
    fault_.offset = at_;
    fault_.message = "expected " + std::move(expected);
    return false;
  }

  void skipSpace() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) {
      ++at_;
    }
  }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  bool readWord(std::string_view word, Json::Type type, Json& out) {
    if (text_.substr(at_, word.size()) != word) return fail("a JSON value");
    at_ += word.size();
    out.type_ = type;
    out.text_ = word;
    return true;
  }

  bool readValue(Json& out, int depth) {
    if (depth > kJsonMaxDepth) return fail("nesting no deeper than " + decimal(kJsonMaxDepth));
    if (++values_ > kJsonMaxValues) return fail("at most " + decimal(kJsonMaxValues) + " values");
    skipSpace();
    if (at_ >= text_.size()) return fail("a JSON value");
    switch (text_[at_]) {
      case 'n':
        return readWord("null", Json::Type::kNull, out);
      case 't':
        return readWord("true", Json::Type::kBool, out);
      case 'f':
        return readWord("false", Json::Type::kBool, out);
      case '"':
        out.type_ = Json::Type::kString;
        return readString(out.text_);
      case '[':
        return readArray(out, depth);
      case '{':
        return readObject(out, depth);
      default:
        return readNumber(out);
    }
  }

  bool readArray(Json& out, int depth) {
    out.type_ = Json::Type::kArray;
    ++at_;
    skipSpace();
    if (take(']')) return true;
    while (true) {
      if (!readValue(out.items_.emplace_back(), depth + 1)) return false;
      skipSpace();
      if (take(']')) return true;
      if (!take(',')) return fail("',' or ']'");
    }
  }

  bool readObject(Json& out, int depth) {
    out.type_ = Json::Type::kObject;
    ++at_;
    skipSpace();
    if (take('}')) return true;
    while (true) {
      skipSpace();
      if (at_ >= text_.size() || text_[at_] != '"') return fail("a key in double quotes");
      std::string key;
      if (!readString(key)) return false;
      skipSpace();
      if (!take(':')) return fail("':'");
      out.keys_.push_back(std::move(key));
      if (!readValue(out.items_.emplace_back(), depth + 1)) return false;
      skipSpace();
      if (take('}')) return true;
      if (!take(',')) return fail("',' or '}'");
    }
  }

  [[nodiscard]] bool digitAt(std::size_t at) const {
    return at < text_.size() && text_[at] >= '0' && text_[at] <= '9';
  }

  void skipDigits() {
    while (digitAt(at_)) ++at_;
  }

  bool readNumber(Json& out) {
    const std::size_t start = at_;
    take('-');
    if (!digitAt(at_)) {
      at_ = start;
      return fail("a JSON value");
    }
    if (!take('0')) skipDigits();
    if (at_ < text_.size() && text_[at_] == '.') {
      ++at_;
      if (!digitAt(at_)) return fail("a digit");
      skipDigits();
    }
    if (at_ < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
      ++at_;
      if (!take('-')) take('+');
      if (!digitAt(at_)) return fail("a digit");
      skipDigits();
    }
    out.type_ = Json::Type::kNumber;
    out.text_ = text_.substr(start, at_ - start);
    return true;
  }

  bool readHex(unsigned& out) {
    out = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = at_ < text_.size() ? text_[at_] : '\0';
      const char lower = static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
      const std::size_t digit = std::string_view("0123456789abcdef").find(lower);
      if (c == '\0' || digit == std::string_view::npos) return fail("four hex digits");
      out = out * 16 + static_cast<unsigned>(digit);
    }
    return true;
  }

  static void appendUtf8(unsigned code, std::string& out) {
    if (code < 0x80U) {
      out += static_cast<char>(code);
    } else if (code < 0x800U) {
      out += static_cast<char>(0xC0U | (code >> 6U));
      out += static_cast<char>(0x80U | (code & 63U));
    } else if (code < 0x10000U) {
      out += static_cast<char>(0xE0U | (code >> 12U));
      out += static_cast<char>(0x80U | ((code >> 6U) & 63U));
      out += static_cast<char>(0x80U | (code & 63U));
    } else {
      out += static_cast<char>(0xF0U | (code >> 18U));
      out += static_cast<char>(0x80U | ((code >> 12U) & 63U));
      out += static_cast<char>(0x80U | ((code >> 6U) & 63U));
      out += static_cast<char>(0x80U | (code & 63U));
    }
  }

  bool readUnicodeEscape(std::string& out) {
    unsigned code = 0;
    if (!readHex(code)) return false;
    if (code >= 0xD800U && code < 0xDC00U && text_.substr(at_, 2) == "\\u") {
      const std::size_t before = at_;
      at_ += 2;
      unsigned low = 0;
      if (!readHex(low)) return false;
      if (low >= 0xDC00U && low < 0xE000U) {
        code = 0x10000U + ((code - 0xD800U) << 10U) + (low - 0xDC00U);
      } else {
        at_ = before;
      }
    }
    // Half of a pair has no UTF-8 form; it is kept in the three bytes that its number would take,
    // so that texts which are only carried along come out as they came in.
    appendUtf8(code, out);
    return true;
  }

  bool readString(std::string& out) {
    ++at_;
    while (true) {
      if (at_ >= text_.size()) return fail("the closing '\"'");
      const char c = text_[at_++];
      if (c == '"') return true;
      if (static_cast<unsigned char>(c) < 0x20U) {
        --at_;
        return fail("an escape instead of a control character");
      }
      if (c != '\\') {
        out += c;
        continue;
      }
      const char escape = at_ < text_.size() ? text_[at_] : '\0';
      ++at_;
      switch (escape) {
        case '"':
          out += '"';
          break;
        case '\\':
          out += '\\';
          break;
        case '/':
          out += '/';
          break;
        case 'b':
          out += '\b';
          break;
        case 'f':
          out += '\f';
          break;
        case 'n':
          out += '\n';
          break;
        case 'r':
          out += '\r';
          break;
        case 't':
          out += '\t';
          break;
        case 'u':
          if (!readUnicodeEscape(out)) return false;
          break;
        default:
          --at_;
          return fail("a known escape after '\\'");
      }
    }
  }

  std::string_view text_;
  JsonFault& fault_;
  std::size_t at_ = 0;
  int values_ = 0;
};

std::optional<Json> parseJson(std::string_view text, JsonFault& fault) {
  return JsonReader(text, fault).read();
}

}  // namespace nyota
