#pragma once

#include <cstdint>
#include <string>

namespace nyota {

/// The number as text. The standard's own brings tables of digits and powers, half a kilobyte of
/// the module.
std::string decimal(std::int64_t number);

}  // namespace nyota
