#include "cli/coverage.hpp"

#include "cli/setting.hpp"
#include "support/catch.hpp"

namespace fuba::test::coverage_test {
using namespace cli;

namespace {

Citations cited_in(std::string_view source) {
  Citations citations;
  add_citations(source, "a_test.cpp", citations);
  return citations;
}

}  // namespace

// The headings are put together here so that a scan of this very file does not take them for tests.
const std::string test = std::string("TEST_") + "CASE";

TEST_CASE("a test cites the ids in its tags") {
  const Citations citations = cited_in(
      test +
      R"cpp(("the ball may stay",
             "[target][3.0/4.1.c][it/adv.keeper-exit.a][it-b][2.0/A1.2][R14][R18a][W41][Wide]") {})cpp");
  REQUIRE(citations.size() == 6);
  CHECK(citations.at("3.0/4.1.c").at(0) == "a_test.cpp: the ball may stay");
  CHECK(citations.contains("it/adv.keeper-exit.a"));
  CHECK(citations.contains("2.0/A1.2"));
  CHECK(citations.contains("R14"));
  CHECK(citations.contains("R18a"));
  CHECK(citations.contains("W41"));
}

TEST_CASE("tags over several lines count, ids outside of a test's heading do not") {
  const Citations citations =
      cited_in(test + "(\"one (with brackets)\",\n  \"[3.0/4.1.a]\"\n  \"[3.0/4.1.b]\") {\n" +
               "  f(\"[3.0/9.9.z]\"); }\n" + test + "(\"two\", \"[3.0/4.1.a]\") {}");
  REQUIRE(citations.size() == 2);
  CHECK(citations.at("3.0/4.1.a").size() == 2);
  CHECK(citations.at("3.0/4.1.a").at(1) == "a_test.cpp: two");
}

TEST_CASE("a source that ends within a heading does no harm") {
  CHECK(cited_in(test).empty());
  CHECK(cited_in(test + "(\"name").empty());
  CHECK(cited_in(test + "(\"name\", \"[R1").empty());
  CHECK(cited_in(test + "(\"name\\").empty());
}

TEST_CASE("the rulebook's statements and the rulings are read, each id once") {
  const auto folder = std::filesystem::path(FUBA_SOURCE) / "rules";
  std::vector<RuleIds> parts{read_common_rulings(folder)};
  for (const std::string_view edition : fuba::editions()) parts.push_back(read_rule_ids(folder, edition));
  parts.push_back(read_rule_ids(folder, "stw"));
  parts.push_back(read_rule_ids(folder, "soccer-city"));
  std::set<std::string> unique;
  std::set<std::string> sections;
  std::size_t count = 0;
  for (const RuleIds& ids : parts) {
    for (const RuleId& rule : ids.all) CHECK_FALSE(rule.text.empty());
    for (const RuleId& rule : ids.all) unique.insert(rule.id);
    sections.insert(ids.sections.begin(), ids.sections.end());
    count += ids.all.size();
  }
  CHECK(unique.size() == count);
  for (const char* id :
       {"R1", "R60", "R80", "3.0/4.1.c", "2.0/4.4.d", "it/I.a", "stw/4B.a", "W41", "soccer-city/S23"})
    CHECK(unique.contains(id));
  for (const char* id : {"3.0/4.6.2", "2.0/4.4.3", "it/II.C"}) CHECK(sections.contains(id));
}

TEST_CASE("a folder that does not exist is an error that names it") {
  CHECK_THROWS_WITH(read_citations("/no/such/folder"),
                    "/no/such/folder cannot be read: No such file or directory.");
  CHECK_THROWS_AS(read_rule_ids("/no/such/folder", fuba::default_edition()), CannotGoOn);
}
}  // namespace fuba::test::coverage_test
