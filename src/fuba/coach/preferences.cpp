#include "fuba/coach/preferences.hpp"

#include <algorithm>
#include <array>

namespace fuba {

using tabletop::Random;
namespace {

using Preferences = std::vector<Preference>;

struct Question {
  const Ruleset& rules;
  const State& view;
  Team team;
  const Tactics& tactics;
  const CommandList& list;

  bool allows(const Command& command) const { return std::ranges::count(list, command) > 0; }
  Command last() const { return list[list.size() - 1]; }
  Command allowed_or_last(const Command& command) const { return allows(command) ? command : last(); }
};

Preferences only(const Command& command) { return {{command, 1}}; }

/// The first is taken, the others would be next.
Preferences in_order(const std::vector<Command>& commands) {
  Preferences preferences;
  for (const Command& command : commands) preferences.push_back({command, preferences.empty() ? 1 : 0});
  return preferences;
}

Preferences choose_formation(const Question& asked) {
  Preferences preferences;
  for (const auto& [formation, weight] : asked.tactics.formations)
    preferences.push_back({commands::choose(formation), weight});
  return preferences;
}

Preferences choose_role(const Question& asked) {
  const RoleCounts& given = asked.view.side(asked.team).roles;
  std::vector<Command> wanted;
  for (std::size_t role = 0; role < role_count; ++role) {
    const Command command = commands::take(static_cast<PlayerRole>(role));
    if (given[role] < asked.tactics.roles[role] && asked.allows(command)) wanted.push_back(command);
  }
  return wanted.empty() ? only(asked.last()) : in_order(wanted);
}

Preferences choose_skill(const Question& asked) {
  std::vector<Command> wanted;
  for (const Skill skill : asked.tactics.skills) {
    const Command command = commands::card(Verb::skill, skill);
    if (asked.allows(command)) wanted.push_back(command);
  }
  return wanted.empty() ? only(asked.list[0]) : in_order(wanted);
}

Preferences choose_style(const Question& asked) {
  const Line line = asked.list[0].line();
  return only(commands::play(line, asked.tactics.styles[index(line)]));
}

Preferences choose_shift(const Question& asked) {
  if (!asked.tactics.shift) return only(asked.last());
  return only(
      asked.allowed_or_last(commands::shift(asked.tactics.shift->first, asked.tactics.shift->second)));
}

/// From the line with most points, of equal ones forward before midfield before defence (C23).
Preferences lose_before_match(const Question& asked) {
  const auto& points = asked.view.side(asked.team).condition;
  Command most = asked.last();
  for (const Command& command : asked.list)
    if (points[index(command.line())] > points[index(most.line())] ||
        (points[index(command.line())] == points[index(most.line())] && command.line() > most.line()))
      most = command;
  return only(most);
}

/// A player forward when behind, back when ahead.
Preferences choose_change(const Question& asked) {
  const auto& score = asked.view.score;
  const int lead = score[index(asked.team)] - score[index(opponent(asked.team))];
  if (lead < 0 && asked.tactics.chases > 0)
    return only(asked.allowed_or_last(commands::change(Line::defence, Line::forward)));
  if (lead > 0 && asked.tactics.protects > 0)
    return only(asked.allowed_or_last(commands::change(Line::forward, Line::defence)));
  return only(asked.last());
}

/// The area as the team sees it, its own goal line below.
Area turned(Team team, Area area) {
  if (team == Team::home) return area;
  constexpr std::array turned_round{Area::R4, Area::R3, Area::R2, Area::R1, Area::C5, Area::C4, Area::C3,
                                    Area::C2, Area::C1, Area::L4, Area::L3, Area::L2, Area::L1};
  return turned_round[index(area)];
}

const SetUpShape& set_up_of(const Question& asked) {
  const bool with_ball = asked.view.control == asked.team;
  const auto of = [&](const Tactics::SetUp& set_up) -> const SetUpShape& {
    return with_ball ? set_up.with_ball : set_up.without_ball;
  };
  switch (asked.view.turn.restart) {
    case Restart::free_kick:
      return of(asked.tactics.free_kick);
    case Restart::corner_kick:
      return of(asked.tactics.corner_kick);
    case Restart::penalty_kick:
      return of(asked.tactics.penalty_kick);
    default:
      return of(asked.tactics.kick_off);
  }
}

/// Players are shared out as seats are: the area with the most weight for each player that it would have.
Preferences place(const Question& asked) {
  const SetUpShape& shape = set_up_of(asked);
  const auto claim = [&](const Command& command) {
    const Area area = command.from();
    const int weight =
        shape.areas[index(turned(asked.team, area))] + (area == asked.view.ball ? shape.ball : 0);
    return 1.0 * weight / (asked.view.side(asked.team).players[index(area)] + 1);
  };
  return only(*std::ranges::max_element(asked.list, {}, claim));
}

Preferences place_keeper(const Question& asked) {
  const Command home = commands::at(Verb::place_keeper, asked.rules.pitch.penalty_area[index(asked.team)]);
  return only(asked.allows(home) ? home : asked.list[0]);
}

Preferences either_corner(const Question& asked) {
  Preferences preferences;
  for (const Command& command : asked.list) preferences.push_back({command, 1});
  return preferences;
}

Preferences by_side(Verb verb, const std::array<std::uint8_t, 3>& weights) {
  Preferences preferences;
  for (std::size_t side = 0; side < weights.size(); ++side)
    preferences.push_back({commands::side(verb, static_cast<Side>(side)), weights[side]});
  return preferences;
}

}  // namespace

Preferences preferences(const Ruleset& rules, const State& view, const Tactics& tactics,
                        const CommandList& list) {
  const Frame& frame = view.agenda.top();
  const Question asked{rules, view, frame.team, tactics, list};
  if (list.size() == 1) return only(list[0]);
  switch (frame.step) {
    case Step::choose_formation:
      return choose_formation(asked);
    case Step::choose_roles:
      return choose_role(asked);
    case Step::choose_skills:
      return choose_skill(asked);
    case Step::choose_styles:
      return choose_style(asked);
    case Step::shift_point:
      return choose_shift(asked);
    case Step::points_off:
      return lose_before_match(asked);
    case Step::change_formation:
    case Step::card_change:
      return choose_change(asked);
    case Step::kick_off_choice:
      return only(commands::answer(Verb::kick_off, true));
    case Step::set_up:
      return place(asked);
    case Step::place_keeper:
      return place_keeper(asked);
    case Step::corner_side:
      return either_corner(asked);
    case Step::kick:
      return by_side(Verb::kick, tactics.kicks);
    case Step::dive:
      return by_side(Verb::dive, tactics.dives);
    case Step::sweep:
      return only(commands::answer(Verb::sweep, tactics.sweeps));
    default:
      return {};
  }
}

int total_weight(const Preferences& preferences) {
  int total = 0;
  for (const Preference& each : preferences) total += each.weight;
  return total;
}

Command draw(const Preferences& preferences, Random& random) {
  int drawn = static_cast<int>(random.below(static_cast<std::uint32_t>(total_weight(preferences))));
  std::size_t at = 0;
  while (drawn >= preferences[at].weight) drawn -= preferences[at++].weight;
  return preferences[at].command;
}

}  // namespace fuba
