#include "words/words.hpp"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

std::string read_file(const std::filesystem::path& path) {
  std::ifstream stream(path);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

std::string english_text() { return read_file(std::filesystem::path(FUBA_ASSETS_DIR) / "lang" / "en.json"); }

const Words& english() {
  static const Words words = [] {
    auto made = make_words(english_text(), "lang/en.json");
    if (!made) throw std::runtime_error(to_string(made.error()));
    return *made;
  }();
  return words;
}

const Names names{{"Home", "Away"}};

std::string told(const Event& event) { return sentence(english(), rules(), event, names); }
std::string told(const Refusal& refusal) { return sentence(english(), rules(), refusal, names); }
std::string asked(const Scenario& scenario) {
  return question(english(), *decision(scenario.raw()), scenario.raw(), names);
}
std::string button(const Scenario& scenario, std::string_view notation) {
  return label(english(), *parse_command(notation), scenario.raw());
}

/// The file with one value changed by a JSON merge patch: the error it is refused with.
std::string error_with(std::string_view patch) {
  auto json = nlohmann::json::parse(english_text());
  json.merge_patch(nlohmann::json::parse(patch));
  auto made = make_words(json.dump(), "lang/en.json");
  return made ? "" : to_string(made.error());
}

bool is_whole_sentence(const std::string& text) {
  constexpr std::string_view ends = ".?!";
  return !text.empty() && ends.find(text.back()) != std::string_view::npos &&
         text.find_first_of("{}") == std::string::npos && text.find("none") == std::string::npos;
}

constexpr std::string_view at_target =
    R"({"half":1,"minute":10,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":4,"C4":3},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C2":1,"C3":3,"C4":6},"keeper":"C5"}})";

TEST_CASE("The English texts are complete, and none is left over") {
  const auto made = make_words(english_text(), "lang/en.json");
  INFO((made ? "" : to_string(made.error())));
  CHECK(made);
}

TEST_CASE("A language file that is not complete is refused with its key") {
  CHECK(to_string(make_words("[]", "lang/xx.json").error()) == "lang/xx.json: is not a JSON object");
  CHECK(to_string(make_words("{", "lang/xx.json").error()) == "lang/xx.json: is not a JSON object");
  CHECK(error_with(R"({"refusal":{"match-over":null}})") ==
        "lang/en.json, key refusal.match-over: is missing");
  CHECK(error_with(R"({"refusal":{"match-over":""}})") ==
        "lang/en.json, key refusal.match-over: expected a text");
  CHECK(error_with(R"({"refusal":{"match-over":7}})") ==
        "lang/en.json, key refusal.match-over: expected a text or a section");
  CHECK(error_with(R"({"refusal":{"match-over":"{die}"}})") ==
        "lang/en.json, key refusal.match-over: {die} has no meaning here");
  CHECK(error_with(R"({"refusal":{"match-over":"{area"}})") ==
        "lang/en.json, key refusal.match-over: has a brace without its partner");
  CHECK(error_with(R"({"refusal":{"bad-weather":"Rain"}})") ==
        "lang/en.json, key refusal.bad-weather: nothing asks for it");
}

TEST_CASE("An event may be told by no line, a screen text may hold any value") {
  CHECK(error_with(R"({"event":{"control":""}})").empty());
  CHECK(error_with(R"({"ui":{"greeting":"Hello, {whoever}"}})").empty());
  CHECK(error_with(R"({"ui":{"greeting":"Hello, }"}})") ==
        "lang/en.json, key ui.greeting: has a brace without its partner");
}

TEST_CASE("Every reason has a sentence") {
  for (std::size_t reason = 0; reason < reason_count; ++reason) {
    INFO(name(static_cast<Reason>(reason)));
    CHECK(is_whole_sentence(told(Refusal{static_cast<Reason>(reason), Area::R3, Area::C4, 2})));
  }
}

