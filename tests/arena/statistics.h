// Means with their intervals, Elo, and the sequential test. docs/arena.md names the sources.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace arena {

/// A 95 % interval.
struct Interval {
  double low = 0;
  double high = 0;
};

/// Independent samples, one for each opening.
class Samples {
 public:
  explicit Samples(std::vector<double> values) : values_(std::move(values)) {}

  [[nodiscard]] std::size_t count() const { return values_.size(); }
  [[nodiscard]] const std::vector<double>& values() const { return values_; }
  /// 0 where there are none.
  [[nodiscard]] double mean() const;
  /// Of the mean, from how the samples scatter; nothing below two samples.
  [[nodiscard]] std::optional<double> standardError() const;

  /// Of the mean as a share from 0 to 1 (Wilson's score interval, for as many independent yes-or-no
  /// questions as would scatter like the samples). Where all samples are equal it is the interval
  /// of that many questions. Nothing where there are no samples.
  [[nodiscard]] std::optional<Interval> shareInterval() const;
  /// Of the mean, taken as normal and cut to the bounds. Nothing below two samples.
  [[nodiscard]] std::optional<Interval> meanInterval(double least, double most) const;

 private:
  std::vector<double> values_;
};

/// The Elo difference at which a score from 0 to 1 is expected; infinite at the ends.
double eloOf(double score);
/// The score that is expected at an Elo difference.
double scoreAt(double elo);

/// A sequential test of elo0 against elo1 with the chances of a wrong verdict.
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
  double alpha = 0.05;  ///< of taking elo1 for true where elo0 is
  double beta = 0.05;   ///< of taking elo0 for true where elo1 is

  /// Bounds of the log likelihood ratio; beyond them the test is decided.
  [[nodiscard]] double lower() const;
  [[nodiscard]] double upper() const;
};

enum class Verdict : std::uint8_t { kOpen, kElo0, kElo1 };

/// The test as it goes: fed with one sample after the other until it is decided.
class SequentialTest {
 public:
  explicit SequentialTest(const Sprt& sprt) : sprt_(sprt) {}

  /// A score from 0 to 1. Samples after the verdict change nothing.
  void add(double sample);

  [[nodiscard]] Verdict verdict() const { return verdict_; }
  /// Log of how much likelier the samples are at elo1 than at elo0: each hypothesis is given the
  /// distribution with its mean that fits the samples best. 0 without samples.
  [[nodiscard]] double ratio() const { return ratio_; }
  /// Samples that counted.
  [[nodiscard]] int used() const { return used_; }

 private:
  /// How often a value was seen.
  struct Bin {
    double value;
    double weight;
  };

  [[nodiscard]] double bestFit(double mean) const;

  Sprt sprt_;
  std::vector<Bin> bins_ = {{0, kUnseen}, {1, kUnseen}};
  double ratio_ = 0;
  int used_ = 0;
  Verdict verdict_ = Verdict::kOpen;

  /// The best and the worst value get this weight where they were not seen, for otherwise a row of
  /// equal samples would make a hypothesis impossible.
  static constexpr double kUnseen = 1e-3;
};

}  // namespace arena
