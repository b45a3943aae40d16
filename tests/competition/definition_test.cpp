// What a definition may say.
#include "competition/definition_json.hpp"
#include "competition/season.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

namespace {

/// The field that is refused; "" where all is fine.
std::string refused(const json& object) {
  const auto read = definition_from_json(object, means_of());
  return read ? "" : read.error().field;
}

json changed(std::string_view kind, std::size_t teams, const char* pointer, const json& value) {
  json object = definition(kind, teams);
  if (kind == "groups") object.update({{"groups", 2}, {"qualify", 2}});
  if (kind == "play-off") object.update({{"qualify", 2}});
  object[json::json_pointer(pointer)] = value;
  return object;
}

}  // namespace

TEST_CASE("a definition is read and written again as it was", "[C1]") {
  const json object = definition("groups", 8,
                                 {{"rounds", 2},
                                  {"groups", 2},
                                  {"qualify", 4},
                                  {"legs", 2},
                                  {"draw", true},
                                  {"points", {2, 1, 0}},
                                  {"tie_breakers", {"wins", "head-to-head"}},
                                  {"away_goals", true},
                                  {"third_place", true},
                                  {"carry", "none"},
                                  {"clock", "rulebook"},
                                  {"after", "old.fubac"}});
  const auto read = definition_from_json(object, means_of());
  REQUIRE(read);
  CHECK(read->tie_breakers.back() == Criterion::lots);
  const json written = json(to_json(*read));
  const auto again = definition_from_json(written, means_of());
  REQUIRE(again);
  CHECK(json(to_json(*again)) == written);
}

TEST_CASE("each kind takes so many teams", "[C1]") {
  const auto takes = [](std::string_view kind, std::size_t teams) {
    return refused(changed(kind, teams, "/draw", false)).empty();
  };
  CHECK((!takes("league", 1) && takes("league", 2) && takes("league", 24) && !takes("league", 25)));
  CHECK((!takes("cup", 1) && takes("cup", 2) && takes("cup", 64) && !takes("cup", 65)));
  CHECK((!takes("groups", 3) && takes("groups", 4) && takes("groups", 32) && !takes("groups", 33)));
  CHECK((!takes("play-off", 1) && takes("play-off", 2) && takes("play-off", 24) && !takes("play-off", 25)));
}

TEST_CASE("teams have an id, a name and somebody who plays", "[C1]") {
  const auto team = [](const char* field, const json& value) {
    return refused(changed("league", 3, (std::string("/teams/1/") + field).c_str(), value));
  };
  CHECK(team("id", "a") == "/teams/1/id");
  CHECK(team("id", "Mill") == "/teams/1/id");
  CHECK(team("id", "") == "/teams/1/id");
  CHECK(team("id", std::string(25, 'x')) == "/teams/1/id");
  CHECK(team("name", "Team a") == "/teams/1/name");
  CHECK(team("name", "") == "/teams/1/name");
  CHECK(team("name", "a\nb") == "/teams/1/name");
  CHECK(team("name", std::string(41, 'x')) == "/teams/1/name");
  CHECK(team("name", "<b>Mühle</b>").empty());
  CHECK(team("colour", "yellow") == "/teams/1/colour");
  CHECK(team("plays", json{{"coach", "nobody"}}) == "/teams/1/plays/coach");
  CHECK(team("plays", json{{"person", "Anna"}, {"coach", "bold"}}) == "/teams/1/plays");
  CHECK(team("plays", json{{"program", "./no-such-bot"}}).empty());
  CHECK(team("formation", "4-4-9") == "/teams/1/formation");
  CHECK(team("shirt", "red") == "/teams/1/shirt");
}

TEST_CASE("a new competition of a game without formations and cards names none, an older one may", "[C1]") {
  const auto reads = [](const auto& read, std::string_view rules, const char* field, const json& value) {
    json object = changed("league", 2, (std::string("/teams/1/") + field).c_str(), value);
    object["rules"] = rules;
    const auto definition = read(object, means_of());
    return definition ? "" : definition.error().field;
  };
  const json cards{"tackle"};
  CHECK(reads(new_definition_from_json, "plain", "formation", "4-4-2") == "/teams/1/formation");
  CHECK(reads(new_definition_from_json, "plain", "skills", cards) == "/teams/1/skills");
  for (const auto& read : {definition_from_json, new_definition_from_json}) {
    CHECK(reads(read, "whole", "formation", "4-4-2").empty());
    CHECK(reads(read, "whole", "skills", cards).empty());
  }
  CHECK(reads(definition_from_json, "plain", "formation", "4-4-2").empty());
  CHECK(reads(definition_from_json, "plain", "skills", cards).empty());
}

