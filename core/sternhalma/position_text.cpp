#include <array>
#include <optional>
#include <string>

#include "core/base/decimal.h"
#include "core/sternhalma/text.h"

namespace nyota::sternhalma {

namespace {

/// Reads a position text from left to right; `at` is where an error is reported.
class PositionReader {
 public:
  PositionReader(const Variant& variant, std::string_view text)
      : variant_(variant), text_(text), position_(Position::cleared(variant)) {}

  Result<Position> read(Happenings* happenings) {
    for (int z = 8; z >= -8; --z) {
      if (z < 8 && !take('/')) return fault("expected '/' before the next row");
      std::optional<Error> error = readRow(z);
      if (error) return *std::move(error);
    }
    if (!take(' ')) return fault("expected a space and the seat to move after the last row");
    const std::size_t turnAt = at_;
    std::uint8_t turn = kNobody;
    if (!take('-')) {
      const int seat = at_ < text_.size() ? text_[at_] - '0' : -1;
      if (seat < 0 || seat >= variant_.setup.players) {
        return fault("expected the seat to move, 0 to ")
            .say(variant_.setup.players - 1)
            .say(", or - when the game is over");
      }
      turn = static_cast<std::uint8_t>(seat);
      ++at_;
    }
    if (at_ != text_.size()) return fault("expected the end of the text");
    position_.begin(turn, happenings);
    if (turn == kNobody && !position_.over()) {
      at_ = turnAt;
      return fault("nobody has finished here, so a seat to move is needed instead of -");
    }
    return position_;
  }

 private:
  [[nodiscard]] Error fault(const char* message) const {
    Error error("bad-position");
    return error.say("at byte ")
        .say(static_cast<int>(at_))
        .say(": ")
        .say(message)
        .at("position")
        .place("offset", at_);
  }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  /// Skips a run of empty holes; its length, or 0 where no number from 1 to 13 stands there.
  int readNumber() {
    int number = 0;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && number < 100) {
      if (number == 0 && text_[at_] == '0') return 0;
      number = number * 10 + (text_[at_] - '0');
      ++at_;
    }
    return number;
  }

  std::optional<Error> readRow(int z) {
    int x = -8;
    while (!onBoard(x, z)) ++x;
    while (at_ < text_.size() && text_[at_] != '/' && text_[at_] != ' ') {
      const char c = text_[at_];
      if (c >= '0' && c <= '9') {
        const std::size_t start = at_;
        const int empty = readNumber();
        if (empty == 0 || !onBoard(x + empty - 1, z)) {
          at_ = start;
          return fault("expected a number of empty holes that fits into row ").say(rowName(z));
        }
        x += empty;
        continue;
      }
      if (!onBoard(x, z)) return fault("more holes than there are in row ").say(rowName(z));
      std::optional<Error> error = readPiece(c, siteAt(x, z));
      if (error) return error;
      ++at_;
      ++x;
    }
    if (onBoard(x, z)) return fault("fewer holes than there are in row ").say(rowName(z));
    return std::nullopt;
  }

  static std::string rowName(int z) { return std::string(1, static_cast<char>('a' + z + 8)); }

  std::optional<Error> readPiece(char c, Site site) {
    if (c == 'n') {
      if (!variant_.neutral.has(site)) {
        return fault("neutral pieces stand only in points that these rules fill");
      }
      position_.putNeutral(site);
      return std::nullopt;
    }
    const bool king = c >= 'A' && c <= 'F';
    const int home = king ? c - 'A' : c - 'a';
    if (home < 0 || home >= kPoints) {
      return fault("expected a number, a piece a to f, A to F or n, or '/'");
    }
    if (variant_.set(home).seat < 0) return fault("no set of this game has that home point");
    if (king && !variant_.japanese) return fault("only the Japanese style has kings");
    if (king && !(position_.kings() & position_.pieces(home)).empty()) {
      return fault("a set has only one king");
    }
    if (position_.pieces(home).count() >= variant_.campSize) {
      return fault("more pieces than a set has");
    }
    position_.put(site, home, king);
    return std::nullopt;
  }

  const Variant& variant_;
  std::string_view text_;
  Position position_;
  std::size_t at_ = 0;
};

char letterOf(const Position& position, Site site) {
  if (position.neutral().has(site)) return 'n';
  const int home = position.homeOf(site);
  return static_cast<char>((position.kings().has(site) ? 'A' : 'a') + home);
}

}  // namespace

std::string positionText(const Position& position) {
  std::string out;
  for (int z = 8; z >= -8; --z) {
    if (z < 8) out += '/';
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) out += decimal(empty);
      empty = 0;
    };
    for (int x = -8; x <= 8; ++x) {
      if (!onBoard(x, z)) continue;
      const Site site = siteAt(x, z);
      if (!position.occupied().has(site)) {
        ++empty;
        continue;
      }
      flush();
      out += letterOf(position, site);
    }
    flush();
  }
  out += ' ';
  out += position.over() ? "-" : decimal(position.turn());
  return out;
}

Result<Position> readPosition(const Variant& variant, std::string_view text,
                              Happenings* happenings) {
  return PositionReader(variant, text).read(happenings);
}

}  // namespace nyota::sternhalma
