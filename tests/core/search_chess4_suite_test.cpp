// What the computer player of four-player chess never misses: positions put up by hand or drawn by
// lot, each of which is shown to be what it claims before anybody thinks about it. What decides the
// game, what pays twenty points and, from level 3 on, the own queen is asked of the lower levels
// too; what else they see is by lot, so the rest is asked of the highest, which overlooks nothing.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/chess4/evaluate.h"
#include "core/chess4/fen4.h"
#include "core/chess4/text.h"
#include "core/search/thinking.h"
#include "tests/core/chess4_rules_play.h"
#include "tests/core/legal_moves.h"
#include "tests/core/slow_build.h"

namespace {

using chess4_rules::Game;
using legal_moves::movesOf;
using nyota::chess4::captureValue;
using nyota::chess4::Kind;
using nyota::chess4::kindOf;
using nyota::chess4::Move;
using nyota::chess4::ownerOf;
using nyota::chess4::Position;
using Thinking = nyota::search::Thinking<Position, nyota::chess4::Evaluator>;
using Boards = std::vector<std::string>;

/// What can be gained at once, and whether a capture that ends the game wins it.
struct Paying {
  const char* board;
  int pays;
};
struct Deciding {
  const char* board;
  bool wins;
};

constexpr int kMate = 20;
/// Slow builds try the lowest of the levels that promise a thing.
constexpr int kHighest = nyota::kHighestLevel;
/// More is not needed for what is so near.
constexpr std::uint64_t kNodes = kSlow ? 1000 : 3000;

int highestFrom(int lowest) { return kSlow ? lowest : kHighest; }

std::string answer(const Position& position, int level, std::uint64_t seed = 1) {
  const std::uint64_t own = nyota::chess4::Evaluator::sight(position, level).nodes;
  Thinking thinking(position, {.level = level, .nodes = std::min(own, kNodes), .seed = seed});
  while (!thinking.slice(500)) {
  }
  return moveText(position, thinking.thought().move);
}

Position after(Position position, const Move& move) {
  position.play(move);
  return position;
}

/// What a seat gains between two positions.
int gained(const Position& before, const Position& now, int seat) {
  return now.points(seat) - before.points(seat);
}

/// Is there a move with that property?
template <class Property>
bool any(const Position& position, Property property) {
  const std::vector<Move> moves = movesOf(position);
  return !position.over() && std::any_of(moves.begin(), moves.end(), property);
}

/// The most that the seat to move can gain at once.
int mostGained(const Position& position) {
  int most = 0;
  for (const Move& move : movesOf(position)) {
    most = std::max(most, gained(position, after(position, move), position.turn()));
  }
  return most;
}

bool takesSomebodyOut(const Position& position, const Move& move) {
  const Position next = after(position, move);
  return gained(position, next, position.turn()) >= kMate &&
         next.playingCount() < position.playingCount();
}

bool hasMate(const Position& position) {
  return any(position, [&](const Move& move) { return takesSomebodyOut(position, move); });
}

/// Whatever the others do, has that seat a mate that pays when its turn comes?
bool mateFollows(const Position& position, int seat) {
  if (position.over()) return false;
  if (position.turn() == seat) return hasMate(position);
  return !any(position,
              [&](const Move& move) { return !mateFollows(after(position, move), seat); });
}

/// Is the game over, with that seat in front?
bool wonBy(const Position& position, int seat) {
  return position.over() && position.ranks()[static_cast<std::size_t>(seat)] == 1;
}

/// Can the seat to move capture a queen of that seat with anything but a queen?
bool queenHangs(const Position& position, int seat) {
  return any(position, [&](const Move& move) {
    const auto taken = position.at(move.to);
    return kindOf(taken) == Kind::kQueen && static_cast<int>(ownerOf(taken)) == seat &&
           kindOf(position.at(move.from)) != Kind::kQueen;
  });
}

TEST(SearchChess4Suite, NoLevelPutsOffAMateThatPays) {
  // There is a queen or rook to be had as well.
  const Boards boards = {
      "c6rQ d13rQ h2rP i3rN f4rP c9bQ d4bQ d9bP d11yP g13yP c7yB d10gN l11gP j13gR",
      "i13rR e12rR c7rN g4rP a6bN d10bP c6bP k7yN f11yN k8gP l10gB e11gR",
      "d5rB e10rQ h6rN g4rB l11rN d10bP e5bQ j12yN h8yR d13yQ k8gP m11gP",
      "d6rQ n6rB g2rP f3rR k3rR c8bP m4bR a8bR e11yP h12yP e14yN l11gP f12gB",
      "j11rR g5rR h4rP i2rN h3rP l4bN k3bR g12bB d2yN g13yP e12yN m10gN l11gP i3gB",
      "e4rQ h2rR e8rR a10bB d4bP j4yR i13yP l8gN i6gQ",
  };
  for (const std::string& board : boards) {
    for (int level = 1; level <= kHighest; ++level) {
      const Game game("", board);
      ASSERT_TRUE(hasMate(game.now())) << board;
      Game played("", board);
      ASSERT_TRUE(played.play(answer(game.now(), level)));
      EXPECT_GE(played.points(0), kMate) << board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, TakesTheMateBeforeWhatItCouldHaveBesides) {
  // Each could take a queen now and hope for the mate a round later.
  const Boards boards = {
      "l4rQ k12rB i3rP g2rP f4rQ b10bN c5bP d9bP j12yQ d12yP i13yP k9gQ m9gP b5gQ",
      "j6rR m5rQ f3rP e1rN f4rP b4bP k3bB b6bP j12yR h11yP h12yR e8gN m10gP e2gN",
      "f1rQ l7rQ j4rP e7bB a10bQ b8bP g13yP d13yP d2yR d14gN m11gP",
  };
  for (const std::string& board : boards) {
    for (int level = 3; level <= highestFrom(3); ++level) {
      Game game("", board);
      ASSERT_TRUE(hasMate(game.now())) << board;
      ASSERT_TRUE(game.play(answer(game.now(), level)));
      EXPECT_GE(game.points(0), kMate) << board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, MatesInTwo) {
  const Boards boards = {
      // Against one; only in the second the first move is a check.
      "f12rQ c10rB i2rP l7rQ l8gP l10gN out:by",
      "l11rR m8rN c7rB k8rQ d6bP b8bP out:yg",
      "b10rR d9rR f8rR b5rQ f12yP j13yP out:bg",
      "m10rQ j11rN h3rP k4rB k11gP out:by",
      "h13rQ f14rQ k5rN m4rQ d7bP b5bP out:yg",
      // Whatever three others do meanwhile.
      "k10rN h11rQ k4rP b10bP",
      "l5rQ g2rB b8rN b9bP j11yP k11gP",
      "i6rQ i4rR k2rN h12yP j8gR",
  };
  for (const std::string& board : boards) {
    const Game game("", board);
    ASSERT_FALSE(hasMate(game.now())) << board;
    ASSERT_TRUE(any(game.now(), [&](const Move& move) {
      return !mateFollows(after(game.now(), move), 0);
    })) << board;
    Game played("", board);
    ASSERT_TRUE(played.play(answer(game.now(), kHighest)));
    EXPECT_TRUE(mateFollows(played.now(), 0)) << board;
  }
}

TEST(SearchChess4Suite, ChecksSeveralKingsAtOnce) {
  const std::vector<Paying> cases = {
      // A knight alone, a knight that uncovers a rook, queens to three kings, a knight to two.
      {"g6rN f7bK g10yK j9gK b6bP e2rP d12yP m9gP", 20},
      {"h4rR h7rN g8bK h11yK k10gK b8bP d2rP d12yP m9gP", 20},
      {"f1rQ f5rR h6rB i4rN i2rP b9bP c10bP d11yP d13yP f9yN k7gP l9gP k6gP", 5},
      {"l5rQ h8rB k2rP j3rP m9rN b4bN h11bB i4bN g12yP j12yP f12yN d11gR n5gN n4gB", 5},
      {"g6rN f7bK j9gK e5bP k2rR", 5},
  };
  for (const auto& one : cases) {
    const Game game("", one.board);
    ASSERT_EQ(mostGained(game.now()), one.pays) << one.board;
    ASSERT_FALSE(hasMate(game.now())) << one.board;
    // Where it pays twenty nobody overlooks it.
    for (int level = one.pays < kMate ? kHighest : 1; level <= kHighest; ++level) {
      Game played("", one.board);
      ASSERT_TRUE(played.play(answer(game.now(), level)));
      EXPECT_EQ(played.points(0), one.pays) << one.board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, TakesTheQueenThatWasNotPromoted) {
  // The other one is a queen on the board and a pawn in points.
  const Boards boards = {"d5rR f5bQ d9bD h2rP", "f6rN g8gD h7gQ h2rP b6bP"};
  for (const std::string& board : boards) {
    const Game game("", board);
    ASSERT_EQ(mostGained(game.now()), 9) << board;
    ASSERT_TRUE(any(game.now(), [&](const Move& move) {
      return nyota::chess4::isPromoted(game.now().at(move.to));
    })) << board;
    Game played("", board);
    ASSERT_TRUE(played.play(answer(game.now(), kHighest)));
    EXPECT_EQ(played.points(0), 9) << board;
  }
}

TEST(SearchChess4Suite, LeavesNoQueenToTheNextPlayer) {
  const Boards boards = {
      "l11rQ d2rR k11rN k3rP e3rN k13bN i7bN d6bP e11yP j11yP l8gP l6gR m8gR",
      "k11rN f3rQ f2rP i3rP f4rP d4bN d6bP l11bR d11yP h5yN g9yR n5gN m8gP",
      "d1rQ d9rN i2rN d6rB e3bN b8bP c7bP e12yQ d11yP d13yR l6gP l5gP",
      "b9rB h3rR c7rB h2rQ i3rN k7bR c10bN i4bN d11yR d13yP f9gB l10gP",
      "h3rB c4rQ f1rB j3rP a10bN d4bP b5bP f14yN e13yP g11yP l5gQ m11gP",
  };
  for (const std::string& board : boards) {
    const Game game("", board);
    // Most moves would leave it.
    const std::vector<Move> moves = movesOf(game.now());
    const auto leave = std::count_if(moves.begin(), moves.end(), [&](const Move& move) {
      return queenHangs(after(game.now(), move), 0);
    });
    ASSERT_GT(2 * leave, static_cast<std::ptrdiff_t>(moves.size())) << board;
    for (int level = 3; level <= highestFrom(3); ++level) {
      // Whatever it overlooks just then.
      for (std::uint64_t seed = 1; seed <= (kSlow || level == kHighest ? 1U : 6U); ++seed) {
        Game played("", board);
        ASSERT_TRUE(played.play(answer(game.now(), level, seed)));
        EXPECT_FALSE(queenHangs(played.now(), 0)) << board << " level " << level << " " << seed;
      }
    }
  }
}

TEST(SearchChess4Suite, EndsByTheLeadOnlyWhereThatWins) {
  const std::vector<Deciding> cases = {
      // With a pawn, a knight, a queen; in the last one who is out would stay in front.
      {"d5rR f5bP h2rP c9bN out:yg points:30,10,20,20", true},
      {"d5rR f5bN h2rP c9bN out:yg points:38,20,20,20", true},
      {"h2rP g5rQ d8bQ c7bP out:yg points:12,0,20,13", true},
      {"d5rR f5bR h2rP c9bN out:yg points:40,24,51,20", false},
  };
  for (const auto& one : cases) {
    const Game game("", one.board);
    ASSERT_TRUE(any(game.now(), [&](const Move& move) {
      const Position next = after(game.now(), move);
      return next.over() && wonBy(next, 0) == one.wins;
    })) << one.board;
    for (int level = 1; level <= kHighest; ++level) {
      Game played("", one.board);
      ASSERT_TRUE(played.play(answer(game.now(), level)));
      EXPECT_EQ(wonBy(played.now(), 0), one.wins) << one.board << " level " << level;
      EXPECT_EQ(played.now().over(), one.wins) << one.board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, DoesNotLetTheRivalGetAwayByALead) {
  // One capture more and the other one is 21 points in front.
  const Boards boards = {
      "a4rR h8rB e13rN h4rR h7gQ k1gN l10gP out:by points:22,11,11,38",
      "d2rB d8rN i3rR i13rQ n9rN k9gP m9gP m10gR out:by points:33,16,16,51",
      "h11rR f2rN e3rN j3rP g12rB i13yN e6yR g10yQ out:bg points:22,11,38,11",
      "h14rN k4rN e3rP d5rR n11rN h6yN c11yR c9yN out:bg points:32,16,50,16",
      "b7rN g4rR i4rP d11rR j3rP c10bQ n4bN j11bB out:yg points:32,52,16,16",
  };
  const auto loses = [](const Position& position) {
    return any(position, [&](const Move& move) {
      const Position next = after(position, move);
      return next.over() && !wonBy(next, 0);
    });
  };
  for (const std::string& board : boards) {
    const Game game("", board);
    ASSERT_TRUE(any(game.now(), [&](const Move& move) { return loses(after(game.now(), move)); }))
        << board;
    Game played("", board);
    ASSERT_TRUE(played.play(answer(game.now(), kHighest)));
    EXPECT_FALSE(loses(played.now())) << board;
  }
}

TEST(SearchChess4Suite, PromotesByTheCaptureThatPaysMost) {
  const std::vector<Paying> cases = {
      {"e7rP h7rP g8bR e2rR m5gP g13yP b9bP", 5},
      {"e7rP f8bN e2rR m5gP g13yP b9bP", 3},
      {"h7rP g8yB i8gN m5gP g13yP b9bP d2rR", 5},
  };
  for (const auto& one : cases) {
    const Game game("", one.board);
    ASSERT_EQ(mostGained(game.now()), one.pays) << one.board;
    Game played("", one.board);
    ASSERT_TRUE(played.play(answer(game.now(), kHighest)));
    EXPECT_EQ(played.points(0), one.pays) << one.board;
    EXPECT_NE(positionText(played.now()).find("rD"), std::string::npos) << one.board;
  }
}

TEST(SearchChess4Suite, EscapesTheMateThatThreatens) {
  const Boards boards = {
      "g2rP h2rP i2rP a4bR h5rR b8bP g13yP m8gP d7bR",
      "turn:b b6bP b7bP b8bP j9bR e4yR f10yR g13yP m8gP h2rP",
  };
  for (const std::string& board : boards) {
    const Game game("", board);
    const int seat = game.turn();
    const auto mated = [&](const Position& position) {
      return any(position, [&](const Move& move) { return !after(position, move).playing(seat); });
    };
    ASSERT_TRUE(any(game.now(), [&](const Move& move) { return mated(after(game.now(), move)); }))
        << board;
    for (int level = 3; level <= highestFrom(3); ++level) {
      Game played("", board);
      ASSERT_TRUE(played.play(answer(game.now(), level)));
      EXPECT_FALSE(mated(played.now())) << board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, TakesNothingThatLeavesSomebodyStuckAndPaid) {
  const Boards boards = {
      "m6rB b6rN d9rQ d7bQ c9bP i13yP k12yQ c10yB l6gP m5gP l7gP",
      "d5rB b4rQ k6rQ g3rR i2rB g12yN d12yP d3yQ m10gP m5gQ k11gP",
      "g6rR d3rR e4rN n11rB d5bN d12yP g9yN b9yQ d7gB l5gP l8gP",
  };
  for (const std::string& board : boards) {
    const Game game("", board);
    const auto paysAnother = [&](const Position& next) {
      return gained(game.now(), next, 1) >= kMate;
    };
    // What captures most would do it.
    int most = 0;
    bool paid = false;
    for (const Move& move : movesOf(game.now())) {
      const int value = captureValue(game.now().at(move.to));
      if (value > most) paid = paysAnother(after(game.now(), move));
      most = std::max(most, value);
    }
    ASSERT_TRUE(paid) << board;
    for (int level = 3; level <= highestFrom(3); ++level) {
      Game played("", board);
      ASSERT_TRUE(played.play(answer(game.now(), level)));
      EXPECT_FALSE(paysAnother(played.now())) << board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, WinsInTeamsAtOnce) {
  const Boards boards = {
      "b5rQ g11rQ j2rP c6bP c8bN d13yQ m6yB l8gQ j7gN",
      "b5rR f3rQ n7rB d2rQ c7bP i13yP j14yN k11gQ f8gB",
      "c8rQ k12rQ f2rP k8rN n5bB b6bN n6yB c4yN k7gP l6gP",
  };
  for (const std::string& board : boards) {
    for (int level = 1; level <= kHighest; ++level) {
      Game game("teams", board);
      ASSERT_TRUE(any(game.now(), [&](const Move& move) {
        return wonBy(after(game.now(), move), 0);
      })) << board;
      ASSERT_TRUE(game.play(answer(game.now(), level)));
      EXPECT_TRUE(wonBy(game.now(), 0)) << board << " level " << level;
    }
  }
}

TEST(SearchChess4Suite, LeavesTheMateToThePartner) {
  const Boards boards = {
      "e14rQ l5rB j11rN a4bB b10bP e12yP e5yQ l6gP k9gP",
      "i5rQ n4rQ k10rQ h4rP g4bB n10bN d13yN e13yB j4gN n7gR",
      "k7rQ i7rN i9rR l10rR b8bN d13yR k6gB",
      "m11rR d6rR h2rP a5rB c9bP c10bQ c4yR f13yP k7gB",
  };
  // Whatever the next player does, the partner mates.
  const auto partnerMates = [](const Position& position) {
    return !position.over() && !any(position, [&](const Move& move) {
      const Position next = after(position, move);
      return !any(next, [&](const Move& last) { return wonBy(after(next, last), 0); });
    });
  };
  for (const std::string& board : boards) {
    const Game game("teams", board);
    ASSERT_FALSE(any(game.now(), [&](const Move& move) {
      return wonBy(after(game.now(), move), 0);
    })) << board;
    Game played("teams", board);
    ASSERT_TRUE(played.play(answer(game.now(), kHighest)));
    EXPECT_TRUE(partnerMates(played.now())) << board;
  }
}

}  // namespace
