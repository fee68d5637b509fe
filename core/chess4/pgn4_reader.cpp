#include <algorithm>
#include <array>

#include "core/base/json.h"
#include "core/base/resignation.h"
#include "core/chess4/fen4.h"
#include "core/chess4/pgn4.h"
#include "core/chess4/text.h"

namespace nyota::chess4 {

namespace {

constexpr std::string_view kToldBefore = kPgn4ToldBefore.substr(2);

/// Reads a text from left to right; the steps stop at the first fault.
class Pgn4Reader {
 public:
  explicit Pgn4Reader(std::string_view text) : text_(text) {}

  Result<std::string> read() {
    while (nextIs('[')) {
      if (!readTag()) return fault("a tag such as [Variant \"FFA\"]");
    }
    bool fits = readSetup() && readStart();
    record_.key("moves").begin('[');
    skipSpace();
    while (fits && at_ < text_.size()) {
      fits = readPart();
      skipSpace();
    }
    if (!fits) return std::move(*error_);
    return record_.end(']').end('}').take();
  }

 private:
  struct Tag {
    std::string_view name;
    std::string_view value;
    std::size_t at = 0;  ///< offset of the value; 0 where there is no such tag
  };

  [[nodiscard]] Error fault(const char* expected) const {
    Error error("bad-text");
    error.say("expected ").say(expected).say(" at byte ").say(static_cast<int>(at_));
    return error.at("text").value(text_.substr(at_)).allow(expected).place("offset", at_);
  }
  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }

  [[nodiscard]] char letter() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
  static bool isDigit(char c) { return c >= '0' && c <= '9'; }
  void skipSpace() {
    while (isSpace(letter())) ++at_;
  }
  void skipDigits() {
    while (isDigit(letter())) ++at_;
  }
  bool nextIs(char expected) {
    skipSpace();
    return letter() == expected;
  }
  /// Goes past the next such letter; false where there is none.
  bool skipPast(char last) {
    const std::size_t end = text_.find(last, at_);
    if (end == std::string_view::npos) return false;
    at_ = end + 1;
    return true;
  }

  bool readTag() {
    ++at_;
    skipSpace();
    const std::size_t start = at_;
    while (at_ < text_.size() && !isSpace(letter()) && letter() != '"') ++at_;
    const std::string_view name = text_.substr(start, at_ - start);
    if (name.empty() || !nextIs('"')) return false;
    const std::size_t value = ++at_;
    while (at_ < text_.size() && letter() != '"') ++at_;
    for (Tag& tag : tags_) {
      if (tag.name == name) tag = {name, text_.substr(value, at_ - value), value};
    }
    ++at_;
    if (!nextIs(']')) {
      at_ = std::min(at_, text_.size());
      return false;
    }
    ++at_;
    return true;
  }

  bool readSetup() {
    const auto& [variant, rules, start, own] = tags_;
    const bool teams = variant.value == "Teams";
    const std::size_t moves = at_;
    at_ = variant.at;
    if (!teams && variant.at != 0 && variant.value != "FFA") return fail(fault("FFA or Teams"));
    std::string text(own.value);
    if (own.at == 0) {
      text = "{'game':'chess4'";
      if (teams) text += ",'mode':'teams'";
      const bool off = rules.value.find("EnPassant") == std::string_view::npos;
      if (off && rules.at != 0) text += ",'rules':{'enPassant':'off'}";
      text += '}';
    }
    std::replace(text.begin(), text.end(), '\'', '"');
    JsonFault jsonFault;
    const std::optional<Json> json = parseJson(text, jsonFault);
    SetupReport report;
    const std::optional<Setup> setup = json ? chess4::readSetup(*json, report) : std::nullopt;
    at_ = own.at + jsonFault.offset;
    if (!setup || stringOf(json->find("game")) != "chess4") return fail(fault("a setup"));
    at_ = moves;
    variant_ = makeVariant(*setup);
    record_.begin('{').key("setup").raw(text);
    return true;
  }

  bool readStart() {
    position_ = Position::start(variant_);
    const Tag& start = tags_[2];
    if (start.at == 0 || start.value == kPgn4Start) return true;
    Result<Position> begun =
        readPosition(variant_, text_.substr(0, start.at + start.value.size()), nullptr, start.at);
    if (!begun) return fail(begun.error().recode("bad-text"));
    if (positionText(*begun) != positionText(position_)) record_.set("start", start.value);
    position_ = *begun;
    return true;
  }

  /// One of the parts that the moves are made of.
  bool readPart() {
    const std::size_t start = at_;
    switch (letter()) {
      case '{':
        if (!skipPast('}')) return fail(fault("the end of a comment"));
        return readComment(start, text_.substr(start, at_ - start));
      case ';':
        if (!skipPast('\n')) at_ = text_.size();
        return true;
      case '(':
        return skipVariation();
      case '$':
        ++at_;
        skipDigits();
        return true;
      case '.':
        ++at_;
        return true;
      default:
        skipDigits();
        if (at_ > start && letter() == '.') return true;
        at_ = start;
        return readWord();
    }
  }

