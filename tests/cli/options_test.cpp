#include <algorithm>
#include <set>

#include "cli/client.hpp"
#include "fuba/rules_files.hpp"
#include "support/folder.hpp"

namespace fuba::test::options_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::Random;
using tabletop::Stream;

namespace {

const OptionRegistry& registry() {
  static const OptionRegistry read = load_options().value();
  return read;
}

using Choices = std::vector<std::string>;

/// Whether a rule stands in a chapter or in a part of it: "3.0/A1.3" in "3.0/A1".
bool stands_in(const std::string& rule, std::string_view chapter) {
  return rule.starts_with(chapter) && (rule.size() == chapter.size() || rule[chapter.size()] == '.');
}

/// A random match over the protocol. At some decisions all that is listed is tried on a copy, and one choice
/// that was listed elsewhere.
class Examination {
 public:
  Examination(std::string_view edition, const json& options, int seed)
      : random_(static_cast<std::uint64_t>(seed), Stream::choices) {
    client_.start(seed, options, edition);
  }

  /// Plays to the end; the rules behind all that happened.
  std::set<std::string> play() {
    constexpr int sampled = 29;
    int number = 0;
    for (Choices choices = client_.legal(); !choices.empty(); choices = client_.legal()) {
      REQUIRE(std::set(choices.begin(), choices.end()).size() == choices.size());
      known_.insert(choices.begin(), choices.end());
      if (++number % sampled == 0) examine(choices);
      const json answer = client_.choose(any_of(choices));
      for (const json& event : answer["events"])
        if (event.contains("rule")) rules_.insert(event["rule"]);
    }
    return rules_;
  }

 private:
  std::string any_of(const Choices& choices) {
    return choices[random_.below(static_cast<std::uint32_t>(choices.size()))];
  }

  void examine(const Choices& choices) {
    const json state = client_.state();
    for (const std::string& choice : choices) {
      copy_.done({{"position", state}});
      copy_.choose(choice);
    }
    copy_.done({{"position", state}});
    REQUIRE(copy_.state() == state);
    refuses_another(choices);
    REQUIRE(copy_.state() == state);
    for (const char* viewer : {"home", "away"}) hides_cards(state, viewer);
  }

  void refuses_another(const Choices& listed) {
    Choices others;
    std::ranges::set_difference(known_, std::set(listed.begin(), listed.end()), std::back_inserter(others));
    if (!others.empty()) copy_.error({{"do", any_of(others)}});
  }

  void hides_cards(const json& state, const std::string& viewer) {
    const std::string other = viewer == "home" ? "away" : "home";
    if (!state[other].contains("skills")) return;
    const json seen = copy_.done({{"state", viewer}})["state"];
    CHECK(seen[viewer] == state[viewer]);
    for (const json& card : seen[other]["skills"])
      CHECK(std::ranges::count(state[other]["skills_used"], card) == 1);
    CHECK(seen[other]["skills"].size() + seen[other].value("skills_hidden", 0U) ==
          state[other]["skills"].size());
  }

  Client client_;
  Client copy_;
  Random random_;
  std::set<std::string> known_;
  std::set<std::string> rules_;
};

/// Plays matches until something happened by a rule of the chapter.
void examine_option(std::string_view edition, const json& options, std::string_view chapter) {
  constexpr int most_matches = 100;
  for (int seed = 1; seed <= most_matches; ++seed) {
    const auto rules = Examination(edition, options, seed).play();
    if (std::ranges::any_of(rules, [&](const auto& rule) { return stands_in(rule, chapter); })) return;
  }
  FAIL("nothing happened by " << chapter);
}

struct SecretChoices {
  Choices formation_and_roles;
  Choices cards;
};

/// What away sees after each choice of a match that begins so.
std::vector<json> seen_by_away(const SecretChoices& home) {
  Client client;
  client.start(7, json("all"));
  std::vector<json> seen;
  const auto choose = [&](const Choices& choices) {
    for (const std::string& choice : choices) {
      client.choose(choice);
      seen.push_back(client.done({{"state", "away"}})["state"]);
    }
  };
  choose(home.formation_and_roles);
  choose(home.cards);
  CHECK(seen.back()["home"]["skills_hidden"] == 3);
  choose({"formation 4-4-2", "done", "skill tackle", "skill actor", "skill stopper", "done"});
  CHECK(seen.back()["home"]["skills_hidden"] == 3);
  return seen;
}

const SecretChoices plain{{"formation 4-4-2", "role attacking-midfielder", "done"},
                          {"skill tackle", "skill stopper", "skill actor", "done"}};
const Choices other_cards{"skill goal-poacher", "skill doubling", "skill crossing", "done"};

const json card_to_play = json::parse(R"({"options":["skills"],"stage":"actions","half":1,"minute":20,
  "control":"home","first":"home","ball":{"area":"C3","value":3},"start":"C3","target":"C3",
  "dice":{"controlling":4,"passive":2},"home":{"skills":["fast-attacker","tackle"]}})");

}  // namespace

TEST_CASE("a match with an option is played to its end, what is listed is accepted and nothing else") {
  const auto at = GENERATE(range(std::size_t{0}, option_count));
  const OptionEntry& entry = registry().entries.at(at);
  for (const auto& [edition, chapter] : entry.rules) {
    INFO(edition << " with " << name(entry.option));
    examine_option(edition, {name(entry.option)}, chapter);
  }
}

TEST_CASE("a basic match of any edition is played to its end, what is listed is accepted and nothing else") {
  for (const std::string_view edition : editions()) {
    INFO(edition);
    for (int seed = 1; seed <= 5; ++seed) CHECK_FALSE(Examination(edition, "basic", seed).play().empty());
  }
}

