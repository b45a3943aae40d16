#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "english.hpp"
#include "played.hpp"
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
  CHECK(button(turn, "sub formation midfield forward") == "A player from midfield to attack");
  CHECK(button(turn, "lose defence") == "A point from defence");
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
                                          "fans C3",
                                          "action move",
                                          "style defence easy",
                                          "keeper inside",
                                          "keeper outside",
                                          "shift defence forward",
                                          "var yes",
                                          "var no"}) {
    INFO(notation);
    REQUIRE(parse_command(notation));
    const std::string text = button(turn, notation);
    CHECK(text.size() > 1);
    CHECK(text.find_first_of("{}?") == std::string::npos);
  }
}

TEST_CASE("An action stage asks for what comes next, and says what is declined") {
  State state = Scenario::position(at_target).raw();
  const auto stage = [&](std::uint8_t choice) -> const State& {
    state.agenda.push({Step::stage_choice, Team::home, choice});
    return state;
  };
  CHECK(asked(stage(0)) == "Home: what do you begin your stage with?");
  CHECK(button(state, "action none") == "No action");
  CHECK(button(state, "boost") == "Boosted movement");
  CHECK(asked(stage(1)) == "Home: do you move after the shot?");
  CHECK(button(state, "action none") == "No movement");
  CHECK(asked(stage(2)) == "Home: do you move before the goal kick?");
  CHECK(asked(stage(3)) == "Home: do you press?");
  CHECK(button(state, "action none") == "No press");
  CHECK(asked(stage(4)) == "Home: do you make a substitution?");
  CHECK(button(state, "action none") == "No substitution");
}

TEST_CASE("A point may buy moves that the dice have shown") {
  CHECK(asked_at(Step::boost, 4) == "Home: do you spend a condition point on 2 moves more?");
  State state = Scenario::position(at_target).raw();
  state.agenda.push({Step::boost, Team::home, 4});
  CHECK(button(state, "boost") == "2 moves more");
}

TEST_CASE("The steps of FUBA 2.0 and the Italian edition ask in their own words") {
  CHECK(asked_at(Step::choose_styles, 1) == "Home: how does your midfield play?");
  CHECK(asked_at(Step::substitute_leaves, 2) == "Home: who goes off for the new player?");
  CHECK(asked_at(Step::substitute_enters, 2) == "Home: where does the new player come on?");
  CHECK(asked_at(Step::granted_move, 3) == "Home: do you move a player after the ball (no move left)?");
  CHECK(asked_at(Step::var_choice, 0) == "Home: do you ask the video referee about the goal?");
  CHECK(asked_at(Step::var_choice, 1) == "Home: do you ask the video referee about the press?");
  State state = Scenario::position(at_target).raw();
  state.agenda.push({Step::slow_choice, Team::home});
  CHECK(question(english_of("fuba-2.0"), *decision(state), state, names) ==
        "Home: do you take your time over the goal kick?");
  CHECK(asked(state) == "Home: do you play for time?");
}

/// The kinds of decision met, and the choices of earlier ones by their verbs.
struct Met {
  std::set<DecisionKind> kinds;
  std::map<Verb, std::vector<Command>> choices;
  static constexpr std::size_t most = 100;  ///< choices of a verb
  std::size_t tried = 0;
};

/// A choice that was open at an earlier decision is refused with a sentence where it is not open now.
void read_refusal(const Ruleset& played, const State& state, const Command& earlier) {
  State tried = state;
  const auto done = apply(played, tried, earlier);
  if (done) return;
  INFO(to_string(earlier) << " refused: " << name(done.error().reason));
  REQUIRE(is_whole_sentence(sentence(english_of(played.id), played, done.error(), names)));
}

/// The question and the labels of a decision.
void read_decision(const Ruleset& played, const State& state, Met& met) {
  const auto pending = decision(state);
  if (!pending) return;
  const Words& words = english_of(played.id);
  met.kinds.insert(pending->kind);
  INFO(name(pending->kind));
  REQUIRE(is_whole_sentence(question(words, *pending, state, names)));
  for (const Command& choice : legal(played, state)) {
    INFO(to_string(choice));
    REQUIRE(label(words, choice, state).size() > 1);
    auto& alike = met.choices[choice.verb];
    if (!alike.empty()) read_refusal(played, state, alike[met.tried++ % alike.size()]);
    if (alike.size() < Met::most) alike.push_back(choice);
  }
}

void read_event(const Ruleset& played, const Event& event) {
  INFO(name(event.kind));
  const std::string line = sentence(english_of(played.id), played, event, names);
  REQUIRE((line.empty() || is_whole_sentence(line)));
}

TEST_CASE(
    "Every decision of a match has a question, every choice a label, every event and refusal its words") {
  constexpr std::uint64_t matches = 20;
  std::set<DecisionKind> kinds;
  for (const Ruleset* game : every_game()) {
    INFO(game->id);
    Met met;
    for (std::uint64_t match = 0; match < matches; ++match)
      play_match(
          *game, match, [&](const State& state) { read_decision(*game, state, met); },
          [&](const Event& event) { read_event(*game, event); });
    kinds.merge(met.kinds);
  }
  for (std::size_t at = 0; at < decision_kind_count; ++at) {
    const auto kind = static_cast<DecisionKind>(at);
    INFO(name(kind));
    CHECK(kinds.contains(kind));
  }
}

}  // namespace
}  // namespace fuba::test
