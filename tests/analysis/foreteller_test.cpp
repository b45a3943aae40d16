#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/analysis/dice_mean.hpp"
#include "fuba/analysis/prospects.hpp"
#include "fuba/random_options.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

using namespace fuba;
using namespace fuba::test;

namespace {

const Foreteller& foreteller(std::string_view edition) {
  static std::map<std::string, Foreteller, std::less<>> known;
  const auto found = known.find(edition);
  if (found != known.end()) return found->second;
  return known.emplace(edition, foreteller_of_the_game(edition).value()).first->second;
}

/// The area as seen from the other end.
Area turned(Area area) { return area == Area::none ? area : static_cast<Area>(area_count - 1 - index(area)); }

TeamState turned(TeamState side) {
  std::ranges::reverse(side.players);
  side.keeper = turned(side.keeper);
  return side;
}

/// A position at the choice of a target with everything that concerns Home given to Away and the other way
/// round.
State swapped(const State& state) {
  State other = state;
  for (const Team team : teams) other.side(opponent(team)) = turned(state.side(team));
  std::swap(other.score[0], other.score[1]);
  other.starters = opponent(state.starters);
  other.control = opponent(state.control);
  other.ball = turned(state.ball);
  other.turn.first = opponent(state.turn.first);
  other.turn.began_with = opponent(state.turn.began_with);
  for (std::size_t at = 0; at < other.agenda.size(); ++at)
    other.agenda[at].team = opponent(state.agenda[at].team);
  return other;
}

/// Calls `see` with the states of random matches of an edition, with and without options.
template <class See>
void in_random_matches(std::string_view edition, int matches, See see) {
  for (int match = 0; match < matches; ++match) {
    const auto seed = static_cast<std::uint64_t>(match);
    const Options options = match % 2 == 0 ? Options{} : random_options(option_registry(), edition, seed);
    const Ruleset& played = rules({.edition = std::string(edition), .options = options});
    RandomPlay play(seed);
    State state = new_match(played);
    while (!is_over(state)) {
      see(played, state);
      if (const auto due = roll(state))
        apply_dice(played, state, play.let_fall(*due));
      else
        apply_unchecked(played, state, play.choose(played, state));
    }
    see(played, state);
  }
}

}  // namespace

TEST_CASE("Prospects add up to 1 in every state, and each team's are the other's swapped",
          "[analysis][prospects]") {
  const auto edition = GENERATE("fuba-3.0", "fuba-2.0", "fuba-it");
  in_random_matches(edition, 4, [&](const Ruleset& played, const State& state) {
    const Prospects home = foreteller(edition).of(played, state, Team::home);
    REQUIRE(home.win + home.draw + home.loss == Approx(1).epsilon(1e-9));
    REQUIRE(std::min({home.win, home.draw, home.loss}) >= 0);
    REQUIRE(foreteller(edition).of(played, state, Team::away) == home.swapped());
  });
}

TEST_CASE("The same position with sides swapped has the same prospects", "[analysis][prospects]") {
  const auto edition = GENERATE("fuba-3.0", "fuba-2.0", "fuba-it");
  int seen = 0;
  in_random_matches(edition, 4, [&](const Ruleset& played, const State& state) {
    const auto pending = decision(state);
    if (!pending || pending->kind != DecisionKind::target || state.corner != Area::none) return;
    ++seen;
    const Prospects there = foreteller(edition).of(played, state, Team::home);
    const Prospects here = foreteller(edition).of(played, swapped(state), Team::away);
    REQUIRE(here == there);
  });
  CHECK(seen > 50);
}

TEST_CASE("The prospects of a decided match are its result", "[analysis][prospects]") {
  in_random_matches("fuba-3.0", 10, [](const Ruleset& played, const State& state) {
    if (!is_over(state)) return;
    const int lead = state.score[0] - state.score[1];
    const Prospects home = foreteller("fuba-3.0").of(played, state, Team::home);
    CHECK(home == Prospects{lead > 0 ? 1.0 : 0, lead == 0 ? 1.0 : 0, lead < 0 ? 1.0 : 0});
    CHECK(foreteller("fuba-3.0").by_clock(played, state, Team::home) == home);
  });
}

