#include <algorithm>
#include <array>

#include "core/base/decimal.h"
#include "core/base/resignation.h"
#include "core/chess4/fen4.h"
#include "core/chess4/pgn4.h"
#include "core/chess4/text.h"

namespace nyota::chess4 {

namespace {

constexpr std::string_view kPieceLetters = "?PNBRQK";

void writeTag(const char* name, const std::string& value, std::string& out) {
  out += '[';
  out += name;
  out += " \"";
  out += value;
  out += "\"]\n";
}

/// "Red: 20 - Blue: 0 - …", or the sides' score in teams; "*" while the game goes on.
std::string resultOf(const Position& position) {
  if (!position.over()) return "*";
  const Ranks ranks = position.ranks();
  if (position.variant().teams) {
    if (ranks[0] == ranks[1]) return "1/2-1/2";
    return ranks[0] < ranks[1] ? "1-0" : "0-1";
  }
  constexpr std::array kNames = {"Red: ", " - Blue: ", " - Yellow: ", " - Green: "};
  std::string out;
  for (int seat = 0; seat < kSeats; ++seat) {
    out += kNames[static_cast<std::size_t>(seat)];
    out += decimal(position.points(seat));
  }
  return out;
}

class Pgn4Writer {
 public:
  std::string write(const std::vector<Position>& positions,
                    const std::vector<std::string_view>& entries) {
    writeTags(positions.front(), positions[entries.size()]);
    last_ = positions.front().turn() + kSeats - 1;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const std::optional<int> resigned = resigningSeat(entries[i]);
      if (resigned && *resigned != positions[i].turn()) {
        tellResignation(*resigned);
      } else {
        tellTurn(positions[i], positions[i + 1], resigned ? std::string_view() : entries[i]);
      }
    }
    out_ += '\n';
    return std::move(out_);
  }

 private:
  void writeTags(const Position& start, const Position& end) {
    const Setup& setup = start.variant().setup;
    const bool passing = setup.rules.enPassant != EnPassant::kOff;
    writeTag("Variant", start.variant().teams ? "Teams" : "FFA", out_);
    std::string rules = passing ? "EnPassant" : "";
    if (!start.variant().teams) rules += passing ? " PromoteTo=D" : "PromoteTo=D";
    writeTag("RuleVariants", rules, out_);
    Variant plain = start.variant();
    plain.setup.firstSeat = 0;
    const std::string fen = positionText(start);
    const bool standard = fen == positionText(Position::start(plain));
    writeTag("StartFen4", standard ? std::string(kPgn4Start) : fen, out_);
    JsonWriter json;
    writeShortSetup(setup, json);
    std::string text = json.take();
    std::replace(text.begin(), text.end(), '"', '\'');
    writeTag(kPgn4SetupTag, text, out_);
    writeTag("Result", resultOf(end), out_);
  }

  /// What stands where the turn of a seat is. Rounds begin anew where the turn has come around.
  void token(int seat, std::string_view word) {
    if (rounds_ == 0 || seat <= last_ % kSeats) {
      out_ += '\n';
      out_ += decimal(++rounds_);
      out_ += ". ";
    } else {
      out_ += " .. ";
    }
    out_ += word;
    last_ = seat;
    comment_ = false;
  }

  /// Out of turn, of which the format knows nothing: a comment, and an R when the turn comes.
  void tellResignation(int seat) {
    if (comment_) {
      out_.resize(out_.size() - 2);
    } else {
      out_ += rounds_ == 0 ? "\n{" : " {";
    }
    out_ += ' ';
    out_ += resignText(seat);
    out_ += " }";
    comment_ = true;
    pending_ |= 1U << static_cast<unsigned>(seat);
  }

  /// An empty text is the resignation of the seat to move.
  void tellTurn(const Position& before, const Position& after, std::string_view text) {
    const int seat = before.turn();
    for (int passed = (last_ + 1) % kSeats; passed != seat; passed = (passed + 1) % kSeats) {
      const unsigned bit = 1U << static_cast<unsigned>(passed);
      if ((pending_ & bit) != 0) token(passed, kPgn4ToldBefore);
      pending_ &= ~bit;
    }
    token(seat, text.empty() ? std::string("R") : moveWord(before, after, text));
    if (after.reason() == EndReason::kCheckmate) token(after.turn(), "#");
    if (after.detail() == EndDetail::kStalemate) token(after.turn(), "S");
  }

  static std::string moveWord(const Position& before, const Position& after,
                              std::string_view text) {
    const Move move = readMove(before, text).move;
    const Kind kind = kindOf(before.at(move.from));
    std::string out;
    if (move.type == Move::Type::kCastle) {
      const int right = 2 * castlingStep(before.turn(), Castling::kShort);
      out = move.to == step(move.from, right) ? "O-O" : "O-O-O";
    } else {
      const Kind taken =
          move.type == Move::Type::kEnPassant ? Kind::kPawn : kindOf(before.at(move.to));
      if (kind != Kind::kPawn) out += kPieceLetters[static_cast<std::size_t>(kind)];
      out += nameOf(move.from);
      out += taken == Kind::kNone ? '-' : 'x';
      if (taken > Kind::kPawn) out += kPieceLetters[static_cast<std::size_t>(taken)];
      out += nameOf(move.to);
    }
    if (move.promotesTo != Kind::kNone) {
      out += '=';
      // In free for all D is the queen of one point; Q is kept where the record says it.
      const bool said = before.variant().teams || text.find('=') != std::string_view::npos;
      out += said ? kPieceLetters[static_cast<std::size_t>(move.promotesTo)] : 'D';
    }
    std::string mates;
    for (int other = 0; other < kSeats; ++other) {
      if (!before.playing(other) || other == before.turn()) continue;
      if (!after.playing(other)) {
        const unsigned rivals = before.variant().rivals[static_cast<std::size_t>(other)];
        const CodeSet hostile = piecesOf(before.playingMask() & rivals);
        if (after.grid().attackers(before.king(other), hostile) != 0) mates += '#';
      } else if ((after.attackedBy(other) & ~before.attackedBy(other)) != 0 &&
                 move.type != Move::Type::kCastle) {
        out += '+';
      }
    }
    return out + mates;
  }

  std::string out_;
  int last_ = 0;
  int rounds_ = 0;
  unsigned pending_ = 0;
  bool comment_ = false;  ///< the text ends with a comment
};

}  // namespace

std::string writePgn4(const std::vector<Position>& positions,
                      const std::vector<std::string_view>& entries) {
  return Pgn4Writer().write(positions, entries);
}

}  // namespace nyota::chess4
