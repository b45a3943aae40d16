// What each entry changes, and when it is refused.
#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <set>
#include <utility>

#include "competition/competition.hpp"

namespace competition {
namespace {

[[noreturn]] void refuse(const char* field, std::string problem) { throw Problem{field, std::move(problem)}; }

}  // namespace

tl::expected<void, Problem> Competition::add(Entry entry) try {
  std::visit([this](const auto& each) { take(each); }, entry);
  log_.push_back({std::move(entry)});
  if (std::holds_alternative<BackEntry>(log_.back().entry)) rebuild();
  return {};
} catch (Problem& problem) {
  return tl::unexpected(std::move(problem));
}

std::size_t Competition::match_named(const std::string& id, const char* field) const {
  const auto match = schedule_.find(id);
  if (!match) refuse(field, fmt::format("there is no match \"{}\"", id));
  return *match;
}

/// A match that can be played or is being played.
std::size_t Competition::match_to_play(const std::string& id, const char* field) const {
  const std::size_t match = match_named(id, field);
  if (state(match) == MatchState::finished) refuse(field, fmt::format("{} has a result already", id));
  if (state(match) == MatchState::waiting) {
    refuse(field,
           fmt::format("{} is not playable yet: its teams are not known, or one of them has an earlier "
                       "match to play",
                       id));
  }
  return match;
}

/// A match that can be played, or that had been played before one of its teams withdrew and is corrected: it
/// is none of the later ones, which are walkovers (C18, C39).
std::size_t Competition::match_to_enter(const std::string& id, const char* field) const {
  const std::size_t match = match_named(id, field);
  const bool corrected = matches_[match].played_before_withdrawal && finished(match) && !settled(match);
  if (!corrected) return match_to_play(id, field);
  check_nothing_hangs_on(match, field);
  return match;
}

bool Competition::takes_result(std::size_t match) const try {
  match_to_enter(schedule_.fixtures[match].id, "/result");
  return true;
} catch (const Problem&) {
  return false;
}

void Competition::take(const OrderEntry& entry) {
  if (!definition_.draw) refuse("/order", "the order is not drawn here");
  if (!order_.empty()) refuse("/order", "the order has been drawn");
  number_teams(entry.teams);
}

void Competition::take(const BeginEntry& entry) {
  const std::size_t match = match_to_play(entry.match, "/begin");
  if (matches_[match].begun) refuse("/begin", fmt::format("{} is under way already", entry.match));
  matches_[match].begun = true;
  matches_[match].begun_at = entry.at;
}

/// Extra time and penalties belong to the last match of a tie that is level (C26 to C31). A match that the
/// clock has stopped goes straight to penalties (C34).
void Competition::check_level(std::size_t match, const ResultEntry& entry) const {
  const Fixture& fixture = schedule_.fixtures[match];
  const bool last = fixture.tie && fixture.leg == tie_rules(*fixture.tie).legs;
  if (!last) {
    if (entry.extra) refuse("/extra", "only the last match of a tie has extra time");
    if (entry.penalties) refuse("/penalties", "only the last match of a tie has penalties");
    return;
  }
  const TieRules rules = tie_rules(*fixture.tie);
  auto played = legs_before(match);
  played.push_back({.score = entry.score});
  const bool level = !ahead(rules, played);
  const bool extra_due = level && rules.extra_time;
  if (entry.extra && !rules.extra_time) refuse("/extra", "this competition has no extra time");
  if (entry.extra && !level) refuse("/extra", "the tie is not level after 90 minutes");
  if (!entry.extra && extra_due && !entry.stopped)
    refuse("/extra", "is missing: the tie is level after 90 minutes");
  played.back().extra = entry.extra;
  const bool still_level = !ahead(rules, played);
  if (entry.penalties && !still_level) refuse("/penalties", "the tie is not level");
  if (!entry.penalties && still_level) refuse("/penalties", "are missing: the tie is level");
  if (entry.penalties && (*entry.penalties)[0] == (*entry.penalties)[1])
    refuse("/penalties", "are level; they go on until one side has won");
}

/// Dice that can cost a point have to be there, others only where 3.0/T8 asks for them (C22).
void Competition::check_dice(std::size_t match, const ResultEntry& entry) const {
  constexpr std::array fields{"/dice/home", "/dice/away"};
  for (std::size_t side = 0; side < fields.size(); ++side) {
    const Marks marks = marks_after(match, side, entry);
    const AfterDice& dice = entry.dice[side];
    const bool carried = definition_.carries_points();
    if (dice.yellow && !(carried && asks_for_yellow(marks)))
      refuse(fields[side], "yellow: 3.0/T8 asks for no dice here");
    if (dice.injury && !(carried && asks_for_injury(marks)))
      refuse(fields[side], "injury: 3.0/T8 asks for no die here");
    if (!dice.yellow && carried && yellow_can_cost(marks))
      refuse(fields[side], "yellow is missing: 3.0/T8 asks for two dice");
    if (!dice.injury && carried && asks_for_injury(marks))
      refuse(fields[side], "injury is missing: 3.0/T8 asks for a die");
  }
}

void Competition::take(const ResultEntry& entry) {
  const std::size_t match = match_to_enter(entry.match, "/result");
  check_level(match, entry);
  check_dice(match, entry);
  for (std::size_t side = 0; side < 2; ++side) {
    Record& record = records_[*matches_[match].teams[side]];
    record.last = marks_after(match, side, entry);
    record.dice = entry.dice[side];
    record.lost_skills = entry.lost_skills[side];
    record.yellow += entry.yellow[side];
  }
  matches_[match].result = entry;
  if (const auto group = schedule_.fixtures[match].group) lots_[*group].reset();
  refresh_ties();
}

void Competition::take(const WalkoverEntry& entry) {
  matches_[match_to_play(entry.match, "/walkover")].walkover = entry.to;
  refresh_ties();
}

/// Whether a team has begun a match that comes after another one.
bool Competition::has_gone_on(TeamIndex team, std::size_t match) const {
  for (std::size_t later = match + 1; later < matches_.size(); ++later)
    if (side_of(later, team) && has_begun(later)) return true;
  return false;
}

bool Competition::was_given(TeamIndex team, std::size_t match) const {
  return !settled(match) && finished(match) && side_of(match, team);
}

/// A complete table is gone on from with its knock-out, or with lots.
bool Competition::is_open(TeamIndex team, std::size_t match) const {
  if (!was_given(team, match) || has_gone_on(team, match)) return false;
  const auto group = schedule_.fixtures[match].group;
  if (!group || !complete(*group)) return true;
  return !definition_.has_knock_out() && !lots_[*group] && !due_draw();
}

/// What a team was given because others withdrew stays its own where play has gone on from there; the rest is
/// looked at anew now that it goes too (C18).
void Competition::settle_walkovers(TeamIndex team) {
  for (std::size_t match = 0; match < matches_.size(); ++match) {
    if (!was_given(team, match) || is_open(team, match)) continue;
    if (const auto tie = schedule_.fixtures[match].tie)
      tie_settled_[*tie] = team;
    else
      matches_[match].walkover = side_of(match, team);
  }
}

void Competition::take(const WithdrawEntry& entry) {
  const std::string& id = definition_.teams[entry.team].id;
  if (withdrawn(entry.team)) refuse("/withdraw", fmt::format("\"{}\" has withdrawn already", id));
  const auto open = [&](std::size_t match) { return is_open(entry.team, match); };
  if (over() && std::ranges::none_of(std::views::iota(std::size_t{0}, matches_.size()), open))
    refuse("/withdraw", "the competition is over");
  settle_walkovers(entry.team);
  records_[entry.team].withdrawn = true;
  refresh_ties();
}

/// The first throw is of all who are level, later ones of those who still are, until nobody is (C16).
void Competition::check_throws(std::size_t group, const LotsEntry& entry) const {
  Lots so_far;
  for (const LotThrow& thrown : entry.throws) {
    std::set<TeamIndex> level;
    for (const auto& set : level_teams(table_with(group, so_far))) level.insert(set.begin(), set.end());
    std::set<TeamIndex> named;
    for (const auto& [team, die] : thrown) named.insert(team);
    if (named != level)
      refuse("/throws", fmt::format("throw {} has to be of those who are level then, and of no others",
                                    so_far.size() + 1));
    so_far.push_back(thrown);
  }
  if (so_far.empty() || !level_teams(table_with(group, so_far)).empty())
    refuse("/throws", "leave teams level");
}

void Competition::take(const LotsEntry& entry) {
  const auto found = std::ranges::find(schedule_.groups, entry.group, &Group::name);
  if (found == schedule_.groups.end()) refuse("/lots", fmt::format("there is no group \"{}\"", entry.group));
  const auto group = static_cast<std::size_t>(found - schedule_.groups.begin());
  if (order_.empty() || !complete(group)) refuse("/lots", "matches of the group are still to be played");
  if (level_teams(table(group)).empty()) refuse("/lots", "no teams of the group are level");
  check_throws(group, entry);
  lots_[group] = entry.throws;
  refresh_ties();
}

void Competition::take(const PlaysEntry& entry) { records_[entry.team].plays = entry.plays; }

void Competition::take(const LateEntry& entry) {
  const std::size_t match = match_to_play(entry.match, "/late");
  if (matches_[match].begun) refuse("/late", fmt::format("{} has begun", entry.match));
  const auto side = side_of(match, entry.team);
  if (!side)
    refuse("/team", fmt::format("\"{}\" does not play {}", definition_.teams[entry.team].id, entry.match));
  if (entry.by == 1) {
    matches_[match].late.insert(entry.team);
    return;
  }
  matches_[match].walkover = 1 - *side;
  refresh_ties();
}

namespace {

/// The ties whose teams hang on a source, and those whose teams hang on them.
template <class Hangs>
std::vector<std::size_t> ties_behind(const Bracket& bracket, const Hangs& hangs) {
  std::vector<std::size_t> behind;
  for (std::size_t tie = 0; tie < bracket.ties.size(); ++tie) {
    const bool is_behind = std::ranges::any_of(bracket.ties[tie].sources, [&](const Source& source) {
      return hangs(source) ||
             (source.from != Source::From::seed && std::ranges::find(behind, source.at) != behind.end());
    });
    if (is_behind) behind.push_back(tie);
  }
  return behind;
}

}  // namespace

/// No later match of the two teams may have begun, nor any that hangs on the tie or on the group (C39).
void Competition::check_nothing_hangs_on(std::size_t match, const char* field) const {
  for (const auto& team : matches_[match].teams)
    if (has_gone_on(*team, match))
      refuse(field, fmt::format("\"{}\" has begun a later match", definition_.teams[*team].id));
  const Fixture& fixture = schedule_.fixtures[match];
  const auto hangs = [&](const Source& source) {
    if (source.from != Source::From::seed) return fixture.tie == source.at;
    const auto qualifier = schedule_.qualifiers.find(source.at);
    return qualifier != schedule_.qualifiers.end() && fixture.group == qualifier->second.group;
  };
  for (const std::size_t behind : ties_behind(schedule_.bracket, hangs)) {
    for (const std::size_t later : schedule_.ties[behind])
      if (has_begun(later))
        refuse(field, fmt::format("{} has begun, which hangs on it", schedule_.fixtures[later].id));
  }
}

void Competition::take(const BackEntry& entry) {
  const std::size_t match = match_named(entry.match, "/back");
  if (!settled(match)) refuse("/back", fmt::format("{} has no result", entry.match));
  check_nothing_hangs_on(match, "/back");
}

namespace {

/// The match that an entry begins or ends; nothing for other entries.
const std::string* match_of(const Entry& entry) {
  if (const auto* begin = std::get_if<BeginEntry>(&entry)) return &begin->match;
  if (const auto* result = std::get_if<ResultEntry>(&entry)) return &result->match;
  if (const auto* walkover = std::get_if<WalkoverEntry>(&entry)) return &walkover->match;
  if (const auto* late = std::get_if<LateEntry>(&entry); late != nullptr && late->by == 2)
    return &late->match;
  return nullptr;
}

}  // namespace

/// Makes everything anew from the entries that count. Lots that no longer fit fall away; a team that is late
/// stays so, whatever has to be played before.
void Competition::rebuild() {
  const std::string back = std::get<BackEntry>(log_.back().entry).match;
  log_.back().counts = false;
  for (Logged& logged : log_)
    if (const std::string* match = match_of(logged.entry); match != nullptr && *match == back)
      logged.counts = false;
  Competition fresh(definition_);
  for (std::size_t match = 0; match < matches_.size(); ++match) {
    fresh.matches_[match].taken_back = matches_[match].taken_back;
    fresh.matches_[match].played_before_withdrawal = matches_[match].played_before_withdrawal;
  }
  const std::size_t match = *schedule_.find(back);
  fresh.matches_[match].taken_back = true;
  if (matches_[match].result && withdrawn_from(match)) fresh.matches_[match].played_before_withdrawal = true;
  for (Logged& logged : log_) {
    if (!logged.counts) continue;
    if (const auto* late = std::get_if<LateEntry>(&logged.entry); late != nullptr && late->by == 1)
      fresh.matches_[*schedule_.find(late->match)].late.insert(late->team);
    else
      logged.counts = fresh.add(logged.entry).has_value();
  }
  fresh.log_ = std::move(log_);
  *this = std::move(fresh);
}

}  // namespace competition
