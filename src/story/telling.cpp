#include "story/telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace story {

using words::fill;
using words::percent;

namespace {

constexpr std::string_view nothing_tried = "–";
constexpr double luck_worth_telling = 0.05;  ///< less of it is none

/// Both bars as parts of the longer one.
Pair<double> compared(double home, double away) {
  const double longest = std::max(home, away);
  if (longest <= 0) return {0, 0};
  return {home / longest, away / longest};
}

std::string_view direction(double luck) {
  return luck >= luck_worth_telling ? "more" : luck <= -luck_worth_telling ? "fewer" : "even";
}

/// By their keys below "report".
const words::Texts& own_texts() {
  static const words::Texts texts{
      {"title", {"home", "away", "score"}},
      {"title-date", {"home", "away", "score", "date"}},
      {"score", {"home", "away"}},
      {"half-time", {}},
      {"mark", {"what", "team", "moment"}},
      {"goal", {}},
      {"yellow-card", {}},
      {"red-card", {}},
      {"only-team", {"team"}},
      {"momentum", {}},
      {"momentum-home", {"team"}},
      {"momentum-away", {"team"}},
      {"momentum-note", {}},
      {"momentum-alt", {"home", "away", "share"}},
      {"expected-goals", {}},
      {"expected-goals-note", {}},
      {"expected-goals-alt", {"home", "away", "home_sum", "away_sum"}},
      {"tally", {"won", "tried"}},
      {"expected", {"expected"}},
      {"luck-balance", {"team", "count"}},
      {"luck-balance-even", {}},
      {"luck-goals-more", {"team", "count"}},
      {"luck-goals-fewer", {"team", "count"}},
      {"luck-goals-even", {"team"}},
      {"luck-goals-none", {"team"}},
      {"figures", {}},
      {"figures-note", {}},
      {"luck", {}},
      {"luck-note", {}},
      {"heat", {}},
      {"attacks-right", {"team"}},
      {"attacks-left", {"team"}},
      {"heat-note", {}},
      {"shots", {}},
      {"shots-none", {}},
      {"shot-minute", {}},
      {"shot-team", {}},
      {"shot-from", {}},
      {"shot-chance", {}},
      {"shot-result", {}},
      {"shot-told", {"moment", "team", "from", "chance", "result"}},
      {"incidents", {}},
      {"incidents-none", {}},
      {"notes", {}},
      {"notes-none", {}},
      {"turns", {}},
      {"turns-note", {}},
      {"before-kick-off", {}},
  };
  return texts;
}

}  // namespace

words::Texts telling_texts() {
  words::Texts texts;
  for (const words::Text& text : own_texts())
    texts.push_back({fmt::format("report.{}", text.key), text.values});
  return texts;
}

Telling::Telling(const words::Words& words, const Pair<std::string>& names, Course course, Clock clock)
    : words_(words), names_(names), course_(std::move(course)), clock_(std::move(clock)), axis_(course_) {}

std::string Telling::say(std::string_view key, std::initializer_list<words::Placeholder> values) const {
  return fill(words_, fmt::format("report.{}", key), values);
}

std::string Telling::score(const Pair<int>& goals) const {
  return say("score", {{"home", std::to_string(goals[0])}, {"away", std::to_string(goals[1])}});
}

std::string Telling::title(const Pair<int>& goals, const std::string& date) const {
  return say(date.empty() ? "title" : "title-date", {{"home", names_[0]},
                                                     {"away", names_[1]},
                                                     {"score", score(goals)},
                                                     {"date", words::date(words_, date)}});
}

TimeScale Telling::time() const {
  TimeScale scale{.ticks = {},
                  .half_time = {axis_.half_time(), course_.one_half ? std::string() : say("half-time")},
                  .end = axis_.at(course_.end)};
  for (const TimeAxis::Tick& tick : axis_.ticks())
    scale.ticks.push_back({tick.x, clock_({.minute = tick.minute})});
  return scale;
}

Pair<std::string> Telling::legend(std::string_view home, std::string_view away) const {
  return {say(home, {{"team", names_[0]}}), say(away, {{"team", names_[1]}})};
}

std::string Telling::mark(Sign sign, Team team, const Moment& when) const {
  constexpr std::array<std::string_view, 3> keys{"goal", "yellow-card", "red-card"};
  return say(
      "mark",
      {{"what", say(keys[static_cast<std::size_t>(sign)])}, {"team", name(team)}, {"moment", clock_(when)}});
}

MomentumPart Telling::momentum() const {
  MomentumPlot plot = momentum_plot(course_);
  MomentumPart part{
      .heading = say("momentum"),
      .legend = legend("momentum-home", "momentum-away"),
      .curve = plot.curve,
      .marks = {},
      .note = say("momentum-note"),
      .alt = say("momentum-alt",
                 {{"home", names_[0]}, {"away", names_[1]}, {"share", percent(words_, home_share(plot))}})};
  for (const PlotMark& each : plot.marks)
    part.marks.push_back({each.sign, each.team, each.x, each.level, mark(each.sign, each.team, each.when)});
  return part;
}

