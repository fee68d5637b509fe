#include "core/base/power.h"

#include <algorithm>
#include <cmath>

namespace nyota {

double powerOfTen(double x) {
  constexpr double kLogarithm = 2.302585092994045684;  // of ten
  constexpr int kTerms = 32;                           // the last is below 1e-24 of the sum
  double rest = std::min(std::fabs(x), 300.0);
  double out = 1;
  for (; rest >= 1; --rest) out *= 10;
  double term = out;
  for (int n = 1; n < kTerms; ++n) {
    term *= rest * kLogarithm / n;
    out += term;
  }
  return x < 0 ? 1 / out : out;
}

}  // namespace nyota
