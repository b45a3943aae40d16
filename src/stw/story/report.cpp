#include "stw/story/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>

#include "story/html.hpp"
#include "story/page.hpp"
#include "story/telling.hpp"

namespace stw {
namespace {

using story::Course;
using story::Figure;
using story::Sign;
using story::Telling;

constexpr int usual_half = 45;
constexpr int usual_extra_half = 15;

std::optional<Sign> sign_of(EventKind kind) {
  switch (kind) {
    case EventKind::goal:
      return Sign::goal;
    case EventKind::yellow:
      return Sign::yellow_card;
    case EventKind::red:
      return Sign::red_card;
    default:
      return std::nullopt;
  }
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
        telling_(words, info.names, course(), [this](const story::Moment& when) { return shown_at(when); }) {}

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
            .turns = sets(),
            .colophon = say("colophon")};
  }

 private:
  std::string say(std::string_view key, std::initializer_list<Placeholder> values = {}) const {
    return telling_.say(key, values);
  }
  std::string minute(int minute) const {
    return fill(words_, "moment", {{"minute", std::to_string(minute)}});
  }
  /// What was played at a moment of the usual scale.
  std::string shown_at(const story::Moment& when) const {
    for (const Incident& each : story_.incidents)
      if (when.entry != 0 && each.when.entry == when.entry) return minute(each.when.minute);
    const Clock& clock = match_.rules().clock();
    if (when.minute <= 2 * usual_half) return minute(when.minute * clock.half / usual_half);
    return minute(2 * clock.half + (when.minute - 2 * usual_half) * clock.overtime / usual_extra_half);
  }

  /// Halves of any length on the scale of the usual ones.
  story::Moment scaled(story::Moment when) const {
    const Clock& clock = match_.rules().clock();
    const bool extra = when.half > 2;
    const int before =
        extra ? 2 * clock.half + (when.half - 3) * clock.overtime : (when.half - 1) * clock.half;
    const int length = extra ? clock.overtime : clock.half;
    const int usual = extra ? usual_extra_half : usual_half;
    const int start = extra ? 2 * usual_half + (when.half - 3) * usual : (when.half - 1) * usual_half;
    when.minute = start + std::min(usual, (when.minute - before) * usual / length);
    return when;
  }

  Course course() const {
    Course course;
    course.end = scaled(story_.end);
    for (const SetStory& set : story_.sets)
      course.turns.push_back({scaled(set.when), std::max(1, set.seconds / 60), set.momentum});
    for (const ShotStory& shot : story_.shots)
      course.shots.push_back({scaled(shot.when), shot.team, shot.chance});
    for (const Incident& each : story_.incidents) {
      if (each.event.kind == EventKind::goal) course.goals.push_back({scaled(each.when), each.event.team});
      if (each.event.kind == EventKind::yellow || each.event.kind == EventKind::red)
        course.cards.push_back({scaled(each.when), each.event.team, each.event.kind == EventKind::red});
    }
    return course;
  }

  std::string options() const {
    std::string list;
    for (std::size_t at = 0; at < option_count; ++at)
      if (match_.rules().choice.options[at])
        list += (list.empty() ? "" : ", ") + option_name(words_, static_cast<Option>(at));
    return list.empty() ? say("options-none") : say("options", {{"options", list}});
  }

  story::Head head() const {
    story::Head head{.played = {ui(words_, "stw-name")},
                     .names = info_.names,
                     .colours = info_.colours,
                     .score = telling_.score(story_.score),
                     .half_time = {},
                     .scorers = {},
                     .options = options()};
    if (!info_.date.empty()) head.played.push_back(words::date(words_, info_.date));
    head.played.push_back(story_.over ? say("full-time")
                                      : say("so-far", {{"moment", minute(story_.end.minute)}}));
    if (story_.shoot_out)
      head.played.push_back(say("shoot-out-score", {{"score", telling_.score(*story_.shoot_out)}}));
    if (story_.second_half)
      head.half_time = say("half-time-score", {{"score", telling_.score(story_.half_time)}});
    std::size_t shot = 0;
    for (const Incident& each : story_.incidents) {
      if (each.event.kind != EventKind::goal) continue;
      while (shot + 1 < story_.shots.size() && story_.shots[shot + 1].when.entry <= each.when.entry) ++shot;
      const bool penalty = shot < story_.shots.size() && story_.shots[shot].after == Chance::penalty;
      const std::string when = minute(each.when.minute);
      head.scorers[index(each.event.team)].push_back(penalty ? say("from-penalty", {{"moment", when}})
                                                             : when);
    }
    return head;
  }