  bool skipVariation() {
    const std::size_t start = at_;
    int depth = 0;
    do {
      if (letter() == '(') ++depth;
      if (letter() == ')') --depth;
      if (letter() == '{' ? !skipPast('}') : ++at_ > text_.size()) {
        at_ = start;
        return fail(fault("the end of a variation"));
      }
    } while (depth > 0);
    return true;
  }

  /// Our own word for those who give up out of turn.
  bool readComment(std::size_t start, std::string_view comment) {
    const std::size_t end = at_;
    for (std::size_t at = 0;;) {
      at = comment.find(kResignPrefix, at);
      if (at == std::string_view::npos) break;
      at_ = start + at;
      if (!resign(resigningSeat(comment.substr(at, kResignPrefix.size() + 1)).value_or(-1))) {
        return false;
      }
      at += kResignPrefix.size();
    }
    at_ = end;
    return true;
  }

  bool readWord() {
    const std::size_t end = std::min(text_.find_first_of(" \t\r\n.{}()[];", at_), text_.size());
    std::string_view word = text_.substr(at_, end - at_);
    bool fits = !word.empty();
    if (!fits) return fail(fault("a move"));
    // A score, or marks that may stand alone.
    if (word.find_first_not_of("012/-*") == std::string_view::npos) word = {};
    word = word.substr(0, word.find_last_not_of("+#!?") + 1);
    const int turn = position_.turn();
    const Cell king = kingStart(turn);
    // Who is mated or stuck follows from the moves, and who gave up out of turn was told before.
    if (word == "R" || word == "T") {
      const std::size_t after = text_.find_first_not_of(" \t\r\n", end);
      const bool told =
          after != std::string_view::npos && text_.substr(after, kToldBefore.size()) == kToldBefore;
      fits = told || position_.over() || resign(turn);
    } else if (word == "O-O" || word == "O-O-O") {
      const Castling side = word.size() == 3 ? Castling::kShort : Castling::kLong;
      fits = play(nameOf(king) + '-' + nameOf(step(king, 2 * castlingStep(turn, side))));
    } else if (!word.empty() && word != "S") {
      const std::string text = plain(word);
      fits = text.empty() ? fail(fault("a move such as h2-h4")) : play(text);
    }
    if (fits) at_ = end;
    return fits;
  }

  /// A move as we write it: without letters of pieces, '-' for 'x'. Empty where it is none.
  [[nodiscard]] std::string plain(std::string_view word) const {
    std::string out;
    for (int square = 0; square < 2; ++square) {
      if (!word.empty() && word[0] >= 'A' && word[0] <= 'Z') word.remove_prefix(1);
      std::size_t length = 1;
      while (length < word.size() && isDigit(word[length])) ++length;
      if (word.size() < length || length == 1 || word[0] < 'a' || word[0] > 'z') return {};
      out += word.substr(0, length);
      word.remove_prefix(length);
      if (square == 1) break;
      if (word.empty() || (word[0] != '-' && word[0] != 'x')) return {};
      out += '-';
      word.remove_prefix(1);
    }
    if (word == "=D") word = variant_.teams ? "=Q" : "";
    return out + std::string(word);
  }

  bool play(const std::string& text) {
    const Reading reading = readMove(position_, text);
    if (reading.reason != nullptr) {
      Error error("bad-text");
      error.say(text).say(" at byte ").say(static_cast<int>(at_)).say(": ").say(reading.reason);
      error.because(reading.reason).at("text").value(text).place("ply", ply_);
      return fail(error.place("offset", at_));
    }
    record_.add(text);
    position_.play(reading.move);
    ++ply_;
    return true;
  }

  bool resign(int seat) {
    if (seat < 0 || seat >= kSeats || position_.over() || !position_.playing(seat)) {
      return fail(fault("a seat that plays"));
    }
    record_.add(resignText(seat));
    position_.resign(seat);
    ++ply_;
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::array<Tag, 4> tags_ = {{{"Variant"}, {"RuleVariants"}, {"StartFen4"}, {kPgn4SetupTag}}};
  Variant variant_;
  Position position_{};
  JsonWriter record_;
  std::size_t ply_ = 0;
  std::optional<Error> error_;
};

}  // namespace

bool looksLikePgn4(std::string_view text) {
  const std::size_t at = text.find_first_not_of("0123456789");
  if (at == std::string_view::npos) return false;
  return at == 0 ? text[0] == '[' : text[at] == '.';
}

Result<std::string> readPgn4(std::string_view text) { return Pgn4Reader(text).read(); }

}  // namespace nyota::chess4
