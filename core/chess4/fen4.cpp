#include "core/chess4/fen4.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nyota::chess4 {

namespace {

constexpr std::string_view kSeatLetters = "RBYG";
constexpr std::string_view kOwnerLetters = "rbyg";
constexpr std::string_view kKindLetters = "?PNBRQK";
constexpr char kPromotedQueen = 'D';
constexpr int kMostPoints = 1'000'000;

int placeIn(std::string_view letters, char letter) {
  const std::size_t at = letters.find(letter);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

/// Reads a text from left to right; the steps stop at the first fault.
class Fen4Reader {
 public:
  Fen4Reader(const Variant& variant, std::string_view text)
      : text_(text), position_(Position::cleared(variant)) {}

  Result<Position> read(Happenings* happenings) {
    const int turn = at_ < text_.size() ? placeIn(kSeatLetters, text_[at_]) : -1;
    if (turn < 0) return fault("expected the seat to move, R, B, Y or G");
    ++at_;
    std::array<std::array<int, kSeats>, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (!take('-') || !readNumbers(numbers[i], i == 3 ? kMostPoints : 1)) {
        return fault(i == 3 ? "expected four numbers of points" : "expected four times 0 or 1");
      }
    }
    std::array<int, 1> quiet{};
    if (!take('-') || !readNumbers(quiet, kMostPoints) || !take('-')) {
      return fault("expected a number of moves");
    }
    std::array<Cell, kSeats> crossed{};
    const std::size_t extras = at_;
    if (at_ < text_.size() && text_[at_] == '{' && (!readCrossed(crossed) || !take('-'))) {
      return fault("expected {'enPassant':('','','','')}-");
    }
    for (int rank = kSide; rank >= 1; --rank) {
      if (rank < kSide && !take('/')) return fault("expected '/'");
      if (!readRank(rank)) return fault("expected 14 squares of a rank");
    }
    if (at_ != text_.size()) return fault("expected the end");
    for (int seat = 0; seat < kSeats; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (numbers[0][i] != 0) {
        position_.setOut(seat, SeatStatus::kOut);
      } else if (kings_[i] != 1) {
        return fault("expected one king of every player who is in");
      }
      position_.setPoints(seat, numbers[3][i]);
      const bool castles =
          (numbers[1][i] == 0 || position_.allowCastling(seat, Castling::kShort)) &&
          (numbers[2][i] == 0 || position_.allowCastling(seat, Castling::kLong));
      if (!castles && position_.playing(seat)) {
        return fault("castling needs king and rook where they start");
      }
    }
    for (int seat = 0; seat < kSeats; ++seat) {
      const Cell cell = crossed[static_cast<std::size_t>(seat)];
      if (cell == kNoCell || position_.allowEnPassant(seat, cell)) continue;
      at_ = extras;
      return fault("no pawn can have crossed this square");
    }
    position_.settle(turn, happenings);
    return position_;
  }

 private:
  [[nodiscard]] Error fault(const char* message) const {
    Error error("bad-position");
    error.say(message).say(" at byte ").say(static_cast<int>(at_));
    return error.at("position").value(text_.substr(at_)).place("offset", at_);
  }

  bool take(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  bool take(char letter) { return take(std::string_view(&letter, 1)); }

  std::optional<int> readNumber(int most) {
    int number = 0;
    const std::size_t start = at_;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && number <= most) {
      number = number * 10 + (text_[at_++] - '0');
    }
    if (at_ == start || number > most) return std::nullopt;
    return number;
  }

  template <std::size_t kCount>
  bool readNumbers(std::array<int, kCount>& out, int most) {
    for (std::size_t i = 0; i < kCount; ++i) {
      if (i > 0 && !take(',')) return false;
      const std::optional<int> number = readNumber(most);
      if (!number) return false;
      out[i] = *number;
    }
    return true;
  }

  bool readCrossed(std::array<Cell, kSeats>& out) {
    if (!take("{'enPassant':(")) return false;
    for (std::size_t i = 0; i < kSeats; ++i) {
      if (!take(i > 0 ? ",'" : "'")) return false;
      const std::size_t end = text_.find('\'', at_);
      if (end == std::string_view::npos) return false;
      const std::string_view cells = text_.substr(at_, end - at_);
      if (!cells.empty()) {
        const std::size_t colon = std::min(cells.find(':'), cells.size());
        out[i] = findCell(cells.substr(0, colon));
        const Cell stepped = findCell(cells.substr(std::min(colon + 1, cells.size())));
        if (out[i] == kNoCell || stepped != step(out[i], kForward[i])) return false;
      }
      at_ = end + 1;
    }
    return take(")}");
  }

  /// Squares of a rank, parted by commas: numbers of empty ones, 'x' for what is off the board.
  bool readRank(int rank) {
    int file = 1;
    while (file <= kSide) {
      if (file > 1 && !take(',')) return false;
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
    if (at_ + 2 > text_.size()) return false;
    const int seat = placeIn(kOwnerLetters, text_[at_]);
    const char letter = text_[at_ + 1];
    const bool promoted = letter == kPromotedQueen;
    const int kind = promoted ? static_cast<int>(Kind::kQueen) : placeIn(kKindLetters, letter);
    if (seat < 0 || kind <= 0) return false;
    at_ += 2;
    position_.put(cell, seat, static_cast<Kind>(kind), promoted);
    if (static_cast<Kind>(kind) == Kind::kKing) ++kings_[static_cast<std::size_t>(seat)];
    return true;
  }

  std::string_view text_;
  Position position_;
  std::array<int, kSeats> kings_{};
  std::size_t at_ = 0;
};

template <class F>
void writeSeats(std::string& out, F number) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat > 0) out += ',';
    out += std::to_string(number(seat));
  }
  out += '-';
}