  story::HeatPart heat() const {
    std::vector<story::BallPlace> places;
    for (const Square square : SquareSet::all()) {
      const double left = (row_of(square) - 1) / static_cast<double>(rows);
      const double top = column_of(square) / static_cast<double>(columns);
      const int throws = story_.ball_throws[index(square)];
      places.push_back(
          {.name = name(square),
           .rect = {left, top, left + 1.0 / rows, top + 1.0 / columns},
           .times = throws,
           .told = say("square-told", {{"square", name(square)}, {"throws", std::to_string(throws)}})});
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
        {count("figure-sets", &TeamStory::sets), count("figure-throws", &TeamStory::throws),
         count("figure-passes", &TeamStory::passes), count("figure-seconds", &TeamStory::second_passes),
         tally("figure-captures", &TeamStory::captures), tally("figure-battles", &TeamStory::battles),
         count("figure-shots", &TeamStory::shots), count("figure-offsides", &TeamStory::offsides),
         count("figure-fouls", &TeamStory::fouls), count("figure-yellow", &TeamStory::yellow),
         count("figure-red", &TeamStory::red)});
  }

  story::LuckPart luck() const {
    const auto in_goals = [&](Team team) { return story_.of(team).goals - story_.of(team).expected_goals; };
    story::LuckPart part = telling_.luck({story_.of(Team::home).shots, story_.of(Team::away).shots},
                                         {in_goals(Team::home), in_goals(Team::away)});
    for (const Team team : teams) {
      const TeamStory& told = story_.of(team);
      auto& list = part.sentences[index(team)];
      if (told.battles.tried > 0) list.push_back(telling_.luck_in("battles", told.battles));
      if (told.captures.tried > 0) list.push_back(telling_.luck_in("captures", told.captures));
    }
    return part;
  }

  std::string place_of(const ShotStory& shot) const {
    const std::string& after = chance_name(words_, shot.after);
    if (shot.from == Square::none) return after;
    return say("shot-place", {{"square", name(shot.from)}, {"after", after}});
  }

  story::ShotsPart shots() const {
    story::ShotsPart part = telling_.shots();
    for (const ShotStory& shot : story_.shots) {
      part.lines.push_back(telling_.shot({.team = shot.team,
                                          .x = telling_.at(scaled(shot.when)),
                                          .chance = shot.chance,
                                          .goal = shot.result == ShotResult::goal,
                                          .when = minute(shot.when.minute),
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
          {minute(each.when.minute), sign_of(each.event.kind), sentence(words_, each.event, names_)});
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
        list.push_back({*sign, *sign == Sign::goal
                                   ? fmt::format("{} {}", say("goal"),
                                                 telling_.score({event.figures[0], event.figures[1]}))
                                   : std::string()});
      }
    }
    return list;
  }

  story::TurnsPart sets() const {
    const std::span<const Entry> journal(match_.journal());
    const auto first = [&](std::size_t set) {
      return set < story_.sets.size() ? story_.sets[set].when.entry : journal.size();
    };
    story::TurnsPart part = telling_.turns();
    part.before = sentences(journal.first(first(0)));
    for (std::size_t at = 0; at < story_.sets.size(); ++at) {
      const SetStory& set = story_.sets[at];
      if (at == 0 || set.when.half != story_.sets[at - 1].when.half)
        part.halves.push_back({half_name(words_, set.when.half), {}});
      const auto entries = journal.subspan(first(at), first(at + 1) - first(at));
      const std::string when = minute(set.when.minute);
      part.halves.back().turns.push_back({.team = set.team,
                                          .x = telling_.at(scaled(set.when)),
                                          .when = when,
                                          .told = say("turn-told", {{"moment", when},
                                                                    {"team", names_[set.team]},
                                                                    {"pawn", pawn(words_, set.number)},
                                                                    {"square", name(set.ball)}}),
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

}  // namespace stw
