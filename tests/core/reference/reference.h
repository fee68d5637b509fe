// A second implementation of the Sternhalma rules, kept apart from the engine on purpose.
//
// It is written for the eye, not for speed: a board is a string with one character for each hole, a
// chain is a breadth-first search over whole boards, geometry is cube arithmetic looked up in maps.
// It includes nothing from core, so a misreading of the rules has to be made twice to go unseen.
#pragma once

#include <string>
#include <vector>

namespace reference {

/// The rule options, every one filled in and already judged to fit together.
struct Rules {
  bool japanese = false;               ///< the style as played: false with 1 or 4 and more seats
  std::string blocking = "full-goal";  ///< full-goal, own-only, swap or swap-last
  bool goalLock = false;
  std::string camps = "free";  ///< free, pass or closed
  bool filled = false;         ///< unused points hold neutral pieces
  bool distanceHops = false;
  bool playToEnd = true;
  int moveLimit = 300;  ///< turns for each seat, 0 for no limit
  int stagnation = 50;  ///< rounds without progress, 0 for no limit
};

/// A complete and valid setup: homes[seat] lists the home points (0 to 5) of the seat's sets.
struct Setup {
  std::vector<std::vector<int>> homes;
  int firstSeat = 0;
  Rules rules;
};

/// One legal move. Two moves differ when from, to or the board they leave differ.
struct Move {
  std::string text;  ///< the shortest path, the first in text order among equals
  std::string from;
  std::string to;
  std::vector<std::string> path;   ///< names of all holes of the path, from and to included
  std::vector<std::string> swaps;  ///< those landings of the path where two pieces change places
  std::string position;            ///< the board part of the position it leaves

  bool operator==(const Move&) const = default;
};

/// One character for each hole, in the order of the rows a to q and from left to right in a row:
/// '.' empty, 'a' to 'f' a piece of home 0 to 5, 'A' to 'F' its king, 'n' a neutral piece.
using Board = std::string;

/// The board part of a position text.
std::string boardText(const Board& board);

/// A game from its start (or from a loaded position) to its end.
class Game {
 public:
  explicit Game(const Setup& setup);
  /// Loads a position text, which must be well formed and name a seat to move.
  static Game load(Setup setup, const std::string& position);

  /// Legal moves of the seat to move in text order; none once the game is over.
  [[nodiscard]] const std::vector<Move>& legalMoves() const { return legal_; }
  /// Plays a full legal path, or a from-to that names exactly one move. False: nothing happened.
  bool play(const std::string& text);
  /// Whether play would take the text.
  [[nodiscard]] bool accepts(const std::string& text) const;
  /// The chain (a hole of a piece of the seat to move, or a path of hops) with each hop that could
  /// come next.
  [[nodiscard]] std::vector<std::string> hopsAfter(const std::string& chain) const;
  /// Resigns a playing seat. False: it does not play, and nothing happened.
  bool resign(int seat);

  [[nodiscard]] int seats() const { return static_cast<int>(setup_.homes.size()); }
  [[nodiscard]] int turn() const { return turn_; }  ///< -1 once the game is over
  [[nodiscard]] std::string position() const;
  [[nodiscard]] std::vector<int> inGoal() const;    ///< own pieces inside their goals, by seat
  [[nodiscard]] std::vector<int> distance() const;  ///< remaining distance in steps, by seat
  [[nodiscard]] const std::vector<int>& ranks() const { return ranks_; }  ///< 0 = none yet
  [[nodiscard]] const std::string& reason() const { return reason_; }  ///< empty while it goes on

  // What only tests want to see.
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] bool playing(int seat) const;
  [[nodiscard]] int turnsHad(int seat) const;       ///< skips included
  [[nodiscard]] int idle() const { return idle_; }  ///< the stagnation counter
  /// Seats skipped, and seats that finished, during the last play, resign or load, in order.
  [[nodiscard]] const std::vector<int>& lastSkipped() const { return lastSkipped_; }
  [[nodiscard]] const std::vector<int>& lastFinished() const { return lastFinished_; }

 private:
  struct Landing {
    int hole;
    bool swap;
    Board after;
  };

  Game(Setup setup, Board board);

  [[nodiscard]] int ownerOf(char piece) const;
  [[nodiscard]] bool inGoalCamp(char piece, int hole) const;
  [[nodiscard]] bool campForbidden(char piece, int hole) const;
  [[nodiscard]] bool mayRest(char piece, int hole) const;
  void tryLanding(const Board& board, int from, int to, std::vector<Landing>& out) const;
  [[nodiscard]] std::vector<Landing> stepsFrom(const Board& board, int from) const;
  [[nodiscard]] std::vector<Landing> hopsFrom(const Board& board, int from) const;
  [[nodiscard]] std::vector<Landing> lastSwapsFrom(const Board& board, int from) const;
  [[nodiscard]] std::vector<Move> movesOf(int seat) const;
  [[nodiscard]] bool resolve(const std::string& text, Board& after) const;
  [[nodiscard]] bool walk(const std::string& text, Board& after) const;
  [[nodiscard]] bool hasFinished(int seat) const;
  [[nodiscard]] bool setHasFinished(int seat, int home) const;
  [[nodiscard]] int playingSeats() const;
  [[nodiscard]] int topFreeRank() const;
  [[nodiscard]] int bottomFreeRank() const;

  void finishSeats(int first);
  [[nodiscard]] bool endByFinishing();
  void passTurn(int first);
  void checkLimits();
  void rankByProgress();
  void end(const std::string& reason);

  Setup setup_;
  Board board_;
  int turn_ = -1;
  int idle_ = 0;
  std::string reason_;
  std::vector<int> ranks_;
  std::vector<bool> finished_;
  std::vector<int> turnsHad_;
  std::vector<int> bestDistance_;
  std::vector<Move> legal_;
  std::vector<int> lastSkipped_;
  std::vector<int> lastFinished_;
};

}  // namespace reference
