#include <set>

#include "english.hpp"
#include "played.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

std::string told(const Event& event) { return sentence(english(), rules(), event, names); }

/// Figures that are in range for an event of any kind.
constexpr std::array<std::int8_t, 6> modest{1, 1, 1, 1, 1, 1};

/// The same in another edition.
std::string told_in(std::string_view edition, const Event& event) {
  return sentence(english_of(edition), rules({std::string(edition)}), event, names);
}

TEST_CASE("Every kind of event has its words") {
  for (const std::string_view edition : editions())
    for (std::size_t kind = 0; kind < event_kind_count; ++kind) {
      INFO(edition << ": " << name(static_cast<EventKind>(kind)));
      Event event{static_cast<EventKind>(kind), Cause::target, Team::home, Area::C3, Area::C4, modest};
      if (event.kind == EventKind::special_event) event.figures[0] = 7;
      const std::string line = told_in(edition, event);
      CHECK((line.empty() || is_whole_sentence(line)));
    }
}

/// The ids of all tables of special events.
std::set<std::string> special_events() {
  std::set<std::string> ids;
  for (const Ruleset* each : every_game())
    for (const SpecialEvent& event : each->special_events)
      if (!event.id.empty()) ids.insert(event.id);
  return ids;
}

TEST_CASE("Every special event of all tables has its words") {
  for (const std::string_view edition : editions()) {
    const auto& table = rules({std::string(edition)}).special_events;
    for (std::size_t code = 0; code < table.size(); ++code) {
      if (table[code].id.empty()) continue;
      INFO(edition << ": " << code);
      CHECK(is_whole_sentence(told_in(
          edition, Event{.kind = EventKind::special_event, .figures = {static_cast<std::int8_t>(code)}})));
    }
  }
  for (std::int8_t first = 1; first <= 6; ++first)
    for (std::int8_t second = 1; second <= 6; ++second) {
      const Event event{.kind = EventKind::advanced_event, .figures = {first, second}};
      INFO(static_cast<int>(first) << '-' << static_cast<int>(second));
      CHECK(is_whole_sentence(sentence(english(), with_every_option(), event, names)));
    }
  for (const std::string& id : special_events()) {
    INFO(id);
    CHECK(english().has("special-event." + id));
  }
}

TEST_CASE("No special event is told that no edition has") {
  const auto ids = special_events();
  for (const auto& [key, text] : english().texts()) {
    constexpr std::string_view section = "special-event.";
    if (!key.starts_with(section)) continue;
    INFO(key);
    CHECK(ids.contains(key.substr(section.size())));
  }
}

TEST_CASE("The log tells events in plain sentences") {
  CHECK(told(Event{.kind = EventKind::control_check, .team = Team::home, .figures = {4, 3, 1}}) ==
        "Home: 4 against a ball value of 3, the ball is kept.");
  CHECK(told(Event{.kind = EventKind::control_check, .team = Team::away, .figures = {2, 3, 0}}) ==
        "Away: 2 against a ball value of 3, the ball is lost.");
  CHECK(told(Event{.kind = EventKind::clock, .figures = {1, 31, 0, 4}}) == "Time: 4 minutes, now 31'.");
  CHECK(told(Event{.kind = EventKind::clock, .figures = {2, 90, 2, 1}}) == "Stoppage time: 90+2'.");
  CHECK(told(Event{.kind = EventKind::target, .team = Team::home, .from = Area::C2, .to = Area::C4}) ==
        "Home plays the ball from C2 to C4.");
  CHECK(told(Event{.kind = EventKind::target, .team = Team::home, .from = Area::C2, .to = Area::C2}) ==
        "Home keeps the ball in C2.");
  CHECK(told(Event{.kind = EventKind::ball_value, .cause = Cause::long_pass, .figures = {2, 3}}) ==
        "Long pass: the ball value goes from 2 to 3.");
  CHECK(
      told(Event{.kind = EventKind::shot, .team = Team::home, .from = Area::C4, .figures = {6, -2, 3, 3}}) ==
      "Home shoots from C4: 6 - 2 = 4 against a ball value of 3, in.");
  CHECK(told(Event{.kind = EventKind::goal, .team = Team::away, .figures = {1, 2}}) ==
        "Goal for Away! Home 1, Away 2.");
  CHECK(told(Event{.kind = EventKind::formations, .figures = {4, 4, 2, 3, 5, 2}}) ==
        "Home lines up 4-4-2, Away 3-5-2.");
  CHECK(told(Event{.kind = EventKind::match_ends, .figures = {2, 1}}) ==
        "Full time: Home 2, Away 1. Home wins.");
  CHECK(told(Event{.kind = EventKind::match_ends, .figures = {1, 1}}) ==
        "Full time: Home 1, Away 1, a draw.");
}

