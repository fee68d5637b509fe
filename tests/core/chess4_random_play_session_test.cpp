// Sessions of four-player chess at random: states and lists of moves agree with the second
// implementation, undo and redo restore every state exactly, and a game survives being written down
// and read again, as a record, as JSON text, as a link and as a position.
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/table/table.h"
#include "tests/core/chess4_golden_game.h"
#include "tests/core/chess4_random_play_case.h"
#include "tests/core/chess4_random_play_player.h"
#include "tests/core/chess4_reference/game.h"

namespace {

using chess4_play::below;
using chess4_play::Player;
using chess4_play::Random;
using nyota::Json;
using nyota::table::Table;
using reference_chess4::Game;
using reference_chess4::Rules;

#ifdef NYOTA_SLOW_BUILD
constexpr int kGames = 4;
#else
constexpr int kGames = 40;
#endif

/// Everything a table shows of its position, except whether there is something to redo.
std::string picture(const Table& table) {
  std::string state = table.state();
  const std::string redo = R"("canRedo":true)";
  const std::size_t at = state.find(redo);
  if (at != std::string::npos) state.replace(at, redo.size(), R"("canRedo":false)");
  const auto moves = table.legalMoves("");
  return state + table.position() + table.hash() + (moves ? *moves : "none");
}

Json parsed(const std::string& text) {
  nyota::JsonFault fault;
  std::optional<Json> json = nyota::parseJson(text, fault);
  EXPECT_TRUE(json.has_value()) << text;
  return json ? *std::move(json) : Json();
}

std::string member(const Json& json, const char* name) {
  const Json* value = json.find(name);
  if (value == nullptr) return "";
  return value->isString() ? std::string(value->asString()) : nyota::dump(value);
}

/// What a state says of its pieces, as the second implementation keeps them.
reference_chess4::Board boardOf(const Json& state, const Game& game) {
  reference_chess4::Board board;
  for (const Json& piece : state.find("pieces")->items()) {
    const std::string kind = member(piece, "kind");
    const int cell = reference_chess4::cellNamed(member(piece, "cell"));
    const int seat = std::stoi(member(piece, "seat"));
    char letter = ' ';
    for (const char one : std::string("PNBRQK")) {
      if (reference_chess4::kindName(one) == kind) letter = one;
    }
    board.at(cell) = {seat, letter, member(piece, "promoted") == "true"};
    EXPECT_EQ(member(piece, "grey") == "true", !game.playing(seat)) << member(piece, "cell");
  }
  return board;
}

void compareState(const Table& table, const Game& game) {
  const Json state = parsed(table.state());
  EXPECT_EQ(member(state, "turn"), game.turn() < 0 ? "null" : std::to_string(game.turn()));
  EXPECT_EQ(member(state, "over"), game.turn() < 0 ? "true" : "false");
  EXPECT_EQ(member(state, "reason"), game.reason().empty() ? "null" : game.reason());
  EXPECT_EQ(member(state, "detail"), game.detail());
  EXPECT_EQ(chess4_golden::boardText(boardOf(state, game)),
            chess4_golden::boardText(game.position().board));
  for (const Json& seat : state.find("seats")->items()) {
    const int number = std::stoi(member(seat, "seat"));
    EXPECT_EQ(member(seat, "status"), game.status(number));
    EXPECT_EQ(member(seat, "rank"),
              game.ranks().empty() ? "null" : std::to_string(game.ranks().at(number)));
    EXPECT_EQ(member(seat, "points"),
              game.rules().teams ? "" : std::to_string(game.points().at(number)));
    const bool checked =
        game.turn() >= 0 && game.playing(number) && inCheck(game.rules(), game.position(), number);
    if (game.turn() >= 0) {
      EXPECT_EQ(member(seat, "inCheck"), checked ? "true" : "false");
    }
  }
}

void compareMoves(const Table& table, const Game& game) {
  const auto listed = table.legalMoves("");
  ASSERT_TRUE(listed);
  const Json moves = parsed(*listed);
  EXPECT_EQ(moves.items().size(), game.legalMoves().size());
  for (const Json& move : moves.items()) {
    const reference_chess4::Move* same = game.read(member(move, "text"));
    ASSERT_NE(same, nullptr) << member(move, "text");
    EXPECT_EQ(member(move, "from"), reference_chess4::cellName(same->from));
    EXPECT_EQ(member(move, "to"), reference_chess4::cellName(same->to));
    EXPECT_EQ(member(move, "kind"), same->rookFrom >= 0 ? "castle"
                                    : same->enPassant   ? "en-passant"
                                                        : "normal");
    const reference_chess4::Board& board = game.position().board;
    EXPECT_EQ(member(move, "captured"),
              same->taken < 0 ? "" : reference_chess4::kindName(board.at(same->taken).kind));
    EXPECT_EQ(member(move, "promotesTo"),
              same->promote == 0 ? "" : reference_chess4::kindName(same->promote));
  }
}

/// A table, the second implementation, and what the table showed after each entry.
class Walkthrough {
 public:
  Walkthrough(const Rules& rules, Table table, Random& random)
      : rules_(rules), table_(std::move(table)), game_(rules), player_(4, Player(random)) {
    for (Player& player : player_) player = Player(random);
    pictures_.push_back(picture(table_));
  }

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] bool over() const { return game_.turn() < 0; }

