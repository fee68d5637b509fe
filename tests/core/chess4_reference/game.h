// A game of four-player chess as the second implementation plays it: turns, points, ends.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "tests/core/chess4_reference/position.h"

namespace reference_chess4 {

using Points = std::array<int, kSeats>;

/// What a position text says, to begin a game in the middle.
struct Loaded {
  Position position;
  Points points = {};
};

/// One thing that happened, all facts in one line, such as "captured 0 1 d4 pawn plain live 1".
using Told = std::vector<std::string>;

class Game {
 public:
  explicit Game(Rules rules);
  /// Each playing seat must have its king, and the seat to move must play.
  Game(Rules rules, const Loaded& loaded);

  /// Of the seat to move, in text order; none once the game is over.
  [[nodiscard]] const std::vector<Move>& legalMoves() const { return legal_; }
  /// The legal move that a text means, null where there is none.
  [[nodiscard]] const Move* read(const std::string& text) const;
  /// False: no such legal move, and nothing happened.
  bool play(const std::string& text);
  /// False: the seat does not play, and nothing happened.
  bool resign(int seat);

  [[nodiscard]] const Rules& rules() const { return rules_; }
  [[nodiscard]] const Position& position() const { return position_; }
  /// The position before the last move.
  [[nodiscard]] const Position& earlier() const { return earlier_; }
  [[nodiscard]] int turn() const { return reason_.empty() ? position_.turn : kNobody; }
  [[nodiscard]] bool playing(int seat) const { return !position_.out.at(seat); }
  [[nodiscard]] int playingSeats() const;
  [[nodiscard]] const Points& points() const { return points_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }  ///< empty while it goes on
  [[nodiscard]] const std::string& detail() const { return detail_; }
  [[nodiscard]] const std::vector<int>& ranks() const {
    return ranks_;
  }  ///< empty while it goes on
  /// "playing", "out" or "resigned".
  [[nodiscard]] std::string status(int seat) const;
  /// What the last move, resignation or loading brought.
  [[nodiscard]] const Told& told() const { return told_; }
  /// Own moves of a seat since the last capture or pawn move.
  [[nodiscard]] int idle(int seat) const { return idle_.at(seat); }
  [[nodiscard]] int movesMade() const { return movesMade_; }
  /// How often the position has occurred, the present time included.
  [[nodiscard]] int occurrences() const;

 private:
  void tell(const std::vector<std::string>& facts);
  void payCapture(const Move& move);
  void payChecks();
  void testCheckmates(int mover);
  void goOut(int seat, const std::string& why, int pointsTo, int points);
  bool endByCount();
  void giveTurn(int seat);
  [[nodiscard]] int nextPlaying(int seat) const;
  void passStuck(bool scoring);
  bool endIfStuckInTeams();
  bool endByDraw();
  [[nodiscard]] bool bareKings() const;
  [[nodiscard]] bool fifty() const;
  void draw(const std::string& detail);
  void end(const std::string& reason, const std::string& detail);
  void endTeams(const std::string& reason, const std::string& detail, int losers);
  void finishPly(bool passes);

  Rules rules_;
  Position position_;
  Position earlier_;
  Points points_ = {};
  std::array<bool, kSeats> resigned_ = {};
  std::array<int, kSeats> idle_ = {};
  int movesMade_ = 0;
  std::vector<Position> seen_;
  std::string reason_;
  std::string detail_;
  std::vector<int> ranks_;
  std::vector<Move> legal_;
  Told told_;
};

/// Leaf count, each legal move once.
long long perft(const Game& game, int depth);

}  // namespace reference_chess4
