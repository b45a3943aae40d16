#include <algorithm>
#include <set>
#include <string>

#include "fuba/dice.hpp"
#include "fuba/event.hpp"
#include "fuba/odds.hpp"
#include "fuba/refusal.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"
#include "support/catch.hpp"

namespace fuba::test {
namespace {

bool is_kebab_case(std::string_view text) {
  return !text.empty() && text.front() != '-' && text.back() != '-' &&
         std::ranges::all_of(text,
                             [](char letter) { return letter == '-' || (letter >= 'a' && letter <= 'z'); });
}

template <class Enum>
void check_names(std::size_t count) {
  std::set<std::string_view> seen;
  for (std::size_t at = 0; at < count; ++at) {
    const auto text = name(static_cast<Enum>(at));
    INFO(text);
    CHECK(is_kebab_case(text));
    CHECK(seen.insert(text).second);
  }
}

std::vector<std::string> fields(EventKind kind) {
  const auto names = figure_names(kind);
  return {names.begin(), names.end()};
}

}  // namespace

TEST_CASE("every name is written with hyphens and stands once") {
  check_names<Reason>(reason_count);
  check_names<Cause>(cause_count);
  check_names<EventKind>(event_kind_count);
  check_names<ShotResult>(static_cast<std::size_t>(ShotResult::saved) + 1);
  check_names<Purpose>(purpose_count);
  check_names<Option>(option_count);
  check_names<PlayerRole>(role_count);
  check_names<Skill>(skill_count);
  check_names<Style>(style_count);
  check_names<Outcome>(outcome_count);
  check_names<Weather>(weather_count);
  check_names<Action>(action_count);
  check_names<ActionType>(action_type_count);
  check_names<SubKind>(static_cast<std::size_t>(SubKind::injured) + 1);
  check_names<Step>(step_count);
  check_names<Restart>(static_cast<std::size_t>(Restart::penalty_kick) + 1);
}

TEST_CASE("names say what their values say") {
  CHECK(name(Reason::not_asked) == "not-asked");
  CHECK(name(Reason::target_offside) == "target-offside");
  CHECK(name(Reason::shot_area_keeper_home) == "shot-area-keeper-home");
  CHECK(name(Reason::change_empty_line) == "change-empty-line");
  CHECK(name(Cause::long_pass) == "long-pass");
  CHECK(name(Cause::dribble) == "dribble");
  CHECK(name(Cause::match_end) == "match-end");
  CHECK(name(EventKind::control_check) == "control-check");
  CHECK(name(EventKind::shot) == "shot");
  CHECK(name(EventKind::match_ends) == "match-ends");
  CHECK(name(ShotResult::corner) == "corner");
  CHECK(name(Purpose::special_event) == "special-event");
  CHECK(name(Purpose::red_card) == "red-card");
  CHECK(name(Skill::trained_formation_change) == "trained-formation-change");
  CHECK(name(Skill::off_side_trap) == "off-side-trap");
  CHECK(name(Skill::fast_attacker) == "fast-attacker");
  CHECK(name(PlayerRole::offensive_wing_back) == "offensive-wing-back");
  CHECK(name(Weather::extreme_heat) == "extreme-heat");
  CHECK(name(Option::advanced_events) == "advanced-events");
  CHECK(name(Purpose::draw) == "draw");
  CHECK(name(Reason::nobody_to_cheer) == "nobody-to-cheer");
  CHECK(name(Cause::advanced_event) == "advanced-event");
  CHECK(name(EventKind::ball_played) == "ball-played");
  CHECK(name(Restart::kick_off) == "kick-off");
  CHECK(name(Restart::penalty_kick) == "penalty-kick");
}

TEST_CASE("an event names what it carries") {
  CHECK(fields(EventKind::control_check) ==
        std::vector<std::string>{"team", "die", "value", "passed", "second", "by_event"});
  CHECK(fields(EventKind::moved) == std::vector<std::string>{"team", "from", "to", "keeper", "ball"});
  CHECK(fields(EventKind::actions_skipped).empty());
}

TEST_CASE("an event has room for its figures") {
  for (std::size_t at = 0; at < event_kind_count; ++at) {
    const auto names = figure_names(static_cast<EventKind>(at));
    const auto figures = std::ranges::count_if(
        names, [](auto text) { return text != "team" && text != "from" && text != "to"; });
    CHECK(figures <= static_cast<std::ptrdiff_t>(Event{}.figures.size()));
  }
}

}  // namespace fuba::test
