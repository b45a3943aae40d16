#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "altered_json.hpp"
#include "tabletop/random_play.hpp"
#include "tabletop/save.hpp"

namespace fuba::fuzz {

/// Gives the rules of a match by its number, always the same for the same number.
template <tabletop::Game G>
using RulesByNumber = std::function<std::shared_ptr<const typename G::Ruleset>(std::uint64_t number)>;

/// The state of a random match after some steps, as JSON.
template <tabletop::Game G>
nlohmann::json state_of_match(const typename G::Ruleset& rules, std::uint64_t seed, std::uint32_t steps) {
  tabletop::RandomPlay<G> play(seed);
  typename G::State state = G::new_match(rules);
  for (std::uint32_t step = 0; step < steps && !G::is_over(state); ++step)
    if (const auto due = G::roll(state))
      G::apply_dice(rules, state, play.let_fall(*due), nullptr);
    else
      G::apply_unchecked(rules, state, play.choose(rules, state), nullptr);
  return G::to_json(rules, state);
}

/// What is wrong with a state: nothing where its JSON is a position that reads back as the same.
template <tabletop::Game G>
std::string fault_of_state(const typename G::Ruleset& rules, const typename G::State& state) {
  if (G::decision(state).has_value() + G::roll(state).has_value() + G::is_over(state) != 1)
    return "it is not at one of choice, dice and end";
  for (const tabletop::Team team : tabletop::teams) G::to_json(rules, G::seen_by(state, team));
  const nlohmann::json json = G::to_json(rules, state);
  const auto read = G::state_from_json(rules, json);
  if (!read) return "its JSON is refused: " + read.error().field + " " + read.error().problem;
  if (*read != state) return "its JSON leads to another state: " + G::to_json(rules, *read).dump();
  return G::hash(*read) == G::hash(state) ? "" : "its JSON leads to another hash";
}

template <tabletop::Game G>
std::string fault_of_saving(const tabletop::Match<G>& match) {
  const tabletop::RulesFor<G> rules_for = [&](const auto&) { return match.shared_rules(); };
  const auto loaded =
      tabletop::load_text<G>(tabletop::save_text(match), "it", rules_for, tabletop::DiceSource::scripted({}));
  if (!loaded) return "its save is refused: " + tabletop::to_string(loaded.error());
  if (loaded->trouble) return "its save does not load: " + tabletop::to_string(*loaded->trouble);
  return loaded->match.state() == match.state() ? "" : "its save leads to another state";
}

/// Plays on at random and looks at the state after each step; at the end the match is saved and loaded.
template <tabletop::Game G>
std::string fault_of_playing_on(const std::shared_ptr<const typename G::Ruleset>& rules,
                                const typename G::State& position, std::uint64_t seed, int steps) {
  tabletop::Match<G> match(rules, position, tabletop::DiceSource::scripted({}));
  tabletop::RandomPlay<G> play(seed);
  std::string fault = fault_of_state<G>(*rules, position);
  for (int step = 0; step < steps && fault.empty() && !match.over(); ++step) {
    if (const auto due = G::roll(match.state()))
      match.replay(play.let_fall(*due));
    else if (const auto choice = play.choose(*rules, match.state()); !match.replay(choice))
      fault = "it refuses " + G::to_string(choice) + ", which it lists";
    if (fault.empty()) fault = fault_of_state<G>(*rules, match.state());
  }
  if (fault.empty()) fault = fault_of_saving(match);
  return fault.empty() ? fault
                       : fault + "\n  after " + std::to_string(match.journal().size()) + " steps, in " +
                             G::to_json(*rules, match.state()).dump();
}

/// What became of one altered position.
struct Trial {
  bool accepted = false;
  std::string fault;  ///< empty where there is none
  nlohmann::json position;
};

/// Tries the position of a number: some states of random matches, each altered in eight ways. What is
/// accepted has to survive play, JSON, save and load.
template <tabletop::Game G>
Trial trial(const RulesByNumber<G>& rules_of, std::uint64_t number) {
  constexpr std::uint64_t alterations = 8;
  constexpr std::uint32_t longest = 300;
  constexpr int steps = 24;
  constexpr std::uint64_t odds_every = 16;
  const std::uint64_t match = number / alterations;
  const auto rules = rules_of(match);
  tabletop::Random base(match, tabletop::Stream::options);
  tabletop::Random random(tabletop::seed_of_match(match, number), tabletop::Stream::options);
  Trial tried;
  tried.position = state_of_match<G>(*rules, match, base.below(longest));
  const auto other = state_of_match<G>(*rules, tabletop::seed_of_match(match, 1), base.below(longest));
  alter(tried.position, other, random);
  try {
    const auto state = G::state_from_json(*rules, tried.position);
    tried.accepted = state.has_value();
    if (!state) {
      if (state.error().problem.empty()) tried.fault = "it is refused without a sentence";
    } else {
      if (number % odds_every == 0) G::odds_json(*rules, *state);
      tried.fault = fault_of_playing_on<G>(rules, *state, number, steps);
    }
  } catch (const std::exception& error) {
    tried.fault = std::string("it throws: ") + error.what();
  }
  return tried;
}

}  // namespace fuba::fuzz