void writeCrossed(const Position& position, std::string& out) {
  bool any = false;
  std::string cells;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cell crossed = position.enPassant(seat);
    cells += seat == 0 ? "'" : ",'";
    if (crossed != kNoCell) {
      any = true;
      cells += nameOf(crossed) + ':';
      cells += nameOf(step(crossed, kForward[static_cast<std::size_t>(seat)]));
    }
    cells += '\'';
  }
  if (any) out += "{'enPassant':(" + cells + ")}-";
}

void writeRank(const Position& position, int rank, std::string& out) {
  int empty = 0;
  const auto part = [&](int file) {
    if (empty > 0) out += std::to_string(empty);
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
    out += kOwnerLetters[ownerOf(code)];
    out += isPromoted(code) ? kPromotedQueen : kKindLetters[static_cast<std::size_t>(kindOf(code))];
    if (file < kSide) out += ',';
  }
  part(kSide + 1);
}

}  // namespace

std::string positionText(const Position& position) {
  std::string out(1, kSeatLetters[static_cast<std::size_t>(position.turn())]);
  out += '-';
  writeSeats(out, [&](int seat) { return position.playing(seat) ? 0 : 1; });
  for (const Castling side : {Castling::kShort, Castling::kLong}) {
    writeSeats(out, [&](int seat) { return position.mayCastle(seat, side) ? 1 : 0; });
  }
  writeSeats(out, [&](int seat) { return position.points(seat); });
  int quiet = 0;
  for (int seat = 0; seat < kSeats; ++seat) quiet += position.quietMoves(seat);
  out += std::to_string(quiet) + '-';
  writeCrossed(position, out);
  for (int rank = kSide; rank >= 1; --rank) {
    writeRank(position, rank, out);
    if (rank > 1) out += '/';
  }
  return out;
}

Result<Position> readPosition(const Variant& variant, std::string_view text,
                              Happenings* happenings) {
  return Fen4Reader(variant, text).read(happenings);
}

}  // namespace nyota::chess4
