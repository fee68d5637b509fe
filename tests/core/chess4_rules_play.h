// Games of four-player chess put up piece by piece, for tests of single rules.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/happening.h"
#include "core/chess4/position.h"
#include "core/chess4/variant.h"

namespace chess4_rules {

class Game {
 public:
  /// Options are words such as "teams", "next" or "off" for captures in passing, "limit:3" and
  /// "first:2". Pieces are given as loadedFrom of chess4_random_play_case.h takes them; without
  /// any it is the start of a game.
  explicit Game(const std::string& options = "", const std::string& pieces = "");

  [[nodiscard]] const nyota::chess4::Position& now() const { return position_; }
  /// The seat to move, -1 once the game is over.
  [[nodiscard]] int turn() const { return position_.over() ? -1 : position_.turn(); }
  [[nodiscard]] bool plays(int seat) const { return position_.playing(seat); }
  [[nodiscard]] int points(int seat) const { return position_.points(seat); }
  [[nodiscard]] std::string reason() const { return std::string(reasonName(position_.reason())); }
  [[nodiscard]] std::string detail() const { return std::string(detailName(position_.detail())); }
  [[nodiscard]] std::vector<int> ranks() const;

  /// The squares that the generated moves of a piece lead to, in text order.
  [[nodiscard]] std::string targets(const std::string& from) const;
  /// Is a move of that text generated?
  [[nodiscard]] bool can(const std::string& text) const;
  /// What stands on a square, such as "rK"; empty for none.
  [[nodiscard]] std::string on(const std::string& square) const;
  /// Why a text is no legal move; empty where it is one.
  [[nodiscard]] std::string whyNot(const std::string& text) const;

  /// Plays any text that is taken as a legal move, and is false where it is none.
  bool play(const std::string& text);
  /// Plays all, false where one is not legal.
  bool playAll(const std::vector<std::string>& texts);
  void resign(int seat);

  /// What the last move, resignation or loading brought, one line each with all facts, the move
  /// itself left out.
  [[nodiscard]] const std::vector<std::string>& told() const { return told_; }
  [[nodiscard]] bool told(const std::string& line) const;

 private:
  std::unique_ptr<const nyota::chess4::Variant> variant_;
  nyota::chess4::Position position_;
  std::vector<std::string> told_;
};

}  // namespace chess4_rules