TEST_CASE("Refusals say what stands in the way") {
  const auto offside = [](Behind who) {
    return told(Refusal{.reason = Reason::target_offside, .area = Area::R3, .number = static_cast<int>(who)});
  };
  CHECK(offside(Behind::keeper) == "R3 is offside: only the goalkeeper is behind it.");
  CHECK(offside(Behind::player) == "R3 is offside: only one opponent is behind it.");
  CHECK(offside(Behind::nobody) == "R3 is offside: no opponent is behind it.");
  CHECK(told(Refusal{.reason = Reason::target_too_far, .area = Area::C5, .number = 7}) ==
        "C5 is too far: the ball value would be 7, and 6 is the most.");
  CHECK(told(Refusal{.reason = Reason::moves_used, .area = Area::C5, .number = 1}) ==
        "That was it: 1 move in all.");
  CHECK(told(Refusal{.reason = Reason::moves_used, .area = Area::C5, .number = 4}) ==
        "That was it: 4 moves in all.");
}

/// Figures that are in range for an event of any kind.
constexpr std::array<std::int8_t, 6> modest{1, 1, 1, 1, 1, 1};

TEST_CASE("Every kind of event has its words") {
  for (std::size_t kind = 0; kind < event_kind_count; ++kind) {
    INFO(name(static_cast<EventKind>(kind)));
    Event event{static_cast<EventKind>(kind), Cause::target, Team::home, Area::C3, Area::C4, modest};
    if (event.kind == EventKind::special_event) event.figures[0] = 7;
    const std::string line = told(event);
    CHECK((line.empty() || is_whole_sentence(line)));
  }
}

const Ruleset& with_every_option() { return rules(option_registry().of("fuba-3.0")); }

/// The ids of both tables of special events.
std::set<std::string> special_events() {
  std::set<std::string> ids;
  for (const Ruleset* each : {&rules(), &with_every_option()})
    for (const SpecialEvent& event : each->special_events)
      if (!event.id.empty()) ids.insert(event.id);
  return ids;
}

TEST_CASE("Every special event of both tables has its words") {
  for (std::int8_t sum = 2; sum <= 12; ++sum) {
    INFO(static_cast<int>(sum));
    CHECK(is_whole_sentence(told(Event{.kind = EventKind::special_event, .figures = {sum}})));
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

TEST_CASE("No special event is told that the edition does not have") {
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

TEST_CASE("Placing pieces is not worth a line") {
  CHECK(told(Event{.kind = EventKind::placed, .team = Team::home, .to = Area::C3}).empty());
}

TEST_CASE("NOW says whose turn it is and what is asked") {
  const Scenario turn = Scenario::position(at_target);
  CHECK(asked(turn) == "Home: where do you play the ball?");
  CHECK(asked(Scenario::match()) == "Home: which formation do you choose?");
}

TEST_CASE("Buttons name the choice") {
  const Scenario turn = Scenario::position(at_target);
  CHECK(button(turn, "target C3") == "Keep the ball in C3");
  CHECK(button(turn, "target C4") == "Play to C4");
  CHECK(button(turn, "action midfield") == "Midfield movement");
  CHECK(button(turn, "move C2 L2 ball") == "C2 to L2 with the ball");
  CHECK(button(turn, "dive stay") == "Stay in the middle");
  CHECK(button(turn, "change midfield forward") == "One from midfield to attack");
  CHECK(button(turn, "formation 4-4-2") == "4-4-2");
}

TEST_CASE("Every notation has a label") {
  const Scenario turn = Scenario::position(at_target);
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
                                          "change midfield forward"}) {
    INFO(notation);
    REQUIRE(parse_command(notation));
    const std::string text = button(turn, notation);
    CHECK(text.size() > 1);
    CHECK(text.find_first_of("{}?") == std::string::npos);
  }
}

TEST_CASE("Every decision of a match has a question, every choice a label, every refusal a sentence") {
  std::set<std::string> kinds;
  std::uint32_t random = 1;
  const auto draw = [&random](std::size_t below) {
    random = random * 1664525U + 1013904223U;
    return static_cast<std::size_t>(random >> 8U) % below;
  };
  for (int match = 0; match < 20; ++match) {
    State state = new_match(rules());
    while (!is_over(state)) {
      if (roll(state)) {
        Events events;
        const Dice dice{static_cast<std::uint8_t>(1 + draw(6)), static_cast<std::uint8_t>(1 + draw(6))};
        apply_dice(rules(), state, dice, &events);
        for (const Event& event : events) CHECK_NOTHROW(told(event));
        continue;
      }
      const auto pending = decision(state);
      REQUIRE(pending);
      kinds.emplace(pending->kind);
      INFO(pending->kind);
      const CommandList choices = legal(rules(), state);
      REQUIRE(is_whole_sentence(question(english(), *pending, state, names)));
      const Command& choice = choices[draw(choices.size())];
      INFO(to_string(choice));
      REQUIRE(label(english(), choice, state).size() > 1);
      apply_unchecked(rules(), state, choice);
    }
  }
  CHECK(kinds.size() > 12);
}

TEST_CASE("Chances are told in whole per cent, but neither never nor always by rounding") {
  CHECK(chance(english(), Outcome::keep, 2.0 / 3) == "Keep the ball: 67 %");
  CHECK(percent(english(), 0) == "0 %");
  CHECK(percent(english(), 1) == "100 %");
  CHECK(percent(english(), 0.004) == "< 1 %");
  CHECK(percent(english(), 0.998) == "> 99 %");
}

TEST_CASE("The moment is told as on a scoreboard") {
  State state = new_match(rules());
  state.minute = 31;
  CHECK(moment(english(), state) == "31'");
  state.minute = 45;
  state.stoppage = 2;
  CHECK(moment(english(), state) == "45+2'");
}

/// The text of every source file of the window.
std::string window_sources() {
  std::string all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(FUBA_SOURCE_DIR "/app"))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
      all += read_file(entry.path());
  return all;
}

