#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/json.hpp"
#include "fuba/match.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"

namespace fuba::test::options_test {
using namespace fuba;
using namespace fuba::test;

namespace {

const OptionRegistry& registry() {
  static const OptionRegistry read = load_options().value();
  return read;
}

/// A turn in which the sixth event's faces 6 and 3 make the passive team lose one of its two cards.
constexpr const char* cards_at_stake =
    R"({"half":1,"minute":20,"control":"home","ball":{"area":"C3","value":1},
  "home":{"skills":["tackle","stopper"]},"away":{"skills":["tackle","stopper"]}})";

Match at_position(const char* position, DiceSource dice) {
  const auto state = state_from_json(*all_rules(), nlohmann::json::parse(position));
  if (!state) FAIL(state.error().field << ": " << state.error().problem);
  return {all_rules(), *state, std::move(dice)};
}

bool has_draw(const Match& match) {
  return std::ranges::any_of(match.journal(), [](const Entry& entry) {
    return entry.fallen() != nullptr && entry.fallen()->roll.purpose == Purpose::draw;
  });
}

std::vector<Dice> fallen_for(const Match& match, Purpose purpose) {
  std::vector<Dice> dice;
  for (const Entry& entry : match.journal())
    if (const Throw* fallen = entry.fallen(); fallen != nullptr && fallen->roll.purpose == purpose)
      dice.push_back(fallen->dice);
  return dice;
}

/// Plays the first legal choice until a decision of that kind is pending.
void play_until(Match& match, DecisionKind kind) {
  while (match.decision() && match.decision()->kind != kind) REQUIRE(match.choose(match.legal()[0]));
}

Match before_reveal() {
  Match match(all_rules(), DiceSource::random(3));
  while (match.decision()->secret) REQUIRE(match.choose(match.legal()[0]));
  REQUIRE(match.undo(Undo::forced));
  return match;
}

}  // namespace

TEST_CASE("a card is drawn beside the dice set down, also where they are strict", "[R157]") {
  Match match = at_position(cards_at_stake, DiceSource::random(5));
  const std::array<std::uint8_t, 4> dice{3, 3, 6, 3};
  match.dice().add(dice);
  match.dice().set_strict(true);
  play_until(match, DecisionKind::target);
  REQUIRE(plays(match, "target C3"));
  REQUIRE(fallen_for(match, Purpose::special_event) == std::vector{Dice{6, 3}});
  REQUIRE(fallen_for(match, Purpose::draw).size() == 1);
  CHECK(match.state().side(Team::away).skills.size() == 1);

  const Match after = match;
  CHECK(match.undo().error() == UndoRefusal::dice_have_fallen);
  REQUIRE(match.undo(Undo::forced));
  CHECK(match.state().side(Team::away).skills.size() == 2);
  match.dice().clear();
  match.dice().add(dice);
  REQUIRE(plays(match, "target C3"));
  CHECK(same_match(match, after));
}

TEST_CASE("the choice that closes the secrets before the match is not taken back unless forced") {
  Match match = before_reveal();
  REQUIRE(match.decision()->kind == DecisionKind::skill);
  REQUIRE_FALSE(match.undo_refusal());
  REQUIRE(match.choose(match.legal()[0]));
  CHECK_FALSE(match.decision()->secret);
  CHECK(match.undo_refusal());
}

TEST_CASE("a skill card that was shown is not taken back unless forced, a pass is") {
  Match match = at_position(R"({"stage":"actions","half":1,"minute":20,"control":"home","first":"home",
    "ball":{"area":"C3","value":3},"start":"C3","target":"C3","dice":{"controlling":4,"passive":2},
    "home":{"skills":["fast-attacker"]}})",
                            DiceSource::random(1));
  REQUIRE(match.decision()->kind == DecisionKind::use);
  REQUIRE(plays(match, "pass"));
  CHECK_FALSE(match.undo_refusal());
  REQUIRE(match.undo());
  REQUIRE(plays(match, "use fast-attacker"));
  CHECK(match.undo_refusal() == UndoRefusal::secret_revealed);
  REQUIRE(match.undo(Undo::forced));
  CHECK(match.decision()->kind == DecisionKind::use);
}

