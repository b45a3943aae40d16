#include "stw/scenario.hpp"

#include <map>
#include <sstream>
#include <stdexcept>

#include "support/scripted_match.ipp"

template class tabletop::test::ScriptedMatch<stw::Stw, stw::test::Scenario>;

namespace stw::test {
namespace {

using nlohmann::json;

tl::expected<State, PositionError> read(const json& position, const Ruleset*& played) {
  const auto choice = rules_choice_from_json(position, {});
  if (!choice) return tl::unexpected(choice.error());
  played = &rules(*choice);
  return state_from_json(*played, position);
}

}  // namespace

const Ruleset& rules(const RulesChoice& choice) {
  static std::map<RulesChoice, Ruleset> made;
  if (const auto known = made.find(choice); known != made.end()) return known->second;
  auto read = make_rules(choice, read_rules_file);
  if (!read) throw std::runtime_error(read.error());
  return made.emplace(choice, *std::move(read)).first->second;
}

RulesChoice with(std::initializer_list<Option> options) {
  RulesChoice choice;
  for (const Option option : options) choice.options[static_cast<std::size_t>(option)] = true;
  return choice;
}

State state_of(std::string_view position) {
  const Ruleset* played = nullptr;
  const auto state = read(json::parse(position), played);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  return *state;
}

std::string refused_field(std::string_view position) {
  const Ruleset* played = nullptr;
  const auto state = read(json::parse(position), played);
  return state ? "" : state.error().field;
}

Square sq(std::string_view name) {
  const auto square = parse_square(name);
  if (!square) FAIL("no square: " << name);
  return *square;
}

SquareSet squares(std::string_view names) {
  SquareSet set;
  std::istringstream words{std::string(names)};
  for (std::string word; words >> word;) set.add(sq(word));
  return set;
}

Scenario Scenario::match(Script dice, const RulesChoice& choice) {
  const Ruleset& played = test::rules(choice);
  return {played, new_match(played), dice};
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const Ruleset* played = nullptr;
  const auto state = read(json::parse(position), played);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  return {*played, *state, dice};
}

Scenario& Scenario::refuses(std::string_view choice, std::string_view reason, std::string_view rule) {
  INFO("refuses " << choice);
  const Refusal refused = refusal(choice);
  CHECK(name(refused.reason) == reason);
  CHECK(rules().rule(refused) == rule);
  return *this;
}

Scenario& Scenario::stands_at(std::string_view stage) {
  CHECK(name(raw().step) == stage);
  return *this;
}

std::string Scenario::ball() const { return raw().ball == Square::none ? "" : name(raw().ball); }

std::string Scenario::pawn(Team team, int number) const {
  const Square square = raw().side(team).pawn(number);
  return square == Square::none ? "" : name(square);
}

}  // namespace stw::test
