#include "core/sternhalma/geometry.h"

namespace nyota::sternhalma {

namespace {

// Not constexpr, or the compiler would make constants of the tables again.
std::array<HoleInfo, kHoles> holesAtStart() { return detail::makeHoles(); }

}  // namespace

const std::array<HoleInfo, kHoles> kHoleInfo = holesAtStart();
const std::array<Hole, 256> kHoleOfSite = detail::makeHoleOfSite(kHoleInfo);

}  // namespace nyota::sternhalma
