#include "fuba/table/mat_meaning.hpp"

#include "fuba/game.hpp"

namespace fuba::app {
namespace {

bool is_keeper(Verb verb) {
  return verb == Verb::adjust_keeper || verb == Verb::react_keeper || verb == Verb::free_keeper ||
         verb == Verb::move_keeper || verb == Verb::bring_keeper || verb == Verb::place_keeper ||
         verb == Verb::remove_keeper || verb == Verb::keeper;
}

}  // namespace

int areas_of(const Command& command) {
  switch (command.verb) {
    case Verb::via:
      return command.from() == Area::none ? 0 : 1;
    case Verb::place:
    case Verb::place_keeper:
    case Verb::target:
    case Verb::bring:
    case Verb::bring_keeper:
    case Verb::remove:
    case Verb::remove_keeper:
    case Verb::ball:
    case Verb::fans:
      return 1;
    case Verb::adjust:
    case Verb::adjust_keeper:
    case Verb::react:
    case Verb::react_keeper:
    case Verb::free:
    case Verb::free_keeper:
    case Verb::move:
    case Verb::move_keeper:
    case Verb::keeper:
      return 2;
    default:
      return 0;
  }
}

Area area_of(const Command& command, const State& state) {
  const bool of_keeper = command.verb == Verb::remove_keeper || command.verb == Verb::keeper;
  return of_keeper ? state.side(decision(state)->team).keeper : command.from();
}

Area end_of(const Command& command, const State& state) {
  return command.verb == Verb::keeper ? area_of(command, state) : command.to();
}

MatOffer offer_of(const CommandList& legal, const State& state) {
  MatOffer offer;
  for (const Command& command : legal) {
    if (areas_of(command) == 1) offer.single |= area_of(command, state);
    if (areas_of(command) == 2) offer.moves_from[index(area_of(command, state))] |= end_of(command, state);
  }
  return offer;
}

bool fits(const Command& command, const State& state, const MatPick& pick) {
  switch (areas_of(command)) {
    case 1:
      return pick.from == Area::none && area_of(command, state) == pick.to;
    case 2:
      return area_of(command, state) == pick.from && end_of(command, state) == pick.to;
    default:
      return false;
  }
}

bool means(const Command& command, const MatPick& pick) {
  return is_keeper(command.verb) == pick.keeper && (command.with_ball || !pick.ball);
}

bool shoots(const Command& command) {
  return command.verb == Verb::shoot || command == commands::act(Action::shoot);
}

std::optional<Verb> verb_asked(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::target:
      return Verb::target;
    case DecisionKind::via:
      return Verb::via;
    case DecisionKind::bring:
      return Verb::bring;
    case DecisionKind::remove:
      return Verb::remove;
    case DecisionKind::place:
      return Verb::place;
    case DecisionKind::ball:
      return Verb::ball;
    case DecisionKind::fans:
      return Verb::fans;
    case DecisionKind::adjust:
      return Verb::adjust;
    case DecisionKind::react:
      return Verb::react;
    case DecisionKind::free:
      return Verb::free;
    case DecisionKind::move:
      return Verb::move;
    default:
      return std::nullopt;
  }
}

Verb for_keeper(Verb verb) {
  switch (verb) {
    case Verb::adjust:
      return Verb::adjust_keeper;
    case Verb::react:
      return Verb::react_keeper;
    case Verb::free:
      return Verb::free_keeper;
    case Verb::move:
      return Verb::move_keeper;
    default:
      return verb;
  }
}

}  // namespace fuba::app
