#include "fuba/rules_files.hpp"

#include <cstdlib>

#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::rules_files_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::find_data_folder;

namespace {

/// Sets FUBA_DATA for one test.
class DataFolder {
 public:
  explicit DataFolder(const std::filesystem::path& folder) { ::setenv("FUBA_DATA", folder.c_str(), 1); }
  ~DataFolder() { ::unsetenv("FUBA_DATA"); }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;
};

}  // namespace

TEST_CASE("the rules are found without any setting, and an edition is made of them") {
  REQUIRE(find_data_folder());
  const auto rules = load_rules({"fuba-3.0"});
  REQUIRE(rules);
  CHECK((*rules)->id == "fuba-3.0");
}

TEST_CASE("FUBA_DATA is believed alone: no rules there is an error that names it") {
  const TestFolder folder;
  const DataFolder set(folder.path());
  const auto found = find_data_folder();
  REQUIRE_FALSE(found);
  CHECK(found.error().find(folder.path().string()) != std::string::npos);
  CHECK(found.error().find("FUBA_DATA") != std::string::npos);
  std::filesystem::create_directory(folder / "rules");
  CHECK(*find_data_folder() == folder.path());
}

TEST_CASE("a broken rules file is named with its field") {
  const TestFolder folder;
  const auto real = *find_data_folder() / "rules";
  std::filesystem::copy(real, folder / "rules", std::filesystem::copy_options::recursive);
  const DataFolder set(folder.path());
  REQUIRE(load_rules({"fuba-3.0"}));
  write_text(folder / "rules/fuba-3.0/clock.json", "{");
  const auto rules = load_rules({"fuba-3.0"});
  REQUIRE_FALSE(rules);
  CHECK(rules.error().find("clock.json") != std::string::npos);
}

TEST_CASE("an edition that does not exist is an error") { CHECK_FALSE(load_rules({"fuba-9.9"})); }
}  // namespace fuba::test::rules_files_test
