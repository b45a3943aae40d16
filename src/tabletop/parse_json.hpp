#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace tabletop {

/// Reads JSON that comes from outside. Discarded (`is_discarded()`) where it is none, or nested deeper than
/// anything of ours.
nlohmann::json parse_json(std::string_view text);

}  // namespace tabletop
