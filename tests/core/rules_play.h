// Games put up hole by hole, for tests of single rules.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/happening.h"
#include "core/sternhalma/position.h"
#include "core/sternhalma/variant.h"

namespace rules_play {

/// The position text for a board such as "a i5 i6 / D q1", letters as in position texts. Written
/// without the engine's geometry.
std::string boardText(std::string_view pieces);

class Game {
 public:
  /// The start under a setup given as JSON, with ' in the place of ".
  explicit Game(std::string_view setup);
  /// The same rules with those pieces on the board and that seat to move.
  Game(std::string_view setup, std::string_view pieces, int turn);

  [[nodiscard]] const nyota::sternhalma::Position& now() const { return position_; }
  [[nodiscard]] std::string text() const;
  /// The seat to move, -1 once the game is over.
  [[nodiscard]] int turn() const { return position_.over() ? -1 : position_.turn(); }
  [[nodiscard]] std::string reason() const;
  [[nodiscard]] std::vector<int> ranks() const;
  /// Seats that the last move, resignation or loading skipped.
  [[nodiscard]] std::vector<int> skipped() const { return told("skipped"); }
  /// Seats that finished by it.
  [[nodiscard]] std::vector<int> finished() const { return told("finished"); }

  /// How many generated moves go from one hole to another.
  [[nodiscard]] int routes(std::string_view from, std::string_view to) const;
  /// The holes that the generated moves of a piece lead to, in text order.
  [[nodiscard]] std::string targets(std::string_view from) const;
  /// The texts of the moves of a piece, in the order in which they are offered.
  [[nodiscard]] std::vector<std::string> offered(std::string_view from) const;
  /// May a chain that came along these holes stop on that one?
  [[nodiscard]] bool stops(const std::vector<std::string>& path, std::string_view hole) const;
  /// Why a text is no legal move; empty where it is one.
  [[nodiscard]] std::string whyNot(std::string_view text) const;
  /// The path that a text is understood as.
  [[nodiscard]] std::string readAs(std::string_view text) const;

  /// Plays a legal text; false where it is none.
  bool play(std::string_view text);
  void resign(int seat);

 private:
  [[nodiscard]] std::vector<int> told(std::string_view type) const;

  std::unique_ptr<const nyota::sternhalma::Variant> variant_;
  nyota::Happenings happenings_;
  nyota::sternhalma::Position position_;
};

/// The offset of the first fault in a position text, -1 where it loads.
int loadFault(std::string_view setup, std::string_view text);

}  // namespace rules_play
