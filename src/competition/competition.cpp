#include "competition/competition.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "competition/draw.hpp"
#include "competition/kits.hpp"

namespace competition {
namespace {

constexpr Sides walkover_home{3, 0};  // 3.0/T5
constexpr int points_of_late = 2;

/// Where nothing was played, and a side got the win.
Outcome walkover_to(std::size_t side) {
  return {.score = side == 0 ? walkover_home : swapped(walkover_home), .walkover = true};
}

Definition dressed(Definition definition) {
  dress(definition.teams);
  return definition;
}

}  // namespace

std::string_view name(MatchState state) {
  constexpr std::array<std::string_view, 4> names{"waiting", "playable", "under-way", "finished"};
  return names[static_cast<std::size_t>(state)];
}

Competition::Competition(Definition definition)
    : definition_(dressed(std::move(definition))),
      schedule_(definition_),
      matches_(schedule_.fixtures.size()),
      records_(definition_.teams.size()),
      lots_(schedule_.groups.size()),
      ties_(schedule_.ties.size()),
      tie_settled_(schedule_.ties.size()) {
  for (TeamIndex team = 0; team < records_.size(); ++team)
    records_[team].plays = definition_.teams[team].plays;
  if (definition_.draw) {
    refresh_ties();
    return;
  }
  std::vector<TeamIndex> order(definition_.teams.size());
  std::iota(order.begin(), order.end(), TeamIndex{0});
  number_teams(std::move(order));
}

void Competition::number_teams(std::vector<TeamIndex> order) {
  order_ = std::move(order);
  for (std::size_t match = 0; match < matches_.size(); ++match) {
    const Fixture& fixture = schedule_.fixtures[match];
    if (!fixture.group) continue;
    for (std::size_t side = 0; side < 2; ++side) {
      const TeamIndex team = order_[fixture.numbers[side] - 1];
      matches_[match].teams[side] = team;
      records_[team].table_matches.push_back(match);
    }
  }
  refresh_ties();
}

// Matches

bool Competition::withdrawn_from(std::size_t match) const {
  const auto& [home, away] = matches_[match].teams;
  return home && away && (withdrawn(*home) || withdrawn(*away));
}

/// Where a team withdrew, its later matches are walkovers (C18).
bool Competition::finished(std::size_t match) const { return settled(match) || withdrawn_from(match); }

std::optional<Outcome> Competition::outcome(std::size_t match) const {
  const Match& played = matches_[match];
  if (played.result) return Outcome{.score = played.result->score, .result = &*played.result};
  if (played.walkover) return walkover_to(*played.walkover);
  if (!finished(match)) return std::nullopt;
  const auto tie = schedule_.fixtures[match].tie;
  if (tie && tie_settled_[*tie]) return walkover_to(tie_settled_[*tie] == played.teams[0] ? 0 : 1);
  const bool home_out = withdrawn(*played.teams[0]);
  if (home_out && withdrawn(*played.teams[1])) return Outcome{.walkover = true};
  return walkover_to(home_out ? 1 : 0);
}

std::optional<std::size_t> Competition::next_of(TeamIndex team) const {
  for (const std::size_t match : records_[team].table_matches)
    if (!finished(match)) return match;
  for (const auto& legs_of_tie : schedule_.ties)
    for (const std::size_t match : legs_of_tie)
      if (side_of(match, team) && !finished(match)) return match;
  return std::nullopt;
}

MatchState Competition::state(std::size_t match) const {
  if (finished(match)) return MatchState::finished;
  if (matches_[match].begun) return MatchState::under_way;
  const bool playable = std::ranges::all_of(
      matches_[match].teams, [&](const auto& team) { return team && next_of(*team) == match; });
  return playable ? MatchState::playable : MatchState::waiting;
}

bool Competition::can_be_played(std::size_t match) const {
  const MatchState now = state(match);
  return now == MatchState::playable || now == MatchState::under_way;
}

bool Competition::asks_people(std::size_t match) const {
  return std::ranges::any_of(matches_[match].teams, [&](const auto& team) {
    return team && plays(*team).who == Plays::Who::person;
  });
}

std::optional<std::size_t> Competition::side_of(std::size_t match, TeamIndex team) const {
  const auto& sides = matches_[match].teams;
  const auto side = std::ranges::find(sides, std::optional(team));
  if (side == sides.end()) return std::nullopt;
  return static_cast<std::size_t>(side - sides.begin());
}

std::vector<std::size_t> Competition::next() const {
  std::vector<std::size_t> list;
  for (std::size_t match = 0; match < matches_.size(); ++match)
    if (state(match) == MatchState::playable) list.push_back(match);
  return list;
}

MatchTerms Competition::terms(std::size_t match) const {
  const Fixture& fixture = schedule_.fixtures[match];
  MatchTerms terms{.seed = seed_of(definition_.seed, "match/" + fixture.id)};
  for (std::size_t side = 0; side < 2; ++side) {
    const TeamIndex team = *matches_[match].teams[side];
    terms.points_off[side] = reduction(match, side).points;
    terms.cards[side] = definition_.teams[team].skills;
    for (const std::string& card : barred(team)) std::erase(terms.cards[side], card);
  }
  if (!fixture.tie) return terms;
  const TieRules rules = tie_rules(*fixture.tie);
  terms.to_the_end = fixture.leg == rules.legs;
  terms.extra_time = rules.extra_time;
  terms.away_goals = rules.away_goals && rules.legs == 2;
  if (fixture.leg == 2)
    if (const auto first = outcome(schedule_.ties[*fixture.tie][0])) terms.first_leg = swapped(first->score);
  return terms;
}

Marks Competition::marks_after(std::size_t match, std::size_t side, const ResultEntry& result) const {
  const Record& record = records_[*matches_[match].teams[side]];
  return {result.yellow[side], result.red[side], result.injuries[side], record.yellow};
}

std::array<AfterDice, 2> Competition::dice_after(std::size_t match, const ResultEntry& result) const {
  std::array<AfterDice, 2> dice;
  if (!definition_.carries_points() || state(match) == MatchState::waiting) return dice;
  tabletop::Random numbers = numbers_of(definition_.seed, "after/" + result.match);
  for (std::size_t side = 0; side < 2; ++side)
    dice[side] = thrown_after(marks_after(match, side, result), numbers);
  return dice;
}

ResultEntry Competition::as_written(ResultEntry result) const {
  if (const auto match = schedule_.find(result.match)) {
    result.dice = dice_after(*match, result);
    result.again = taken_back(*match);
  }
  return result;
}

bool Competition::leaves_level(const ResultEntry& result) const {
  const auto match = schedule_.find(result.match);
  if (!match || !schedule_.fixtures[*match].tie) return false;
  const Fixture& fixture = schedule_.fixtures[*match];
  const TieRules rules = tie_rules(*fixture.tie);
  if (fixture.leg != rules.legs) return false;
  auto played = legs_before(*match);
  played.push_back({.score = result.score, .extra = result.extra});
  return !ahead(rules, played);
}

Reduction Competition::reduction(std::size_t match, std::size_t side) const {
  Reduction lost;
  const auto& team = matches_[match].teams[side];
  if (!team || !definition_.plays("conditions")) return lost;
  if (definition_.carry) lost = competition::reduction(records_[*team].last, records_[*team].dice);
  if (matches_[match].late.contains(*team)) {
    lost.points += points_of_late;
    lost.why.emplace_back("3.0/T5");
  }
  return lost;
}

std::span<const std::string> Competition::barred(TeamIndex team) const {
  if (!definition_.carry) return {};
  return records_[team].lost_skills;
}

// Tables

std::vector<TeamIndex> Competition::teams_of(std::size_t group) const {
  std::vector<TeamIndex> teams;
  for (const std::size_t number : schedule_.groups[group].numbers) teams.push_back(order_[number - 1]);
  return teams;
}

std::vector<CountedMatch> Competition::counted(std::size_t group, int last_round) const {
  std::vector<CountedMatch> list;
  for (const std::size_t match : schedule_.groups[group].fixtures) {
    const auto ended = outcome(match);
    if (!ended || schedule_.fixtures[match].stage_round > last_round) continue;
    CountedMatch each{.teams = {*matches_[match].teams[0], *matches_[match].teams[1]}, .score = ended->score};
    if (ended->result != nullptr) {
      each.yellow = ended->result->yellow;
      each.red = ended->result->red;
    }
    list.push_back(each);
  }
  return list;
}

std::vector<Row> Competition::make_table(std::size_t group, int last_round, const Lots& lots) const {
  if (order_.empty()) return {};
  return competition::make_table(teams_of(group), counted(group, last_round), definition_.points,
                                 definition_.tie_breakers, lots);
}

std::vector<Row> Competition::table_with(std::size_t group, const Lots& lots) const {
  return make_table(group, std::numeric_limits<int>::max(), lots);
}

std::vector<Row> Competition::table_after(std::size_t group, int round) const {
  return make_table(group, round, {});
}

std::vector<Row> Competition::table(std::size_t group) const {
  return table_with(group, lots_[group].value_or(Lots{}));
}

bool Competition::complete(std::size_t group) const {
  return std::ranges::all_of(schedule_.groups[group].fixtures,
                             [&](std::size_t match) { return finished(match); });
}

// The knock-out

TieRules Competition::tie_rules(std::size_t tie) const {
  return {static_cast<int>(schedule_.ties[tie].size()), definition_.away_goals, definition_.extra_time};
}

/// The matches of a tie that are over, as the tie sees them: the better seed is at home in the last one (C9).
/// `given`: those that are over only because a team withdrew.
std::vector<Leg> Competition::legs(std::size_t tie, GivenLegs given) const {
  std::vector<Leg> list;
  const auto& fixtures_of_tie = schedule_.ties[tie];
  for (const std::size_t match : fixtures_of_tie) {
    if (!settled(match) && given == GivenLegs::left_out) break;
    const auto ended = outcome(match);
    if (!ended) break;
    const bool turned = match != fixtures_of_tie.back();
    Leg leg{.score = ended->score, .walkover = ended->walkover, .visitor = turned ? 0U : 1U};
    if (ended->result != nullptr) {
      leg.extra = ended->result->extra;
      leg.penalties = ended->result->penalties;
    }
    if (turned) leg.score = swapped(leg.score);
    list.push_back(leg);
  }
  return list;
}

std::vector<Leg> Competition::legs_before(std::size_t match) const {
  const Fixture& fixture = schedule_.fixtures[match];
  auto list = legs(*fixture.tie, GivenLegs::counted);
  list.resize(std::min(list.size(), static_cast<std::size_t>(fixture.leg - 1)));
  return list;
}

TieStanding::Side Competition::contender(const Source& source) const {
  if (source.from != Source::From::seed) {
    const TieStanding& before = ties_[source.at];
    const std::size_t best = std::min(before.sides[0].number, before.sides[1].number);
    if (!before.decided) return {best, std::nullopt};
    const bool winner = source.from == Source::From::winner;
    return before.sides[winner ? before.decided->winner : 1 - before.decided->winner];
  }
  const auto qualifier = schedule_.qualifiers.find(source.at);
  if (qualifier == schedule_.qualifiers.end())
    return {source.at, order_.empty() ? std::nullopt : std::optional(order_[source.at - 1])};
  const auto& [group, place] = qualifier->second;
  if (!complete(group)) return {source.at, std::nullopt};
  const auto rows = table(group);
  const auto row = std::ranges::find_if(
      rows, [place = place](const Row& each) { return each.place == place && !each.shared; });
  return {source.at, row == rows.end() ? std::nullopt : std::optional(row->team)};
}

void Competition::place_teams(std::size_t tie) {
  TieStanding& standing = ties_[tie];
  const auto& sources = schedule_.bracket.ties[tie].sources;
  standing.sides = {contender(sources[0]), contender(sources[1])};
  if (standing.sides[1].number < standing.sides[0].number) std::swap(standing.sides[0], standing.sides[1]);
  for (const std::size_t match : schedule_.ties[tie]) {
    const bool turned = match != schedule_.ties[tie].back();
    matches_[match].teams = {standing.sides[turned ? 1 : 0].team, standing.sides[turned ? 0 : 1].team};
  }
}

/// A team that withdrew is out whatever the sum, of two the better seed goes on, unless the other one had
/// gone on already (C18).
void Competition::decide(std::size_t tie) {
  TieStanding& standing = ties_[tie];
  const auto so_far = legs(tie, GivenLegs::counted);
  standing.aggregate = so_far.empty() ? std::nullopt : std::optional(aggregate(so_far));
  standing.decided = decided(tie_rules(tie), legs(tie, GivenLegs::left_out));
  const auto& [better, other] = standing.sides;
  if (standing.decided || !better.team || !other.team) return;
  const bool better_out = withdrawn(*better.team);
  if (tie_settled_[tie])
    standing.decided = Decided{tie_settled_[tie] == better.team ? 0U : 1U, How::walkover};
  else if (better_out || withdrawn(*other.team))
    standing.decided = Decided{better_out && !withdrawn(*other.team) ? 1U : 0U, How::walkover};
}

void Competition::refresh_ties() {
  for (std::size_t tie = 0; tie < ties_.size(); ++tie) {
    place_teams(tie);
    decide(tie);
  }
}

// The whole

std::optional<TeamIndex> Competition::champion() const {
  if (definition_.has_knock_out()) return ties_.back().winner();
  if (order_.empty() || !complete(0)) return std::nullopt;
  const auto rows = table(0);
  return rows.front().shared ? std::nullopt : std::optional(rows.front().team);
}

bool Competition::over() const {
  for (std::size_t match = 0; match < matches_.size(); ++match)
    if (!finished(match)) return false;
  return !due_draw();
}

std::optional<Entry> Competition::due_draw() const {
  if (order_.empty()) return OrderEntry{drawn_order(definition_.seed, definition_.teams.size())};
  for (std::size_t group = 0; group < schedule_.groups.size(); ++group) {
    if (lots_[group] || !complete(group)) continue;
    if (LotsEntry lots = thrown_lots(group); !lots.throws.empty()) return lots;
  }
  return std::nullopt;
}

/// Each throw is of those whom the ones before have left level, in the order of C4.
LotsEntry Competition::thrown_lots(std::size_t group) const {
  const std::string& name_of_group = schedule_.groups[group].name;
  LotsEntry lots{name_of_group, {}};
  tabletop::Random numbers = numbers_of(definition_.seed, "lots/" + name_of_group);
  for (;;) {
    const auto level = level_teams(table_with(group, lots.throws));
    if (level.empty()) return lots;
    const auto is_level = [&](TeamIndex team) {
      return std::ranges::any_of(level, [&](const auto& set) { return std::ranges::count(set, team) > 0; });
    };
    LotThrow thrown;
    for (const TeamIndex team : teams_of(group))
      if (is_level(team)) thrown[team] = numbers.die();
    lots.throws.push_back(std::move(thrown));
  }
}

}  // namespace competition
