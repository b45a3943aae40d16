#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <string>

#include "fuba/coach/coach.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/event.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "opponents/moves_of_windows.hpp"
#include "tabletop/contest.hpp"
#include "tabletop/processor_time.hpp"
#include "tabletop/random_play.hpp"

// Measures what docs/opponents.md tells of how coaches play, over pairs of matches on the same dice with
// sides swapped: measure_coaches COACH COACH PAIRS SEED EDITION basic|all A coach is one of the game or a
// file of tactics.
namespace {

using namespace fuba;

Tactics tactics_of(const std::string& called) {
  auto tactics = called.ends_with(".json") ? read_tactics(called, {}) : tactics_of_the_game(called);
  if (tactics) return *std::move(tactics);
  fmt::print(stderr, "{}\n", tactics.error());
  std::exit(EXIT_FAILURE);
}

std::shared_ptr<const Ruleset> rules_of(const std::string& edition, bool all) {
  RulesChoice choice{.edition = edition};
  if (all)
    for (const Option option : load_options().value().of(edition)) choice.options.add(option);
  return load_rules(choice).value();
}

/// What a coach did in all its matches.
struct Deeds {
  test::MovesOfWindows moves;
  int choices = 0;
  int actions = 0;
  int presses = 0;
  int shots = 0;
  int shots_from_afar = 0;  ///< from outside the other penalty area
  std::chrono::nanoseconds time{};
  std::chrono::nanoseconds longest{};
};

struct Player {
  Coach coach;
  Deeds deeds = {};
};

void count(const Ruleset& rules, const std::array<Player*, 2>& players, const Events& events) {
  for (const Event& event : events) {
    Deeds& deeds = players[index(event.team)]->deeds;
    deeds.actions += event.kind == EventKind::action;
    deeds.presses += event.kind == EventKind::press;
    if (event.kind != EventKind::shot) continue;
    ++deeds.shots;
    deeds.shots_from_afar += event.from != rules.pitch.penalty_area[index(opponent(event.team))];
  }
}

State play(const Ruleset& rules, const std::array<Player*, 2>& players, std::uint64_t seed) {
  RandomPlay chance(seed);
  State state = new_match(rules);
  Events events;
  while (!is_over(state)) {
    events.clear();
    if (const auto due = roll(state)) {
      apply_dice(rules, state, chance.let_fall(*due), &events);
    } else {
      const Team team = decision(state)->team;
      Player& player = *players[index(team)];
      const auto before = tabletop::processor_time();
      const Command choice =
          player.coach.choose(rules, seen_by(state, team), {.budget = std::chrono::hours(1)});
      const auto taken = tabletop::processor_time() - before;
      ++player.deeds.choices;
      player.deeds.time += taken;
      player.deeds.longest = std::max(player.deeds.longest, taken);
      player.deeds.moves.see(state, choice);
      apply_unchecked(rules, state, choice, &events);
    }
    count(rules, players, events);
  }
  return state;
}

void tell(const std::string& name, const Deeds& deeds, int matches) {
  const auto a_match = [&](int figure) { return double(figure) / matches; };
  const auto milliseconds = [](std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
  };
  fmt::print(
      "{}: {:.1f} shots a match ({:.1f} from afar), {:.1f} presses, {:.0f} choices, {:.1f} moves;\n"
      "  there and back in {:.2f} % of {} windows; {:.2f} ms a choice, {:.0f} ms at most\n",
      name, a_match(deeds.shots), a_match(deeds.shots_from_afar), a_match(deeds.presses),
      a_match(deeds.choices), a_match(deeds.moves.moves()),
      100.0 * deeds.moves.there_and_back() / std::max(deeds.moves.windows(), 1), deeds.moves.windows(),
      milliseconds(deeds.time) / deeds.choices, milliseconds(deeds.longest));
}

}  // namespace

int main(int count_of_arguments, char** arguments) {
  if (count_of_arguments != 7) {
    fmt::print(stderr, "measure_coaches COACH COACH PAIRS SEED EDITION basic|all\n");
    return EXIT_FAILURE;
  }
  const std::array<std::string, 2> names{arguments[1], arguments[2]};
  const int pairs = std::atoi(arguments[3]);
  const auto seed = static_cast<std::uint64_t>(std::atoll(arguments[4]));
  const auto rules = rules_of(arguments[5], std::string(arguments[6]) == "all");
  Player first{{tactics_of(names[0]), 1}};
  Player second{{tactics_of(names[1]), 2}};
  tabletop::ContestResult result;
  for (int pair = 0; pair < pairs; ++pair) {
    const std::uint64_t dice = tabletop::seed_of_match(seed, static_cast<std::uint64_t>(pair));
    const State there = play(*rules, {&first, &second}, dice);
    const State back = play(*rules, {&second, &first}, dice);
    result.add(there.score[0], there.score[1]);
    result.add(back.score[1], back.score[0]);
  }
  fmt::print("{} - {}: {:.1f} % of the points of {} matches ({}, {}, {}), goals {}:{}\n", names[0], names[1],
             100 * result.share(), result.played(), result.won, result.drawn, result.lost, result.goals_for,
             result.goals_against);
  tell(names[0], first.deeds, 2 * pairs);
  tell(names[1], second.deeds, 2 * pairs);
}
