#include "soccer_city/story/story.hpp"

#include <nlohmann/json.hpp>

#include "soccer_city/odds.hpp"
#include "story/momentum.hpp"

namespace soccer_city {
namespace {

/// How far the ball lies from the team's own goal line: 0 there, 1 at the other end.
double advance_of(Team team, Hex ball) { return level_of(team, ball) / static_cast<double>(highest_level); }

/// The chance of a goal that a choice has, where it is a shot.
double goal_chance(const Ruleset& rules, const State& state, const Command& command) {
  for (const Odds& each : odds(rules, state)) {
    if (each.command == command)
      for (const auto& [outcome, chance] : each.chances)
        if (outcome == name(ShotResult::goal)) return chance;
  }
  return 0;
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
      if (const Choice* choice = entry.choice()) look_at(*before, choice->command);
      for (const Event& event : entry.events) hear(entry.after, event);
      before = &entry.after;
    }
    const State& end = match_.state();
    story_.score = {end.score[0], end.score[1]};
    story_.shoot_out = {end.shoot_out.scored[0], end.shoot_out.scored[1]};
    story_.over = match_.over();
    story_.end = moment_of(end, match_.journal().size());
    story::add_momentum(story_.turns, story_.shots,
                        [](const TurnStory& turn) { return advance_of(turn.team, turn.ball); });
    return std::move(story_);
  }

 private:
  static story::Moment moment_of(const State& state, std::size_t entry) {
    return {entry, state.half, SoccerCity::standing(state).minute, 0};
  }

  /// What a shot may hope for, before a card is turned or a die falls.
  void look_at(const State& before, const Command& command) {
    if (command.verb == Verb::shoot || command.verb == Verb::kick)
      chance_ = goal_chance(match_.rules(), before, command);
  }

  void hear(const State& after, const Event& event) {
    hear_play(after, event);
    hear_referee(event);
  }

  void hear_play(const State& after, const Event& event) {
    TeamStory& team = story_.of(event.team);
    switch (event.kind) {
      case EventKind::dice:
        dice_ = {event.figures[2], event.figures[3]};
        break;
      case EventKind::turn:
        begin_turn(after, event);
        break;
      case EventKind::passed:
      case EventKind::squared:
      case EventKind::closed:
        ++team.passes;
        ++story_.ball[index(event.to)];
        break;
      case EventKind::advanced:
        ++team.advances;
        ++story_.ball[index(event.to)];
        break;
      case EventKind::challenge:
        count_challenge(event);
        break;
      case EventKind::tackled:
        // The holder's die fell first.
        add(team.tackles, event.figures[2] != 0,
            chance_to_win((event.figures[1] - dice_[1]) - (event.figures[0] - dice_[0])));
        break;
      case EventKind::anticipation:
        add(team.anticipations, event.figures[2] != 0, anticipation_chance(match_.rules(), event.figures[1]));
        break;
      case EventKind::shot:
        count_shot(event, static_cast<ShotResult>(event.figures[2]));
        break;
      case EventKind::kick:
        count_kick(after, event);
        break;
      case EventKind::goal:
        ++team.goals;
        note(event);
        break;
      case EventKind::corner:
        ++team.corners;
        break;
      default:
        break;
    }
  }

  void hear_referee(const Event& event) {
    TeamStory& team = story_.of(event.team);
    switch (event.kind) {
      case EventKind::foul:
        team.fouls += static_cast<RefereeCall>(event.figures[1]) == RefereeCall::play_on ? 0 : 1;
        break;
      case EventKind::yellow_card:
        ++team.yellow;
        note(event);
        break;
      case EventKind::red_card:
        ++team.red;
        note(event);
        break;
      case EventKind::penalty:
      case EventKind::factor:
        note(event);
        break;
      case EventKind::half_ends:
        if (event.figures[0] == 1) story_.half_time = {event.figures[1], event.figures[2]};
        break;
      case EventKind::half_begins:
        story_.second_half = story_.second_half || event.figures[0] == 2;
        break;
      default:
        break;
    }
  }

  void note(const Event& event) { story_.incidents.push_back({now_, event}); }

  void begin_turn(const State& after, const Event& event) {
    ++story_.of(event.team).turns;
    ++story_.ball[index(after.ball)];
    const auto holder = carrier(after);
    story_.turns.push_back(
        {.when = now_, .team = event.team, .player = holder ? holder->number : nobody, .ball = after.ball});
  }

  static void add(Tally& tally, bool won, double chance) {
    ++tally.tried;
    tally.won += won ? 1 : 0;
    tally.expected += chance;
  }

  void count_challenge(const Event& event) {
    const double kept = chance_to_win((event.figures[0] - dice_[0]) - (event.figures[1] - dice_[1]));
    const bool won = event.figures[2] != 0;
    add(story_.of(event.team).challenges, won, kept);
    add(story_.of(opponent(event.team)).challenges, !won, 1 - kept);
  }

  void count_shot(const Event& event, ShotResult result) {
    TeamStory& team = story_.of(event.team);
    ++team.shots;
    team.expected_goals += chance_;
    story_.shots.push_back({now_, event.team, event.player, event.from, event.card, chance_, result});
  }

  /// Penalties of a shoot-out are no shots of the match; they are told one by one.
  void count_kick(const State& after, const Event& event) {
    if (after.shoot_out.taken != std::array<std::uint8_t, 2>{}) return note(event);
    count_shot(event, result_of_kick(event));
  }

  const Match& match_;
  Story story_;
  story::Moment now_;
  std::array<int, 2> dice_{};  ///< that fell last
  double chance_ = 0;          ///< of the shot under way
};

nlohmann::ordered_json to_json(const Tally& tally) {
  return {{"tried", tally.tried}, {"won", tally.won}, {"expected", tally.expected}};
}

nlohmann::ordered_json to_json(const TeamStory& team) {
  return {{"turns", team.turns},
          {"passes", team.passes},
          {"advances", team.advances},
          {"challenges", to_json(team.challenges)},
          {"tackles", to_json(team.tackles)},
          {"anticipations", to_json(team.anticipations)},
          {"shots", team.shots},
          {"goals", team.goals},
          {"expected_goals", team.expected_goals},
          {"corners", team.corners},
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
                              {"shoot_out", story.shoot_out},
                              {"over", story.over},
                              {"end", to_json(story.end)},
                              {"home", to_json(story.of(Team::home))},
                              {"away", to_json(story.of(Team::away))}};
  json["shots"] = nlohmann::ordered_json::array();
  for (const ShotStory& shot : story.shots) {
    json["shots"].push_back({{"when", to_json(shot.when)},
                             {"team", name(shot.team)},
                             {"player", shot.player},
                             {"hex", shot.from == no_hex ? "" : to_string(shot.from)},
                             {"card", shot.card == Card::none ? "penalty" : name(shot.card)},
                             {"chance", shot.chance},
                             {"result", name(shot.result)}});
  }
  json["ball"] = nlohmann::ordered_json::object();
  for (std::size_t place = 0; place < hex_places; ++place)
    if (story.ball[place] > 0) json["ball"][to_string(hex_at(place))] = story.ball[place];
  return json;
}

}  // namespace soccer_city
