#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/coverage.hpp"
#include "cli/setting.hpp"
#include "tabletop/data_folder.hpp"

namespace cli {

using tabletop::find_data_folder;

namespace {

struct Count {
  int rules = 0;
  int tested = 0;
  int untestable = 0;
  int untested = 0;

  void add(const Count& other) {
    rules += other.rules;
    tested += other.tested;
    untestable += other.untestable;
    untested += other.untested;
  }
};

std::string text_of(const Count& count) {
  return fmt::format("{} rules: {} tested, {} cannot be tested, {} without a test", count.rules, count.tested,
                     count.untestable, count.untested);
}

/// The rules of an edition, or the rulings that all share.
struct Part {
  std::string title;
  RuleIds ids;
};

std::vector<Part> read_parts(const std::filesystem::path& rules_folder) {
  std::vector<Part> parts;
  for (const std::string_view edition : games::editions())
    parts.push_back({std::string(edition), read_rule_ids(rules_folder, edition)});
  parts.push_back({"rulings of all editions", read_common_rulings(rules_folder)});
  return parts;
}

Count print_rules(const RuleIds& ids, const Citations& citations) {
  Count count{.rules = static_cast<int>(ids.all.size())};
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
int print_unknown(const std::vector<Part>& parts, const Citations& citations) {
  std::set<std::string> known;
  for (const Part& part : parts) {
    known.insert(part.ids.sections.begin(), part.ids.sections.end());
    for (const RuleId& rule : part.ids.all) known.insert(rule.id);
  }
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
  const std::vector<Part> parts = read_parts(*folder / "rules");
  const Citations citations = read_citations(tests);
  std::string summary;
  Count total;
  for (const Part& part : parts) {
    const Count count = print_rules(part.ids, citations);
    summary += fmt::format("{}: {}\n", part.title, text_of(count));
    total.add(count);
  }
  const int unknown = print_unknown(parts, citations);
  fmt::print("\n{}{}; {} cited that do not exist\n", summary, text_of(total), unknown);
  return total.untested == 0 && unknown == 0 ? all_well : found_wrong;
}

}  // namespace cli
