#include "stw/story/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "story/html.hpp"
#include "story/page.hpp"

namespace stw {
namespace {

using story::Course;
using story::Figure;
using story::Sign;
using story::TimeAxis;

constexpr std::string_view nothing_tried = "–";
constexpr double luck_worth_telling = 0.05;  ///< less of it is none
constexpr int usual_half = 45;

/// Both bars as parts of the longer one.
std::array<double, 2> compared(double home, double away) {
  const double longest = std::max(home, away);
  if (longest <= 0) return {0, 0};
  return {home / longest, away / longest};
}

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
        course_(course()),
        axis_(course_) {}

  story::Report make() const {
    return {.language = words_.language(),
            .title = title(),
            .head = head(),
            .time = time(),
            .momentum = momentum(),
            .expected_goals = expected_goals(),
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
    return fill(words_, fmt::format("report.{}", key), values);
  }
  std::string minute(int minute) const {
    return fill(words_, "moment", {{"minute", std::to_string(minute)}});
  }
  std::string score(const std::array<int, 2>& goals) const {
    return say("score", {{"home", std::to_string(goals[0])}, {"away", std::to_string(goals[1])}});
  }

  /// Halves of any length on the scale of the usual ones.
  story::Moment scaled(story::Moment when) const {
    const Clock& clock = match_.rules().clock();
    const bool extra = when.half > 2;
    const int before =
        extra ? 2 * clock.half + (when.half - 3) * clock.overtime : (when.half - 1) * clock.half;
    const int length = extra ? clock.overtime : clock.half;
    const int usual = extra ? 15 : usual_half;
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

  std::string title() const {
    return say(info_.date.empty() ? "title" : "title-date", {{"home", names_[Team::home]},
                                                             {"away", names_[Team::away]},
                                                             {"score", score(story_.score)},
                                                             {"date", words::date(words_, info_.date)}});
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
                     .score = score(story_.score),
                     .half_time = {},
                     .scorers = {},
                     .options = options()};
    if (!info_.date.empty()) head.played.push_back(words::date(words_, info_.date));
    head.played.push_back(story_.over ? say("full-time")
                                      : say("so-far", {{"moment", minute(story_.end.minute)}}));
    if (story_.second_half) head.half_time = say("half-time-score", {{"score", score(story_.half_time)}});
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

  story::TimeScale time() const {
    story::TimeScale scale{
        .ticks = {}, .half_time = {axis_.half_time(), say("half-time")}, .end = axis_.at(course_.end)};
    const Clock& clock = match_.rules().clock();
    for (const TimeAxis::Tick& tick : axis_.ticks()) {
      const int played = tick.minute <= 2 * usual_half
                             ? tick.minute * clock.half / usual_half
                             : 2 * clock.half + (tick.minute - 2 * usual_half) * clock.overtime / 15;
      scale.ticks.push_back({tick.x, minute(played)});
    }
    return scale;
  }

  story::Pair<std::string> legend(std::string_view home, std::string_view away) const {
    return {say(home, {{"team", names_[Team::home]}}), say(away, {{"team", names_[Team::away]}})};
  }

  /// The minute that was played at a moment of the usual scale.
  std::string minute_of(const story::Moment& when) const {
    for (const Incident& each : story_.incidents)
      if (each.when.entry == when.entry) return minute(each.when.minute);
    return minute(when.minute);
  }

  std::string mark(Sign sign, Team team, const story::Moment& when) const {
    constexpr std::array<std::string_view, 3> keys{"goal", "yellow-card", "red-card"};
    return say("mark", {{"what", say(keys[static_cast<std::size_t>(sign)])},
                        {"team", names_[team]},
                        {"moment", minute_of(when)}});
  }

  story::MomentumPart momentum() const {
    story::MomentumPlot plot = story::momentum_plot(course_);
    story::MomentumPart part{
        .heading = say("momentum"),
        .legend = legend("momentum-home", "momentum-away"),
        .curve = plot.curve,
        .marks = {},
        .note = say("momentum-note"),
        .alt = say("momentum-alt", {{"home", names_[Team::home]},
                                    {"away", names_[Team::away]},
                                    {"share", percent(words_, story::home_share(plot))}})};
    for (const story::PlotMark& each : plot.marks)
      part.marks.push_back({each.sign, each.team, each.x, each.level, mark(each.sign, each.team, each.when)});
    return part;
  }

  story::ExpectedGoalsPart expected_goals() const {
    story::ExpectedGoalsPlot plot = story::expected_goals_plot(course_);
    const story::Pair<std::string> sums{words::number(words_, plot.sum[0], 2),
                                        words::number(words_, plot.sum[1], 2)};
    story::ExpectedGoalsPart part{.heading = say("expected-goals"),
                                  .legend = legend("only-team", "only-team"),
                                  .ticks = {{0, "0"}},
                                  .steps = plot.steps,
                                  .sums = sums,
                                  .goals = {},
                                  .note = say("expected-goals-note"),
                                  .alt = say("expected-goals-alt", {{"home", names_[Team::home]},
                                                                    {"away", names_[Team::away]},
                                                                    {"home_sum", sums[0]},
                                                                    {"away_sum", sums[1]}})};
    const int digits = !plot.ticks.empty() && plot.ticks.front() < 1 ? 1 : 0;
    for (const double value : plot.ticks)
      part.ticks.push_back({value / plot.top, words::number(words_, value, digits)});
    for (const story::ExpectedGoalsPlot::Goal& goal : plot.goals)
      part.goals.push_back({goal.team, goal.at, mark(Sign::goal, goal.team, goal.when)});
    return part;
  }

  story::HeatPart heat() const {
    const story::HeatPlot plot = story::heat_plot(story_.ball_throws);
    story::HeatPart part{.heading = say("heat"),
                         .legend = legend("attacks-right", "attacks-left"),
                         .places = {},
                         .note = say("heat-note"),
                         .alt = say("heat")};
    for (const Square square : SquareSet::all()) {
      const std::size_t at = index(square);
      const double left = (row_of(square) - 1) / static_cast<double>(rows);
      const double top = column_of(square) / static_cast<double>(columns);
      const int throws = story_.ball_throws[at];
      part.places.push_back(
          {.name = {},
           .rect = {left, top, left + 1.0 / rows, top + 1.0 / columns},
           .warmth = plot.warmth[at],
           .share = {},
           .told = say("square-told", {{"square", name(square)}, {"throws", std::to_string(throws)}})});
      if (throws > 0) part.alt += fmt::format(" {} {},", name(square), percent(words_, plot.share[at]));
    }
    if (part.alt.ends_with(',')) part.alt.back() = '.';
    return part;
  }

  Figure count(std::string_view key, int TeamStory::*what) const {
    const int home = story_.of(Team::home).*what;
    const int away = story_.of(Team::away).*what;
    return {.what = say(key),
            .told = {std::to_string(home), std::to_string(away)},
            .length = compared(home, away)};
  }

  Figure tally(std::string_view key, Tally TeamStory::*what) const {
    Figure figure{.what = say(key)};
    for (const Team team : teams) {
      const Tally& tally = story_.of(team).*what;
      const std::size_t at = index(team);
      figure.told[at] = nothing_tried;
      if (tally.tried == 0) continue;
      figure.told[at] =
          say("tally", {{"won", std::to_string(tally.won)}, {"tried", std::to_string(tally.tried)}});
      figure.expected[at] = say("expected", {{"expected", words::number(words_, tally.expected, 1)}});
      figure.length[at] = static_cast<double>(tally.won) / tally.tried;
      figure.mean[at] = tally.expected / tally.tried;
    }
    return figure;
  }

  story::FiguresPart figures() const {
    return {
        .heading = say("figures"),
        .figures = {count("figure-sets", &TeamStory::sets), count("figure-throws", &TeamStory::throws),
                    count("figure-passes", &TeamStory::passes),
                    count("figure-seconds", &TeamStory::second_passes),
                    tally("figure-captures", &TeamStory::captures),
                    tally("figure-battles", &TeamStory::battles), count("figure-shots", &TeamStory::shots),
                    count("figure-offsides", &TeamStory::offsides), count("figure-fouls", &TeamStory::fouls),
                    count("figure-yellow", &TeamStory::yellow), count("figure-red", &TeamStory::red)},
        .note = say("figures-note")};
  }

  static std::string_view direction(double luck) {
    return luck >= luck_worth_telling ? "more" : luck <= -luck_worth_telling ? "fewer" : "even";
  }

  std::string luck_in_goals(Team team) const {
    const TeamStory& told = story_.of(team);
    const double luck = told.goals - told.expected_goals;
    const std::string key =
        told.shots == 0 ? "luck-goals-none" : fmt::format("luck-goals-{}", direction(luck));
    return say(key, {{"team", names_[team]}, {"count", words::number(words_, std::abs(luck), 1)}});
  }

  std::string luck_in(std::string_view what, const Tally& tally) const {
    const double luck = tally.won - tally.expected;
    return say(fmt::format("luck-{}-{}", what, direction(luck)),
               {{"won", std::to_string(tally.won)},
                {"tried", std::to_string(tally.tried)},
                {"count", words::number(words_, std::abs(luck), 1)}});
  }

  story::LuckPart luck() const {
    story::LuckPart part{.heading = say("luck"), .balance = {}, .sentences = {}, .note = say("luck-note")};
    const auto in_goals = [&](Team team) { return story_.of(team).goals - story_.of(team).expected_goals; };
    const double home = in_goals(Team::home) - in_goals(Team::away);
    part.balance = std::abs(home) < luck_worth_telling
                       ? say("luck-balance-even")
                       : say("luck-balance", {{"team", names_[home > 0 ? Team::home : Team::away]},
                                              {"count", words::number(words_, std::abs(home), 1)}});
    for (const Team team : teams) {
      auto& list = part.sentences[index(team)];
      list.push_back(luck_in_goals(team));
      if (story_.of(team).battles.tried > 0) list.push_back(luck_in("battles", story_.of(team).battles));
      if (story_.of(team).captures.tried > 0) list.push_back(luck_in("captures", story_.of(team).captures));
    }
    return part;
  }

  story::ShotsPart shots() const {
    story::ShotsPart part{.heading = say("shots"),
                          .columns = {say("shot-minute"), say("shot-team"), say("shot-from"),
                                      say("shot-chance"), say("shot-result")},
                          .lines = {},
                          .none = say("shots-none")};
    for (const ShotStory& shot : story_.shots) {
      const std::string when = minute(shot.when.minute);
      const std::string& after = chance_name(words_, shot.after);
      const std::string from = shot.from == Square::none
                                   ? after
                                   : say("shot-place", {{"square", name(shot.from)}, {"after", after}});
      const std::string chance = percent(words_, shot.chance);
      const std::string& result = result_name(words_, shot.result);
      part.lines.push_back({.team = shot.team,
                            .x = axis_.at(scaled(shot.when)),
                            .chance = shot.chance,
                            .goal = shot.result == ShotResult::goal,
                            .when = when,
                            .from = from,
                            .percent = chance,
                            .result = result,
                            .told = say("shot-told", {{"moment", when},
                                                      {"team", names_[shot.team]},
                                                      {"from", from},
                                                      {"chance", chance},
                                                      {"result", result}})});
    }
    return part;
  }

  story::LinesPart incidents() const {
    story::LinesPart part{.heading = say("incidents"), .lines = {}, .none = say("incidents-none")};
    for (const Incident& each : story_.incidents)
      part.lines.push_back(
          {minute(each.when.minute), sign_of(each.event.kind), sentence(words_, each.event, names_)});
    return part;
  }

  story::LinesPart notes() const {
    story::LinesPart part{.heading = say("notes"), .lines = {}, .none = say("notes-none")};
    for (const Note& note : match_.notes()) {
      const State& state = note.at == 0 ? match_.start() : match_.journal()[note.at - 1].after;
      part.lines.push_back({moment(words_, state), std::nullopt, note.text});
    }
    return part;
  }

  std::vector<story::Sentence> sentences(std::span<const Entry> entries) const {
    std::vector<story::Sentence> list;
    for (const Entry& entry : entries)
      for (const Event& event : entry.events)
        if (std::string text = sentence(words_, event, names_); !text.empty())
          list.push_back({std::move(text), event.kind == EventKind::goal});
    return list;
  }

  std::vector<story::TurnTold::Chip> chips(std::span<const Entry> entries) const {
    std::vector<story::TurnTold::Chip> list;
    for (const Entry& entry : entries)
      for (const Event& event : entry.events) {
        const auto sign = sign_of(event.kind);
        if (!sign) continue;
        list.push_back({*sign, *sign == Sign::goal ? fmt::format("{} {}", say("goal"),
                                                                 score({event.figures[0], event.figures[1]}))
                                                   : std::string()});
      }
    return list;
  }

  story::TurnsPart sets() const {
    const std::span<const Entry> journal(match_.journal());
    const auto first = [&](std::size_t set) {
      return set < story_.sets.size() ? story_.sets[set].when.entry : journal.size();
    };
    story::TurnsPart part{.heading = say("turns"),
                          .note = say("turns-note"),
                          .before_heading = say("before-kick-off"),
                          .before = sentences(journal.first(first(0))),
                          .halves = {}};
    for (std::size_t at = 0; at < story_.sets.size(); ++at) {
      const SetStory& set = story_.sets[at];
      if (at == 0 || set.when.half != story_.sets[at - 1].when.half)
        part.halves.push_back({half_name(words_, set.when.half), {}});
      const auto entries = journal.subspan(first(at), first(at + 1) - first(at));
      const std::string when = minute(set.when.minute);
      part.halves.back().turns.push_back({.team = set.team,
                                          .x = axis_.at(scaled(set.when)),
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
  Course course_;
  TimeAxis axis_;
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
