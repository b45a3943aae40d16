#include "fuba/role.hpp"

#include "names.hpp"

namespace fuba {
namespace {

constexpr std::array<std::string_view, role_count> role_names{"attacking-midfielder", "defending-midfielder",
                                                              "attacking-centre-back", "withdrawn-striker",
                                                              "offensive-wing-back"};

}  // namespace

std::string_view name(PlayerRole role) { return role_names[index(role)]; }

std::optional<PlayerRole> parse_role(std::string_view text) {
  return engine::find_name<PlayerRole>(role_names, text);
}

}  // namespace fuba