ExpectedGoalsPart Telling::expected_goals() const {
  ExpectedGoalsPlot plot = expected_goals_plot(course_);
  const Pair<std::string> sums{words::number(words_, plot.sum[0], 2), words::number(words_, plot.sum[1], 2)};
  ExpectedGoalsPart part{
      .heading = say("expected-goals"),
      .legend = legend("only-team", "only-team"),
      .ticks = {{0, "0"}},
      .steps = plot.steps,
      .sums = sums,
      .goals = {},
      .note = say("expected-goals-note"),
      .alt = say("expected-goals-alt",
                 {{"home", names_[0]}, {"away", names_[1]}, {"home_sum", sums[0]}, {"away_sum", sums[1]}})};
  const int digits = !plot.ticks.empty() && plot.ticks.front() < 1 ? 1 : 0;
  for (const double value : plot.ticks)
    part.ticks.push_back({value / plot.top, words::number(words_, value, digits)});
  for (const ExpectedGoalsPlot::Goal& goal : plot.goals)
    part.goals.push_back({goal.team, goal.at, mark(Sign::goal, goal.team, goal.when)});
  return part;
}

HeatPart Telling::heat(std::span<const BallPlace> places) const {
  std::vector<int> times;
  for (const BallPlace& place : places) times.push_back(place.times);
  const HeatPlot plot = heat_plot(times);
  HeatPart part{.heading = say("heat"),
                .legend = legend("attacks-right", "attacks-left"),
                .places = {},
                .note = say("heat-note"),
                .alt = say("heat")};
  for (std::size_t at = 0; at < places.size(); ++at) {
    const BallPlace& place = places[at];
    part.places.push_back(
        {.name = {}, .rect = place.rect, .warmth = plot.warmth[at], .share = {}, .told = place.told});
    if (place.times > 0) part.alt += fmt::format(" {} {},", place.name, percent(words_, plot.share[at]));
  }
  if (part.alt.ends_with(',')) part.alt.back() = '.';
  return part;
}

FiguresPart Telling::figures(std::vector<Figure> figures) const {
  return {.heading = say("figures"), .figures = std::move(figures), .note = say("figures-note")};
}

LuckPart Telling::luck(const Pair<int>& shots, const Pair<double>& in_goals) const {
  LuckPart part{
      .heading = say("luck"), .balance = luck_balance(in_goals), .sentences = {}, .note = say("luck-note")};
  for (const Team team : {Team::home, Team::away}) {
    const auto side = static_cast<std::size_t>(team);
    part.sentences[side].push_back(luck_in_goals(team, shots[side], in_goals[side]));
  }
  return part;
}

ShotsPart Telling::shots() const {
  return {.heading = say("shots"),
          .columns = {say("shot-minute"), say("shot-team"), say("shot-from"), say("shot-chance"),
                      say("shot-result")},
          .lines = {},
          .none = say("shots-none")};
}

ShotLine Telling::shot(ShotLine shot) const {
  shot.percent = percent(words_, shot.chance);
  shot.told = say("shot-told", {{"moment", shot.when},
                                {"team", name(shot.team)},
                                {"from", shot.from},
                                {"chance", shot.percent},
                                {"result", shot.result}});
  return shot;
}

LinesPart Telling::lines(std::string_view key) const {
  return {.heading = say(key), .lines = {}, .none = say(fmt::format("{}-none", key))};
}

TurnsPart Telling::turns() const {
  return {.heading = say("turns"),
          .note = say("turns-note"),
          .before_heading = say("before-kick-off"),
          .before = {},
          .halves = {}};
}

Figure Telling::count(std::string_view key, const Pair<int>& of) const {
  return {.what = say(key),
          .told = {std::to_string(of[0]), std::to_string(of[1])},
          .length = compared(of[0], of[1])};
}

Figure Telling::tally(std::string_view key, const Pair<Tally>& of) const {
  Figure figure{.what = say(key)};
  for (std::size_t at = 0; at < of.size(); ++at) {
    const Tally& tally = of[at];
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

std::string Telling::luck_balance(const Pair<double>& luck) const {
  const double home = luck[0] - luck[1];
  if (std::abs(home) < luck_worth_telling) return say("luck-balance-even");
  return say("luck-balance",
             {{"team", names_[home > 0 ? 0 : 1]}, {"count", words::number(words_, std::abs(home), 1)}});
}

std::string Telling::luck_in_goals(Team team, int shots, double luck) const {
  const std::string key = shots == 0 ? "luck-goals-none" : fmt::format("luck-goals-{}", direction(luck));
  return say(key, {{"team", name(team)}, {"count", words::number(words_, std::abs(luck), 1)}});
}

std::string Telling::luck_in(std::string_view what, const Tally& tally) const {
  const double luck = tally.won - tally.expected;
  return say(fmt::format("luck-{}-{}", what, direction(luck)),
             {{"won", std::to_string(tally.won)},
              {"tried", std::to_string(tally.tried)},
              {"count", words::number(words_, std::abs(luck), 1)}});
}

}  // namespace story
