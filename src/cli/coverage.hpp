#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// A statement of the rulebook or a ruling, and whether a test can prove it.
struct RuleId {
  std::string id;
  std::string text;
  std::string untestable;  ///< why, or empty
};

/// What the rules say, to be cited by tests.
struct RuleIds {
  std::vector<RuleId> all;
  std::set<std::string> sections;  ///< may be cited, but need not
};

/// Reads the rulebook of an edition and the rulings that are its own; throws CannotGoOn.
RuleIds read_rule_ids(const std::filesystem::path& rules_folder, std::string_view edition);

/// Reads the rulings that are no edition's own; throws CannotGoOn.
RuleIds read_common_rulings(const std::filesystem::path& rules_folder);

/// For each id the tests that cite it: "target.cpp: the ball may stay".
using Citations = std::map<std::string, std::vector<std::string>>;

/// Adds the ids that the tests of a source text cite in their tags: "[3.0/4.6.2.a]", "[it/II.C]",
/// "[R14]", "[W41]".
void add_citations(std::string_view source, const std::string& file, Citations& citations);

/// The citations of all .cpp files below a folder; throws CannotGoOn.
Citations read_citations(const std::filesystem::path& tests);

}  // namespace cli
