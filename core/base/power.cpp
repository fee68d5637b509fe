#include "core/base/power.h"

#include <algorithm>

namespace nyota {

double powerOfTen(double x) {
  if (x < 0) return 1 / powerOfTen(-x);
  constexpr double kLogarithm = 2.302585092994045684;  // of ten
  constexpr int kTerms = 32;                           // the last is below 1e-24 of the sum
  x = std::min(x, 300.0);
  double out = 1;
  for (; x >= 1; --x) out *= 10;
  double term = out;
  for (int n = 1; n < kTerms; ++n) {
    term *= x * kLogarithm / n;
    out += term;
  }
  return out;
}

}  // namespace nyota
