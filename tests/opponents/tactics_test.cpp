#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "fuba/coach/look_ahead.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/rules_files.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"

namespace fuba::test::tactics_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::find_data_folder;
using tabletop::rules_reader;

namespace {

nlohmann::json cautious_file() {
  return nlohmann::json::parse(rules_reader(find_data_folder().value())("opponents/cautious.json").value());
}

/// What the reader says about a file of that text.
std::string trouble(const std::string& text) {
  const auto tactics = make_tactics("mine", [&](std::string_view) { return text; });
  return tactics ? "" : to_string(tactics.error());
}

/// The same about the cautious coach's file with one field changed.
std::string trouble_with(const std::string& pointer, const nlohmann::json& value) {
  nlohmann::json file = cautious_file();
  file[nlohmann::json::json_pointer(pointer)] = value;
  return trouble(file.dump());
}

}  // namespace

TEST_CASE("the tactics of the coaches of the game can be read") {
  for (const std::string_view id : coach_ids) CHECK_FALSE(tactics_of(id).formations.empty());
  CHECK(tactics_of("professional").looks_ahead == 1);
  CHECK(tactics_of("master").looks_ahead == 2);
}

TEST_CASE("the master follows more choices and rarer dice than the professional") {
  const Reach& master = reach_of(tactics_of("master"));
  const Reach& professional = reach_of(tactics_of("professional"));
  CHECK(master.candidates > professional.candidates);
  CHECK(master.least_chance < professional.least_chance);
  CHECK(master.least_chance_at_sight < professional.least_chance_at_sight);
}

TEST_CASE("a copy of a coach's file is a coach") { CHECK(trouble(cautious_file().dump()).empty()); }

TEST_CASE("a broken file of tactics is told with file, field and what was expected") {
  const auto told = [](const std::string& trouble, std::string_view part) {
    CAPTURE(trouble, part);
    CHECK(trouble.starts_with("rules/opponents/mine.json"));
    CHECK(trouble.find(part) != std::string::npos);
  };
  told(trouble("{"), "not JSON");
  told(trouble_with("/carelesness", 3), "/carelesness: unknown field");
  told(trouble_with("/carelessness", "high"), "/carelessness: expected a whole number");
  told(trouble_with("/errors", {{"overlooks", 101}, {"forgets_clock", false}}),
       "/errors/overlooks: expected a whole number from 0 to 100");
  told(trouble_with("/errors", {{"overlooks", 5}}), "/errors/forgets_clock: the field is missing");
  told(trouble_with("/otherwise", {{{"in", "chess"}}}), "/otherwise/0/in: expected one of \"fuba-3.0\"");
  told(trouble_with("/otherwise", {{{"carelessness", 3}}}), "/otherwise/0/in: the field is missing");
  told(trouble_with("/otherwise", {{{"in", "fuba-2.0"}, {"options", "all"}}}),
       "/otherwise/0/options: expected true or false");
  told(trouble_with("/otherwise", {{{"in", "fuba-2.0"}, {"appetite", {{"shoot", 3}}}}}),
       "/otherwise/0/appetite/press: the field is missing");
  told(trouble_with("/otherwise", {{{"in", "fuba-2.0"}, {"otherwise", nlohmann::json::array()}}}),
       "/otherwise/0/otherwise: unknown field");
  told(trouble_with("/judgement/chance", 5000), "from -1000 to 1000, found 5000");
  told(trouble_with("/formations/0/formation", "4-4-3"), "a formation of ten players");
  told(trouble_with("/formations", nlohmann::json::array()), "at least one formation");
  told(trouble_with("/skills/0", "backheel"), "/skills/0: expected the name of a skill");
  told(trouble_with("/shape/with_ball", {4, 4}), "three numbers of players");
  told(trouble_with("/penalty/kick", {{"left", 0}, {"middle", 0}, {"right", 0}}), "for at least one side");
  told(trouble_with("/set_up/kick_off/with_ball", {{"C9", 1}}), "/C9: unknown field");
  told(trouble_with("/shift", {{"from", "defence"}, {"to", "defence"}}), "/shift/to: expected another line");
}

TEST_CASE("tactics that name no errors have none") {
  nlohmann::json file = cautious_file();
  file.erase("errors");
  const Tactics tactics =
      make_tactics("mine", [&](std::string_view) { return std::optional(file.dump()); }).value();
  CHECK(tactics.overlooks == 0);
  CHECK_FALSE(tactics.forgets_clock);
}

TEST_CASE("a coach can play otherwise in an edition, and once more with options there or without") {
  nlohmann::json file = cautious_file();
  const auto errors = [](int overlooks) {
    return nlohmann::json{{"overlooks", overlooks}, {"forgets_clock", false}};
  };
  file["carelessness"] = 1;
  file["errors"] = errors(5);
  file["otherwise"] = {{{"in", "fuba-2.0"}, {"errors", errors(20)}, {"carelessness", 7}},
                       {{"in", "fuba-2.0"}, {"options", true}, {"errors", errors(30)}},
                       {{"in", "fuba-it"}, {"options", false}, {"errors", errors(8)}}};
  const Tactics tactics =
      make_tactics("mine", [&](std::string_view) { return std::optional(file.dump()); }).value();
  const auto overlooks = [&](const auto& rules) { return tactics.in(*rules).overlooks; };
  CHECK(overlooks(basic_rules("fuba-2.0")) == Approx(0.2));
  CHECK(overlooks(full_rules("fuba-2.0")) == Approx(0.3));
  CHECK(overlooks(basic_rules("fuba-it")) == Approx(0.08));
  CHECK(overlooks(full_rules("fuba-it")) == Approx(0.05));
  CHECK(overlooks(basic_rules("fuba-3.0")) == Approx(0.05));
  CHECK(tactics.in(*full_rules("fuba-2.0")).carelessness == Approx(0.07));
  CHECK(tactics.in(*full_rules("fuba-it")).carelessness == Approx(0.01));
}

TEST_CASE("a coach chooses and advises by the tactics of the rules that are played") {
  const auto rules = basic_rules("fuba-2.0");
  Tactics tactics = tactics_of("cautious");
  Tactics other = tactics;
  other.otherwise.clear();
  other.formations = {{parse_formation("3-4-3").value(), 1}};
  tactics.otherwise = {{"fuba-2.0", false, other}};
  const Coach coach(tactics, 1);
  const State start = seen_by(new_match(*rules), Team::home);
  REQUIRE(decision(start)->kind == DecisionKind::formation);
  CHECK(to_string(coach.choose(*rules, start)) == "formation 3-4-3");
  CHECK(coach.advise(*rules, start).size() == 1);
}

TEST_CASE("the simple plans of the league are tactics") {
  int plans = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(std::filesystem::path(FUBA_SOURCE) / "tests/opponents/plans")) {
    const auto tactics = read_tactics(file.path(), {});
    INFO((tactics ? "" : tactics.error()));
    CHECK(tactics.has_value());
    ++plans;
  }
  CHECK(plans == 6);
}

TEST_CASE("a missing field of tactics is told by its name") {
  nlohmann::json file = cautious_file();
  file["late"].erase("protects");
  CHECK(trouble(file.dump()) == "rules/opponents/mine.json, field /late/protects: the field is missing");
}

TEST_CASE("a coach that has no file is told by its name") {
  const auto tactics = make_tactics("nobody", rules_reader(find_data_folder().value()));
  REQUIRE_FALSE(tactics);
  CHECK(to_string(tactics.error()) == "rules/opponents/nobody.json: the file is missing or cannot be read");
}
}  // namespace fuba::test::tactics_test
