// A match of Soccer Tactics WORLD by any commands and dice: what is listed is accepted and leads to a
// position, what is not listed is refused and changes nothing.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "assertions.hpp"
#include "rules_files.hpp"
#include "stw/game.hpp"
#include "stw/json.hpp"
#include "stw/odds.hpp"

namespace stw::fuzz {
namespace {

/// Where a match is picked up besides its beginning: what random commands seldom come to.
constexpr std::array<std::string_view, 4> positions{
    R"({"stage":"corner-kick","control":"away","ball":"E2",
      "home":{"keeper":"D2","defenders":["D1","G1"],"midfielders":["H2"],"strikers":["E9",null]},
      "away":{"keeper":"D16","defenders":["B13"],"strikers":["E2","H1"]}})",
    R"({"stage":"penalty-kick","control":"home","ball":"E15",
      "home":{"keeper":"D1","midfielders":["A6","F14"],"strikers":["E15","D9"]},
      "away":{"keeper":"C15","defenders":["E15","D13"],"midfielders":["C14"],"strikers":["A9"]}})",
    R"({"stage":"keeper","control":"home","ball":"D14","half":2,"seconds":2680,
      "home":{"keeper":"D1","defenders":["B4","D4","E4","G4"],"midfielders":["A6","C6","F6","H10"],
              "strikers":["D14","G8"],"yellow":[10],"defenders_booked":true},
      "away":{"keeper":"D16","defenders":["B13","C15","E13","G13"],"midfielders":["A11","C11","F11","H11"],
              "strikers":["C9","H9"],"yellow":[1,6],"defenders_booked":true}})",
    R"({"stage":"ball","control":"away","ball":"E16","dice":[3,4],"half":4,"seconds":890,
      "home":{"keeper":"D1","strikers":["C14","G16"]},"away":{"keeper":"E16","defenders":["D12"]}})"};

const std::vector<Ruleset>& games() {
  static const std::vector<Ruleset> made = [] {
    std::vector<Ruleset> rules;
    for (const bool all : {false, true})
      for (const Tie tie : {Tie::overtime, Tie::shoot_out, Tie::draw}) {
        RulesChoice choice;
        choice.options = {all, all};
        choice.clock = {.half = 3, .overtime = 1, .roll = 20, .tie = tie};
        if (all) choice.clock.half = Clock::most_minutes;
        rules.push_back(make_rules(choice, ::fuba::fuzz::read_rules_file).value());
      }
    return rules;
  }();
  return made;
}

void require(bool holds) {
  if (!holds) std::abort();
}

/// What is to be done, out of the bytes of the fuzzer; zeros at their end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}

  bool empty() const { return at_ == end_; }
  std::uint8_t next() { return empty() ? std::uint8_t{0} : *at_++; }
  std::uint8_t below(std::size_t bound) { return static_cast<std::uint8_t>(next() % bound); }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

State start(const Ruleset& rules, std::uint8_t which) {
  if (which == 0) return new_match(rules);
  const auto json = nlohmann::json::parse(positions[which - 1]);
  auto state = state_from_json(rules, json);
  // A short half is over before some of them begin.
  return state ? *state : new_match(rules);
}

void let_fall(const Ruleset& rules, State& state, Bytes& bytes) {
  const Roll due = *roll(state);
  require(due.die.faces == spinner_sectors || due.die.faces == die_faces);
  Dice dice{};
  for (std::uint8_t die = 0; die < due.count; ++die)
    dice[die] = static_cast<std::uint8_t>(1 + bytes.below(due.die.faces));
  apply_dice(rules, state, dice);
}

Command any_command(Bytes& bytes) {
  const auto verb = static_cast<Verb>(bytes.below(verb_count));
  const auto square = [&] { return static_cast<Square>(bytes.below(square_count + 1)); };
  return {verb, square(), square()};
}

/// A command as somebody might get it: one that is listed, or any other.
Command some_command(const CommandList& list, Bytes& bytes) {
  const std::uint8_t kind = bytes.next();
  if (kind % 4 == 0) return any_command(bytes);
  return list[(std::size_t{bytes.next()} * 256 + kind) % list.size()];
}

void choose(const Ruleset& rules, State& state, Bytes& bytes) {
  const CommandList list = legal(rules, state);
  require(!list.empty());
  const Command command = some_command(list, bytes);
  const State before = state;
  const bool listed = std::ranges::count(list, command) > 0;
  require(apply(rules, state, command).has_value() == listed);
  if (!listed) return require(state == before);
  require(std::ranges::count(list, command) == 1);
  require(parse_command(to_string(command)) == command);
}

void come_back_from_json(const Ruleset& rules, const State& state) {
  const auto again = state_from_json(rules, to_json(rules, state));
  require(again && *again == state && hash(*again) == hash(state));
}

void play(Bytes bytes) {
  const Ruleset& rules = games()[bytes.below(games().size())];
  State state = start(rules, bytes.below(positions.size() + 1));
  while (!bytes.empty() && !is_over(state)) {
    require(roll(state).has_value() != decision(state).has_value());
    if (roll(state))
      let_fall(rules, state, bytes);
    else
      choose(rules, state, bytes);
    come_back_from_json(rules, state);
  }
  if (!is_over(state) && state.step != Step::put) odds(rules, state);
}

/// A command in words, whatever they are: what is read is written as it stood.
void read_words(std::string_view text) {
  if (const auto command = parse_command(text)) require(to_string(*command) == text);
}

}  // namespace
}  // namespace stw::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  stw::fuzz::read_words({reinterpret_cast<const char*>(data), size});
  stw::fuzz::play({data, size});
  return 0;
}
