#include "tests/core/rules_setups.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>

namespace rules_play {

nyota::Json json(std::string_view text) {
  std::string quoted(text);
  std::replace(quoted.begin(), quoted.end(), '\'', '"');
  nyota::JsonFault fault;
  std::optional<nyota::Json> value = nyota::parseJson(quoted, fault);
  if (!value) std::abort();  // a mistake in the test itself
  return *std::move(value);
}

nyota::sternhalma::Setup setupOf(std::string_view text) {
  nyota::SetupReport report;
  const std::optional<nyota::sternhalma::Setup> setup =
      nyota::sternhalma::readSetup(json(text), report);
  if (!setup) std::abort();
  return *setup;
}

nyota::sternhalma::Variant variantWith(std::string_view fields) {
  return nyota::sternhalma::makeVariant(
      setupOf("{'game':'sternhalma'," + std::string(fields) + "}"));
}

std::string refusedField(std::string_view text) {
  nyota::SetupReport report;
  if (nyota::sternhalma::readSetup(json(text), report)) return "";
  return report.errors.at(0).field();
}

std::string notesOn(std::string_view text) {
  nyota::SetupReport report;
  if (!nyota::sternhalma::readSetup(json(text), report)) return "refused";
  std::string out;
  for (const std::string note : report.notes) out += (out.empty() ? "" : " ") + note;
  return out;
}

std::string homesOf(std::string_view text) {
  const nyota::sternhalma::Setup setup = setupOf(text);
  std::string out;
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat > 0) out += " /";
    for (int i = 0; i < setup.rules.sets; ++i) {
      if (!out.empty()) out += ' ';
      out += std::to_string(
          setup.homes.at(static_cast<std::size_t>(seat)).at(static_cast<std::size_t>(i)));
    }
  }
  return out;
}

}  // namespace rules_play
