#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/bits.h"

/// The envelope of a game in an address: "n1." and base64url letters that hold the length and
/// bytes of a short JSON head, the number of moves, the moves, and a checksum of them all, so that
/// a cut or mistyped link is noticed. Version 1; a later one starts with another number.
namespace nyota::table {

inline constexpr std::string_view kLinkPrefix = "n1.";

/// Numbers 0 to 2^32 - 1 as groups of seven bits, lowest first, each after a bit that says
/// whether another follows.
void writeCount(BitWriter& out, std::uint32_t value);
std::optional<std::uint32_t> readCount(BitReader& in);

/// Adds prefix and checksum to packed letters.
std::string sealLink(std::string_view letters);
/// The packed letters of a link, of "#" and a link, or of an address that ends so; nothing where
/// it is none or its checksum is wrong.
std::optional<std::string_view> openLink(std::string_view text);
/// Does the text look like a link of any version, whole or not?
bool looksLikeLink(std::string_view text);

}  // namespace nyota::table