TEST_CASE("of a game without coaches persons and programs play", "[C1]") {
  const auto no_coaches = [](const std::string& rules, const json& options) {
    return means_of()(rules, options).map([](Means means) {
      means.coaches.clear();
      return means;
    });
  };
  const auto refused = definition_from_json(definition("league", 2), no_coaches);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().field == "/teams/0/plays/coach");
  CHECK(refused.error().problem ==
        "there is no coach \"bold\". Expected a person or a program: this game has no coaches of its own");
}

TEST_CASE("numbers out of range and unknown words are refused with their field", "[C1][C13]") {
  CHECK(refused(changed("league", 4, "/rounds", 3)) == "/rounds");
  CHECK(refused(changed("cup", 4, "/legs", 3)) == "/legs");
  CHECK(refused(changed("league", 4, "/seed", -1)) == "/seed");
  CHECK(refused(changed("league", 4, "/seed", 1.5)) == "/seed");
  CHECK(refused(changed("league", 4, "/seed", 18446744073709551615ULL)).empty());
  CHECK(refused(changed("league", 4, "/rules", "chess")) == "/rules");
  CHECK(refused(changed("league", 4, "/kind", "swiss")) == "/kind");
  CHECK(refused(changed("league", 4, "/tie_breakers", {"goals", "goals"})) == "/tie_breakers/1");
  CHECK(refused(changed("league", 4, "/tie_breakers", {"colour"})) == "/tie_breakers/0");
  CHECK(refused(changed("league", 4, "/tie_breakers", {"points"})) == "/tie_breakers/0");
  CHECK(refused(changed("league", 4, "/points", {3, 1})) == "/points");
  CHECK(refused(changed("league", 4, "/colour", "red")) == "/colour");
  CHECK(refused(changed("cup", 3, "/third_place", true)) == "/third_place");
  CHECK(refused(changed("cup", 3, "/with", "league.fubac")).empty());
  CHECK(refused(changed("league", 3, "/with", "league.fubac")) == "/with");
  json lacking = definition("league", 4);
  lacking.erase("seed");
  CHECK(refused(lacking) == "/seed");
}

TEST_CASE("groups and qualifiers have to make a bracket", "[C10]") {
  const auto groups = [](std::size_t teams, int count, int qualify) {
    return refused(definition("groups", teams, {{"groups", count}, {"qualify", qualify}}));
  };
  CHECK(groups(8, 2, 2).empty());
  CHECK(groups(16, 8, 2).empty());
  CHECK(groups(9, 3, 2) == "/qualify");
  CHECK(groups(16, 4, 4) == "/qualify");
  CHECK(groups(6, 4, 1) == "/groups");
  CHECK(groups(7, 2, 4) == "/qualify");
  CHECK(refused(definition("play-off", 6, {{"qualify", 4}})).empty());
  CHECK(refused(definition("play-off", 6, {{"qualify", 8}})) == "/qualify");
  CHECK(refused(definition("play-off", 6, {{"qualify", 1}})) == "/qualify");
  CHECK(refused(definition("play-off", 6)) == "/qualify");
}

TEST_CASE("with skill cards each team names as many as are picked for the competition", "[3.0/T9][C24]") {
  const auto skills = [](const json& cards, int per_match, const json& in_competition = {}) {
    json object = definition("league", 2, {{"options", {"skills"}}, {"skills_per_match", per_match}});
    if (!in_competition.is_null()) object["skills_in_competition"] = in_competition;
    for (json& team : object["teams"]) team["skills"] = cards;
    return refused(object);
  };
  CHECK(skills({"tackle", "header"}, 1).empty());
  CHECK(skills({"tackle"}, 1) == "/teams/0/skills");
  CHECK(skills({"tackle", "tackle"}, 1) == "/teams/0/skills/1");
  CHECK(skills({"tackle", "magic"}, 1) == "/teams/0/skills/1");
  CHECK(skills({"tackle"}, 1, 1).empty());
  CHECK(skills({"tackle", "header"}, 2, 1) == "/skills_in_competition");
  CHECK(refused(definition("league", 2, {{"options", {"skills"}}})) == "/teams/0");
}

TEST_CASE("a game that cannot decide a level match has leagues only", "[C28]") {
  CHECK(refused(definition("cup", 4, {{"rules", "plain"}})) == "/kind");
  CHECK(refused(definition("league", 4, {{"rules", "plain"}})).empty());
  CHECK(refused(definition("league", 4, {{"rules", "plain"}, {"clock", "rulebook"}})) == "/clock");
}

TEST_CASE("a game that decides single matches only has no ties of two, and always extra time", "[C26][C28]") {
  const auto cup = [](const json& more) {
    json object = definition("cup", 4, {{"rules", "single"}});
    object.update(more);
    return refused(object);
  };
  CHECK(cup(json::object()).empty());
  CHECK(cup({{"legs", 2}}) == "/legs");
  CHECK(cup({{"final_legs", 2}}) == "/final_legs");
  CHECK(cup({{"extra_time", false}}) == "/extra_time");
}
