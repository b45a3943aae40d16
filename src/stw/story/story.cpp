#include "stw/story/story.hpp"

#include <nlohmann/json.hpp>

#include "story/momentum.hpp"
#include "stw/board.hpp"
#include "stw/odds.hpp"

namespace stw {
namespace {

constexpr int seconds_a_minute = 60;
/// How far the ball lies from the team's own goal line: 0 there, 1 at the other end.
double advance_of(Team team, Square ball) {
  return ball == Square::none ? 0.5 : static_cast<double>(own_row(team, ball) - 1) / (rows - 1);
}

/// Follows a match event by event.
class Teller {
 public:
  explicit Teller(const Match& match) : match_(match) {}

  Story tell() {
    const State* before = &match_.start();
    for (std::size_t at = 0; at < match_.journal().size(); ++at) {
      const Entry& entry = match_.journal()[at];
      now_ = moment_of(entry.after, at + 1);
      if (const Throw* thrown = entry.fallen()) count_throw(*before, *thrown);
      for (const Event& event : entry.events) hear(*before, event);
      story_.score = {entry.after.score[0], entry.after.score[1]};
      before = &entry.after;
    }
    if (const auto& shoot_out = match_.state().shoot_out)
      story_.shoot_out = {shoot_out->goals[0], shoot_out->goals[1]};
    story_.over = match_.over();
    story_.end = moment_of(match_.state(), match_.journal().size());
    story::add_momentum(story_.sets, story_.shots,
                        [](const SetStory& set) { return advance_of(set.team, set.ball); });
    return std::move(story_);
  }

 private:
  static story::Moment moment_of(const State& state, std::size_t entry) {
    return {entry, state.half, state.earlier_minutes + state.seconds / seconds_a_minute, 0};
  }

  /// Throws of the match, where the ball lies, and what the D-Team or the O-Team may hope for at a free ball.
  void count_throw(const State& before, const Throw& thrown) {
    const Purpose purpose = thrown.roll.purpose;
    if (purpose == Purpose::kick_off || purpose == Purpose::shoot_out || before.shoot_out) return;
    ++story_.of(before.control).throws;
    if (before.ball != Square::none) ++story_.ball_throws[index(before.ball)];
    const bool attempt = purpose == Purpose::attempt || purpose == Purpose::defence;
    const bool free = before.ball != Square::none && before.side(before.control).number_at(before.ball) == 0;
    if (!attempt || !free) return;
    Tally& captures = story_.of(before.acting).captures;
    ++captures.tried;
    captures.expected += faces_that_reach(before, before.acting) / static_cast<double>(die_faces);
  }

  void hear(const State& before, const Event& event) {
    hear_play(before, event);
    hear_referee(event);
  }

  void hear_play(const State& before, const Event& event) {
    TeamStory& team = story_.of(event.team);
    switch (event.kind) {
      case EventKind::set:
        begin_set(event);
        break;
      case EventKind::direct_pass:
        ++team.passes;
        team.second_passes += event.figures[0] == 2 ? 1 : 0;
        break;
      case EventKind::captured:
        // A keeper's step is no throw: what he captures was promised by no die.
        if (before.step != Step::keeper) ++team.captures.won;
        break;
      case EventKind::battle:
        count_battle(event);
        break;
      case EventKind::shot:
        count_shot(event);
        break;
      case EventKind::goal:
        ++team.goals;
        note(event);
        break;
      default:
        break;
    }
  }

  void hear_referee(const Event& event) {
    TeamStory& team = story_.of(event.team);
    switch (event.kind) {
      case EventKind::offside:
        ++team.offsides;
        note(event);
        break;
      case EventKind::foul:
        ++team.fouls;
        break;
      case EventKind::yellow:
        ++team.yellow;
        note(event);
        break;
      case EventKind::red:
        ++team.red;
        note(event);
        break;
      case EventKind::half_ends:
        if (event.half == 1) {
          story_.half_time = {event.figures[0], event.figures[1]};
          story_.second_half = true;
        }
        break;
      default:
        break;
    }
  }

  void note(const Event& event) { story_.incidents.push_back({now_, event}); }

  void begin_set(const Event& event) {
    ++story_.of(event.team).sets;
    if (!story_.sets.empty() && story_.sets.back().when.half == event.half)
      story_.sets.back().seconds = event.seconds - set_began_;
    set_began_ = event.seconds;
    story_.sets.push_back({.when = now_, .team = event.team, .number = event.number, .ball = event.to});
  }

  void count_battle(const Event& event) {
    const auto won = static_cast<Winner>(event.figures[4]);
    if (won == Winner::nobody) return;
    const BattleOdds odds = battle_odds(match_.rules(), event.number, event.other);
    const double promised = odds.win / (odds.win + odds.lose);
    for (const Team team : {event.team, opponent(event.team)}) {
      Tally& battles = story_.of(team).battles;
      ++battles.tried;
      battles.won += won == winner(team) ? 1 : 0;
      battles.expected += team == event.team ? promised : 1 - promised;
    }
  }

  void count_shot(const Event& event) {
    const double chance = shot_odds(match_.rules())[0];
    TeamStory& team = story_.of(event.team);
    ++team.shots;
    team.expected_goals += chance;
    story_.shots.push_back({now_, event.team, event.to, static_cast<Chance>(event.figures[0]), chance,
                            static_cast<ShotResult>(event.figures[3])});
  }

  const Match& match_;
  Story story_;
  story::Moment now_;
  int set_began_ = 0;
};

nlohmann::ordered_json to_json(const Tally& tally) {
  return {{"tried", tally.tried}, {"won", tally.won}, {"expected", tally.expected}};
}

nlohmann::ordered_json to_json(const TeamStory& team) {
  return {{"sets", team.sets},
          {"throws", team.throws},
          {"passes", team.passes},
          {"second_passes", team.second_passes},
          {"captures", to_json(team.captures)},
          {"battles", to_json(team.battles)},
          {"shots", team.shots},
          {"goals", team.goals},
          {"expected_goals", team.expected_goals},
          {"off_sides", team.offsides},
          {"fouls", team.fouls},
          {"yellow", team.yellow},
          {"red", team.red}};
}

nlohmann::ordered_json to_json(const story::Moment& when) {
  return {{"entry", when.entry}, {"half", when.half}, {"minute", when.minute}};
}

}  // namespace

Story tell(const Match& match) { return Teller(match).tell(); }

nlohmann::ordered_json to_json(const Story& story) {
  nlohmann::ordered_json json{{"score", story.score},
                              {"over", story.over},
                              {"end", to_json(story.end)},
                              {"home", to_json(story.of(Team::home))},
                              {"away", to_json(story.of(Team::away))}};
  json["shots"] = nlohmann::ordered_json::array();
  for (const ShotStory& shot : story.shots) {
    json["shots"].push_back({{"when", to_json(shot.when)},
                             {"team", name(shot.team)},
                             {"square", shot.from == Square::none ? "" : name(shot.from)},
                             {"after", name(shot.after)},
                             {"chance", shot.chance},
                             {"result", name(shot.result)}});
  }
  json["ball"] = nlohmann::ordered_json::object();
  for (const Square square : SquareSet::all())
    if (const int throws = story.ball_throws[index(square)]; throws > 0) json["ball"][name(square)] = throws;
  return json;
}

}  // namespace stw
