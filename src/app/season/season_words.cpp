#include "app/season/season_words.hpp"

#include <algorithm>

#include "competition/table_sentences.hpp"
#include "competition/top_lists.hpp"

namespace fuba::app {

using competition::Competition;
using competition::Plays;
using competition::Sides;
using competition::TeamIndex;
using words::ui;
using words::Words;

namespace {

std::string joined(const Sides& sides) { return std::to_string(sides[0]) + " : " + std::to_string(sides[1]); }

/// Why a point is missing, by its rule.
std::string reason_of(const Words& words, const std::string& rule) {
  const std::string key = "season-why-" + rule.substr(rule.find('/') + 1);
  return ui(words, key);
}

}  // namespace

std::string kind_name(const Words& words, competition::Kind kind) {
  return ui(words, "season-kind-" + std::string(name(kind)));
}

std::string team_title(const Words& words, const Competition& of, const std::optional<TeamIndex>& team) {
  return team ? of.definition().teams[*team].name : ui(words, "season-open");
}

std::string pairing_title(const Words& words, const Competition& of, std::size_t match) {
  const auto pair = of.teams(match);
  return ui(words, "season-pairing",
            {{"home", team_title(words, of, pair[0])}, {"away", team_title(words, of, pair[1])}});
}

std::string score_title(const Competition& of, std::size_t match) {
  const auto outcome = of.outcome(match);
  return outcome ? joined(outcome->goals()) : "–";
}

std::string score_note(const Words& words, const Competition& of, std::size_t match) {
  const auto outcome = of.outcome(match);
  if (!outcome) return {};
  if (outcome->walkover) return ui(words, "season-walkover");
  std::string note;
  const auto add = [&](const std::string& more) { note += (note.empty() ? "" : ", ") + more; };
  const competition::ResultEntry& result = *outcome->result;
  if (result.penalties) add(ui(words, "season-on-penalties", {{"score", joined(*result.penalties)}}));
  if (result.extra && !result.penalties) add(ui(words, "season-after-extra-time"));
  if (result.stopped) add(ui(words, "season-stopped"));
  if (result.by_hand) add(ui(words, "season-by-hand"));
  if (result.stood_in) add(ui(words, "season-stood-in"));
  if (result.again) add(ui(words, "season-again"));
  return note;
}

std::string player_title(const CompetingGame& game, const Plays& plays) {
  if (plays.who != Plays::Who::coach) return plays.called;
  const Coaches coaches = game.game().coaches();
  const auto found = std::ranges::find(coaches.of_the_game, plays.called, &Coaches::Known::id);
  return found == coaches.of_the_game.end() ? plays.called : found->name;
}

std::string missing_title(const Contest& contest, const Words& words, TeamIndex team) {
  const Competition& of = contest.get();
  const auto match = of.next_of(team);
  if (!match) return {};
  const auto lost = of.reduction(*match, *of.side_of(*match, team));
  std::string text;
  if (lost.points > 0) {
    std::string why;
    for (const std::string& rule : lost.why) why += (why.empty() ? "" : ", ") + reason_of(words, rule);
    text = ui(words, "season-points-less", {{"points", std::to_string(lost.points)}, {"why", why}});
  }
  for (const std::string& card : of.barred(team))
    text +=
        (text.empty() ? "" : " ") + ui(words, "season-barred", {{"card", contest.game().card_name(card)}});
  return text;
}

std::string biggest_win_title(const Words& words, const Competition& of, TeamIndex team) {
  const auto match = team_figures(of)[team].biggest_win;
  if (!match) return {};
  const auto pair = of.teams(*match);
  return ui(words, "season-biggest-win",
            {{"home", team_title(words, of, pair[0])},
             {"score", score_title(of, *match)},
             {"away", team_title(words, of, pair[1])}});
}

std::string by_chances_title(const Words& words, const Competition& of, TeamIndex team) {
  for (std::size_t group = 0; group < of.schedule().groups.size(); ++group)
    for (const competition::Misplaced& each : misplaced_teams(of, group))
      if (each.team == team) return by_chances_sentence(words, of, each);
  return {};
}

std::string form_of(const Competition& of, TeamIndex team, std::size_t most) {
  std::string form;
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    const auto outcome = of.outcome(match);
    const auto side = of.side_of(match, team);
    if (!outcome || !side) continue;
    Sides goals = outcome->goals();
    if (outcome->result != nullptr && outcome->result->penalties) goals = *outcome->result->penalties;
    const int margin = goals[*side] - goals[1 - *side];
    form += margin > 0 ? 'W' : margin < 0 ? 'L' : 'D';
  }
  return form.size() > most ? form.substr(form.size() - most) : form;
}

}  // namespace fuba::app