TEST_CASE("Before the kick-off nobody is ahead", "[analysis][prospects]") {
  const auto edition = GENERATE("fuba-3.0", "fuba-2.0", "fuba-it");
  const Ruleset& played = rules({.edition = edition});
  CHECK(foreteller(edition).of(played, new_match(played), Team::home).points() == Approx(0.5));
}

TEST_CASE("What dice bring is no better on average than what was told before them", "[analysis][prospects]") {
  int seen = 0;
  in_random_matches("fuba-3.0", 2, [&](const Ruleset& played, const State& state) {
    const auto pending = roll(state);
    if (!pending || ++seen % 8 != 0) return;
    double sum = 0;
    const double ways = for_each_fall(played, state, *pending, [&](const State& next, double count) {
      sum += count * foreteller("fuba-3.0").ahead(played, next, Team::home).points();
    });
    REQUIRE(foreteller("fuba-3.0").ahead(played, state, Team::home).points() ==
            Approx(sum / ways).margin(1e-3));
  });
  CHECK(seen > 100);
}

TEST_CASE("Penalties after a match: a goal ahead with no kick left is a win (C30)",
          "[analysis][prospects][C30]") {
  const Ruleset& played = rules({.edition = "fuba-3.0", .options = Options{Option::cup}});
  State state = new_match(played);
  const std::uint8_t kicks = played.cup.kicks;
  state.shoot_out = ShootOut{.first = Team::home, .kicks = {kicks, kicks}, .scored = {4, 3}};
  CHECK(foreteller("fuba-3.0").of(played, state, Team::home) == Prospects{1, 0, 0});
  state.shoot_out->scored = {3, 3};
  CHECK(foreteller("fuba-3.0").of(played, state, Team::home).points() == Approx(0.5));
  state.shoot_out->kicks = {kicks, static_cast<std::uint8_t>(kicks - 1)};
  CHECK(foreteller("fuba-3.0").of(played, state, Team::away).win > 0.5);
}

TEST_CASE("A goal is worth the more the later it is", "[analysis][prospects]") {
  const auto ahead_at = [](int minute) {
    const auto position = Scenario::position(R"({"score":{"home":1,"away":0},"half":2,"minute":)" +
                                             std::to_string(minute) + "}");
    return foreteller("fuba-3.0").of(position.rules(), position.raw(), Team::home).points();
  };
  CHECK(ahead_at(50) > 0.55);
  CHECK(ahead_at(75) > ahead_at(50));
  CHECK(ahead_at(89) > 0.9);
}

TEST_CASE("Numbers that cannot be read are refused with file and field", "[analysis][prospects]") {
  const auto refused = [](const auto& change) {
    const RulesReader read = [&](std::string_view file) -> std::optional<std::string> {
      auto text = read_rules_file(file);
      if (!file.starts_with("prospects/")) return text;
      auto json = nlohmann::json::parse(*text);
      change(json);
      return json.dump();
    };
    const auto made = make_foreteller("fuba-3.0", read);
    REQUIRE_FALSE(made);
    CHECK(made.error().file == "prospects/fuba-3.0.json");
    return made.error().field;
  };
  CHECK(refused([](nlohmann::json& json) { json.erase("network"); }) == "/network");
  CHECK(refused([](nlohmann::json& json) { json["network"] = json["by_clock"]; }) == "/network");
  CHECK(refused([](nlohmann::json& json) { json["by_clock"] = 3; }) == "/by_clock");
  CHECK(refused([](nlohmann::json& json) { json.erase("version"); }) == "/version");
  CHECK(refused([](nlohmann::json& json) { json = 5; }).empty());
  const auto nothing = make_foreteller("fuba-3.0", [](std::string_view) { return std::nullopt; });
  CHECK_FALSE(nothing);
}
