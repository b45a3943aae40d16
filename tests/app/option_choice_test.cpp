#include "fuba/table/option_choice.hpp"

#include <filesystem>
#include <fstream>

#include "app/window/settings.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/rules_setting.hpp"
#include "support/catch.hpp"

namespace fuba::test::option_choice_test {
using namespace fuba;
using namespace fuba::app;

namespace {

const OptionRegistry& registry() {
  static const auto loaded = load_options().value();
  return loaded;
}

}  // namespace

TEST_CASE("an option that is switched on brings along what it needs") {
  CHECK(brought_along(registry(), {}, Option::roles) == Options{Option::conditions});
  CHECK(brought_along(registry(), {Option::conditions}, Option::roles).empty());
  CHECK(switched(registry(), {Option::weather}, Option::skills) ==
        Options{Option::weather, Option::skills, Option::conditions});
}

TEST_CASE("an option that is switched off takes along what needs it") {
  const Options chosen{Option::conditions, Option::roles, Option::skills, Option::injuries};
  CHECK(depending(registry(), chosen, Option::conditions) == Options{Option::roles, Option::skills});
  CHECK(depending(registry(), chosen, Option::injuries).empty());
  CHECK(switched(registry(), chosen, Option::conditions) == Options{Option::injuries});
}

TEST_CASE("another edition takes over what both have and keeps what it alone has") {
  const RulesChoice now{"fuba-3.0", {Option::conditions, Option::weather, Option::skills}};
  const RulesChoice last{"fuba-it", {Option::injuries, Option::var}};
  CHECK(carried_over(registry(), now, last) ==
        RulesChoice{"fuba-it", {Option::conditions, Option::weather, Option::var}});
  const RulesChoice basic{"fuba-2.0"};
  const RulesChoice pressing{"fuba-it", {Option::conditions, Option::aggressive_pressing}};
  CHECK(carried_over(registry(), basic, pressing) == RulesChoice{"fuba-it"});
}

TEST_CASE("presets have the options of the edition, and none comes twice") {
  for (const std::string_view edition : editions()) {
    const auto presets = presets_of(registry(), edition);
    CHECK(presets.size() == 3);
    CHECK(presets.front().options.empty());
    CHECK(presets.back().options == registry().of(edition));
  }
  OptionRegistry doubled = registry();
  doubled.presets.push_back({"rain", {Option::weather}});
  CHECK(presets_of(doubled, "fuba-3.0").size() == 4);
  CHECK(presets_of(doubled, "fuba-2.0").size() == 3);
}

TEST_CASE("the rules of the last match and who plays it are remembered") {
  const auto folder = std::filesystem::temp_directory_path() / "fuba-settings-test";
  std::filesystem::create_directories(folder);
  const auto file = folder / "settings.json";
  Settings settings;
  RulesSetting chosen;
  chosen.rules.options = {Option::conditions, Option::skills};
  chosen.rules.skills_per_team = 5;
  chosen.other_rules = {{"fuba-2.0", {Option::styles}}};
  keep(settings, chosen);
  settings.seats = {"", "bold"};
  settings.coach_pace = CoachPace::step;
  settings.thinking = 2;
  REQUIRE(save_settings(settings, file));
  CHECK(load_settings(file) == settings);
  CHECK(rules_setting(load_settings(file), registry()) == chosen);

  std::ofstream(file)
      << R"({"options":["no-such-option"],"pace":"fast","coach_pace":7,"thinking":"deep","seats":[3],"other_rules":[7,{"rules":"fuba-9"}]})";
  const Settings mended = load_settings(file);
  CHECK(mended.pace == Pace::fast);
  CHECK(mended.coach_pace == CoachPace::short_pause);
  CHECK(mended.thinking_time() == std::chrono::milliseconds(500));
  CHECK(mended.seats == std::array<std::string, 2>());
  const RulesSetting usual = rules_setting(mended, registry());
  CHECK(usual.other_rules.empty());
  CHECK(usual.rules.options == Options{Option::conditions, Option::substitutions, Option::injuries});
  std::filesystem::remove_all(folder);
}
}  // namespace fuba::test::option_choice_test