TEST_CASE("A penalty is told as the shooter sees it") {
  CHECK(told(Event{.kind = EventKind::penalty, .team = Team::home, .figures = {0, 0, 2, 1, 0}}) ==
        "Home: penalty to the left, the goalkeeper goes right. 2 or more was needed, 1: saved.");
}

std::string decided(const Event& event) {
  const auto said = verdict(english(), rules(), event, names);
  return said ? said->words : std::string();
}

TEST_CASE("A throw tells in a few words what it has decided") {
  using enum EventKind;
  CHECK(decided({.kind = control_check, .figures = {4, 3, 1}}) == "4 ≥ 3, kept");
  CHECK(decided({.kind = control_check, .figures = {2, 3, 0}}) == "2 < 3, lost");
  CHECK(decided({.kind = control_check, .figures = {2, 3, 1, 0, 1}}) == "Kept by the special event");
  CHECK(decided({.kind = easy_situation, .team = Team::away}) == "Nobody is near: kept all the same");
  CHECK(decided({.kind = press, .figures = {3, 4, 3, 0, 2}}) == "3 and 4: 2 or less was needed");
  CHECK(decided({.kind = press, .figures = {2, 4, 3, 1, 2}}) == "2 and 4: one is 2 or less, won");
  CHECK(decided({.kind = press, .figures = {2, 2, 3, 0, 2}}) == "2 and 2: a pair is a foul");
  CHECK(decided({.kind = shot, .figures = {5, -2, 4, 0}}) == "5 - 2 = 3 < 4, wide");
  CHECK(decided({.kind = rebound, .figures = {4, 5, 5}}) == "4 < 5, cleared");
  CHECK(decided({.kind = dice, .figures = {static_cast<std::int8_t>(Purpose::kick_off), 2, 4, 4}}) ==
        "4 and 4: once more");
  CHECK(decided({.kind = dice, .figures = {static_cast<std::int8_t>(Purpose::turn), 2, 4, 4}}).empty());
  CHECK(decided({.kind = goal, .figures = {1, 0}}).empty());
  CHECK(decided({.kind = fresh_player, .figures = {11, 1, 1}}) == "Fresh player: 1 condition point");
  CHECK(decided({.kind = tiredness_test, .figures = {3, 11, 1}}) == "Tiredness: the legs hold");
  const Event bad_touch{.kind = special_event, .team = Team::home, .figures = {5}};
  CHECK(decided(bad_touch).starts_with("Special event: "));
  CHECK(decided(bad_touch).ends_with("."));
}

TEST_CASE("A verdict says whether it came off for the team that tried") {
  const auto success = [](const Event& event) { return verdict(english(), rules(), event, names)->success; };
  CHECK(success({.kind = EventKind::control_check, .figures = {4, 3, 1}}) == true);
  CHECK(success({.kind = EventKind::shot, .figures = {5, -2, 4, 0}}) == false);
  CHECK(success({.kind = EventKind::penalty, .figures = {0, 0, 2, 3, 1}}) == true);
  CHECK_FALSE(success({.kind = EventKind::fresh_player, .figures = {7, 60, 1}}).has_value());
}

