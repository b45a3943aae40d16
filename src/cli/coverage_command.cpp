#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/coverage.hpp"
#include "cli/setting.hpp"
#include "match/rules_files.hpp"

namespace fuba::cli {

namespace {

struct Count {
  int tested = 0;
  int untestable = 0;
  int untested = 0;
};

Count print_rules(const RuleIds& ids, const Citations& citations) {
  Count count;
  for (const RuleId& rule : ids.all) {
    const auto cited = citations.find(rule.id);
    if (cited != citations.end()) {
      ++count.tested;
      fmt::print("{}\n", rule.id);
      for (const std::string& test : cited->second) fmt::print("    {}\n", test);
    } else if (!rule.untestable.empty()) {
      ++count.untestable;
      fmt::print("{}\n    cannot be tested: {}\n", rule.id, rule.untestable);
    } else {
      ++count.untested;
      fmt::print("{}\n    NO TEST: {}\n", rule.id, rule.text);
    }
  }
  return count;
}

/// Ids that tests cite although no rule bears them; how many.
int print_unknown(const RuleIds& ids, const Citations& citations) {
  std::set<std::string> known = ids.sections;
  for (const RuleId& rule : ids.all) known.insert(rule.id);
  int unknown = 0;
  for (const auto& [id, tests] : citations) {
    if (known.contains(id)) continue;
    ++unknown;
    fmt::print("{}\n    NO SUCH RULE, cited by {}\n", id, fmt::join(tests, "; "));
  }
  return unknown;
}

}  // namespace

int show_coverage(const std::filesystem::path& tests) {
  const auto folder = find_data_folder();
  if (!folder) throw CannotGoOn(folder.error());
  const RuleIds ids = read_rule_ids(*folder / "rules", default_edition());
  const Citations citations = read_citations(tests);
  const Count count = print_rules(ids, citations);
  const int unknown = print_unknown(ids, citations);
  fmt::print("\n{} rules: {} tested, {} cannot be tested, {} without a test; {} cited that do not exist\n",
             ids.all.size(), count.tested, count.untestable, count.untested, unknown);
  return count.untested == 0 && unknown == 0 ? all_well : found_wrong;
}

}  // namespace fuba::cli
