#include "fuba/competition/match_terms.hpp"

namespace fuba {
namespace {

using competition::Competition;
using competition::TeamEntry;

Options options_of(const std::vector<std::string>& names) {
  Options options;
  for (const std::string& each : names)
    if (const auto option = parse_option(each)) options.add(*option);
  return options;
}

SkillSet cards_of(const std::vector<std::string>& names) {
  SkillSet cards;
  for (const std::string& each : names)
    if (const auto card = parse_skill(each)) cards.add(*card);
  return cards;
}

}  // namespace

RulesChoice rules_of_match(const Competition& competition, std::size_t match) {
  const auto& definition = competition.definition();
  const auto terms = competition.terms(match);
  RulesChoice choice{.edition = definition.rules, .options = options_of(definition.options)};
  if (terms.to_the_end) {
    choice.options.add(Option::cup);
    choice.terms.extra_time = terms.extra_time;
    choice.terms.away_goals = terms.away_goals;
    if (terms.first_leg)
      choice.terms.first_leg = {static_cast<std::uint8_t>((*terms.first_leg)[0]),
                                static_cast<std::uint8_t>((*terms.first_leg)[1])};
  }
  const bool plays_cards = choice.options.contains(Option::skills);
  if (plays_cards) choice.skills_per_team = static_cast<std::uint8_t>(definition.skills_per_match);
  for (const Team team : teams) {
    const std::size_t side = index(team);
    choice.terms.reduce[side] = static_cast<std::uint8_t>(terms.points_off[side]);
    if (plays_cards) choice.terms.skills_from[side] = cards_of(terms.cards[side]);
    const TeamEntry& entry = definition.teams[*competition.teams(match)[side]];
    if (definition.carries_points() && !entry.formation.empty())
      choice.terms.primary[side] = parse_formation(entry.formation).value_or(Formation{});
  }
  return choice;
}

}  // namespace fuba
