#include "fuba/analysis/prospects.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "fuba/analysis/inputs.hpp"
#include "fuba/analysis/outlook.hpp"
#include "fuba/facts.hpp"
#include "fuba/game.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/parse_json.hpp"

namespace fuba {
namespace {

Prospects as_prospects(const analysis::Chances& chances) { return {chances[0], chances[1], chances[2]}; }

Prospects mean(const Prospects& one, const Prospects& other) {
  return {(one.win + other.win) / 2, (one.draw + other.draw) / 2, (one.loss + other.loss) / 2};
}

/// Before anybody has the ball nobody is ahead.
bool before_kick_off(const State& state) {
  return state.half == 1 && !state.agenda.empty() && state.agenda[0].step == Step::kick_off_roll;
}

/// A level cup tie goes on until somebody has won.
Prospects undrawn(const Ruleset& rules, const Prospects& found) {
  if (!rules.has(Option::cup) || rules.terms.first_leg) return found;
  return {found.win + found.draw / 2, 0, found.loss + found.draw / 2};
}

/// The chance that Home wins the penalties after the match, if each kick and each dive is as likely. Level
/// after as many kicks of both as there are, it stands even.
double shoot_out_chance(const Ruleset& rules, const ShootOut& shoot_out) {
  if (const auto won = winner(rules, shoot_out)) return *won == Team::home ? 1 : 0;
  const auto& kicks = shoot_out.kicks;
  if (kicks[0] == kicks[1] && kicks[0] >= rules.cup.kicks) return 0.5;
  const std::size_t team = index(kicker(shoot_out));
  ShootOut missed = shoot_out;
  ++missed.kicks[team];
  ShootOut scored = missed;
  ++scored.scored[team];
  return std::lerp(shoot_out_chance(rules, missed), shoot_out_chance(rules, scored), penalty_chance(rules));
}

Prospects in_shoot_out(const Ruleset& rules, const ShootOut& shoot_out) {
  const double win = shoot_out_chance(rules, shoot_out);
  return {win, 0, 1 - win};
}

std::string file_of(std::string_view edition) { return fmt::format("prospects/{}.json", edition); }

}  // namespace

Prospects result(const State& end, Team team) {
  const auto lead_in = [](const std::array<std::uint8_t, 2>& goals) { return goals[0] - goals[1]; };
  int lead = lead_in(end.score);
  if (lead == 0 && end.shoot_out) lead = lead_in(end.shoot_out->scored);
  if (team == Team::away) lead = -lead;
  return {lead > 0 ? 1.0 : 0.0, lead == 0 ? 1.0 : 0.0, lead < 0 ? 1.0 : 0.0};
}

Foreteller::Foreteller(analysis::Network network, analysis::Network by_clock, Tactics tactics,
                       std::string version)
    : parts_(std::make_shared<const Parts>(
          Parts{std::move(network), std::move(by_clock), std::move(tactics), std::move(version)})) {}

Prospects Foreteller::of(const Ruleset& rules, const State& state, Team team) const {
  Describer describe(rules, parts_->tactics);
  const Prospects home = of_home(rules, state, describe);
  return team == Team::home ? home : home.swapped();
}

Prospects Foreteller::ahead(const Ruleset& rules, const State& state, Team team, int rolls) const {
  return Outlook(rules, *this).ahead(state, team, rolls);
}

Prospects Foreteller::by_clock(const Ruleset& rules, const State& state, Team team) const {
  if (is_over(state)) return result(state, team);
  const Prospects told = as_prospects(parts_->by_clock(clock_inputs_of(rules, state, team)));
  const Prospects other = as_prospects(parts_->by_clock(clock_inputs_of(rules, state, opponent(team))));
  return undrawn(rules, mean(told, other.swapped()));
}

Prospects Foreteller::of_home(const Ruleset& rules, const State& state, Describer& describe) const {
  if (is_over(state)) return result(state, Team::home);
  if (state.shoot_out) return in_shoot_out(rules, *state.shoot_out);
  const Prospects found = undrawn(rules, as_prospects(parts_->network(describe(state))));
  if (before_kick_off(state)) return mean(found, found.swapped());
  return state.control == Team::home ? found : found.swapped();
}

tl::expected<Foreteller, RulesError> make_foreteller(std::string_view edition, const RulesReader& read) {
  const std::string file = file_of(edition);
  const auto wrong = [&](std::string field, std::string problem) {
    return tl::unexpected(RulesError{file, std::move(field), std::move(problem)});
  };
  const auto text = read(file);
  if (!text) return wrong("", "the file cannot be read");
  const auto json = tabletop::parse_json(*text);
  if (!json.is_object()) return wrong("", "expected a JSON object");
  const auto part = [&](const char* name, std::size_t inputs) {
    auto network = analysis::Network::from_json(json.value(name, nlohmann::json()));
    if (network && network->inputs() != inputs)
      network = tl::unexpected(fmt::format("expected {} inputs", inputs));
    return network;
  };
  auto network = part("network", all_inputs);
  if (!network) return wrong("/network", network.error());
  auto by_clock = part("by_clock", clock_inputs);
  if (!by_clock) return wrong("/by_clock", by_clock.error());
  auto tactics = make_tactics("professional", read);
  if (!tactics) return tl::unexpected(tactics.error());
  const auto version = json.find("version");
  if (version == json.end() || !version->is_string()) return wrong("/version", "expected a text");
  return Foreteller(*std::move(network), *std::move(by_clock), *std::move(tactics), *version);
}

tl::expected<Foreteller, std::string> foreteller_of_the_game(std::string_view edition) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  return make_foreteller(edition, tabletop::rules_reader(*folder)).map_error([](const RulesError& error) {
    return to_string(error) + ". Install FUBA again, or put the file back as it was.";
  });
}

}  // namespace fuba