TEST_CASE("Placing pieces is not worth a line") {
  CHECK(told(Event{.kind = EventKind::placed, .team = Team::home, .to = Area::C3}).empty());
}

TEST_CASE("The log tells what the advanced rules bring") {
  const auto with = [](EventKind kind, std::array<std::int8_t, 6> figures, Cause cause = Cause::none) {
    return told(Event{kind, cause, Team::home, Area::C2, Area::C3, figures});
  };
  using enum EventKind;
  CHECK(with(roles, {2, 0, 0, 1, 0}) == "Home plays with 2 attacking midfielders, 1 withdrawn striker.");
  CHECK(with(roles, {}) == "Home plays without special roles.");
  CHECK(with(conditions, {4, 3, 3}) == "Home: condition 4 in defence, 3 in midfield, 3 in attack.");
  CHECK(with(condition_lost, {2, 1}, Cause::tiredness) ==
        "Tiredness: Home is down to 1 condition point in attack.");
  CHECK(with(condition_gained, {1, 4}, Cause::substitution) ==
        "Substitution: Home is up to 4 condition points in midfield.");
  CHECK(with(tiredness_test, {5, 46, 1}) == "Home: 50 against minute 46, the legs hold.");
  CHECK(with(tiredness_test, {4, 46, 0}) == "Home: 40 against minute 46, the legs are heavy.");
  CHECK(with(substitution, {1, 2}) == "Home, substitution 2: a booked player goes off.");
  CHECK(with(formation_planned, {3, 5, 2}) == "Home will play 3-5-2 from the next turn on.");
  CHECK(with(fresh_player, {6, 70, 2}) ==
        "Home: 60 against minute 70, the fresh player is worth 2 condition points.");
  CHECK(with(injured, {0}) == "Home: a player is hurt and leaves the pitch from C2.");
  CHECK(with(injured, {1}) ==
        "Home: the goalkeeper is hurt and plays on, a player leaves from C2 in his place.");
  CHECK(with(injury, {3, 3}) == "Home: 3 for the injury, the player is out for 3 minutes.");
  CHECK(with(injury, {6, 0}) == "Home: 6 for the injury, the player is out for the match.");
  CHECK(with(foul, {}, Cause::aggressive_pressing) == "Aggressive pressing: free kick against Home in C3.");
  CHECK(with(press, {2, 5, 3, 1}, Cause::aggressive_pressing) ==
        "Home presses hard: 2 and 5 against a ball value of 3, the ball is won.");
  CHECK(with(press, {4, 5, 3, 0}, Cause::aggressive_pressing) ==
        "Home presses hard: 4 and 5 against a ball value of 3, a foul.");
  CHECK(with(press, {4, 5, 3, 0}, Cause::pressing) ==
        "Home presses: 4 and 5 against a ball value of 3, without success.");
  CHECK(with(offside_risk, {2, 4}) == "Offside risk: 2 against 4 defenders in line, Home acts first.");
  CHECK(with(slow_play, {5, 60, 1}) ==
        "Home plays for time: 50 against minute 60, the referee has seen enough.");
  CHECK(with(weather, {static_cast<std::int8_t>(Weather::rain)}) ==
        "Rain. The new ball value after a control check is one higher.");
  CHECK(with(weather, {}) == "The weather settles and has no effect any more.");
  CHECK(with(contest, {8, 6}) == "Home wins the contest, 8 to 6.");
  CHECK(with(fans, {}) == "The fans of Home sing: a player in C3 counts as two this turn.");
  CHECK(with(skill_used, {static_cast<std::int8_t>(Skill::tackle)}) == "Home plays a card: Tackle.");
  CHECK(with(ball_played, {}) == "Home plays the ball on from C2 to C3.");
}

