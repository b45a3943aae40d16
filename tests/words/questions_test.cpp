#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "english.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

std::string asked(const State& state) { return question(english(), *decision(state), state, names); }
std::string button(const State& state, std::string_view notation) {
  return label(english(), *parse_command(notation), state);
}

constexpr std::string_view at_target =
    R"({"half":1,"minute":10,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":4,"C4":3},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C2":1,"C3":3,"C4":6},"keeper":"C5"}})";

TEST_CASE("NOW says whose turn it is and what is asked") {
  const Scenario turn = Scenario::position(at_target);
  CHECK(asked(turn.raw()) == "Home: where do you play the ball?");
  CHECK(asked(Scenario::match().raw()) == "Home: which formation do you choose?");
}

/// What is asked where a step of that number waits for the home team.
std::string asked_at(Step step, std::uint8_t number = 0) {
  State state = Scenario::position(at_target).raw();
  state.agenda.push({step, Team::home, number});
  return asked(state);
}

TEST_CASE("A window of cards says which moment it is") {
  CHECK(asked_at(Step::skill_window, 0) == "Home: do you play a card before you play the ball?");
  CHECK(asked_at(Step::skill_window, 4) == "Home: do you play a card now that the check is over?");
  CHECK(asked_at(Step::skill_window, 12) == "Home: do you play a card against the shot?");
  CHECK(asked_at(Step::skill_window, 15) == "Home: do you play a card for your fresh player?");
}

TEST_CASE("The same kind of decision is asked as its occasion has it") {
  CHECK(asked_at(Step::easy_situation) == "Home: do you move a player?");
  CHECK(asked_at(Step::granted_move, 0) == "Home: do you move a player after the event?");
  CHECK(asked_at(Step::granted_move, 1) == "Home: do you move a player before you play the ball?");
  CHECK(asked_at(Step::granted_move, 2) == "Home: who moves out of your last line?");
  CHECK(asked_at(Step::removal) == "Home: which player leaves the pitch?");
  CHECK(asked_at(Step::injury) == "Home: which player is hurt?");
  CHECK(asked_at(Step::injured_keeper) == "Home: who goes off in the goalkeeper’s place?");
  CHECK(asked_at(Step::change_formation) == "Home: do you change your formation for the second half?");
  CHECK(asked_at(Step::card_change, 2) == "Home: who changes to another line (2 to go)?");
  CHECK(asked_at(Step::offer_substitutions) == "Home: do you make substitutions?");
  CHECK(asked_at(Step::announce_substitutions) == "Home: how many substitutions do you make?");
  CHECK(asked_at(Step::substitution, 2) == "Home: what does the substitution bring (2 to go)?");
  CHECK(asked_at(Step::injured_replaced) == "Home: do you replace the injured player?");
  CHECK(asked_at(Step::boost, 0) == "Home: do you spend a condition point on one more move?");
  CHECK(asked_at(Step::boost, 1) == "Home: do you spend a condition point on one more step?");
}

TEST_CASE("Buttons name the choice") {
  const State turn = Scenario::position(at_target).raw();
  CHECK(button(turn, "target C3") == "Keep the ball in C3");
  CHECK(button(turn, "target C4") == "Play to C4");
  CHECK(button(turn, "action midfield") == "Midfield movement");
  CHECK(button(turn, "move C2 L2 ball") == "C2 to L2 with the ball");
  CHECK(button(turn, "dive stay") == "Stay in the middle");
  CHECK(button(turn, "change midfield forward") == "One from midfield to attack");
  CHECK(button(turn, "formation 4-4-2") == "4-4-2");
  CHECK(button(turn, "use off-side-trap") == "Offside trap");
  CHECK(button(turn, "via C3") == "Through C3");
  CHECK(button(turn, "via none") == "Over the top");
  CHECK(button(turn, "subs 2") == "2 substitutions");
  CHECK(button(turn, "sub formation midfield forward") == "One from midfield to attack");
  CHECK(button(turn, "lose defence") == "From defence");
}

TEST_CASE("A point is saved or spent on what is under way") {
  State state = Scenario::position(at_target).raw();
  state.agenda.push({Step::boost, Team::home, 0});
  CHECK(button(state, "boost") == "One more move");
  CHECK(button(state, "done") == "Save the point");
  state.agenda.top().number = 1;
  CHECK(button(state, "boost") == "One more step");
}

