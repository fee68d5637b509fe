#include "core/chess4/fen4.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/decimal.h"

namespace nyota::chess4 {

namespace {

constexpr std::string_view kSeatLetters = "RBYG";
constexpr std::string_view kOwnerLetters = "rbyg";
constexpr std::string_view kKindLetters = "?PNBRQK";
constexpr char kPromotedQueen = 'D';
constexpr char kGreyLetter = 'd';
constexpr int kMostPoints = 1'000'000;

int placeIn(std::string_view letters, char letter) {
  const std::size_t at = letters.find(letter);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

/// Reads a text from left to right; the steps stop at the first fault. Spaces and line breaks
/// between two parts count for nothing.
class Fen4Reader {
 public:
  Fen4Reader(const Variant& variant, std::string_view text, std::size_t from)
      : text_(text), position_(Position::cleared(variant)), at_(from) {}

  Result<Position> read(Happenings* happenings) {
    skipSpace();
    const int turn = at_ < text_.size() ? placeIn(kSeatLetters, text_[at_]) : -1;
    if (turn < 0) return fault("expected the seat to move, R, B, Y or G");
    ++at_;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
      if (!take('-') || !readNumbers(i)) {
        return fault(i == 3 ? "expected four numbers of points" : "expected four times 0 or 1");
      }
    }
    if (!take('-') || !readNumber(kMostPoints) || !take('-')) {
      return fault("expected a number of moves");
    }
    if (!readExtras()) return fault("expected {'enPassant':('','','','')}-");
    kingsAt_.fill(at_);
    for (int rank = kSide; rank >= 1; --rank) {
      if (rank < kSide && !take('/')) return fault("expected '/'");
      if (!readRank(rank)) return fault("expected 14 squares of a rank");
    }
    skipSpace();
    if (at_ != text_.size()) return fault("expected the end");
    for (int seat = 0; seat < kSeats; ++seat) {
      const char* wrong = giveRights(seat);
      if (wrong != nullptr) return fault(wrong);
    }
    position_.settle(turn, happenings);
    return position_;
  }

 private:
  /// What is wrong with what a text says of a seat, where at_ is then; nullptr where nothing is.
  const char* giveRights(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    if (isOut(seat)) {
      at_ = numbersAt_[0][i];
      if (position_.variant().teams) return "nobody is out in teams";
      position_.setOut(seat, resigned_[i] ? SeatStatus::kResigned : SeatStatus::kOut);
    } else if (kings_[i] != 1) {
      at_ = kingsAt_[i];
      return "expected one king of every player who is in";
    }
    if (!position_.variant().teams) position_.setPoints(seat, numbers_[3][i]);
    if (!position_.playing(seat)) return nullptr;
    for (const Castling side : {Castling::kShort, Castling::kLong}) {
      const auto field = static_cast<std::size_t>(side) + 1;
      at_ = numbersAt_[field][i];
      if (numbers_[field][i] != 0 && !position_.allowCastling(seat, side)) {
        return "castling needs king and rook where they start";
      }
    }
    at_ = crossedAt_[i];
    if (crossed_[i] == kNoCell || position_.allowEnPassant(seat, crossed_[i])) return nullptr;
    return "no pawn can have crossed this square";
  }

  [[nodiscard]] bool isOut(int seat) const {
    const auto i = static_cast<std::size_t>(seat);
    return numbers_[0][i] != 0 || resigned_[i];
  }

  [[nodiscard]] Error fault(const char* message) const {
    Error error("bad-position");
    error.say(message).say(" at byte ").say(static_cast<int>(at_));
    return error.at("position").value(text_.substr(at_)).place("offset", at_);
  }

  void skipSpace() {
    while (at_ < text_.size() && placeIn(" \t\r\n", text_[at_]) >= 0) ++at_;
  }

  bool take(std::string_view word) {
    skipSpace();
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  bool take(char letter) { return take(std::string_view(&letter, 1)); }

  std::optional<int> readNumber(int most) {
    skipSpace();
    int number = 0;
    const std::size_t start = at_;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && number <= most) {
      number = number * 10 + (text_[at_++] - '0');
    }
    if (at_ == start || number > most) {
      at_ = start;
      return std::nullopt;
    }
    return number;
  }

  bool readNumbers(std::size_t field) {
    for (std::size_t i = 0; i < kSeats; ++i) {
      if (i > 0 && !take(',')) return false;
      numbersAt_[field][i] = at_;
      const std::optional<int> number = readNumber(field == 3 ? kMostPoints : 1);
      if (!number) return false;
      numbers_[field][i] = *number;
    }
    return true;
  }

  bool readQuoted(std::string_view& out) {
    if (!take('\'')) return false;
    const std::size_t end = text_.find('\'', at_);
    if (end == std::string_view::npos) return false;
    out = text_.substr(at_, end - at_);
    at_ = end + 1;
    return true;
  }

  /// {'name':value,...}- or nothing. What other rules of other programs need is passed over.
  bool readExtras() {
    if (!take('{')) return true;
    while (!take('}')) {
      std::string_view name;
      if (!readQuoted(name) || !take(':')) return false;
      const bool gone = name == "resigned" || name == "flagged";
      if (gone || name == "enPassant") {
        for (std::size_t i = 0; i < kSeats; ++i) {
          if (!take(i > 0 ? ',' : '(') || !(gone ? readResigned(i) : readCrossed(i))) return false;
        }
        if (!take(')')) return false;
      } else if (!skipValue()) {
        return false;
      }
      take(',');
    }
    return take('-');
  }

  bool readResigned(std::size_t i) {
    const bool yes = take("true");
    resigned_[i] = resigned_[i] || yes;
    return yes || take("false");
  }

  bool readCrossed(std::size_t i) {
    crossedAt_[i] = at_;
    std::string_view cells;
    if (!readQuoted(cells)) return false;
    if (cells.empty()) return true;
    const std::size_t colon = std::min(cells.find(':'), cells.size());
    crossed_[i] = findCell(cells.substr(0, colon));
    const Cell stepped = findCell(cells.substr(std::min(colon + 1, cells.size())));
    return crossed_[i] != kNoCell && stepped == step(crossed_[i], kForward[i]);
  }

  bool skipValue() {
    int depth = 0;
    for (; at_ < text_.size(); ++at_) {
      const char letter = text_[at_];
      if (depth == 0 && (letter == ',' || letter == '}')) return true;
      if (letter == '(') ++depth;
      if (letter == ')') --depth;
    }
    return false;
  }

  /// Squares of a rank, parted by commas: numbers of empty ones, 'x' for what is off the board.
  bool readRank(int rank) {
    int file = 1;
    while (file <= kSide) {
      if (file > 1 && !take(',')) return false;
      skipSpace();
      const Cell cell = cellAt(file, rank);
      if (!onBoard(cell) && take('x')) {
        ++file;
        continue;
      }
      if (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') {
        const std::optional<int> empty = readNumber(kSide);
        if (!empty || *empty == 0) return false;
        file += *empty;
        continue;
      }
      if (!onBoard(cell) || !readPiece(cell)) return false;
      ++file;
    }
    return file == kSide + 1;
  }

  bool readPiece(Cell cell) {
    const auto letterAt = [&](std::size_t at) { return at < text_.size() ? text_[at] : '\0'; };
    std::size_t at = at_;
    const bool grey = letterAt(at) == kGreyLetter;
    if (grey) ++at;
    int seat = placeIn(kOwnerLetters, letterAt(at));
    if (seat >= 0) {
      ++at;
    } else if (grey) {
      // A grey piece of nobody in particular: nothing but its colour depends on who had it.
      while (++seat < kSeats && !isOut(seat)) {
      }
    }
    const char letter = letterAt(at);
    const bool promoted = letter == kPromotedQueen;
    const int kind = promoted ? static_cast<int>(Kind::kQueen) : placeIn(kKindLetters, letter);
    if (seat < 0 || seat == kSeats || kind <= 0 || (grey && !isOut(seat))) return false;
    position_.put(cell, seat, static_cast<Kind>(kind), promoted);
    if (static_cast<Kind>(kind) == Kind::kKing) {
      ++kings_[static_cast<std::size_t>(seat)];
      kingsAt_[static_cast<std::size_t>(seat)] = at_;
    }
    at_ = at + 1;
    return true;
  }

  std::string_view text_;
  Position position_;
  std::size_t at_;
  /// Who is out, who may castle short and long, points; and where in the text each stands.
  std::array<std::array<int, kSeats>, 4> numbers_{};
  std::array<std::array<std::size_t, kSeats>, 4> numbersAt_{};
  std::array<bool, kSeats> resigned_{};
  std::array<Cell, kSeats> crossed_{};
  std::array<std::size_t, kSeats> crossedAt_{};
  std::array<int, kSeats> kings_{};
  std::array<std::size_t, kSeats> kingsAt_{};
};

/// One of the first four fields: who is out, who may castle short and long, points.
void writeField(const Position& position, std::size_t field, std::string& out) {
  for (int seat = 0; seat < kSeats; ++seat) {
    out += seat == 0 ? '-' : ',';
    int number = position.points(seat);
    if (field == 0) number = position.playing(seat) ? 0 : 1;
    if (field == 1 || field == 2) {
      number = position.mayCastle(seat, static_cast<Castling>(field - 1)) ? 1 : 0;
    }
    out += decimal(number);
  }
}

void writeExtras(const Position& position, std::string& out) {
  bool anyResigned = false;
  bool anyCrossed = false;
  std::string resigned;
  std::string cells;
  for (int seat = 0; seat < kSeats; ++seat) {
    const bool gone = !position.playing(seat) && position.status(seat) == SeatStatus::kResigned;
    anyResigned = anyResigned || gone;
    resigned += seat == 0 ? "" : ",";
    resigned += gone ? "true" : "false";
    const Cell crossed = position.enPassant(seat);
    cells += seat == 0 ? "'" : ",'";
    if (crossed != kNoCell) {
      anyCrossed = true;
      cells += nameOf(crossed);
      cells += ':';
      cells += nameOf(step(crossed, kForward[static_cast<std::size_t>(seat)]));
    }
    cells += '\'';
  }
  if (!anyResigned && !anyCrossed) return;
  out += '{';
  if (anyResigned) {
    out += "'resigned':(";
    out += resigned;
    out += anyCrossed ? ")," : ")";
  }
  if (anyCrossed) {
    out += "'enPassant':(";
    out += cells;
    out += ')';
  }
  out += "}-";
}

void writeRank(const Position& position, int rank, std::string& out) {
  int empty = 0;
  const auto part = [&](int file) {
    if (empty > 0) out += decimal(empty);
    if (empty > 0 && file <= kSide) out += ',';
    empty = 0;
  };
  for (int file = 1; file <= kSide; ++file) {
    const Code code = position.at(cellAt(file, rank));
    if (ownerOf(code) >= kSeats) {
      ++empty;
      continue;
    }
    part(file);
    if (position.grey(code)) out += kGreyLetter;
    out += kOwnerLetters[ownerOf(code)];
    out += isPromoted(code) ? kPromotedQueen : kKindLetters[static_cast<std::size_t>(kindOf(code))];
    if (file < kSide) out += ',';
  }
  part(kSide + 1);
}

}  // namespace

std::string positionText(const Position& position) {
  std::string out(1, kSeatLetters[static_cast<std::size_t>(position.turn())]);
  for (std::size_t field = 0; field < 4; ++field) writeField(position, field, out);
  int quiet = 0;
  for (int seat = 0; seat < kSeats; ++seat) quiet += position.quietMoves(seat);
  out += '-';
  out += decimal(quiet);
  out += '-';
  writeExtras(position, out);
  for (int rank = kSide; rank >= 1; --rank) {
    writeRank(position, rank, out);
    if (rank > 1) out += '/';
  }
  return out;
}

Result<Position> readPosition(const Variant& variant, std::string_view text, Happenings* happenings,
                              std::size_t from) {
  return Fen4Reader(variant, text, from).read(happenings);
}

}  // namespace nyota::chess4
