#include "core/chess4/facts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/happening.h"
#include "core/base/json.h"
#include "core/chess4/tell.h"

namespace nyota::chess4 {

namespace {

constexpr int kMatePoints = 20;

/// What a side could take, were it its turn.
struct Prospect {
  /// Per cell: points that can be won there, 0 for none.
  std::array<std::uint8_t, 256> gains{};
  unsigned mated = 0;  ///< seats that one of its moves would mate, a bit for each
};

int worthOf(Code code) { return captureValue(codeOf(0, kindOf(code))); }

unsigned bit(int seat) { return 1U << static_cast<unsigned>(seat); }

/// Seats that play against a seat.
unsigned rivalsOf(const Position& position, int seat) {
  return position.variant().rivals[static_cast<std::size_t>(seat)] & position.playingMask();
}

/// What the move of a piece wins: the piece that it takes, less itself where one of the guards can
/// take it in its turn.
int gainOf(const Position& position, const Move& move, unsigned guards) {
  const Code taken = position.at(move.to);
  if (!has(piecesOf(guards), taken)) return 0;
  const Code taker = position.at(move.from);
  Grid grid = position.grid();
  grid.lift(move.to);
  grid.lift(move.from);
  grid.put(move.to, taker);
  const bool covered = grid.attackers(move.to, piecesOf(guards)) != 0;
  return worthOf(taken) - (covered ? worthOf(taker) : 0);
}

/// Seats that the move would mate.
unsigned matedBy(const Position& position, const Move& move) {
  const int seat = position.turn();
  Position next = position;
  next.play(move);
  if (next.reason() == EndReason::kCheckmate) return bit(next.turn());  // in teams
  // A stalemate does not pay the one who brings it about.
  const bool paid = next.points(seat) - position.points(seat) >= kMatePoints;
  return paid ? position.playingMask() & ~next.playingMask() : 0;
}

/// What each of these seats could take from those, and whom a single one could mate, if it were
/// its turn.
Prospect prospectOf(const Position& position, unsigned takers, unsigned victims) {
  Prospect out;
  std::vector<Move> moves;
  for (int seat = 0; seat < kSeats; ++seat) {
    Position asked = position;
    if ((takers & bit(seat)) == 0) continue;
    if (asked.turn() != seat) asked.settle(seat);
    asked.generate(moves);
    if (asked.turn() != seat) continue;  // it could not move
    for (const Move& move : moves) {
      std::uint8_t& gain = out.gains[move.to];
      gain = static_cast<std::uint8_t>(std::max<int>(gain, gainOf(asked, move, victims)));
      if (takers == bit(seat)) out.mated |= matedBy(asked, move);
    }
  }
  return out;
}

/// Tells of the dearest piece that the one prospect endangers and the other does not.
FactList& tellNew(const char* code, const Position& position, const Prospect& with,
                  const Prospect& without, FactList& out, bool owner) {
  Cell dearest = kNoCell;
  for (unsigned i = 0; i < 256; ++i) {
    const auto cell = static_cast<Cell>(i);
    if (with.gains[cell] == 0 || without.gains[cell] != 0) continue;
    if (worthOf(position.at(cell)) > worthOf(position.at(dearest))) dearest = cell;
  }
  if (dearest == kNoCell) return out;
  const Code piece = position.at(dearest);
  out.tell(code).with(kindName(kindOf(piece)));
  if (owner) out.with(static_cast<int>(ownerOf(piece)));
  return out;
}

/// What the move changes in what can be taken next.
void tellProspects(const Position& position, const Move& move, const Position& after,
                   FactList& out) {
  const int seat = position.turn();
  const unsigned rivals = rivalsOf(position, seat);
  const unsigned left = rivalsOf(after, seat);
  const unsigned own = position.playingMask() & ~rivals;
  const Prospect could = prospectOf(position, bit(seat), rivals);
  const Prospect can = prospectOf(after, bit(seat), left);
  const Prospect feared = prospectOf(position, rivals, own);
  const Prospect fears = prospectOf(after, left, own);
  for (int other = 0; other < kSeats; ++other) {
    // Who is in check has to see to that anyway.
    if ((can.mated & ~could.mated & bit(other)) == 0 || after.inCheck(other)) continue;
    out.tell("threatens-mate").with(other);
    break;
  }
  const char* kind = kindName(kindOf(after.at(move.to)));
  const bool attacked = fears.gains[move.to] != 0;
  if (feared.gains[move.from] != 0 && !attacked) out.tell("saves").with(kind);
  tellNew("protects", after, feared, fears, out, false);
  tellNew("threatens", after, can, could, out, true);
  if (attacked) out.tell("offers").with(kind);
}

/// What the rules tell of the move, as far as it is of that kind: who goes out by it, or the rest.
void tellHappenings(const Json& happenings, const Position& after, bool ends, FactList& out) {
  for (const Json& item : happenings.items()) {
    const auto word = [&](const char* key) { return std::string(stringOf(item.find(key))); };
    const auto number = [&](const char* key) {
      return static_cast<int>(integerOf(item.find(key)).value_or(0));
    };
    const std::string type = word("type");
    if (ends) {
      if (type != "eliminated") continue;
      const char* code = word("why") == "checkmate" ? "mates" : "stalemates";
      out.tell(code).with(number("seat")).with(number("points"));
    } else if (type == "captured") {
      const bool grey = item.find("grey")->asBool();
      out.tell(grey ? "captures-grey" : "captures").with(word("kind").c_str());
      if (!grey) out.with(number("victim")).with(number("points"));
    } else if (type == "promoted") {
      out.tell("promotes").with(word("to").c_str());
    } else if (type == "check") {
      const std::vector<Json>& seats = item.find("seats")->items();
      const int seat = static_cast<int>(integerOf(seats.data()).value_or(0));
      if (seats.size() > 1) {
        out.tell("checks-kings").with(static_cast<int>(seats.size())).with(number("points"));
      } else if (after.inCheck(seat) && after.reason() != EndReason::kCheckmate) {
        out.tell("checks").with(seat);  // of a mate there is no more to say
      }
    }
  }
}

}  // namespace

FactList factsOf(const Position& position, const Move& move) {
  const int seat = position.turn();
  Position after = position;
  Happenings told;
  after.play(move, &told);
  JsonFault fault;
  const std::optional<Json> happenings = parseJson(told.json(), fault);
  FactList out;
  const Ranks ranks = after.ranks();
  const bool lost = std::any_of(ranks.begin(), ranks.end(), [](int rank) { return rank > 1; });
  if (lost && ranks[static_cast<std::size_t>(seat)] == 1) out.tell("wins");
  tellHappenings(*happenings, after, true, out);
  if (position.variant().teams) {
    // There the game ends, and nobody goes out.
    if (after.reason() == EndReason::kCheckmate) out.tell("mates").with(after.turn()).with(0);
    if (after.detail() == EndDetail::kStalemate) out.tell("stalemates").with(after.turn()).with(0);
  }
  tellHappenings(*happenings, after, false, out);
  if (!after.over()) tellProspects(position, move, after, out);
  if (move.type == Move::Type::kCastle) out.tell("castles");
  const Kind kind = kindOf(position.at(move.from));
  const bool minor = kind == Kind::kKnight || kind == Kind::kBishop;
  if (minor && rowOf(seat, move.from) == 1 && rowOf(seat, move.to) != 1) out.tell("develops");
  return out;
}

}  // namespace nyota::chess4
