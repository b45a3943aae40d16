#include "ways.hpp"

#include <array>
#include <utility>

namespace stw::engine {
namespace {

constexpr std::size_t longest_way = 6;

/// The squares from which a way can still turn: `turns[a]` those after `a` straight steps, by direction and
/// together.
struct Turns {
  std::array<std::array<SquareSet, direction_count>, longest_way> by_direction;
  std::array<SquareSet, longest_way> together;
};

struct Walk {
  Square from;
  std::size_t squares;
  SquareSet blockers;
  SquareSet ground;

  template <Direction direction>
  void go_straight(Turns& turns) const {
    SquareSet place{from};
    for (std::size_t steps = 1; steps < squares; ++steps) {
      place = (place.shifted(direction) & ground) - blockers;
      turns.by_direction[steps][static_cast<std::size_t>(direction)] = place;
      turns.together[steps] = turns.together[steps] | place;
    }
  }

  /// Every way whose last steps lead in this direction: all of them go on side by side, and at each step
  /// those join that turn into it.
  template <Direction direction>
  SquareSet ends_towards(const Turns& turns) const {
    constexpr auto back = static_cast<std::size_t>(opposite(direction));
    SquareSet places = SquareSet{from}.shifted(direction) & ground;
    for (std::size_t steps = 1; steps < squares; ++steps) {
      places = (places - blockers) | (turns.together[steps] - turns.by_direction[steps][back]);
      places = places.shifted(direction) & ground;
    }
    return places;
  }

  template <std::size_t... directions>
  SquareSet ends(std::index_sequence<directions...>) const {
    Turns turns;
    for (std::size_t steps = 1; steps < squares; ++steps) turns.together[steps] = {};
    (go_straight<static_cast<Direction>(directions)>(turns), ...);
    return (ends_towards<static_cast<Direction>(directions)>(turns) | ...);
  }
};

}  // namespace

SquareSet ends_of_ways(Square from, int squares, SquareSet blockers, SquareSet ground) {
  const Walk walk{from, static_cast<std::size_t>(squares), blockers, ground};
  return walk.ends(std::make_index_sequence<direction_count>());
}

}  // namespace stw::engine
