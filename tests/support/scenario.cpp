#include "support/scenario.hpp"

#include <map>
#include <optional>
#include <stdexcept>

#include "support/scripted_match.ipp"

template class tabletop::test::ScriptedMatch<fuba::Fuba, fuba::test::Scenario>;

namespace fuba::test {
namespace {

using nlohmann::json;

Options options_of(std::initializer_list<std::string_view> names) {
  Options options;
  for (const std::string_view name : names) options.add(parse_option(name).value());
  return options;
}

}  // namespace

const OptionRegistry& option_registry() {
  static const OptionRegistry registry = [] {
    tl::expected<OptionRegistry, RulesError> read = read_options(read_rules_file);
    if (!read) throw std::runtime_error(to_string(read.error()));
    return *read;
  }();
  return registry;
}

const Ruleset& rules(const RulesChoice& chosen) {
  static std::map<RulesChoice, Ruleset> made;
  RulesChoice choice = chosen;
  choice.options = option_registry().complete(choice.options);
  if (const auto known = made.find(choice); known != made.end()) return known->second;
  tl::expected<Ruleset, RulesError> edition = make_rules(choice, read_rules_file);
  if (!edition) throw std::runtime_error(to_string(edition.error()));
  return made.emplace(choice, *edition).first->second;
}

const Ruleset& rules(Options options, std::uint8_t skills_per_team) {
  return rules(RulesChoice{std::string(default_edition()), options, skills_per_team});
}

const Ruleset& rules() { return rules(Options{}); }

std::string refused_field(std::string_view position) {
  const json object = json::parse(position);
  const auto choice =
      rules_choice_from_json(option_registry(), object, {.edition = std::string(default_edition())});
  if (!choice) return choice.error().field;
  const auto state = state_from_json(rules(*choice), object);
  return state ? "" : state.error().field;
}

Scenario Scenario::match() { return match({}); }

Scenario Scenario::match(std::initializer_list<std::string_view> options, std::uint8_t skills_per_team) {
  return begin({std::string(default_edition()), options_of(options), skills_per_team});
}

Scenario Scenario::match(std::string_view edition, std::initializer_list<std::string_view> options) {
  return begin({std::string(edition), options_of(options)});
}

Scenario Scenario::begin(const RulesChoice& choice) {
  const Ruleset& played = test::rules(choice);
  return {played, new_match(played), {}};
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const json object = json::parse(position);
  const auto choice =
      rules_choice_from_json(option_registry(), object, {.edition = std::string(default_edition())});
  if (!choice) FAIL("position " << choice.error().field << ": " << choice.error().problem);
  const Ruleset& played = test::rules(*choice);
  const auto state = state_from_json(played, object);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  return {played, *state, dice};
}

Scenario& Scenario::places(std::string_view area, int players) {
  for (int player = 0; player < players; ++player) plays("place " + std::string(area));
  return *this;
}

Scenario& Scenario::acts(std::string_view action, Script values) {
  if (const std::optional<Decision> pending = decision(raw()); pending && pending->kind == DecisionKind::free)
    plays("done");
  return plays(action, values);
}

std::string Scenario::chooser() const {
  const std::optional<Decision> pending = decision(raw());
  return pending ? std::string(name(pending->team)) : "";
}

bool Scenario::secret() const {
  const std::optional<Decision> pending = decision(raw());
  return pending && pending->secret;
}

std::string Scenario::control() const { return std::string(name(raw().control)); }
std::string Scenario::ball() const { return std::string(name(raw().ball)); }
int Scenario::value() const { return raw().ball_value; }
int Scenario::half() const { return raw().half; }
int Scenario::minute() const { return raw().minute; }
int Scenario::stoppage() const { return raw().stoppage; }
int Scenario::score(std::string_view team) const { return raw().score[index(parse_team(team).value())]; }

int Scenario::players(std::string_view team, std::string_view area) const {
  return raw().side(parse_team(team).value()).players[index(parse_area(area).value())];
}

int Scenario::players(std::string_view team) const {
  int sum = 0;
  for (const Area area : all_areas) sum += players(team, name(area));
  return sum;
}

std::string Scenario::keeper(std::string_view team) const {
  return std::string(name(raw().side(parse_team(team).value()).keeper));
}

int Scenario::yellow(std::string_view team) const { return raw().side(parse_team(team).value()).yellow; }
int Scenario::red(std::string_view team) const { return raw().side(parse_team(team).value()).red; }

}  // namespace fuba::test
