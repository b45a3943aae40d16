#include "competition/show_json.hpp"

#include <nlohmann/json.hpp>

namespace competition {
namespace {

using nlohmann::ordered_json;

/// Writes parts of a competition, teams by their ids.
class Shower {
 public:
  explicit Shower(const Competition& competition) : competition_(competition) {}

  ordered_json team(const std::optional<TeamIndex>& team) const {
    return team ? ordered_json(competition_.definition().teams[*team].id) : ordered_json();
  }

  ordered_json row(const Row& row) const {
    const Tally& tally = row.tally;
    return {{"place", row.place},
            {"shared", row.shared},
            {"team", team(row.team)},
            {"played", tally.played},
            {"won", tally.won},
            {"drawn", tally.drawn},
            {"lost", tally.lost},
            {"for", tally.goals_for},
            {"against", tally.goals_against},
            {"difference", tally.difference()},
            {"points", tally.points},
            {"yellow", tally.yellow},
            {"red", tally.red},
            {"by", row.by ? ordered_json(name(*row.by)) : ordered_json()}};
  }

  ordered_json table_stage() const {
    ordered_json groups = ordered_json::array();
    for (std::size_t group = 0; group < competition_.schedule().groups.size(); ++group) {
      ordered_json rows = ordered_json::array();
      for (const Row& each : competition_.table(group)) rows.push_back(row(each));
      groups.push_back({{"name", competition_.schedule().groups[group].name},
                        {"complete", competition_.complete(group)},
                        {"table", std::move(rows)}});
    }
    return {{"kind", "table"}, {"groups", std::move(groups)}};
  }

  ordered_json tie(std::size_t at) const {
    const TieStanding& standing = competition_.ties()[at];
    return {{"id", competition_.schedule().bracket.ties[at].id},
            {"home", team(standing.sides[0].team)},
            {"away", team(standing.sides[1].team)},
            {"aggregate", standing.aggregate ? ordered_json(*standing.aggregate) : ordered_json()},
            {"winner", team(standing.winner())},
            {"how", standing.decided ? ordered_json(name(standing.decided->how)) : ordered_json()}};
  }

  ordered_json knock_out_stage() const {
    const auto& ties = competition_.schedule().bracket.ties;
    ordered_json rounds = ordered_json::array();
    ordered_json third_place;
    int round = 0;
    for (std::size_t at = 0; at < ties.size(); ++at) {
      if (ties[at].for_third_place()) {
        third_place = tie(at);
        continue;
      }
      if (ties[at].round != round)
        rounds.push_back({{"name", round_name(ties[at].teams_left)}, {"ties", ordered_json::array()}});
      round = ties[at].round;
      rounds.back()["ties"].push_back(tie(at));
    }
    return {{"kind", "knock-out"}, {"rounds", std::move(rounds)}, {"third_place", std::move(third_place)}};
  }

  ordered_json fixture(std::size_t match) const {
    const auto teams = competition_.teams(match);
    const auto outcome = competition_.outcome(match);
    return {{"match", competition_.fixtures()[match].id},
            {"home", team(teams[0])},
            {"away", team(teams[1])},
            {"score", outcome ? ordered_json(outcome->score) : ordered_json()},
            {"state", name(competition_.state(match))}};
  }

  ordered_json free_rounds() const {
    ordered_json object = ordered_json::object();
    if (competition_.order().empty()) return object;
    for (const auto& [round, number] : competition_.schedule().free)
      object[round] = team(competition_.order()[number - 1]);
    return object;
  }

  /// What a team begins its next match without, and the cards that it may not pick for it.
  void add_carried(TeamIndex of, ordered_json& missing, ordered_json& barred) const {
    const auto match = competition_.next_of(of);
    if (!match) return;
    const std::string& id = competition_.definition().teams[of].id;
    const Reduction lost = competition_.reduction(*match, *competition_.side_of(*match, of));
    if (lost.points > 0) missing[id] = {{"points", lost.points}, {"why", lost.why}};
    if (const auto cards = competition_.barred(of); !cards.empty())
      barred[id] = std::vector<std::string>(cards.begin(), cards.end());
  }

 private:
  const Competition& competition_;
};

}  // namespace

ordered_json shown(const Competition& competition) {
  const Definition& definition = competition.definition();
  const Shower show(competition);
  ordered_json stages = ordered_json::array();
  if (definition.has_table()) stages.push_back(show.table_stage());
  if (definition.has_knock_out()) stages.push_back(show.knock_out_stage());
  ordered_json fixtures = ordered_json::array();
  for (std::size_t match = 0; match < competition.fixtures().size(); ++match)
    fixtures.push_back(show.fixture(match));
  ordered_json next = ordered_json::array();
  for (const std::size_t match : competition.next()) next.push_back(competition.fixtures()[match].id);
  ordered_json missing = ordered_json::object();
  ordered_json barred = ordered_json::object();
  for (TeamIndex team = 0; team < definition.teams.size(); ++team) show.add_carried(team, missing, barred);
  return {{"name", definition.name},       {"kind", name(definition.kind)},
          {"over", competition.over()},    {"champion", show.team(competition.champion())},
          {"stages", std::move(stages)},   {"fixtures", std::move(fixtures)},
          {"next", std::move(next)},       {"free", show.free_rounds()},
          {"missing", std::move(missing)}, {"barred", std::move(barred)}};
}

}  // namespace competition
