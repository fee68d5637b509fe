#include "tests/core/chess4_random_play_case.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <utility>

namespace chess4_play {
namespace {

using reference_chess4::cellAt;
using reference_chess4::fileOf;
using reference_chess4::kNobody;
using reference_chess4::kSeats;
using reference_chess4::Loaded;
using reference_chess4::ownRow;
using reference_chess4::Piece;
using reference_chess4::rankOf;
using reference_chess4::Rules;

class Drawing {
 public:
  Drawing(const Rules& rules, const Scatter& scatter, Random& random)
      : rules_(rules), scatter_(scatter), random_(random) {}

  Loaded draw() {
    loaded_.position.turn = below(random_, kSeats);
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool mayBeOut = !rules_.teams && seat != loaded_.position.turn;
      loaded_.position.out.at(seat) = mayBeOut && hits(random_, scatter_.out);
      if (!rules_.teams) loaded_.points.at(seat) = below(random_, 40);
    }
    for (int seat = 0; seat < kSeats; ++seat) putKing(seat);
    for (int seat = 0; seat < kSeats; ++seat) putArmy(seat);
    if (rules_.enPassant != "off") {
      for (int seat = 0; seat < kSeats; ++seat) putStepped(seat);
    }
    return loaded_;
  }

 private:
  [[nodiscard]] bool isEmpty(int cell) const {
    return cell >= 0 && loaded_.position.board.at(cell).owner == kNobody;
  }

  int anyCell() {
    for (;;) {
      const int cell = cellAt(below(random_, 14), below(random_, 14));
      if (isEmpty(cell)) return cell;
    }
  }

  /// An empty cell not far from some king, or any.
  int closeCell() {
    const int king = reference_chess4::kingOf(loaded_.position, below(random_, kSeats));
    if (king < 0) return anyCell();
    const int near =
        cellAt(fileOf(king) + below(random_, 5) - 2, rankOf(king) + below(random_, 5) - 2);
    return isEmpty(near) ? near : anyCell();
  }

  void put(int cell, const Piece& piece) { loaded_.position.board.at(cell) = piece; }

  void putKing(int seat) {
    const bool out = loaded_.position.out.at(seat);
    const int home = reference_chess4::kingStart(seat);
    if (!out && hits(random_, scatter_.atHome) && isEmpty(home) && !nextToAKing(home)) {
      put(home, {seat, 'K', false});
      for (int side = 0; side < 2; ++side) {
        const int rook = reference_chess4::rookStart(seat, side);
        if (!isEmpty(rook) || hits(random_, 20)) continue;
        put(rook, {seat, 'R', false});
        loaded_.position.castling.at(seat).at(side) = hits(random_, 80);
      }
      return;
    }
    // A grey king may have been captured.
    if (out && hits(random_, 30)) return;
    int cell = anyCell();
    while (nextToAKing(cell)) cell = anyCell();
    put(cell, {seat, 'K', false});
  }

  [[nodiscard]] bool nextToAKing(int cell) const {
    for (int seat = 0; seat < kSeats; ++seat) {
      const int king = reference_chess4::kingOf(loaded_.position, seat);
      if (king < 0) continue;
      const int files = std::abs(fileOf(king) - fileOf(cell));
      const int ranks = std::abs(rankOf(king) - rankOf(cell));
      if (std::max(files, ranks) < 2) return true;
    }
    return false;
  }

  void putArmy(int seat) {
    for (int i = below(random_, scatter_.most + 1); i > 0; --i) {
      const int cell = hits(random_, scatter_.together) ? closeCell() : anyCell();
      if (hits(random_, scatter_.pawns)) {
        const int row = ownRow(seat, cell);
        // A text may hold pawns where none can come to.
        const bool usual = row >= 2 && row < (rules_.teams ? 11 : 8);
        if (usual || hits(random_, 5)) put(cell, {seat, 'P', false});
        continue;
      }
      if (hits(random_, scatter_.heavy)) {
        const bool queen = hits(random_, 60);
        put(cell, {seat, queen ? 'Q' : 'R', queen && hits(random_, 50)});
      } else {
        put(cell, {seat, "NBR"[below(random_, 3)], false});
      }
    }
  }

