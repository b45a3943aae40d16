#include "soccer_city/story/report.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "story/html.hpp"
#include "story/page.hpp"
#include "story/telling.hpp"

namespace soccer_city {
namespace {

using story::Course;
using story::Figure;
using story::Sign;
using story::Telling;

std::optional<Sign> sign_of(EventKind kind) {
  switch (kind) {
    case EventKind::goal:
      return Sign::goal;
    case EventKind::yellow_card:
      return Sign::yellow_card;
    case EventKind::red_card:
      return Sign::red_card;
    default:
      return std::nullopt;
  }
}

/// Where a hex lies on the pitch, as Home sees it attacking to the right; those on the goal lines are cut.
story::PlotRect rect_of(Hex at) {
  constexpr double levels = highest_level;
  constexpr double lanes = lane_count;
  return {std::max(at.level - 1, 0) / levels, at.lane / lanes,
          std::min<double>(at.level + 1, levels) / levels, (at.lane + 1) / lanes};
}

Course course_of(const Story& story, const Ruleset& rules) {
  Course course;
  course.end = story.end;
  course.one_half = rules.has(Option::quick);
  for (const TurnStory& turn : story.turns) course.turns.push_back({turn.when, 1, turn.momentum});
  for (const ShotStory& shot : story.shots) course.shots.push_back({shot.when, shot.team, shot.chance});
  for (const Incident& each : story.incidents) {
    const auto sign = sign_of(each.event.kind);
    if (!sign) continue;
    if (*sign == Sign::goal)
      course.goals.push_back({each.when, each.event.team});
    else
      course.cards.push_back({each.when, each.event.team, *sign == Sign::red_card});
  }
  return course;
}

/// What is told of one match.
class Report {
 public:
  Report(const Story& story, const Match& match, const Words& words, const MatchInfo& info)
      : story_(story),
        match_(match),
        words_(words),
        info_(info),
        names_{info.names},
        telling_(words, info.names, course_of(story, match.rules()),
                 [this](const story::Moment& when) { return minute(when); }) {}

  story::Report make() const {
    return {.language = words_.language(),
            .title = telling_.title(story_.score, info_.date),
            .head = head(),
            .time = telling_.time(),
            .momentum = telling_.momentum(),
            .expected_goals = telling_.expected_goals(),
            .heat = heat(),
            .figures = figures(),
            .luck = luck(),
            .shots = shots(),
            .incidents = incidents(),
            .notes = notes(),
            .turns = turns(),
            .colophon = say("colophon")};
  }

 private:
  std::string say(std::string_view key, std::initializer_list<Placeholder> values = {}) const {
    return telling_.say(key, values);
  }
  std::string minute(const story::Moment& when) const {
    return fill(words_, "moment", {{"minute", std::to_string(when.minute)}});
  }

  std::string options() const {
    std::string list;
    for (std::size_t at = 0; at < option_count; ++at)
      if (const auto option = static_cast<Option>(at); match_.rules().has(option))
        list += (list.empty() ? "" : ", ") + option_name(words_, option);
    return list.empty() ? say("options-none") : say("options", {{"options", list}});
  }

  bool shot_out() const { return story_.shoot_out != std::array<int, 2>{}; }

  story::Head head() const {
    story::Head head{.played = {ui(words_, "city-name")},
                     .names = info_.names,
                     .colours = info_.colours,
                     .score = telling_.score(story_.score),
                     .half_time = {},
                     .scorers = {},
                     .options = options()};
    if (!info_.date.empty()) head.played.push_back(words::date(words_, info_.date));
    head.played.push_back(story_.over ? say("full-time") : say("so-far", {{"moment", minute(story_.end)}}));
    if (shot_out())
      head.played.push_back(say("shoot-out-score", {{"score", telling_.score(story_.shoot_out)}}));
    if (story_.second_half)
      head.half_time = say("half-time-score", {{"score", telling_.score(story_.half_time)}});
    for (const ShotStory& shot : story_.shots) {
      if (shot.result == ShotResult::goal) {
        head.scorers[index(shot.team)].push_back(
            say(shot.card == Card::none ? "scorer-penalty" : "scorer",
                {{"number", std::to_string(shot.player)}, {"moment", minute(shot.when)}}));
      }
    }
    return head;
  }

  story::HeatPart heat() const {
    std::vector<story::BallPlace> places;
    for (std::size_t place = 0; place < hex_places; ++place) {
      const Hex at = hex_at(place);
      if (at == no_hex) continue;
      const int times = story_.ball[place];
      places.push_back({.name = to_string(at),
                        .rect = rect_of(at),
                        .times = times,
                        .told = say("hex-told", {{"hex", to_string(at)}, {"times", std::to_string(times)}})});
    }
    return telling_.heat(places);
  }

  Figure count(std::string_view key, int TeamStory::*what) const {
    return telling_.count(key, {story_.of(Team::home).*what, story_.of(Team::away).*what});
  }
  Figure tally(std::string_view key, Tally TeamStory::*what) const {
    return telling_.tally(key, {story_.of(Team::home).*what, story_.of(Team::away).*what});
  }