TEST_CASE("The log tells what FUBA 2.0 brings") {
  const auto with = [](EventKind kind, std::array<std::int8_t, 6> figures, Cause cause = Cause::none) {
    return told_in("fuba-2.0", Event{kind, cause, Team::home, Area::C2, Area::C3, figures});
  };
  using enum EventKind;
  CHECK(with(target, {}) == "Home aims the ball from C2 to C3.");
  CHECK(with(ball_arrived, {}) == "The ball goes from C2 to C3.");
  CHECK(with(special_event, {static_cast<std::int8_t>(code_of_difference(5, 3))}) ==
        "Special event +2: a good touch, the new ball value goes down by 1.");
  CHECK(with(special_event, {static_cast<std::int8_t>(code_of_difference(4, 4))}) ==
        "Special event 0: play stops, there are no actions this turn.");
  CHECK(with(control_check, {2, 5, 1}, Cause::automatic_check) ==
        "Home: the control check passes by itself.");
  CHECK(with(carried, {2}) ==
        "Equal dice: the time stands still, and 2 minutes more will pass with the next dice.");
  CHECK(with(styles, {1, 0, 2}) ==
        "Styles of Home: easy in defence, normal in midfield, aggressive in attack.");
  CHECK(with(press, {2, 0, 3, 1}, Cause::pressing) ==
        "Home presses: 2 against a ball value of 3, the ball is won.");
  CHECK(with(keeper_stance, {1}) == "Home: the goalkeeper comes out of his goal area.");
  CHECK(with(injury, {2, 2}) == "Home: 2 for the injury, the player is out for 2 turns.");
  CHECK(with(action, {static_cast<std::int8_t>(Action::none)}).empty());
}

TEST_CASE("The log tells what the Italian edition brings") {
  const auto with = [](EventKind kind, std::array<std::int8_t, 6> figures) {
    return told_in("fuba-it", Event{kind, Cause::none, Team::home, Area::C2, Area::C3, figures});
  };
  using enum EventKind;
  CHECK(with(dice, {static_cast<std::int8_t>(Purpose::turn), 2, 3, 4}) == "Dice: Home 3 and 4.");
  CHECK(with(control_check, {3, 3, 1, 4}) == "Home: 3 and 4 against a ball value of 3, the ball is kept.");
  CHECK(with(positioning_dice, {1, 5, 3, 1}) ==
        "Home: positioning, 1 and 5 against a ball value of 3, good for 1.");
  CHECK(with(sweep, {}) == "Home: the goalkeeper comes out.");
  CHECK(with(EventKind::var, {6, 6, 1}) == "Home asks the video referee: 6 and 6, it is taken back.");
}

TEST_CASE("An attempt with two dice says that the higher one does not count") {
  const auto thrown = [](Purpose purpose, std::int8_t count) {
    return told(Event{.kind = EventKind::dice, .figures = {static_cast<std::int8_t>(purpose), count, 5, 2}});
  };
  CHECK(thrown(Purpose::goal_attempt, 1).empty());
  CHECK(thrown(Purpose::goal_attempt, 2) == "Home rolls 5 and 2, the higher one does not count.");
  CHECK(thrown(Purpose::penalty, 2) == "Home rolls 5 and 2, the higher one does not count.");
  CHECK(thrown(Purpose::pressing, 2).empty());
}

TEST_CASE("The dice of every purpose have their words") {
  for (std::size_t at = 0; at < purpose_count; ++at) {
    INFO(name(static_cast<Purpose>(at)));
    CHECK(purpose(english(), static_cast<Purpose>(at)).size() > 1);
    const std::string line =
        told(Event{.kind = EventKind::dice, .figures = {static_cast<std::int8_t>(at), 1, 3, 4}});
    CHECK((line.empty() || is_whole_sentence(line)));
  }
}

}  // namespace
}  // namespace fuba::test
