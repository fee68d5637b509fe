#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace nyota {

/// The parts one after another. One call instead of a chain of operators, each of which would
/// leave a temporary string and its clean-up in the module.
std::string concat(std::initializer_list<std::string_view> parts);

}  // namespace nyota