  void playOn(Random& random) {
    const int seat = below(random, 4);
    if (below(random, 80) == 0 && game_.playing(seat)) {
      EXPECT_TRUE(table_.resign(seat));
      game_.resign(seat);
      keep("resign:" + std::to_string(seat));
      return;
    }
    const std::string odd = chess4_play::randomText(game_, random);
    EXPECT_EQ(table_.whyNot(odd).empty(), game_.read(odd) != nullptr) << odd;
    std::string text = player_[game_.turn()].choose(game_, random);
    // A queen may be said, or left unsaid; the text is kept as it was given.
    const bool queen = game_.read(text)->promote == 'Q';
    if (queen && below(random, 2) == 0) {
      text = rules_.teams ? text.substr(0, text.find('=')) : text + "=Q";
    }
    EXPECT_TRUE(table_.play(text)) << text;
    EXPECT_TRUE(game_.play(text)) << text;
    keep(text);
    compareState(table_, game_);
    compareMoves(table_, game_);
  }

  void undo(int entries) {
    for (int i = 0; i < entries && !played_.empty(); ++i) {
      EXPECT_TRUE(table_.undo());
      played_.pop_back();
      EXPECT_EQ(picture(table_), pictures_[played_.size()]);
    }
    if (played_.empty()) {
      EXPECT_FALSE(table_.undo());
    }
    replay();
  }

  void redo() {
    std::size_t redone = played_.size();
    while (table_.redo()) {
      ++redone;
      EXPECT_EQ(picture(table_), pictures_[redone]);
    }
    EXPECT_EQ(redone, texts_.size());
    played_ = texts_;
    replay();
  }

 private:
  void keep(const std::string& text) {
    pictures_.resize(played_.size() + 1);
    played_.push_back(text);
    texts_ = played_;
    pictures_.push_back(picture(table_));
  }

  void replay() {
    game_ = Game(rules_);
    for (const std::string& text : played_) {
      if (text.rfind("resign:", 0) == 0) {
        game_.resign(text.back() - '0');
      } else {
        game_.play(text);
      }
    }
  }

  Rules rules_;
  Table table_;
  Game game_;
  std::vector<Player> player_;
  std::vector<std::string> played_;    ///< the entries up to where the table stands
  std::vector<std::string> texts_;     ///< with those that redo would bring back
  std::vector<std::string> pictures_;  ///< one more than texts_
};

void expectSame(const nyota::Result<Table>& read, const Table& table, std::string_view how) {
  ASSERT_TRUE(read) << how << ": " << read.error().message();
  EXPECT_EQ(picture(*read), picture(table)) << how;
  EXPECT_EQ(read->history(), table.history()) << how;
  EXPECT_EQ(read->record(), table.record()) << how;
}

TEST(Chess4RandomPlaySession, UndoRedoAndTextsRestoreExactly) {
  Random random(31);
  for (int number = 0; number < kGames && !HasFailure(); ++number) {
    const Rules rules = chess4_play::randomRules(random);
    const std::string setup = chess4_play::setupJson(rules);
    SCOPED_TRACE(setup);
    nyota::Result<Table> table = Table::fromSetup(setup);
    ASSERT_TRUE(table) << table.error().message();
    Walkthrough walk(rules, *std::move(table), random);
    for (int i = 0; i < 120 && !HasFailure(); ++i) {
      if (walk.over() || below(random, 15) == 0) {
        walk.undo(1 + below(random, 6));
        if (below(random, 2) == 0) walk.redo();
      }
      if (!walk.over()) walk.playOn(random);
    }
    expectSame(Table::fromRecord(walk.table().record()), walk.table(), "record");
    for (const std::string_view format : {"json", "link"}) {
      const nyota::Result<std::string> text = walk.table().toText(format);
      ASSERT_TRUE(text) << text.error().message();
      expectSame(Table::fromText(*text), walk.table(), format);
    }
    if (!walk.over()) {
      const nyota::Result<Table> again = Table::fromPosition(setup, walk.table().position());
      ASSERT_TRUE(again) << again.error().message() << walk.table().position();
      EXPECT_EQ(again->hash(), walk.table().hash());
    }
    walk.undo(1000);
    walk.redo();
  }
}

}  // namespace
