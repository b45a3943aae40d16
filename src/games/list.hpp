#pragma once

#include <string_view>
#include <tuple>
#include <utility>

#include "games/kit.hpp"

namespace games {

/// Games by their kits.
template <Kit First, Kit... Others>
struct List {
  using Server = tabletop::Server<typename First::Played, typename Others::Played...>;

  /// Calls `act.operator()<Kit>()` for the first game that `is_meant.operator()<Kit>()`, or else for the
  /// first of all; the answer.
  template <class IsMeant, class Act>
  static auto with(const IsMeant& is_meant, const Act& act) {
    return with_one_of<IsMeant, Act, First, Others...>(is_meant, act);
  }

  /// The same by an edition.
  template <class Act>
  static auto with_edition(std::string_view edition, const Act& act) {
    return with([edition]<Kit K> { return K::Played::has_edition(edition); }, act);
  }

  /// Calls `act.operator()<Kit>()` for each.
  template <class Act>
  static void each(const Act& act) {
    act.template operator()<First>();
    (act.template operator()<Others>(), ...);
  }

 private:
  template <class IsMeant, class Act, class This, class... Rest>
  static auto with_one_of(const IsMeant& is_meant, const Act& act) {
    if constexpr (sizeof...(Rest) > 0)
      if (!is_meant.template operator()<This>() && (is_meant.template operator()<Rest>() || ...))
        return with_one_of<IsMeant, Act, Rest...>(is_meant, act);
    return act.template operator()<This>();
  }
};

}  // namespace games
