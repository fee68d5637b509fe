#pragma once

#include "core/chess4/game.h"
#include "core/sternhalma/game.h"
#include "core/table/thinker_of.h"

namespace nyota::table {

// Compiled once, in thinkers.cpp, and for speed.
extern template std::unique_ptr<search::Thinker<Sternhalma::Move>> thinkerOf<Sternhalma>(
    const Sternhalma::Position& position, const search::Options& options);
extern template std::unique_ptr<search::Thinker<Chess4::Move>> thinkerOf<Chess4>(
    const Chess4::Position& position, const search::Options& options);

}  // namespace nyota::table
