#include "fuba/terms.hpp"

#include <nlohmann/json.hpp>
#include <tuple>

#include "fields.hpp"
#include "fuba/ruleset.hpp"
#include "terms_json.hpp"

namespace fuba {
namespace {

using nlohmann::json;

constexpr int most_first_goals = 99;

/// What tells two terms apart, as numbers.
auto key_of(const MatchTerms& terms) {
  std::array<std::uint64_t, 2> cards{};
  std::array<bool, 2> limited{};
  for (std::size_t team = 0; team < cards.size(); ++team) {
    limited[team] = terms.skills_from[team].has_value();
    if (limited[team]) cards[team] = terms.skills_from[team]->bits();
  }
  return std::tuple(terms.reduce, terms.primary[0].count, terms.primary[1].count, limited, cards,
                    terms.extra_time, terms.away_goals, terms.first_leg);
}

Formation read_primary(const Field& field) {
  const auto formation = parse_formation(field.text());
  if (!formation || !is_playable(*formation)) field.expected("a formation such as \"4-4-2\"");
  return *formation;
}

SkillSet read_allowed_cards(const Field& field) {
  SkillSet cards;
  for (const Field& item : field.list()) cards.add(read_name<Skill, skill_count>(item));
  return cards;
}

std::array<std::uint8_t, 2> read_first_leg(const Field& field) {
  const auto goals = field.list();
  if (goals.size() != 2) field.expected("the goals of this match's home and away");
  return {number(goals[0], 0, most_first_goals), number(goals[1], 0, most_first_goals)};
}

}  // namespace

std::strong_ordering MatchTerms::operator<=>(const MatchTerms& other) const {
  return key_of(*this) <=> key_of(other);
}

tl::expected<MatchTerms, PositionError> terms_from_json(const json& object, const MatchTerms& fallback) try {
  const Field root = Field::of(object);
  MatchTerms terms = fallback;
  const auto points = [](const Field& value) { return number(value, 0, 10); };
  if_given(root, "reduce", [&](const Field& field) { read_by_team(field, terms.reduce, points); });
  if_given(root, "primary", [&](const Field& field) { read_by_team(field, terms.primary, read_primary); });
  if_given(root, "skills_from",
           [&](const Field& field) { read_by_team(field, terms.skills_from, read_allowed_cards); });
  if_given(root, "extra_time", [&](const Field& field) { terms.extra_time = field.yes_or_no(); });
  if_given(root, "away_goals", [&](const Field& field) { terms.away_goals = field.yes_or_no(); });
  if_given(root, "first_leg", [&](const Field& field) { terms.first_leg = read_first_leg(field); });
  return terms;
} catch (const RulesError& error) {
  return tl::unexpected(PositionError{error.field, error.problem});
}

void add_terms(json& object, const MatchTerms& terms) {
  for (const Team team : teams) {
    const std::string side{name(team)};
    if (terms.reduce[index(team)] > 0) object["reduce"][side] = terms.reduce[index(team)];
    if (terms.primary[index(team)].chosen()) object["primary"][side] = to_string(terms.primary[index(team)]);
    if (const auto& cards = terms.skills_from[index(team)]) {
      object["skills_from"][side] = json::array();
      for (const Skill card : *cards) object["skills_from"][side].push_back(name(card));
    }
  }
  if (!terms.extra_time) object["extra_time"] = false;
  if (terms.away_goals) object["away_goals"] = true;
  if (terms.first_leg) object["first_leg"] = *terms.first_leg;
}

}  // namespace fuba
