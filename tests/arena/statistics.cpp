#include "tests/arena/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace arena {

namespace {

/// The 97.5 % quantile of the normal distribution.
constexpr double kQuantile = 1.959963984540054;
}  // namespace

double Samples::mean() const {
  if (values_.empty()) return 0;
  return std::accumulate(values_.begin(), values_.end(), 0.0) / static_cast<double>(count());
}

std::optional<double> Samples::standardError() const {
  if (count() < 2) return std::nullopt;
  const double middle = mean();
  double squares = 0;
  for (const double value : values_) squares += (value - middle) * (value - middle);
  const auto number = static_cast<double>(count());
  return std::sqrt(squares / (number - 1) / number);
}

std::optional<Interval> Samples::shareInterval() const {
  if (values_.empty()) return std::nullopt;
  const double share = mean();
  const double error = standardError().value_or(0);
  auto number = static_cast<double>(count());
  // Yes-or-no samples are worth one question each, so the scatter is that within the samples.
  if (error > 1e-9) number *= share * (1 - share) / (error * error * (number - 1));
  const double square = kQuantile * kQuantile;
  const double middle = (share + square / (2 * number)) / (1 + square / number);
  const double half = kQuantile / (1 + square / number) *
                      std::sqrt(share * (1 - share) / number + square / (4 * number * number));
  return Interval{std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::optional<Interval> Samples::meanInterval(double least, double most) const {
  const std::optional<double> error = standardError();
  if (!error) return std::nullopt;
  const double middle = mean();
  return Interval{std::max(least, middle - kQuantile * *error),
                  std::min(most, middle + kQuantile * *error)};
}

double eloOf(double score) {
  if (score <= 0) return -std::numeric_limits<double>::infinity();
  if (score >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(score / (1 - score));
}

double scoreAt(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper() const { return std::log((1 - beta) / alpha); }

void SequentialTest::add(double sample) {
  if (verdict_ != Verdict::kOpen) return;
  const auto same = std::find_if(bins_.begin(), bins_.end(), [&](const Bin& bin) {
    return std::abs(bin.value - sample) < 1e-9;
  });
  if (same == bins_.end()) {
    bins_.push_back({sample, 1});
  } else {
    // What was seen needs no help.
    same->weight = same->weight == kUnseen ? 1 : same->weight + 1;
  }
  ++used_;
  ratio_ = bestFit(scoreAt(sprt_.elo1)) - bestFit(scoreAt(sprt_.elo0));
  if (ratio_ >= sprt_.upper()) verdict_ = Verdict::kElo1;
  if (ratio_ <= sprt_.lower()) verdict_ = Verdict::kElo0;
}

/// The log likelihood of the best fitting distribution with that mean, against the samples' own
/// one. Weights become weight / (1 + x (value - mean)); x is found by halving.
double SequentialTest::bestFit(double mean) const {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < 100; ++i) {
    const double x = (low + high) / 2;
    double slope = 0;
    for (const Bin& bin : bins_) {
      slope += bin.weight * (bin.value - mean) / (1 + x * (bin.value - mean));
    }
    (slope > 0 ? low : high) = x;
  }
  const double x = (low + high) / 2;
  double sum = 0;
  for (const Bin& bin : bins_) sum -= bin.weight * std::log(1 + x * (bin.value - mean));
  return sum;
}

}  // namespace arena