  /// A pawn that has just made a double step.
  void putStepped(int seat) {
    const reference_chess4::Position& position = loaded_.position;
    if (seat == position.turn || position.out.at(seat) || hits(random_, 50)) return;
    // With `next` only the seat that moved last can have left one.
    if (rules_.enPassant == "next") {
      int last = (position.turn + kSeats - 1) % kSeats;
      while (position.out.at(last)) last = (last + kSeats - 1) % kSeats;
      if (last != seat) return;
    }
    const reference_chess4::Step ahead = reference_chess4::forward(seat);
    for (const int from : reference_chess4::cells()) {
      if (ownRow(seat, from) != 2 || !hits(random_, 30)) continue;
      const int crossed = cellAt(fileOf(from) + ahead.file, rankOf(from) + ahead.rank);
      const int to = cellAt(fileOf(from) + 2 * ahead.file, rankOf(from) + 2 * ahead.rank);
      if (!isEmpty(from) || !isEmpty(crossed) || !isEmpty(to)) continue;
      put(to, {seat, 'P', false});
      loaded_.position.rights.at(seat) = {crossed, to};
      for (int other = 0; other < kSeats; ++other) putCapturer(other, crossed, from);
      return;
    }
  }

  /// A pawn that could capture on the crossed square.
  void putCapturer(int seat, int crossed, int kept) {
    const reference_chess4::Step ahead = reference_chess4::forward(seat);
    const int side = hits(random_, 50) ? 1 : -1;
    const int from = cellAt(fileOf(crossed) - ahead.file + side * ahead.rank,
                            rankOf(crossed) - ahead.rank + side * ahead.file);
    if (!isEmpty(from) || from == kept || hits(random_, 60)) return;
    const int row = ownRow(seat, from);
    if (row >= 2 && row < (rules_.teams ? 11 : 8)) put(from, {seat, 'P', false});
  }

  const Rules& rules_;
  const Scatter& scatter_;
  Random& random_;
  Loaded loaded_;
};

}  // namespace

int below(Random& random, int count) {
  return static_cast<int>(random() % static_cast<Random::result_type>(count));
}

bool hits(Random& random, int percent) { return below(random, 100) < percent; }

std::string setupJson(const Rules& rules) {
  return std::string(R"({"game":"chess4","mode":")") + (rules.teams ? "teams" : "ffa") +
         R"(","rules":{"moveLimit":)" + std::to_string(rules.moveLimit) + R"(,"enPassant":")" +
         rules.enPassant + R"("},"firstSeat":)" + std::to_string(rules.firstSeat) + '}';
}

std::vector<Rules> systematicRules() {
  std::vector<Rules> all;
  for (const bool teams : {false, true}) {
    for (const char* enPassant : {"round", "next", "off"}) {
      Rules rules;
      rules.teams = teams;
      rules.enPassant = enPassant;
      rules.firstSeat = static_cast<int>(all.size()) % kSeats;
      all.push_back(rules);
    }
  }
  return all;
}

Rules randomRules(Random& random) {
  Rules rules;
  rules.teams = hits(random, 30);
  rules.enPassant = std::vector<const char*>{"round", "round", "next", "off"}[below(random, 4)];
  rules.firstSeat = below(random, kSeats);
  if (hits(random, 20)) rules.moveLimit = 1 + below(random, 60);
  return rules;
}

Loaded loadedFrom(const std::string& text) {
  const std::string colours = "rbyg";
  const auto seatOf = [&](char colour) { return static_cast<int>(colours.find(colour)); };
  Loaded loaded;
  reference_chess4::Position& position = loaded.position;
  std::istringstream in(text);
  for (std::string word; in >> word;) {
    const std::size_t colon = word.find(':');
    const std::string what = colon == std::string::npos ? "" : word.substr(0, colon);
    const std::string value = word.substr(colon + 1);
    if (what.empty()) {
      const std::size_t last = word.size() - 2;
      const bool promoted = word.back() == 'D';
      position.board.at(reference_chess4::cellNamed(word.substr(0, last))) = {
          seatOf(word[last]), promoted ? 'Q' : word.back(), promoted};
    } else if (what == "turn") {
      position.turn = seatOf(value[0]);
    } else if (what == "out") {
      for (const char colour : value) position.out.at(seatOf(colour)) = true;
    } else if (what == "castle") {
      position.castling.at(seatOf(value[0])).at(value[1] == 's' ? 0 : 1) = true;
    } else if (what == "points") {
      std::istringstream list(value);
      for (int& points : loaded.points) {
        list >> points;
        list.ignore();
      }
    } else {
      const int crossed = reference_chess4::cellNamed(value);
      for (int seat = 0; seat < kSeats; ++seat) {
        if (ownRow(seat, crossed) != 3) continue;
        const reference_chess4::Step ahead = reference_chess4::forward(seat);
        position.rights.at(seat) = {
            crossed, cellAt(fileOf(crossed) + ahead.file, rankOf(crossed) + ahead.rank)};
      }
    }
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    if (position.out.at(seat) || reference_chess4::kingOf(position, seat) >= 0) continue;
    position.board.at(reference_chess4::kingStart(seat)) = {seat, 'K', false};
  }
  return loaded;
}

Loaded randomLoaded(const Rules& rules, const Scatter& scatter, Random& random) {
  return Drawing(rules, scatter, random).draw();
}

}  // namespace chess4_play
