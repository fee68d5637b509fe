#include "core/sternhalma/game.h"

namespace nyota {

template class search::Thinking<sternhalma::Position, sternhalma::Evaluator>;

}  // namespace nyota