TEST_CASE("a match with all options is played to its end, what is listed is accepted and nothing else") {
  examine_option("fuba-3.0", "all", "3.0/A11");
  examine_option("fuba-2.0", "all", "2.0/A3");
  examine_option("fuba-it", "all", "it/adv.var");
}

TEST_CASE("new takes options by name, and the state shows them with what they need") {
  Client client;
  client.start(1, {"roles", "injuries"});
  CHECK(client.state()["options"] == json({"conditions", "roles", "injuries"}));
  client.start(1, "all");
  CHECK(client.state()["options"].size() == 12);
  client.start(1, "all", "fuba-2.0");
  CHECK(client.state()["options"] ==
        json({"conditions", "roles", "substitutions", "injuries", "advanced-goalkeeper", "styles"}));
  CHECK(contains(client.error({{"new", {{"rules", "fuba-it"}, {"options", {"roles"}}}}}), "/options/0"));
  client.start(1, "all");
  CHECK(client.state()["skills_per_team"] == default_skills_per_team);
  client.done({{"new", {{"options", {"skills"}}, {"skills_per_team", 5}}}});
  CHECK(client.state()["skills_per_team"] == 5);
  client.done({{"new", json::object()}});
  CHECK(client.state()["options"].empty());
  CHECK_FALSE(client.state().contains("skills_per_team"));
}

TEST_CASE("a position keeps the options of the match unless it names some") {
  Client client;
  client.done({{"position", json::object()}});
  CHECK(client.state()["options"].empty());
  client.done({{"new", {{"options", {"skills", "weather"}}, {"skills_per_team", 2}}}});
  client.done({{"position", {{"weather", "rain"}, {"home", {{"skills", {"tackle"}}}}}}});
  CHECK(client.state()["options"] == json({"conditions", "weather", "skills"}));
  CHECK(client.state()["skills_per_team"] == 2);
  CHECK(client.state()["weather"] == "rain");
  client.done({{"position", {{"options", "basic"}}}});
  CHECK(client.state()["options"].empty());
  client.done({{"position", {{"options", {"roles"}}}}});
  CHECK(client.state()["options"] == json({"conditions", "roles"}));
}

TEST_CASE("a field of an option that is not played is refused with its name and the option") {
  Client client;
  const std::string error = client.error({{"position", {{"weather", "rain"}}}});
  CHECK(contains(error, "/weather"));
  CHECK(contains(error, "\"weather\""));
  CHECK(contains(client.error({{"position", {{"home", {{"skills", {"tackle"}}}}}}}), "/home/skills"));
}

TEST_CASE("options go into a saved match and come back with it") {
  const TestFolder folder;
  const std::string file = folder.file("options.fuba");
  Client client;
  client.done({{"new", {{"options", "all"}, {"skills_per_team", 4}, {"seed", 9}}}});
  int step = 0;
  client.play_until(9, [&] { return ++step == 300; });
  client.done({{"save", file}});
  Client other;
  other.done({{"load", file}});
  CHECK(other.state() == client.state());
  CHECK(other.state()["skills_per_team"] == 4);
}

TEST_CASE("before the match a team sees nothing of the other's formation, roles and cards") {
  const auto one = seen_by_away(plain);
  const auto other = seen_by_away({{"formation 3-5-2", "role withdrawn-striker", "done"}, other_cards});
  const std::size_t secret = one.size() - 1;
  for (std::size_t choice = 0; choice < secret; ++choice) CHECK(one[choice] == other[choice]);
  CHECK(one.back()["home"]["formation"] == "4-4-2");
  CHECK(one.back()["home"]["roles"] == json({{"attacking-midfielder", 1}}));
}

TEST_CASE("cards stay hidden when formations and roles are shown") {
  CHECK(seen_by_away(plain) == seen_by_away({plain.formation_and_roles, other_cards}));
}

TEST_CASE("a card that is played is seen by both teams, and is not taken back unless forced") {
  Client client;
  client.done({{"position", card_to_play}});
  CHECK(client.done({{"state", "away"}})["state"]["home"]["skills"].empty());
  client.choose("use fast-attacker");
  const json seen = client.done({{"state", "away"}})["state"]["home"];
  CHECK(seen["skills"] == json({"fast-attacker"}));
  CHECK(seen["skills_used"] == json({"fast-attacker"}));
  CHECK(seen["skills_hidden"] == 1);
  CHECK(contains(client.error({{"undo", true}}), "secret"));
  client.done({{"undo", true}, {"force", true}});
}

TEST_CASE("strict dice do not hold up a card that is drawn", "[R157]") {
  Client client;
  client.done({{"position",
                {{"options", {"skills", "advanced-events"}},
                 {"minute", 20},
                 {"away", {{"skills", {"tackle", "stopper"}}}}}}});
  const json answer = client.done({{"do", "target C3"}, {"dice", {3, 3, 6, 3}}, {"strict", true}});
  const auto drawn = std::ranges::find_if(
      answer["events"], [](const json& event) { return event.value("purpose", "") == "draw"; });
  REQUIRE(drawn != answer["events"].end());
  const json after = client.state();
  CHECK(after["away"]["skills"].size() == 1);
  CHECK(after["dice_left"] == 0);
  client.error({{"undo", true}});
  client.done({{"undo", true}, {"force", true}});
  CHECK(client.state()["away"]["skills"].size() == 2);
  client.done({{"do", "target C3"}, {"dice", {3, 3, 6, 3}}, {"strict", true}});
  CHECK(client.state() == after);
}
}  // namespace fuba::test::options_test
