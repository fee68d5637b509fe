#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bits.h"
#include "core/base/happening.h"
#include "core/base/json.h"
#include "core/base/outcome.h"
#include "core/base/result.h"
#include "core/search/options.h"

namespace nyota::table {

/// A search that is going on, told in the game's texts.
class Pondering {
 public:
  Pondering() = default;
  Pondering(const Pondering&) = delete;
  Pondering& operator=(const Pondering&) = delete;
  virtual ~Pondering() = default;

  /// Thinks on for a bounded number of nodes; true when done.
  virtual bool slice() = 0;
  /// The API's Thought but for timeMs; or Explained, where it thinks about a move that was played.
  virtual void write(JsonWriter& out) const = 0;
};

/// The positions that a game of whichever kind went through. Position 0 is the start, position n
/// the one after n entries of the record; calls name the position that they are about.
///
/// Virtual calls, not a variant of templates: that way the module holds the code of sessions,
/// records and links once, and not once for each game.
class Course {
 public:
  /// What every game can say of a position.
  struct Facts {
    int seats = 0;
    int turn = -1;         ///< -1 when the game is over
    unsigned playing = 0;  ///< bit per seat; none when the game is over
    std::uint64_t hash = 0;
  };

  Course() = default;
  Course(const Course&) = delete;
  Course& operator=(const Course&) = delete;
  virtual ~Course() = default;

  [[nodiscard]] virtual std::string_view game() const = 0;
  virtual void writeSetup(JsonWriter& out) const = 0;
  virtual void writeShortSetup(JsonWriter& out) const = 0;
  /// Which of the game's ratings it changes; empty where none.
  [[nodiscard]] virtual std::string_view ratingKind() const = 0;

  /// Begins anew at a position text. Errors: 'bad-position'.
  virtual Status beginAt(std::string_view text) = 0;

  [[nodiscard]] virtual Facts facts(std::size_t at) const = 0;
  [[nodiscard]] virtual std::string positionText(std::size_t at) const = 0;
  [[nodiscard]] virtual Outcome outcome(std::size_t at) const = 0;
  virtual void describe(std::size_t at, JsonWriter& state) const = 0;
  [[nodiscard]] virtual std::string_view whyNot(std::size_t at, std::string_view text) const = 0;
  virtual Status writeLegalMoves(std::size_t at, std::string_view from, JsonWriter& out) const = 0;
  virtual Status writeContinuations(std::size_t at, const std::vector<std::string_view>& path,
                                    JsonWriter& out) const = 0;
  /// A reference because a call through a pointer that returns 64 bits would bring legalising code
  /// into the JavaScript of the module.
  virtual void perft(std::size_t at, int depth, std::uint64_t& leaves) const = 0;
  /// Thinks about a position; or explains the move that was played in it, of which this is the text
  /// where it is not empty.
  [[nodiscard]] virtual std::unique_ptr<Pondering> think(std::size_t at, search::Options options,
                                                         std::string_view played) const = 0;

  /// Goes on from a position; those after it are gone then.
  virtual Status play(std::size_t at, std::string_view text, Happenings& happenings) = 0;
  virtual void resign(std::size_t at, int seat, Happenings& happenings) = 0;

  /// Names of the text formats that the game has of its own, parted by commas.
  [[nodiscard]] virtual std::string_view formats() const = 0;
  /// The game in one of them, up to where `entries` lead.
  [[nodiscard]] virtual std::string writeText(
      std::string_view format, const std::vector<std::string_view>& entries) const = 0;

  virtual void packMove(std::size_t at, std::string_view text, BitWriter& out) const = 0;
  [[nodiscard]] virtual std::optional<std::string> unpackMove(std::size_t at,
                                                              BitReader& in) const = 0;
};

}  // namespace nyota::table
