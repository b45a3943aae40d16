#include "option_choice.hpp"

#include <filesystem>
#include <fstream>

#include "match/rules_files.hpp"
#include "settings.hpp"
#include "support/catch.hpp"

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

TEST_CASE("the rules of the last match are remembered") {
  const auto folder = std::filesystem::temp_directory_path() / "fuba-settings-test";
  std::filesystem::create_directories(folder);
  const auto file = folder / "settings.json";
  Settings settings;
  settings.rules.options = {Option::conditions, Option::skills};
  settings.rules.skills_per_team = 5;
  REQUIRE(save_settings(settings, file));
  CHECK(load_settings(file, registry()) == settings);

  std::ofstream(file) << R"({"options":["no-such-option"],"pace":"fast"})";
  const Settings mended = load_settings(file, registry());
  CHECK(mended.pace == Pace::fast);
  CHECK(mended.rules.options == Options{Option::conditions, Option::substitutions, Option::injuries});
  std::filesystem::remove_all(folder);
}
