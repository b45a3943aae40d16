#include "fuba/option.hpp"

#include <algorithm>

#include "fields.hpp"
#include "fuba/ruleset.hpp"
#include "names.hpp"
#include "tabletop/rules_file.hpp"

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, option_count> option_names{"conditions",
                                                                  "roles",
                                                                  "substitutions",
                                                                  "injuries",
                                                                  "advanced-goalkeeper",
                                                                  "aggressive-pressing",
                                                                  "offside-risk",
                                                                  "passing-through",
                                                                  "slow-play",
                                                                  "weather",
                                                                  "skills",
                                                                  "advanced-events",
                                                                  "styles",
                                                                  "var",
                                                                  "cup"};
static_assert(!option_names.back().empty());

Options read_set(const Field& field) {
  Options options;
  for (const auto& item : field.list()) options.add(static_cast<Option>(item.one_of(option_names)));
  return options;
}

OptionEntry read_entry(const Field& field) {
  field.with(std::array{"id"sv, "rules"sv, "house"sv, "default"sv, "needs"sv, "conflicts"sv});
  OptionEntry entry{.option = static_cast<Option>(field.at("id").one_of(option_names)),
                    .house = flag(field, "house"),
                    .by_default = field.at("default").yes_or_no(),
                    .needs = read_set(field.at("needs")),
                    .conflicts = read_set(field.at("conflicts"))};
  const Field rules = field.at("rules");
  rules.with(editions());
  for (const std::string_view edition : editions())
    if (rules.has(edition)) entry.rules.emplace_back(edition, rules.at(edition).text());
  return entry;
}

void read_entries(const Field& field, OptionRegistry& registry) {
  Options seen;
  for (const auto& item : field.list()) {
    registry.entries.push_back(read_entry(item));
    if (seen.contains(registry.entries.back().option)) item.at("id").wrong("the option is listed twice");
    seen.add(registry.entries.back().option);
  }
  if (registry.entries.size() != option_count) field.expected("every option");
}

void read_presets(const Field& field, OptionRegistry& registry) {
  for (const auto& item : field.list()) {
    const auto parts = item.each(std::array{"id"sv, "options"sv});
    registry.presets.push_back({parts[0].text(), read_set(parts[1])});
  }
}

}  // namespace

std::string_view name(Option option) { return option_names[static_cast<std::size_t>(option)]; }

std::optional<Option> parse_option(std::string_view text) {
  return engine::find_name<Option>(option_names, text);
}

std::string_view OptionEntry::rule(std::string_view edition) const {
  const auto found = std::ranges::find(rules, edition, &std::pair<std::string, std::string>::first);
  return found == rules.end() ? std::string_view{} : found->second;
}

const OptionEntry& OptionRegistry::entry(Option option) const {
  return *std::ranges::find(entries, option, &OptionEntry::option);
}

Options OptionRegistry::of(std::string_view edition) const {
  Options options;
  for (const OptionEntry& each : entries)
    if (!each.rule(edition).empty()) options.add(each.option);
  return options;
}

Options OptionRegistry::offered(std::string_view edition) const {
  Options options = of(edition);
  for (const OptionEntry& each : entries)
    if (each.house) options.add(each.option);
  return options;
}

Options OptionRegistry::complete(Options options) const {
  Options all = options;
  for (const Option option : options) all = all | entry(option).needs;
  return all == options ? all : complete(all);
}

std::optional<std::pair<Option, Option>> OptionRegistry::conflict(Options options) const {
  for (const Option option : options)
    for (const Option other : options& entry(option).conflicts) return std::pair{option, other};
  return std::nullopt;
}

tl::expected<OptionRegistry, RulesError> read_options(const RulesReader& read) try {
  const tabletop::RulesFile file("options.json", read);
  const auto parts = file.root().each(std::array{"options"sv, "presets"sv});
  OptionRegistry registry;
  read_entries(parts[0], registry);
  read_presets(parts[1], registry);
  return registry;
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace fuba
