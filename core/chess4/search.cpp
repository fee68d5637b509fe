#include "core/chess4/game.h"

namespace nyota {

template class search::Thinking<chess4::Position, chess4::Evaluator>;

}  // namespace nyota
