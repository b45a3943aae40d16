#include "tabletop/match.hpp"

namespace tabletop {

std::string_view name(UndoRefusal refusal) {
  constexpr std::array<std::string_view, 3> names{"nothing-chosen", "dice-have-fallen", "secret-revealed"};
  return names[static_cast<std::size_t>(refusal)];
}

}  // namespace tabletop
