#include "soccer_city/scenario.hpp"

#include <algorithm>
#include <exception>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "soccer_city/soccer_city.hpp"

namespace soccer_city::test {
namespace {

using nlohmann::json;

Command parsed(std::string_view choice) {
  const auto command = parse_command(choice);
  if (!command) FAIL("no such choice: " << choice);
  return *command;
}

std::string joined(const Choices& choices) {
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

const Ruleset& rules_of(const json& position) {
  const auto choice = rules_choice_from_json(position, {});
  if (!choice) FAIL("position " << choice.error().field << ": " << choice.error().problem);
  return rules(choice->options);
}

}  // namespace

std::optional<std::string> read_rules_file(std::string_view file) {
  std::ifstream stream(std::string(FUBA_RULES_DIR "/") + std::string(file));
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

const Ruleset& rules(Options options) {
  static std::map<Options, Ruleset> made;
  if (const auto known = made.find(options); known != made.end()) return known->second;
  const auto read = make_rules({std::string(edition_id), options}, read_rules_file);
  if (!read) throw std::runtime_error(to_string(read.error()));
  return made.emplace(options, *read).first->second;
}

std::string refused_field(std::string_view position) {
  const json object = json::parse(position);
  const auto state = state_from_json(rules_of(object), object);
  return state ? "" : state.error().field;
}

Scenario Scenario::match(Script dice, Options options) {
  const Ruleset& played = test::rules(options);
  Scenario scenario(played, new_match(played));
  for (const int value : dice) scenario.script_.push_back(static_cast<std::uint8_t>(value));
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const json object = json::parse(position);
  const Ruleset& played = rules_of(object);
  const auto state = state_from_json(played, object);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  Scenario scenario(played, *state);
  for (const int value : dice) scenario.script_.push_back(static_cast<std::uint8_t>(value));
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, std::string_view changes, Script dice) {
  json merged = json::parse(position);
  merged.merge_patch(json::parse(changes));
  return Scenario::position(merged.dump(), dice);
}

Scenario::~Scenario() {
  if (std::uncaught_exceptions() == 0 && !script_.empty())
    FAIL_CHECK("dice left over: " << script_.size() << ", the first of them " << int{script_.front()});
}

void Scenario::settle() {
  Events events;
  while (const auto pending = roll(state_)) {
    Dice values{1, 1};
    for (std::size_t die = 0; die < pending->count && !pending->die.drawn; ++die) {
      if (script_.empty()) FAIL("a die fell that was not scripted: " << name(pending->purpose));
      values[die] = script_.front();
      script_.pop_front();
    }
    apply_dice(*rules_, state_, values, &events);
  }
  for (const Event& event : events) events_.push_back(to_json(event));
}

Scenario& Scenario::plays(std::string_view choice, Script values) {
  INFO("plays " << choice);
  for (const int value : values) script_.push_back(static_cast<std::uint8_t>(value));
  offers(choice);
  Events events;
  const auto applied = apply(*rules_, state_, parsed(choice), &events);
  REQUIRE(applied);
  events_.clear();
  for (const Event& event : events) events_.push_back(to_json(event));
  settle();
  CHECK(script_.empty());
  return *this;
}

Scenario& Scenario::plays(std::initializer_list<std::string_view> choices) {
  for (const std::string_view choice : choices) plays(choice);
  return *this;
}

Scenario& Scenario::goes_to(std::string_view kind) {
  for (int answers = 0; answers < 20; ++answers) {
    const auto pending = decision(state_);
    REQUIRE(pending);
    if (name(pending->kind) == kind) return *this;
    CommandList list;
    soccer_city::legal(*rules_, state_, list);
    plays(to_string(list[list.size() - 1]));
  }
  FAIL("never asked for " << kind);
  return *this;
}

Scenario& Scenario::refuses(std::string_view choice, std::string_view rule_id) {
  INFO("refuses " << choice);
  const State before = state_;
  Events events;
  const auto applied = apply(*rules_, state_, parsed(choice), &events);
  REQUIRE_FALSE(applied);
  INFO("reason: " << name(applied.error().reason));
  CHECK(rule(applied.error()) == rule_id);
  CHECK(state_ == before);
  CHECK(events.empty());
  return offers_not(choice);
}

Scenario& Scenario::offers(std::string_view choice) {
  const Choices choices = legal();
  INFO("legal: " << joined(choices));
  INFO("offers " << choice);
  REQUIRE(std::count(choices.begin(), choices.end(), choice) == 1);
  return *this;
}

Scenario& Scenario::offers_not(std::string_view choice) {
  const Choices choices = legal();
  INFO("legal: " << joined(choices));
  INFO("offers not " << choice);
  CHECK(std::count(choices.begin(), choices.end(), choice) == 0);
  return *this;
}

Scenario& Scenario::offers_only(Choices choices) {
  std::sort(choices.begin(), choices.end());
  CHECK(joined(legal()) == joined(choices));
  return *this;
}

Scenario& Scenario::asks(std::string_view team, std::string_view kind) {
  const auto pending = decision(state_);
  INFO("asks " << team << " for " << kind);
  REQUIRE(pending);
  REQUIRE(std::string(name(pending->team)) + " " + std::string(name(pending->kind)) ==
          std::string(team) + " " + std::string(kind));
  return *this;
}

Choices Scenario::legal() const {
  CommandList list;
  soccer_city::legal(*rules_, state_, list);
  Choices choices;
  for (const Command& command : list) choices.push_back(to_string(command));
  std::sort(choices.begin(), choices.end());
  return choices;
}

Choices Scenario::legal(std::string_view verb) const {
  const std::string start = std::string(verb) + " ";
  Choices choices = legal();
  std::erase_if(choices,
                [&](const std::string& choice) { return choice != verb && !choice.starts_with(start); });
  return choices;
}

json Scenario::state() const { return to_json(*rules_, state_); }

json Scenario::view(std::string_view team) const {
  return to_json(*rules_, seen_by(state_, parse_team(team).value()));
}

std::string Scenario::at(std::string_view team, Number number) const {
  return to_string(state_.side(parse_team(team).value()).at(number));
}

int Scenario::score(std::string_view team) const { return state_.score[index(parse_team(team).value())]; }

json Scenario::hand(std::string_view team, std::string_view deck) const {
  return state().at(std::string(team)).at("hand").at(std::string(deck));
}

std::vector<json> Scenario::events(std::string_view wanted) const {
  std::vector<json> named;
  for (const json& each : events_)
    if (each.at("event") == wanted) named.push_back(each);
  return named;
}

json Scenario::event(std::string_view wanted) const {
  const auto named = events(wanted);
  if (named.empty()) FAIL("no event " << wanted << " in " << json(events_).dump());
  return named.front();
}

json Scenario::odds(std::string_view choice) const {
  return SoccerCity::odds_json(*rules_, state_).at("odds").value(std::string(choice), json());
}

}  // namespace soccer_city::test
