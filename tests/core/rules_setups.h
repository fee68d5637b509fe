// Setups written in a line, for tests of single rules.
#pragma once

#include <string>
#include <string_view>

#include "core/sternhalma/setup.h"
#include "core/sternhalma/variant.h"

namespace rules_play {

/// JSON with ' in the place of ", which reads better in a test.
nyota::Json json(std::string_view text);

/// The setup that such a text describes, which must be one.
nyota::sternhalma::Setup setupOf(std::string_view text);

/// The variant of such a setup of Chinese checkers, of which the text gives all fields but the
/// game.
nyota::sternhalma::Variant variantWith(std::string_view fields);

/// The field that is refused first, or nothing.
std::string refusedField(std::string_view text);

/// The notes on a setup that is accepted, joined by spaces.
std::string notesOn(std::string_view text);

/// Home points, such as "0 1 / 3 4".
std::string homesOf(std::string_view text);

}  // namespace rules_play
