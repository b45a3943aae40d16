#include "opponents/preferences.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "fuba/game.hpp"

namespace fuba {
namespace {

struct Question {
  const Ruleset& rules;
  const State& view;
  Team team;
  const Tactics& tactics;
  Random& random;
  const CommandList& list;

  bool allows(const Command& command) const { return std::ranges::count(list, command) > 0; }
  Command last() const { return list[list.size() - 1]; }
};

/// A place in a list of weights, each as often as it weighs.
std::size_t draw(std::span<const std::uint8_t> weights, Random& random) {
  const auto total = std::accumulate(weights.begin(), weights.end(), 0U);
  unsigned drawn = random.below(total);
  std::size_t at = 0;
  while (drawn >= weights[at]) drawn -= weights[at++];
  return at;
}

Command choose_formation(const Question& asked) {
  std::vector<std::uint8_t> often;
  for (const auto& [formation, weight] : asked.tactics.formations) often.push_back(weight);
  return commands::choose(asked.tactics.formations[draw(often, asked.random)].first);
}

Command choose_role(const Question& asked) {
  const RoleCounts& given = asked.view.side(asked.team).roles;
  for (std::size_t role = 0; role < role_count; ++role) {
    const Command command = commands::take(static_cast<PlayerRole>(role));
    if (given[role] < asked.tactics.roles[role] && asked.allows(command)) return command;
  }
  return asked.last();
}

Command choose_skill(const Question& asked) {
  for (const Skill skill : asked.tactics.skills) {
    const Command command = commands::card(Verb::skill, skill);
    if (asked.allows(command)) return command;
  }
  return asked.list[0];
}

Command choose_style(const Question& asked) {
  const Line line = asked.list[0].line();
  return commands::play(line, asked.tactics.styles[index(line)]);
}

Command choose_shift(const Question& asked) {
  if (!asked.tactics.shift) return asked.last();
  const Command command = commands::shift(asked.tactics.shift->first, asked.tactics.shift->second);
  return asked.allows(command) ? command : asked.last();
}

/// A player forward when behind, back when ahead.
Command choose_change(const Question& asked) {
  const auto& score = asked.view.score;
  const int lead = score[index(asked.team)] - score[index(opponent(asked.team))];
  const bool chases = lead < 0 && asked.tactics.chases > 0;
  const bool protects = lead > 0 && asked.tactics.protects > 0;
  const Command change = chases ? commands::change(Line::defence, Line::forward)
                                : commands::change(Line::forward, Line::defence);
  return (chases || protects) && asked.allows(change) ? change : asked.last();
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
Command place(const Question& asked) {
  const SetUpShape& shape = set_up_of(asked);
  const auto claim = [&](const Command& command) {
    const Area area = command.from();
    const int weight =
        shape.areas[index(turned(asked.team, area))] + (area == asked.view.ball ? shape.ball : 0);
    return 1.0 * weight / (asked.view.side(asked.team).players[index(area)] + 1);
  };
  return *std::ranges::max_element(asked.list, {}, claim);
}

Command place_keeper(const Question& asked) {
  const Command home = commands::at(Verb::place_keeper, asked.rules.pitch.penalty_area[index(asked.team)]);
  return asked.allows(home) ? home : asked.list[0];
}

Command kick(const Question& asked) {
  return commands::side(Verb::kick, static_cast<Side>(draw(asked.tactics.kicks, asked.random)));
}

Command dive(const Question& asked) {
  return commands::side(Verb::dive, static_cast<Side>(draw(asked.tactics.dives, asked.random)));
}

}  // namespace

std::optional<Command> preferred(const Ruleset& rules, const State& view, const Tactics& tactics,
                                 Random& random) {
  const CommandList list = legal(rules, view);
  const Frame& frame = view.agenda.top();
  const Question asked{rules, view, frame.team, tactics, random, list};
  if (list.size() == 1) return list[0];
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
    case Step::change_formation:
    case Step::card_change:
      return choose_change(asked);
    case Step::kick_off_choice:
      return commands::answer(Verb::kick_off, true);
    case Step::set_up:
      return place(asked);
    case Step::place_keeper:
      return place_keeper(asked);
    case Step::corner_side:
      return list[random.below(static_cast<std::uint32_t>(list.size()))];
    case Step::kick:
      return kick(asked);
    case Step::dive:
      return dive(asked);
    case Step::sweep:
      return commands::answer(Verb::sweep, tactics.sweeps);
    default:
      return std::nullopt;
  }
}

}  // namespace fuba
