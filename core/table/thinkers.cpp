#include "core/table/thinkers.h"

namespace nyota::table {

template std::unique_ptr<search::Thinker<Sternhalma::Move>> thinkerOf<Sternhalma>(
    const Sternhalma::Position& position, const search::Options& options);
template std::unique_ptr<search::Thinker<Chess4::Move>> thinkerOf<Chess4>(
    const Chess4::Position& position, const search::Options& options);

}  // namespace nyota::table
