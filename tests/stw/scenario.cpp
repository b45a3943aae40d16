#include "stw/scenario.hpp"

#include <algorithm>
#include <exception>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "stw/json.hpp"

namespace stw::test {
namespace {

using nlohmann::json;

Command parsed(std::string_view choice) {
  const std::optional<Command> command = parse_command(choice);
  if (!command) FAIL("no such choice: " << choice);
  return *command;
}

std::string joined(const Choices& choices) {
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : ", ") + choice;
  return text;
}

tl::expected<State, PositionError> read(const json& position, const Ruleset*& played) {
  const auto choice = rules_choice_from_json(position, {});
  if (!choice) return tl::unexpected(choice.error());
  played = &rules(*choice);
  return state_from_json(*played, position);
}

}  // namespace

std::optional<std::string> read_rules_file(std::string_view file) {
  std::ifstream stream(std::string(FUBA_RULES_DIR "/") + std::string(file));
  if (!stream) return std::nullopt;
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

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
  Scenario scenario(played, new_match(played));
  scenario.script(dice);
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, Script dice) {
  const Ruleset* played = nullptr;
  const auto state = read(json::parse(position), played);
  if (!state) FAIL("position " << state.error().field << ": " << state.error().problem);
  Scenario scenario(*played, *state);
  scenario.script(dice);
  scenario.settle();
  return scenario;
}

Scenario Scenario::position(std::string_view position, std::string_view changes, Script dice) {
  json merged = json::parse(position);
  merged.merge_patch(json::parse(changes));
  return Scenario::position(merged.dump(), dice);
}

Scenario::~Scenario() {
  if (!script_.empty() && std::uncaught_exceptions() == 0) {
    UNSCOPED_INFO("dice left over: " << script_.size());
    CHECK(script_.empty());
  }
}

void Scenario::script(Script dice) { script_.insert(script_.end(), dice.begin(), dice.end()); }

void Scenario::note(const Events& events) {
  for (const Event& event : events) events_.push_back(to_json(*rules_, event));
}

void Scenario::settle() {
  while (const auto due = roll(state_)) {
    Dice dice{};
    for (std::size_t die = 0; die < due->count; ++die) {
      if (script_.empty()) FAIL("a die was not scripted: " << name(due->purpose));
      if (script_.front() > due->die.faces) FAIL("no such face for " << name(due->purpose));
      dice[die] = static_cast<std::uint8_t>(script_.front());
      script_.pop_front();
    }
    Events events;
    apply_dice(*rules_, state_, dice, &events);
    note(events);
  }
}

Scenario& Scenario::plays(std::string_view choice, Script dice) {
  offers(choice);
  events_.clear();
  script(dice);
  Events events;
  const auto done = apply(*rules_, state_, parsed(choice), &events);
  if (!done) FAIL(choice << " is refused: " << name(done.error().reason));
  note(events);
  settle();
  if (!script_.empty()) FAIL(choice << ": " << script_.size() << " dice are left over");
  return *this;
}

Scenario& Scenario::plays(std::initializer_list<std::string_view> choices) {
  for (const std::string_view choice : choices) plays(choice);
  return *this;
}

Scenario& Scenario::refuses(std::string_view choice, std::string_view reason, std::string_view rule) {
  offers_not(choice);
  const State before = state_;
  const auto done = apply(*rules_, state_, parsed(choice));
  if (done) FAIL(choice << " is accepted");
  CHECK(state_ == before);
  INFO(choice);
  CHECK(name(done.error().reason) == reason);
  CHECK(rules_->rule(done.error()) == rule);
  return *this;
}

Choices Scenario::legal(std::string_view beginning) const {
  Choices choices;
  for (const Command& command : stw::legal(*rules_, state_))
    if (std::string text = to_string(command); text.starts_with(beginning))
      choices.push_back(std::move(text));
  std::ranges::sort(choices);
  return choices;
}

Scenario& Scenario::offers(std::string_view choice) {
  const Choices all = legal();
  if (!std::ranges::binary_search(all, choice)) FAIL(choice << " is not legal; legal are " << joined(all));
  return *this;
}

Scenario& Scenario::offers_not(std::string_view choice) {
  const Choices all = legal();
  if (std::ranges::binary_search(all, choice)) FAIL(choice << " is legal");
  return *this;
}

Scenario& Scenario::offers_only(Choices choices) {
  std::ranges::sort(choices);
  CHECK(legal() == choices);
  return *this;
}

Scenario& Scenario::asks(std::string_view team, std::string_view kind) {
  const auto pending = decision(state_);
  REQUIRE(pending);
  CHECK(name(pending->team) == team);
  CHECK(name(pending->kind) == kind);
  return *this;
}

Scenario& Scenario::stands_at(std::string_view stage) {
  CHECK(name(state_.step) == stage);
  return *this;
}

json Scenario::state() const { return to_json(*rules_, state_); }

std::string Scenario::ball() const { return state_.ball == Square::none ? "" : name(state_.ball); }

std::string Scenario::pawn(Team team, int number) const {
  const Square square = state_.side(team).pawn(number);
  return square == Square::none ? "" : name(square);
}

std::vector<json> Scenario::events(std::string_view name_of_event) const {
  std::vector<json> found;
  for (const json& event : events_)
    if (event["event"] == name_of_event) found.push_back(event);
  return found;
}

json Scenario::event(std::string_view name_of_event) const {
  const auto found = events(name_of_event);
  if (found.empty()) FAIL("no event " << name_of_event);
  return found.front();
}

}  // namespace stw::test
