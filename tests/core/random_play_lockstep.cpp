#include "tests/core/random_play_lockstep.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/sternhalma/chains.h"
#include "core/sternhalma/setup.h"
#include "core/sternhalma/text.h"
#include "tests/core/random_play_core.h"
#include "tests/core/random_play_player.h"
#include "tests/core/reference/geometry.h"

namespace random_play {
namespace {

using nyota::sternhalma::Position;

nyota::sternhalma::Variant variantOf(const Case& c) {
  nyota::JsonFault fault;
  const std::optional<nyota::Json> json = nyota::parseJson(setupJson(c), fault);
  nyota::SetupReport report;
  const std::optional<nyota::sternhalma::Setup> setup =
      json ? nyota::sternhalma::readSetup(*json, report) : std::nullopt;
  EXPECT_TRUE(setup.has_value()) << setupJson(c);
  return nyota::sternhalma::makeVariant(setup.value_or(nyota::sternhalma::Setup{}));
}

std::map<char, int> countPieces(const std::string& board) {
  std::map<char, int> pieces;
  for (const char c : board) {
    if (c != '.') ++pieces[c];
  }
  return pieces;
}

std::vector<std::string> holesOf(const std::string& path) {
  std::vector<std::string> holes(1);
  for (const char c : path) {
    if (c == '-' || c == '*') {
      holes.emplace_back();
    } else {
      holes.back() += c;
    }
  }
  return holes;
}

/// Holes from one landing to the next along a line.
int span(const std::string& a, const std::string& b) {
  const reference::Cube p = reference::holes()[static_cast<std::size_t>(reference::holeNamed(a))];
  const reference::Cube q = reference::holes()[static_cast<std::size_t>(reference::holeNamed(b))];
  return std::max({std::abs(p.x - q.x), std::abs(p.y - q.y), std::abs(p.z - q.z)});
}

/// The moves of one list that the other lacks, for messages.
std::string missing(const std::vector<reference::Move>& moves,
                    const std::vector<reference::Move>& others) {
  std::string text;
  for (const reference::Move& move : moves) {
    if (std::find(others.begin(), others.end(), move) != others.end()) continue;
    text += "\n  " + move.text + " > " + move.position;
  }
  return text;
}

}  // namespace

Lockstep::Lockstep(const Case& c, Events& events, const std::string& position)
    : case_(c),
      events_(&events),
      setup_(referenceSetup(c)),
      variant_(variantOf(c)),
      position_(Position::start(variant_)),
      game_(setup_),
      begun_(position) {
  nyota::Happenings happenings;
  if (!position.empty()) {
    game_ = reference::Game::load(setup_, position);
    const auto loaded = nyota::sternhalma::readPosition(variant_, position, &happenings);
    if (!loaded) {
      ADD_FAILURE() << where() << loaded.error().message();
      agree_ = false;
      return;
    }
    position_ = *loaded;
    if (!game_.lastSkipped().empty()) ++(*events_)["skipped at load"];
    if (!game_.lastFinished().empty()) ++(*events_)["finished at load"];
    if (game_.reason() == "stagnation") ++(*events_)["nobody can move"];
  }
  pieces_ = countPieces(game_.board());
  compare(happenings);
}

std::string Lockstep::where() const {
  std::ostringstream out;
  out << setupJson(case_) << "\nbegun: " << begun_ << "\nplayed:";
  for (const std::string& text : played_) out << ' ' << text;
  out << "\nposition: " << game_.position() << '\n';
  return out.str();
}

void Lockstep::play(std::string text) {
  const nyota::sternhalma::Reading reading = nyota::sternhalma::readMove(position_, text);
  if (!reading.reason.empty()) {
    ADD_FAILURE() << where() << text << " refused: " << reading.reason;
    agree_ = false;
    return;
  }
  const int mover = game_.turn();
  countMove(text);
  if (!game_.play(text)) {
    ADD_FAILURE() << where() << "the reference refuses " << text;
    agree_ = false;
    return;
  }
  played_.push_back(std::move(text));
  nyota::Happenings happenings;
  position_.play(reading.move, &happenings);
  countAftermath(mover);
  compare(happenings);
}

void Lockstep::resign(int seat) {
  ++(*events_)[seat == game_.turn() ? "resigned in turn" : "resigned out of turn"];
  const int turn = game_.turn();
  game_.resign(seat);
  played_.push_back("resign:" + std::to_string(seat));
  nyota::Happenings happenings;
  position_.resign(seat, &happenings);
  for (const int home : setup_.homes[static_cast<std::size_t>(seat)]) {
    pieces_.erase(static_cast<char>('a' + home));
    pieces_.erase(static_cast<char>('A' + home));
  }
  if (game_.reason() == "resigned") ++(*events_)["ended by resigning"];
  if (game_.reason() == "finished") ++(*events_)["resigned after a finisher, and over"];
  if (game_.reason() == "move-limit") ++(*events_)["move limit met by resigning"];
  if (game_.reason() == "stagnation") ++(*events_)["nobody can move"];
  if (seat != turn && !game_.lastSkipped().empty()) ++(*events_)["stuck by a resignation"];
  compare(happenings);
}

void Lockstep::judge(const std::string& text) {
  const nyota::sternhalma::Reading reading = nyota::sternhalma::readMove(position_, text);
  const bool accepted = game_.accepts(text);
  if (accepted != reading.reason.empty()) {
    ADD_FAILURE() << where() << text << ": reference " << accepted << ", engine '" << reading.reason
                  << "'";
    agree_ = false;
  }
  // However the text says it, what it means is one of the generated moves.
  std::vector<nyota::sternhalma::Move> generated;
  position_.generate(generated);
  if (accepted && std::find(generated.begin(), generated.end(), reading.move) == generated.end()) {
    ADD_FAILURE() << where() << text << " is accepted, but no such move is generated";
    agree_ = false;
  }
  ++(*events_)[accepted ? "odd text accepted" : "odd text refused"];
  if (reading.reason == "ambiguous") ++(*events_)["ambiguous"];
}

void Lockstep::compareContinuations(const std::string& chain) {
  std::map<std::string, bool> expected;
  for (const std::string& longer : game_.hopsAfter(chain)) expected[longer] = game_.accepts(longer);
  const std::vector<std::string> holes = holesOf(chain);
  for (const reference::Move& move : game_.legalMoves()) {
    if (holes.size() == 1 && move.from == chain && move.path.size() == 2)
      expected[move.text] = true;
  }
  std::map<std::string, bool> found;
  const auto offered = nyota::sternhalma::continuations(position_, {holes.begin(), holes.end()});
  if (offered) {
    for (const nyota::sternhalma::Continuation& next : *offered) {
      found[nyota::sternhalma::pathText(next.path)] = next.mayStop;
    }
  }
  if (found != expected) {
    std::ostringstream out;
    out << "after " << chain << " expected:";
    for (const auto& [text, stop] : expected) out << ' ' << text << (stop ? "" : " (on)");
    out << "; offered:";
    for (const auto& [text, stop] : found) out << ' ' << text << (stop ? "" : " (on)");
    ADD_FAILURE() << where() << out.str();
    agree_ = false;
  }
}

void Lockstep::compare(const nyota::Happenings& happenings) {
  SCOPED_TRACE(where());
  EXPECT_EQ(nyota::sternhalma::positionText(position_), game_.position());
  EXPECT_EQ(turnOf(position_), game_.turn());
  EXPECT_EQ(inGoalOf(position_), game_.inGoal());
  EXPECT_EQ(distanceOf(position_), game_.distance());
  EXPECT_EQ(ranksOf(position_), game_.ranks());
  EXPECT_EQ(reasonOf(position_), game_.reason());
  EXPECT_EQ(seatsOf(happenings, "skipped"), game_.lastSkipped());
  EXPECT_EQ(seatsOf(happenings, "finished"), game_.lastFinished());
  EXPECT_EQ(position_.hash(), position_.hashFromScratch());
  EXPECT_EQ(countPieces(game_.board()), pieces_);
  for (int seat = 0; seat < game_.seats(); ++seat) {
    EXPECT_EQ(position_.turnsTaken(seat), game_.turnsHad(seat)) << "seat " << seat;
    if (game_.turn() >= 0) {
      EXPECT_EQ(position_.playing(seat), game_.playing(seat)) << "seat " << seat;
    }
  }
  if (game_.turn() >= 0) {
    EXPECT_EQ(position_.idle(), game_.idle());
  }
  const bool toldOfTheEnd = seatsOf(happenings, "over").size() == 1;
  EXPECT_EQ(toldOfTheEnd, game_.turn() < 0);
  compareMoves();
  compareReloaded();
  agree_ = agree_ && !testing::Test::HasFailure();
}

void Lockstep::compareMoves() {
  const std::vector<reference::Move> written = coreMoves(position_);
  EXPECT_TRUE(written == game_.legalMoves())
      << "only the engine has:" << missing(written, game_.legalMoves())
      << "\nonly the reference has:" << missing(game_.legalMoves(), written);
  std::vector<nyota::sternhalma::Move> generated;
  position_.generate(generated);
  std::vector<nyota::sternhalma::Move> listed;
  for (const nyota::sternhalma::WrittenMove& move : nyota::sternhalma::writtenMoves(position_)) {
    listed.push_back(move.move);
  }
  EXPECT_TRUE(std::is_permutation(generated.begin(), generated.end(), listed.begin(), listed.end()))
      << generated.size() << " moves generated, " << listed.size() << " written";
  EXPECT_EQ(position_.countMoves(), generated.size());
  if (!generated.empty()) {
    const nyota::sternhalma::Move& some = generated[played_.size() % generated.size()];
    const reference::Move found = coreMove(position_, some);
    EXPECT_TRUE(std::find(written.begin(), written.end(), found) != written.end()) << found.text;
  }
}

/// A running position in which all seats play is the same when it is loaded from its text.
void Lockstep::compareReloaded() {
  const std::vector<int>& ranks = game_.ranks();
  if (game_.turn() < 0 || std::count(ranks.begin(), ranks.end(), 0) != game_.seats()) return;
  const auto loaded = nyota::sternhalma::readPosition(variant_, game_.position());
  if (!loaded) {
    ADD_FAILURE() << loaded.error().message();
    return;
  }
  EXPECT_EQ(loaded->hash(), position_.hash());
  EXPECT_EQ(nyota::sternhalma::positionText(*loaded), game_.position());
}

void Lockstep::countMove(const std::string& text) {
  const std::vector<std::string> holes = holesOf(text);
  const auto swaps = std::count(text.begin(), text.end(), '*');
  const bool lastSwaps = text[text.size() - holes.back().size() - 1] == '*';
  if (swaps > 0) ++(*events_)[setup_.rules.blocking == "swap" ? "swap" : "swap-last"];
  if (swaps > 1) ++(*events_)["several swaps in a chain"];
  if (swaps > 0 && !lastSwaps) ++(*events_)["chain goes on after a swap"];
  const std::string& board = game_.board();
  const char piece = board[static_cast<std::size_t>(reference::holeNamed(holes[0]))];
  const bool king = std::isupper(static_cast<unsigned char>(piece)) != 0;
  for (std::size_t i = 1; i < holes.size(); ++i) {
    const int holesApart = span(holes[i - 1], holes[i]);
    if (holesApart > 2 && king) ++(*events_)["king hops over a row"];
    if (holesApart > 2 && setup_.rules.distanceHops) ++(*events_)["distant hop"];
    const int point = reference::pointOf(reference::holeNamed(holes[i]));
    const int home = std::tolower(static_cast<unsigned char>(piece)) - 'a';
    if (setup_.rules.camps == "pass" && point >= 0 && point != home && point != (home + 3) % 6 &&
        i + 1 < holes.size()) {
      ++(*events_)["passes through a camp"];
    }
  }
  const std::set<std::string> distinct(holes.begin(), holes.end());
  if (distinct.size() < holes.size()) ++(*events_)["chain in a loop"];
}

void Lockstep::countAftermath(int mover) {
  const std::vector<int>& finished = game_.lastFinished();
  if (!finished.empty()) ++(*events_)["finished"];
  if (finished.size() > 1) ++(*events_)["several finish at once"];
  for (const int seat : finished) {
    if (seat != mover) ++(*events_)["finished by another's move"];
    const std::vector<int>& sets = setup_.homes[static_cast<std::size_t>(seat)];
    const int whole = static_cast<int>(sets.size()) * (setup_.rules.japanese ? 15 : 10);
    if (game_.inGoal()[static_cast<std::size_t>(seat)] < whole) {
      ++(*events_)["finished among others' pieces"];
    }
    if (setup_.rules.japanese) ++(*events_)["finished in the Japanese style"];
    const int tip = reference::tipOf((sets[0] + 3) % 6);
    const char onTip = game_.board()[static_cast<std::size_t>(tip)];
    if (setup_.rules.japanese && onTip != 'A' + sets[0])
      ++(*events_)["finished with the tip taken"];
  }
  if (!game_.lastSkipped().empty()) ++(*events_)["skipped"];
  if (game_.turn() >= 0 && !finished.empty()) ++(*events_)["goes on after a finisher"];
  if (game_.turn() == mover && game_.seats() > 1) ++(*events_)["moves twice in a row"];
  const std::vector<int>& ranks = game_.ranks();
  const bool anyFirst = std::count(ranks.begin(), ranks.end(), 1) == 1;
  const std::set<int> distinct(ranks.begin(), ranks.end());
  if (game_.reason() == "move-limit") {
    ++(*events_)[anyFirst && game_.seats() > 1 ? "move limit after a finisher"
                                               : "move limit, a draw"];
  }
  if (game_.reason() == "stagnation") ++(*events_)["stagnation"];
  if (game_.turn() < 0 && distinct.size() < ranks.size()) ++(*events_)["shared rank"];
  if (game_.reason() == "finished" && !setup_.rules.playToEnd && game_.seats() > 2) {
    ++(*events_)["first finisher ends it for many"];
  }
}

void playGame(Lockstep& lockstep, Random& random, int plies) {
  std::vector<Temper> tempers(static_cast<std::size_t>(lockstep.game().seats()));
  for (Temper& temper : tempers) temper = randomTemper(random);
  const int resignEvery = below(random, 4) == 0 ? 30 : 1000;
  for (int ply = 0; ply < plies && lockstep.running(); ++ply) {
    const reference::Game& game = lockstep.game();
    if (below(random, resignEvery) == 0) {
      const int seat = below(random, game.seats());
      if (game.playing(seat)) {
        lockstep.resign(seat);
        continue;
      }
    }
    lockstep.judge(randomText(game, random));
    const std::string detour = randomPath(game, random);
    if (!detour.empty()) {
      lockstep.judge(detour);
      lockstep.compareContinuations(detour);
      lockstep.compareContinuations(detour.substr(0, detour.find_first_of("-*")));
    }
    if (!lockstep.agree()) return;
    const Temper temper = tempers[static_cast<std::size_t>(game.turn())];
    const bool wander = !detour.empty() && below(random, 20) == 0;
    lockstep.play(wander ? detour : choose(game, lockstep.setup(), temper, random).text);
  }
}

}  // namespace random_play
