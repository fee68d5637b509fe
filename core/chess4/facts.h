#pragma once

#include "core/base/fact_list.h"
#include "core/chess4/position.h"

namespace nyota::chess4 {

/// What a legal move does for the seat that makes it, in the codes that docs/api.md lists.
FactList factsOf(const Position& position, const Move& move);

}  // namespace nyota::chess4
