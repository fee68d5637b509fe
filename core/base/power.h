#pragma once

namespace nyota {

/// 10^x to within some units of the last place; beyond x = ±300 as if it were that. The same on
/// every machine, which the standard's own is not, and a tenth of its size in the module.
double powerOfTen(double x);

}  // namespace nyota