/// The texts between double quotes.
std::set<std::string> quoted(const std::string& source) {
  static const std::regex text(R"re("([a-z0-9.-]+)")re");
  std::set<std::string> found;
  for (std::sregex_iterator at(source.begin(), source.end(), text), end; at != end; ++at)
    found.insert((*at)[1]);
  return found;
}

/// A key is asked for whole, or put together from a beginning ("undo-", "pace") and a name.
bool asked_for(const std::set<std::string>& literals, const std::string& key) {
  if (literals.contains(key)) return true;
  for (auto dash = key.find('-'); dash != std::string::npos; dash = key.find('-', dash + 1)) {
    if (literals.contains(key.substr(0, dash + 1))) return true;
    if (literals.contains(key.substr(0, dash)) && literals.contains(key.substr(dash + 1))) return true;
  }
  return false;
}

TEST_CASE("The screen uses every screen text") {
  const auto literals = quoted(window_sources());
  for (const auto& [key, text] : english().texts()) {
    if (!key.starts_with("ui.")) continue;
    INFO(key);
    CHECK(asked_for(literals, key.substr(3)));
  }
}

TEST_CASE("The screen asks for no text that is missing") {
  const std::string source = window_sources();
  static const std::regex say(R"re(\bsay\("([a-z0-9.-]+)"[,)])re");
  for (std::sregex_iterator at(source.begin(), source.end(), say), end; at != end; ++at) {
    INFO((*at)[1]);
    CHECK(english().has("ui." + (*at)[1].str()));
  }
}

TEST_CASE("Values fill a screen text") {
  const auto made = make_words(
      [] {
        auto json = nlohmann::json::parse(english_text());
        json["ui"]["greeting"] = "{who}: welcome";
        return json.dump();
      }(),
      "lang/en.json");
  REQUIRE(made);
  CHECK(ui(*made, "greeting", {{"who", "Home"}}) == "Home: welcome");
  CHECK(ui(*made, "greeting") == "{who}: welcome");
  CHECK(ui(*made, "no such text") == "?");
}

}  // namespace
}  // namespace fuba::test
