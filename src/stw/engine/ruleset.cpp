#include "stw/ruleset.hpp"

#include "names.hpp"
#include "rules_file.hpp"

namespace stw {
namespace {

using engine::Field;
using engine::number;

template <std::size_t count>
void read_results(const Field& field, std::array<ShotResult, count>& results, bool may_repeat) {
  const auto list = field.list();
  if (list.size() != count) field.expected("a list of " + std::to_string(count) + " results");
  for (std::size_t at = 0; at < count; ++at) {
    results[at] = engine::read_name<ShotResult>(list[at], shot_result_count);
    if (results[at] == ShotResult::again && !may_repeat) list[at].wrong("would go on for ever");
  }
}

void read_numbers(const Field& root, Ruleset& rules) {
  constexpr int most_bonus = 9;
  root.with({"revision", "keeper_bonus", "defender_bonus", "strong_defender_bonus", "corner_puts",
             "shoot_out_kicks", "spinner", "shooting_die", "shooting_die_again"});
  rules.revision = static_cast<std::uint32_t>(root.at("revision").whole(1, 1000000));
  rules.keeper_bonus = number(root.at("keeper_bonus"), 0, most_bonus);
  rules.defender_bonus =
      number(root.at(rules.has(Option::strong_defenders) ? "strong_defender_bonus" : "defender_bonus"), 0,
             most_bonus);
  rules.corner_puts = number(root.at("corner_puts"), 1, 11);
  rules.shoot_out_kicks = number(root.at("shoot_out_kicks"), 1, 99);
  read_results(root.at("spinner"), rules.spinner, false);
  read_results(root.at("shooting_die"), rules.shooting_die, true);
  read_results(root.at("shooting_die_again"), rules.shooting_die_again, false);
}

template <class Enum, std::size_t count>
void read_citations(const Field& field, std::array<std::string, count>& rules) {
  for (std::size_t at = 0; at < count; ++at) rules[at] = field.at(name(static_cast<Enum>(at))).text();
}

}  // namespace

tl::expected<Ruleset, std::string> make_rules(const RulesChoice& choice, const RulesReader& read) try {
  Ruleset rules;
  rules.choice = choice;
  engine::with_file(read, "stw/numbers.json", [&](const Field& root) { read_numbers(root, rules); });
  engine::with_file(read, "stw/citations.json", [&](const Field& root) {
    root.with({"events", "refusals"});
    read_citations<EventKind>(root.at("events"), rules.event_rules);
    read_citations<Reason>(root.at("refusals"), rules.reason_rules);
  });
  return rules;
} catch (const engine::FileError& error) {
  return tl::unexpected("rules/" + error.text +
                        ". Put the file back as it was, or install the program again.");
}

}  // namespace stw
