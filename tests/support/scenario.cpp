#include "support/scenario.hpp"

#include <algorithm>
#include <exception>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "fuba/command.hpp"
#include "fuba/game.hpp"
#include "fuba/json.hpp"

namespace fuba::test {
namespace {

using nlohmann::json;

Command parsed(std::string_view choice) {
  const std::optional<Command> command = parse_command(choice);
  if (!command) FAIL("no such choice: " << choice);
  return *command;
}

Options options_of(std::initializer_list<std::string_view> names) {
  Options options;
  for (const std::string_view name : names) options.add(parse_option(name).value());
  return options;
}

std::string joined(const Choices& choices) {
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

}  // namespace

std::optional<std::string> read_rules_file(std::string_view file) {
  std::ifstream stream(std::string(FUBA_RULES_DIR "/") + std::string(file));
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

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
  Scenario scenario(played, new_match(played));
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const json object = json::parse(position);
  const auto choice =
      rules_choice_from_json(option_registry(), object, {.edition = std::string(default_edition())});
  if (!choice) FAIL("position " << choice.error().field << ": " << choice.error().problem);
  const Ruleset& played = test::rules(*choice);
  const auto state = state_from_json(played, object);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  Scenario scenario(played, *state);
  scenario.dice(dice);
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, std::string_view changes, Script dice) {
  json merged = json::parse(position);
  merged.merge_patch(json::parse(changes));
  return Scenario::position(merged.dump(), dice);
}

Scenario::Scenario(const Scenario& other)
    : rules_(other.rules_), state_(other.state_), events_(other.events_) {
  CHECK(other.script_.empty());
}

Scenario::~Scenario() {
  if (std::uncaught_exceptions() == 0 && !script_.empty())
    FAIL_CHECK("dice left over: " << script_.size() << ", the first of them " << int{script_.front()});
}

Scenario& Scenario::dice(Script values) {
  for (const int value : values) script_.push_back(static_cast<std::uint8_t>(value));
  return *this;
}

std::uint8_t Scenario::next_die(std::string_view purpose) {
  if (script_.empty()) FAIL("a die fell that was not scripted: " << purpose);
  const std::uint8_t value = script_.front();
  script_.pop_front();
  return value;
}

void Scenario::settle() {
  Events events;
  while (const std::optional<Roll> pending = roll(state_)) {
    CHECK((pending->count == 1 || pending->count == 2));
    Dice values{};
    for (std::size_t die = 0; die < pending->count; ++die)
      values[die] = pending->purpose == Purpose::draw ? std::uint8_t{1} : next_die(name(pending->purpose));
    apply_dice(rules(), state_, values, &events);
  }
  for (const Event& event : events) events_.push_back(to_json(rules(), event));
}

Scenario& Scenario::plays(std::string_view choice) {
  INFO("plays " << choice);
  const Command command = parsed(choice);
  offers(choice);
  Events events;
  const tl::expected<void, Refusal> applied = apply(rules(), state_, command, &events);
  if (!applied)
    FAIL("refused by " << rules().rule(applied.error().reason) << " " << name(applied.error().reason));
  events_.clear();
  for (const Event& event : events) events_.push_back(to_json(rules(), event));
  settle();
  return *this;
}

Scenario& Scenario::plays(std::string_view choice, Script values) {
  dice(values);
  plays(choice);
  INFO("plays " << choice);
  CHECK(script_.empty());
  return *this;
}

Scenario& Scenario::plays(std::initializer_list<std::string_view> choices) {
  for (const std::string_view choice : choices) plays(choice);
  return *this;
}

Scenario& Scenario::places(std::string_view area, int players) {
  for (int player = 0; player < players; ++player) plays("place " + std::string(area));
  return *this;
}

Scenario& Scenario::acts(std::string_view action, Script values) {
  if (const std::optional<Decision> pending = decision(state_);
      pending && pending->kind == DecisionKind::free)
    plays("done");
  return plays(action, values);
}

Scenario& Scenario::refuses(std::string_view choice, std::string_view rule) {
  INFO("refuses " << choice);
  const State before = state_;
  Events events;
  const tl::expected<void, Refusal> applied = apply(rules(), state_, parsed(choice), &events);
  REQUIRE_FALSE(applied);
  INFO("reason: " << name(applied.error().reason));
  CHECK(rules().rule(applied.error().reason) == rule);
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
  const std::optional<Decision> pending = decision(state_);
  INFO("asks " << team << " for " << kind);
  REQUIRE(pending);
  REQUIRE(std::string(name(pending->team)) + " " + std::string(name(pending->kind)) ==
          std::string(team) + " " + std::string(kind));
  return *this;
}

bool Scenario::over() const { return is_over(state_); }

std::string Scenario::chooser() const {
  const std::optional<Decision> pending = decision(state_);
  return pending ? std::string(name(pending->team)) : "";
}

bool Scenario::secret() const {
  const std::optional<Decision> pending = decision(state_);
  return pending && pending->secret;
}

Choices Scenario::legal() const {
  Choices choices;
  for (const Command& command : fuba::legal(rules(), state_)) choices.push_back(to_string(command));
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

json Scenario::state() const { return to_json(rules(), state_); }

json Scenario::view(std::string_view team) const {
  return to_json(rules(), seen_by(state_, parse_team(team).value()));
}

std::string Scenario::control() const { return std::string(name(state_.control)); }
std::string Scenario::ball() const { return std::string(name(state_.ball)); }
int Scenario::value() const { return state_.ball_value; }
int Scenario::half() const { return state_.half; }
int Scenario::minute() const { return state_.minute; }
int Scenario::stoppage() const { return state_.stoppage; }
int Scenario::score(std::string_view team) const { return state_.score[index(parse_team(team).value())]; }

int Scenario::players(std::string_view team, std::string_view area) const {
  return state_.side(parse_team(team).value()).players[index(parse_area(area).value())];
}

int Scenario::players(std::string_view team) const {
  int sum = 0;
  for (const Area area : all_areas) sum += players(team, name(area));
  return sum;
}

std::string Scenario::keeper(std::string_view team) const {
  return std::string(name(state_.side(parse_team(team).value()).keeper));
}

int Scenario::yellow(std::string_view team) const { return state_.side(parse_team(team).value()).yellow; }
int Scenario::red(std::string_view team) const { return state_.side(parse_team(team).value()).red; }

std::vector<json> Scenario::events(std::string_view name) const {
  std::vector<json> named;
  for (const json& event : events_)
    if (event.at("event") == name) named.push_back(event);
  return named;
}

json Scenario::event(std::string_view name) const { return events_[place_of(name)]; }

std::size_t Scenario::place_of(std::string_view name) const {
  for (std::size_t place = 0; place < events_.size(); ++place)
    if (events_[place].at("event") == name) return place;
  FAIL("no event " << name << " in " << json(events_).dump());
  return 0;
}

}  // namespace fuba::test
