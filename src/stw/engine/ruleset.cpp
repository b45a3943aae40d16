#include "stw/ruleset.hpp"

#include "fields.hpp"
#include "names.hpp"
#include "tabletop/rules_file.hpp"

namespace stw {
namespace {

using engine::Field;
using tabletop::if_given;
using tabletop::RulesFile;

template <std::size_t count>
void read_results(const Field& field, std::array<ShotResult, count>& results, bool may_repeat) {
  const auto list = field.list();
  if (list.size() != count) field.expected("a list of " + std::to_string(count) + " results");
  for (std::size_t at = 0; at < count; ++at) {
    results[at] = engine::read_name<ShotResult, shot_result_count>(list[at]);
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

using Names = std::vector<std::string_view>;

template <class Enum, std::size_t count>
Names listed() {
  const auto names = engine::names_of<Enum, count>();
  return {names.begin(), names.end()};
}

/// What the rule behind an event may hang on: the names of its first figure.
Names first_figure_of(EventKind kind) {
  switch (kind) {
    case EventKind::placed:
    case EventKind::left:
      return listed<Restart, restart_count>();
    case EventKind::possession:
      return listed<Means, means_count>();
    case EventKind::shot:
      return listed<Chance, chance_count>();
    default:
      return {};
  }
}

/// A text, or an object with one for each of the names that can be.
Citation read_citation(const Field& field, const Names& names) {
  if (names.empty() || !field.maybe_text().empty()) return {field.text()};
  field.with(names);
  Citation citation(names.size());
  for (std::size_t at = 0; at < names.size(); ++at)
    if_given(field, names[at], [&](const Field& rule) { citation[at] = rule.text(); });
  return citation;
}

void read_citations(const Field& root, Ruleset& rules) {
  root.with({"events", "untimed_throws", "refusals"});
  const auto events = root.at("events").each(engine::names_of<EventKind, event_kind_count>());
  for (std::size_t at = 0; at < events.size(); ++at)
    rules.event_rules[at] = read_citation(events[at], first_figure_of(static_cast<EventKind>(at)));
  const auto throws = root.at("untimed_throws").each(engine::names_of<UntimedThrow, untimed_throw_count>());
  for (std::size_t at = 0; at < throws.size(); ++at) rules.untimed_rules[at] = throws[at].text();
  const auto refusals = root.at("refusals").each(engine::names_of<Reason, reason_count>());
  for (std::size_t at = 0; at < refusals.size(); ++at)
    rules.reason_rules[at] = read_citation(refusals[at], listed<Restart, restart_count>());
}

const std::string& of(const Citation& citation, std::size_t value) {
  return citation[citation.size() == 1 ? 0 : value];
}

}  // namespace

const std::string& Ruleset::rule(const Event& event) const {
  if (event.kind == EventKind::dice)
    if (const auto untimed = untimed_throw(event)) return untimed_rules[static_cast<std::size_t>(*untimed)];
  return of(event_rules[static_cast<std::size_t>(event.kind)], static_cast<std::size_t>(event.figures[0]));
}

const std::string& Ruleset::rule(const Refusal& refusal) const {
  return of(reason_rules[static_cast<std::size_t>(refusal.reason)], static_cast<std::size_t>(refusal.kick));
}

tl::expected<Ruleset, std::string> make_rules(const RulesChoice& choice, const RulesReader& read) try {
  Ruleset rules;
  rules.choice = choice;
  read_numbers(RulesFile("stw/numbers.json", read).root(), rules);
  read_citations(RulesFile("stw/citations.json", read).root(), rules);
  return rules;
} catch (const RulesError& error) {
  return tl::unexpected(to_string(error) + ". Put the file back as it was, or install the program again.");
}

}  // namespace stw