  story::FiguresPart figures() const {
    return telling_.figures(
        {count("figure-turns", &TeamStory::turns), count("figure-passes", &TeamStory::passes),
         count("figure-advances", &TeamStory::advances), tally("figure-challenges", &TeamStory::challenges),
         tally("figure-tackles", &TeamStory::tackles),
         tally("figure-anticipations", &TeamStory::anticipations), count("figure-shots", &TeamStory::shots),
         count("figure-corners", &TeamStory::corners), count("figure-fouls", &TeamStory::fouls),
         count("figure-yellow", &TeamStory::yellow), count("figure-red", &TeamStory::red)});
  }

  story::LuckPart luck() const {
    const auto in_goals = [&](Team team) { return story_.of(team).goals - story_.of(team).expected_goals; };
    story::LuckPart part = telling_.luck({story_.of(Team::home).shots, story_.of(Team::away).shots},
                                         {in_goals(Team::home), in_goals(Team::away)});
    for (const Team team : teams) {
      const TeamStory& told = story_.of(team);
      auto& list = part.sentences[index(team)];
      if (told.challenges.tried > 0) list.push_back(telling_.luck_in("challenges", told.challenges));
      if (told.tackles.tried > 0) list.push_back(telling_.luck_in("tackles", told.tackles));
    }
    return part;
  }

  /// "H17, number 9, Volley".
  std::string place_of(const ShotStory& shot) const {
    if (shot.card == Card::none) return say("shot-penalty", {{"player", player(words_, shot.player)}});
    return say("shot-place", {{"hex", to_string(shot.from)},
                              {"player", player(words_, shot.player)},
                              {"card", card_name(words_, shot.card)}});
  }

  story::ShotsPart shots() const {
    story::ShotsPart part = telling_.shots();
    for (const ShotStory& shot : story_.shots) {
      part.lines.push_back(telling_.shot({.team = shot.team,
                                          .x = telling_.at(shot.when),
                                          .chance = shot.chance,
                                          .goal = shot.result == ShotResult::goal,
                                          .when = minute(shot.when),
                                          .from = place_of(shot),
                                          .percent = {},
                                          .result = result_name(words_, shot.result),
                                          .told = {}}));
    }
    return part;
  }

  story::LinesPart incidents() const {
    story::LinesPart part = telling_.lines("incidents");
    for (const Incident& each : story_.incidents)
      part.lines.push_back(
          {minute(each.when), sign_of(each.event.kind), sentence(words_, each.event, names_)});
    return part;
  }

  story::LinesPart notes() const {
    story::LinesPart part = telling_.lines("notes");
    for (const Note& note : match_.notes()) {
      const State& state = note.at == 0 ? match_.start() : match_.journal()[note.at - 1].after;
      part.lines.push_back({moment(words_, state), std::nullopt, note.text});
    }
    return part;
  }

  std::vector<story::Sentence> sentences(std::span<const Entry> entries) const {
    std::vector<story::Sentence> list;
    for (const Entry& entry : entries) {
      for (const Event& event : entry.events)
        if (std::string text = sentence(words_, event, names_); !text.empty())
          list.push_back({std::move(text), event.kind == EventKind::goal});
    }
    return list;
  }

  std::vector<story::TurnTold::Chip> chips(std::span<const Entry> entries) const {
    std::vector<story::TurnTold::Chip> list;
    for (const Entry& entry : entries) {
      for (const Event& event : entry.events) {
        const auto sign = sign_of(event.kind);
        if (!sign) continue;
        list.push_back(
            {*sign, *sign == Sign::goal
                        ? say("goal-chip", {{"score", telling_.score({event.figures[0], event.figures[1]})}})
                        : std::string()});
      }
    }
    return list;
  }

  /// Who has the ball where.
  std::string told_of(const TurnStory& turn) const {
    const std::string holder = turn.player == nobody ? std::string() : player(words_, turn.player);
    return say(turn.player == nobody ? "turn-loose" : "turn-told", {{"moment", minute(turn.when)},
                                                                    {"team", names_[turn.team]},
                                                                    {"player", holder},
                                                                    {"hex", to_string(turn.ball)}});
  }

  story::TurnsPart turns() const {
    const std::span<const Entry> journal(match_.journal());
    const auto first = [&](std::size_t turn) {
      return turn < story_.turns.size() ? story_.turns[turn].when.entry : journal.size();
    };
    story::TurnsPart part = telling_.turns();
    part.before = sentences(journal.first(first(0)));
    for (std::size_t at = 0; at < story_.turns.size(); ++at) {
      const TurnStory& turn = story_.turns[at];
      if (at == 0 || turn.when.half != story_.turns[at - 1].when.half)
        part.halves.push_back({half_name(words_, turn.when.half), {}});
      const auto entries = journal.subspan(first(at), first(at + 1) - first(at));
      part.halves.back().turns.push_back({.team = turn.team,
                                          .x = telling_.at(turn.when),
                                          .when = minute(turn.when),
                                          .told = told_of(turn),
                                          .sentences = sentences(entries),
                                          .chips = chips(entries)});
    }
    return part;
  }

  const Story& story_;
  const Match& match_;
  const Words& words_;
  const MatchInfo& info_;
  Names names_;
  Telling telling_;
};

}  // namespace

story::Report make_report(const Story& story, const Match& match, const Words& words) {
  return Report(story, match, words, match.info()).make();
}

std::string story_page(const Story& story, const Match& match, const Words& words) {
  MatchInfo info = match.info();
  for (std::string& name : info.names) name = story::isolated(name);
  info.date = story::isolated(info.date);
  return story::page(Report(story, match, words, info).make());
}

}  // namespace soccer_city
