#pragma once

#include "core/base/fact_list.h"
#include "core/sternhalma/position.h"

namespace nyota::sternhalma {

/// What a legal move does for the seat that makes it, in the codes that docs/api.md lists. A step
/// is one of Variant::SetInfo::distance: nearer to the first hole of the goal, none within it.
FactList factsOf(const Position& position, const Move& move);

}  // namespace nyota::sternhalma