TEST_CASE(
    "with hidden cards on both sides a half-time change is still not taken back once both have chosen") {
  Match match = finished_match(11, all_rules());
  const auto& journal = match.journal();
  std::size_t at = 0;
  while (!(decision(journal[at].after) && decision(journal[at].after)->kind == DecisionKind::change)) ++at;
  match.rewind(at + 1);
  REQUIRE(plays(match, "done"));
  REQUIRE_FALSE(match.undo_refusal());
  REQUIRE(plays(match, "done"));
  CHECK(match.undo_refusal());
}

TEST_CASE("the other team sees neither roles nor cards before the match, and of the cards only how many") {
  const Match match = before_reveal();
  for (const Team team : teams) {
    const State seen = match.state_for(team);
    const TeamState& other = seen.side(opponent(team));
    CHECK(seen.side(team) == match.state().side(team));
    CHECK(other.skills.empty());
    CHECK(other.skills_hidden == match.state().side(opponent(team)).skills.size());
    CHECK(other.roles == RoleCounts{});
    CHECK(other.condition == std::array<std::uint8_t, 3>{});
    CHECK_FALSE(seen.secret_formation[index(opponent(team))].chosen());
  }
}

TEST_CASE("a match with random options is the same when loaded, draws included") {
  const auto seed = static_cast<std::uint64_t>(GENERATE(range(1, 49)));
  const std::string edition(editions()[seed % editions().size()]);
  const Options options = random_options(registry(), edition, seed);
  const auto skills = static_cast<std::uint8_t>(1 + seed % most_skills_per_team);
  const auto rules = load_rules({edition, options, skills}).value();
  const Match match = finished_match(seed, rules);
  const auto back = load_text(save_text(match), "memory", load_rules, DiceSource::random(1));
  REQUIRE(back);
  if (back->trouble) FAIL(to_string(*back->trouble));
  CHECK(back->match.rules().options == options);
  CHECK(back->match.rules().skills_per_team == rules->skills_per_team);
  CHECK(same_match(back->match, match));
}

TEST_CASE("a drawn card is saved, loaded and taken back like a die", "[R157]") {
  std::uint64_t seed = 1;
  while (!has_draw(finished_match(seed, all_rules()))) ++seed;
  const Match match = finished_match(seed, all_rules());
  const auto loaded = load_text(save_text(match), "memory", rules_for, DiceSource::scripted({}));
  REQUIRE(loaded);
  REQUIRE(same_match(loaded->match, match));
  Match back = loaded->match;
  std::vector<Command> choices;
  while (has_draw(back)) {
    REQUIRE(back.undo(Undo::forced));
    choices.push_back(match.journal()[back.journal().size()].choice()->command);
  }
  for (; !choices.empty(); choices.pop_back()) REQUIRE(back.choose(choices.back()));
  CHECK(same_match(back, match));
}

TEST_CASE("random options belong to the edition, bring along what they need, and reach every option") {
  for (const std::string_view edition : editions()) {
    Options reached;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const Options options = random_options(registry(), edition, seed);
      CHECK(registry().complete(options) == options);
      CHECK((options - registry().of(edition)).empty());
      CHECK(options == random_options(registry(), edition, seed));
      reached = reached | options;
    }
    CHECK(reached == registry().of(edition));
  }
}

TEST_CASE("known rules are made once, and an error is no rule") {
  int made = 0;
  KnownRules known([&](const RulesChoice& choice) {
    ++made;
    return load_rules(choice);
  });
  const auto basic = known({"fuba-3.0"});
  const auto all = known({"fuba-3.0", registry().of("fuba-3.0")});
  REQUIRE(basic);
  REQUIRE(all);
  CHECK(*basic != *all);
  CHECK(*known({"fuba-3.0"}) == *basic);
  CHECK(made == 2);
  CHECK_FALSE(known({"fuba-9.9"}));
  CHECK(known({"fuba-3.0"}));
}
}  // namespace fuba::test::options_test
