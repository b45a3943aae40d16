// What the table does with this game: served, saved, undone, replayed.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "stw/rules_files.hpp"
#include "stw/scenario.hpp"
#include "stw/service.hpp"
#include "stw/words_files.hpp"
#include "support/folder.hpp"
#include "tabletop/random_play.hpp"

namespace stw::test::table {
namespace {

using nlohmann::json;

class Talk {
 public:
  json ask(const json& request) { return json::parse(server_.answer(request.dump())); }

 private:
  tabletop::Server<Stw> server_{service(load_rules, load_words().value())};
};

TEST_CASE("a new match begins with its throw, random or set down", "[served][W20]") {
  Talk talk;
  const json begun = talk.ask({{"new", {{"rules", "stw"}, {"seed", 7}}}});
  CHECK(begun["decision"]["kind"] == "place");
  CHECK(begun["events"][0]["purpose"] == "kick-off");
  const json scripted =
      talk.ask({{"new", {{"rules", "stw"}}}, {"dice", {4, 4, 6, 2}}, {"strict", true}, {"state", true}});
  CHECK(scripted["decision"]["team"] == "away");
  CHECK(scripted["state"]["dice_left"] == 0);
  const json short_of_dice = talk.ask({{"new", {{"rules", "stw"}}}, {"dice", {4, 4}}, {"strict", true}});
  CHECK(short_of_dice["ok"] == false);
  CHECK(talk.ask({{"legal", true}})["decision"]["team"] == "away");
}

TEST_CASE("a 7 is a sector and no die", "[served][W82]") {
  Talk talk;
  const json play = json::parse(R"({"stage": "ball", "control": "home", "ball": "D12", "dice": [2],
    "home": {"keeper": "D1", "strikers": ["D12", "D14"]}, "away": {"keeper": "D16", "defenders": ["A16"]}})");
  json named = play;
  named["rules"] = "stw";
  REQUIRE(talk.ask({{"position", named}})["ok"] == true);
  CHECK(talk.ask({{"do", "ball D12 D13"}, {"dice", {9}}})["ok"] == false);
  const json refused = talk.ask({{"do", "ball D12 F14"}, {"dice", {7}}});
  CHECK(refused["ok"] == false);
  CHECK(talk.ask({{"state", true}})["state"]["ball"] == "D12");
  const json shot = talk.ask({{"do", "ball D12 D14"}, {"dice", {7}}});
  CHECK(shot["ok"] == true);
  CHECK(talk.ask({{"state", true}})["state"]["score"]["home"] == 1);
}

TEST_CASE("dice of one request with a position are set down before it goes on", "[served]") {
  Talk talk;
  const json play = json::parse(R"({"rules": "stw", "stage": "keeper", "control": "home", "ball": "E9",
    "home": {"keeper": "D1", "strikers": ["E9", "A3"]},
    "away": {"keeper": "H16", "defenders": ["G16", "G15", "H15"]}})");
  const json answer = talk.ask({{"position", play}, {"dice", {5}}, {"strict", true}, {"state", true}});
  REQUIRE(answer["ok"] == true);
  CHECK(answer["state"]["stage"] == "defend");
  CHECK(answer["state"]["dice"] == json{5});
  CHECK(answer["events"][0]["purpose"] == "defence");
}

TEST_CASE("a refusal is a sentence with its rule", "[served][W12]") {
  Talk talk;
  const json play =
      json::parse(R"({"rules": "stw", "stage": "move", "control": "home", "ball": "E9", "dice": [2],
    "home": {"keeper": "D1", "defenders": ["D8"], "strikers": ["E9"]}, "away": {"keeper": "D16"}})");
  REQUIRE(talk.ask({{"position", play}})["ok"] == true);
  const json refused = talk.ask({{"do", "move D8 D10"}});
  CHECK(refused["error"] == "D10: Defenders and the keeper stay in their half.");
  CHECK(refused["rule"] == "W12");
  CHECK(talk.ask({{"undo", true}})["ok"] == false);
}

TEST_CASE("every reason has a name and a rule", "[served]") {
  for (std::size_t at = 0; at < reason_count; ++at) {
    const auto reason = static_cast<Reason>(at);
    CHECK_FALSE(name(reason).empty());
    CHECK_FALSE(std::ranges::all_of(rules().reason_rules[at], &std::string::empty));
  }
}

TEST_CASE("undo goes back to before the last choice", "[served]") {
  Match match(load_rules({}).value(), DiceSource::random(3));
  REQUIRE(match.roll_due());
  const State before = match.state();
  REQUIRE(match.choose(match.legal()[0]));
  CHECK_FALSE(match.undo_refusal());
  REQUIRE(match.undo());
  CHECK(match.state() == before);
}

TEST_CASE("a match is saved, read and played again", "[saved]") {
  const fuba::test::TestFolder folder;
  const auto file = folder.path() / "stw.fuba";
  RulesChoice choice = with({Option::shooting_die});
  choice.clock = {30, 3, 20, Tie::overtime};
  Match match(load_rules(choice).value(), DiceSource::random(11));
  REQUIRE(match.roll_due());
  tabletop::RandomPlay<Stw> play(5);
  while (!match.over()) {
    const CommandList list = match.legal();
    const Command* to_ball = std::ranges::find(list, match.state().ball, &Command::to);
    REQUIRE(match.choose(to_ball != list.end() ? *to_ball : play.choose(match.rules(), match.state())));
  }
  REQUIRE(tabletop::save(match, file));
  CHECK(tabletop::game_of(file) == "stw");
  const auto back = load(file, load_rules, DiceSource::scripted({}));
  REQUIRE(back);
  CHECK_FALSE(back->trouble);
  CHECK(back->match.state() == match.state());
  CHECK(tabletop::save_text(back->match) == tabletop::save_text(match));
  CHECK(summary_of(file, load_rules)->last == match.state());
  const Timeline timeline(match);
  CHECK(timeline[timeline.end()].turn > 3);
}

TEST_CASE("a saved position goes on where it stood", "[saved]") {
  const State start = state_of(R"({"stage": "penalty-kick", "control": "home", "ball": "E15",
    "home": {"keeper": "D1", "midfielders": ["A6", "F14"], "strikers": ["E15", "D9"]},
    "away": {"keeper": "C15", "defenders": ["E15", "D13"], "midfielders": ["C14"], "strikers": ["A9"]}})");
  Match match(load_rules({}).value(), start, DiceSource::random(2));
  REQUIRE(match.choose(match.legal()[0]));
  const auto back = load_text(tabletop::save_text(match), "stw.fuba", load_rules, DiceSource::scripted({}));
  REQUIRE(back);
  CHECK_FALSE(back->trouble);
  CHECK(back->match.state() == match.state());
}

}  // namespace
}  // namespace stw::test::table