TEST_CASE("Every notation has a label") {
  const State turn = Scenario::position(at_target).raw();
  for (const std::string_view notation : {"formation 4-4-2",
                                          "kick-off take",
                                          "kick-off give",
                                          "place C3",
                                          "place-keeper C1",
                                          "adjust C3 L2",
                                          "adjust-keeper C1 C2",
                                          "corner left",
                                          "corner right",
                                          "target C4",
                                          "bring C2",
                                          "bring-keeper C1",
                                          "react C2 C3",
                                          "react-keeper C1 C2",
                                          "free C3 L3",
                                          "free-keeper C2 C1",
                                          "action defence",
                                          "action midfield",
                                          "action forward",
                                          "action shoot",
                                          "action position",
                                          "action press",
                                          "action none",
                                          "move C2 L2",
                                          "move C2 L2 ball",
                                          "move-keeper C1 C2",
                                          "move-keeper C1 C2 ball",
                                          "second yes",
                                          "second no",
                                          "shoot",
                                          "play-on",
                                          "dive left",
                                          "dive stay",
                                          "dive right",
                                          "kick left",
                                          "kick middle",
                                          "kick right",
                                          "remove L2",
                                          "change midfield forward",
                                          "action press-hard",
                                          "action substitute",
                                          "role withdrawn-striker",
                                          "skill tackle",
                                          "via C3",
                                          "via none",
                                          "boost",
                                          "use tackle",
                                          "pass",
                                          "sweep yes",
                                          "sweep no",
                                          "slow yes",
                                          "slow no",
                                          "sub formation midfield forward",
                                          "sub booked",
                                          "sub fresh",
                                          "sub injured",
                                          "subs 1",
                                          "subs 3",
                                          "remove-keeper",
                                          "lose midfield",
                                          "gain forward",
                                          "ball L3",
                                          "value up",
                                          "value down",
                                          "fans C3"}) {
    INFO(notation);
    REQUIRE(parse_command(notation));
    const std::string text = button(turn, notation);
    CHECK(text.size() > 1);
    CHECK(text.find_first_of("{}?") == std::string::npos);
  }
}

/// Any choice and any dice, the same in every run.
class AnyPlay {
 public:
  std::size_t below(std::size_t limit) {
    random_ = random_ * 1664525U + 1013904223U;
    return static_cast<std::size_t>(random_ >> 8U) % limit;
  }
  std::uint8_t die(const Roll& roll) { return static_cast<std::uint8_t>(1 + below(roll.faces)); }

 private:
  std::uint32_t random_ = 1;
};

/// A choice that was open at an earlier decision is refused with a sentence where it is not open now.
void read_refusal(const Ruleset& played, const State& state, const Command& earlier) {
  State tried = state;
  const auto done = apply(played, tried, earlier);
  if (done) return;
  INFO(to_string(earlier) << " refused: " << name(done.error().reason));
  REQUIRE(is_whole_sentence(sentence(english(), played, done.error(), names)));
}

/// Plays a match; every question, label and event has to have its words. Adds the kinds of decision met.
void read_match(const Ruleset& played, AnyPlay& any, std::set<std::string, std::less<>>& kinds) {
  State state = new_match(played);
  std::map<Verb, std::vector<Command>> earlier;
  while (!is_over(state)) {
    Events events;
    if (const auto thrown = roll(state)) {
      apply_dice(played, state, {any.die(*thrown), any.die(*thrown)}, &events);
    } else {
      const Decision pending = decision(state).value();
      kinds.emplace(pending.kind);
      INFO(pending.kind);
      REQUIRE(is_whole_sentence(question(english(), pending, state, names)));
      const CommandList choices = legal(played, state);
      const Command choice = choices[any.below(choices.size())];
      INFO(to_string(choice));
      REQUIRE(label(english(), choice, state).size() > 1);
      auto& alike = earlier[choice.verb];
      alike.push_back(choice);
      read_refusal(played, state, alike[any.below(alike.size())]);
      apply_unchecked(played, state, choice, &events);
    }
    for (const Event& event : events) {
      INFO(name(event.kind));
      const std::string line = sentence(english(), played, event, names);
      REQUIRE((line.empty() || is_whole_sentence(line)));
    }
  }
}

TEST_CASE(
    "Every decision of a match has a question, every choice a label, every event and refusal its words") {
  std::set<std::string, std::less<>> kinds;
  AnyPlay any;
  for (int match = 0; match < 20; ++match) read_match(rules(), any, kinds);
  for (int match = 0; match < 60; ++match) read_match(with_every_option(), any, kinds);
  for (const std::string_view kind :
       {"formation", "kick-off", "place",  "place-keeper", "adjust", "corner",    "target", "bring",
        "react",     "free",     "action", "move",         "second", "free-kick", "dive",   "kick",
        "remove",    "change",   "role",   "skill",        "via",    "boost",     "use",    "sweep",
        "slow",      "subs",     "sub",    "lose",         "gain",   "ball",      "value",  "fans"}) {
    INFO(kind);
    CHECK(kinds.contains(kind));
  }
}

}  // namespace
}  // namespace fuba::test
