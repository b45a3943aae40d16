#include "fuba/competition/means.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "fuba/coach/tactics.hpp"
#include "fuba/formation.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"

namespace fuba {
namespace {

using competition::Means;
using competition::Problem;

bool is_formation(std::string_view text) {
  const auto formation = parse_formation(text);
  return formation && is_playable(*formation);
}

std::vector<std::string> names_of(Options options) {
  std::vector<std::string> names;
  for (const Option option : options) names.emplace_back(name(option));
  return names;
}

std::vector<std::string> all_cards() {
  std::vector<std::string> cards;
  for (std::size_t card = 0; card < skill_count; ++card) cards.emplace_back(name(static_cast<Skill>(card)));
  return cards;
}

tl::expected<std::vector<std::string>, Problem> playable_cards(const RulesChoice& choice) {
  const auto rules = load_rules(choice);
  if (!rules) return tl::unexpected(Problem{"/rules", rules.error()});
  std::vector<std::string> cards;
  for (const Skill card : (*rules)->playable_skills) cards.emplace_back(name(card));
  return cards;
}

tl::expected<RulesChoice, Problem> choice_of(const OptionRegistry& registry, const std::string& rules,
                                             const nlohmann::json& options) {
  if (std::ranges::find(editions(), rules) == editions().end())
    return tl::unexpected(Problem{"/rules", fmt::format("expected one of {}", fmt::join(editions(), ", "))});
  auto choice = rules_choice_from_json(registry, {{"rules", rules}, {"options", options}}, {});
  if (!choice) {
    const PositionError& error = choice.error();
    const std::string known = fmt::format("{}", fmt::join(names_of(registry.of(rules)), ", "));
    return tl::unexpected(Problem{error.field, fmt::format("{}. {} has {}", error.problem, rules, known)});
  }
  // Which matches go on to extra time and penalties is for the competition to say.
  choice->options.remove(Option::cup);
  if (const auto pair = registry.conflict(choice->options))
    return tl::unexpected(Problem{"/options", fmt::format("\"{}\" and \"{}\" exclude each other",
                                                          name(pair->first), name(pair->second))});
  return *std::move(choice);
}

}  // namespace

competition::MeansOf competition_means(OptionRegistry registry) {
  return [registry = std::move(registry)](const std::string& rules,
                                          const nlohmann::json& options) -> tl::expected<Means, Problem> {
    const auto choice = choice_of(registry, rules, options);
    if (!choice) return tl::unexpected(choice.error());
    Means means{.options = names_of(choice->options), .coaches = {coach_ids.begin(), coach_ids.end()}};
    means.points_off = choice->options.contains(Option::conditions);
    means.injuries = choice->options.contains(Option::injuries);
    means.limits_time = true;
    means.decides_ties = true;
    means.skips_extra_time = true;
    means.decides_by_two_legs = true;
    means.is_formation = is_formation;
    if (registry.of(rules).contains(Option::skills)) means.known_cards = all_cards();
    if (!choice->options.contains(Option::skills)) return means;
    auto cards = playable_cards(*choice);
    if (!cards) return tl::unexpected(cards.error());
    means.cards = *std::move(cards);
    means.most_cards_per_match = most_skills_per_team;
    return means;
  };
}

}  // namespace fuba
