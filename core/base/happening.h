#pragma once

#include <string_view>
#include <vector>

#include "core/base/json.h"

namespace nyota {

/// One thing that happened in a ply, told for narration, animation and sound. The tag says which
/// kind it is; each game adds its kinds and their fields.
class Happening {
 public:
  explicit Happening(std::string_view type);

  Happening& with(std::string_view key, Json&& value);
  Happening& with(std::string_view key, int value);
  Happening& with(std::string_view key, std::string_view value);
  Happening& with(std::string_view key, const std::string& value) {
    return with(key, std::string_view(value));
  }

  [[nodiscard]] std::string_view type() const { return json_.find("type")->asString(); }
  [[nodiscard]] const Json& json() const { return json_; }

 private:
  Json json_;
};

using Happenings = std::vector<Happening>;

Json happeningsJson(const Happenings& happenings);

}  // namespace nyota
