#include "tabletop/parse_json.hpp"

#include <nlohmann/json.hpp>

namespace tabletop {

using nlohmann::json;

json parse_json(std::string_view text) {
  constexpr int deepest = 16;
  bool too_deep = false;
  json value = json::parse(
      text,
      [&](int depth, json::parse_event_t, json&) {
        too_deep = too_deep || depth > deepest;
        return !too_deep;
      },
      false);
  return too_deep ? json(json::value_t::discarded) : value;
}

}  // namespace tabletop
