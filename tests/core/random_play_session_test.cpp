// Sessions at random: undo and redo restore every state exactly, and a game survives being written
// down and read again, as a record, as JSON text and as a link.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/table/table.h"
#include "tests/core/random_play_case.h"
#include "tests/core/random_play_player.h"
#include "tests/core/reference/reference.h"

namespace {

using nyota::table::Table;
using random_play::below;
using random_play::Case;
using random_play::Random;

#ifdef NYOTA_SLOW_BUILD
constexpr int kGames = 9;
#else
constexpr int kGames = 60;
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

/// A table, the reference for its players, and what the table showed after each entry.
class Walkthrough {
 public:
  Walkthrough(const Case& c, Table table, std::string start)
      : setup_(random_play::referenceSetup(c)),
        start_(std::move(start)),
        table_(std::move(table)),
        game_(begin()) {
    pictures_.push_back(picture(table_));
  }

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] bool over() const { return game_.turn() < 0; }

  void playOn(Random& random) {
    const int seat = below(random, game_.seats());
    if (below(random, 60) == 0 && game_.playing(seat)) {
      EXPECT_TRUE(table_.resign(seat));
      game_.resign(seat);
      keep("resign:" + std::to_string(seat));
      return;
    }
    std::string text = random_play::randomPath(game_, random);
    if (text.empty() || below(random, 4) > 0) {
      text = random_play::choose(game_, setup_, random_play::randomTemper(random), random).text;
    }
    EXPECT_TRUE(table_.play(text)) << text;
    EXPECT_TRUE(game_.play(text)) << text;
    keep(text);
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
    while (table_.redo()) {
      ++redone_;
      EXPECT_EQ(picture(table_), pictures_[played_.size() + redone_]);
    }
    played_.insert(played_.end(), texts_.begin() + static_cast<std::ptrdiff_t>(played_.size()),
                   texts_.end());
    redone_ = 0;
    EXPECT_EQ(played_.size() + 1, pictures_.size());
    replay();
  }

 private:
  [[nodiscard]] reference::Game begin() const {
    return start_.empty() ? reference::Game(setup_) : reference::Game::load(setup_, start_);
  }

  void keep(const std::string& text) {
    pictures_.resize(played_.size() + 1);
    played_.push_back(text);
    texts_ = played_;
    pictures_.push_back(picture(table_));
  }

  void replay() {
    game_ = begin();
    for (const std::string& text : played_) {
      if (text.rfind("resign:", 0) == 0) {
        game_.resign(text.back() - '0');
      } else {
        game_.play(text);
      }
    }
  }

  reference::Setup setup_;
  std::string start_;
  Table table_;
  reference::Game game_;
  std::vector<std::string> played_;    ///< the entries up to where the table stands
  std::vector<std::string> texts_;     ///< with those that redo would bring back
  std::vector<std::string> pictures_;  ///< one more than texts_
  std::size_t redone_ = 0;
};

void expectSame(const nyota::Result<Table>& read, const Table& table, std::string_view how) {
  ASSERT_TRUE(read) << how << ": " << read.error().message();
  EXPECT_EQ(picture(*read), picture(table)) << how;
  EXPECT_EQ(read->history(), table.history()) << how;
  EXPECT_EQ(read->record(), table.record()) << how;
}

TEST(RandomPlaySession, UndoRedoAndTextsRestoreExactly) {
  Random random(11);
  for (int number = 0; number < kGames && !HasFailure(); ++number) {
    const Case c = random_play::randomCase(random);
    const std::string setup = random_play::setupJson(c);
    SCOPED_TRACE(setup);
    std::string start;
    if (number % 3 == 2) {
      start = random_play::randomPosition(random_play::referenceSetup(c), random);
    }
    nyota::Result<Table> table =
        start.empty() ? Table::fromSetup(setup) : Table::fromPosition(setup, start);
    ASSERT_TRUE(table) << table.error().message();
    Walkthrough walk(c, *std::move(table), start);
    for (int i = 0; i < 60 && !HasFailure(); ++i) {
      if (walk.over() || below(random, 12) == 0) {
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
    walk.undo(1000);
    walk.redo();
  }
}

}  // namespace
