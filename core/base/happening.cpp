#include "core/base/happening.h"

#include <utility>

namespace nyota {

Happening::Happening(std::string_view type) : json_(Json::object().set("type", type)) {}

Happening& Happening::with(std::string_view key, int value) { return with(key, Json(value)); }
Happening& Happening::with(std::string_view key, std::string_view value) {
  return with(key, Json(value));
}

Happening& Happening::with(std::string_view key, Json&& value) {
  json_.set(key, std::move(value));
  return *this;
}

Json happeningsJson(const Happenings& happenings) {
  Json out = Json::array();
  for (const Happening& happening : happenings) out.push(happening.json());
  return out;
}

}  // namespace nyota
