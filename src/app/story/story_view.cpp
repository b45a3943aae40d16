#include "app/story/story_view.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/story/telling.hpp"

namespace fuba::app {
namespace {

/// Less luck than this is none.
constexpr double luck_worth_telling = 0.05;

std::string whole(int number) { return std::to_string(number); }

StoryFigure counted(const StoryView& view, std::string_view key, std::array<std::string, 2> told,
                    std::array<double, 2> values) {
  const double longest = std::max(values[0], values[1]);
  StoryFigure figure{.label = view.word(key), .told = std::move(told)};
  for (const Team team : teams)
    figure.length[index(team)] = longest > 0 ? static_cast<float>(values[index(team)] / longest) : 0;
  return figure;
}

StoryFigure counted(const StoryView& view, std::string_view key, int TeamStory::*what) {
  const std::array values{view.story.of(Team::home).*what, view.story.of(Team::away).*what};
  return counted(view, key, {whole(values[0]), whole(values[1])},
                 {static_cast<double>(values[0]), static_cast<double>(values[1])});
}

StoryFigure tallied(const StoryView& view, std::string_view key, Tally TeamStory::*what) {
  StoryFigure figure{.label = view.word(key)};
  for (const Team team : teams) {
    const Tally& tally = view.story.of(team).*what;
    const std::size_t at = index(team);
    figure.told[at] = view.word("tally", {{"won", whole(tally.won)}, {"tried", whole(tally.tried)}});
    if (tally.tried == 0) continue;
    figure.expected[at] = view.word("expected", {{"expected", decimal(tally.expected, 1)}});
    figure.length[at] = static_cast<float>(tally.won) / static_cast<float>(tally.tried);
    figure.mean[at] = static_cast<float>(tally.expected / tally.tried);
  }
  return figure;
}

/// Whether a count is worth a line: where it is always kept, or something was counted.
bool worth_a_line(const StoryView& view, int TeamStory::*what) {
  return view.story.of(Team::home).*what + view.story.of(Team::away).*what > 0;
}

std::string_view side_of(double luck, const std::array<std::string_view, 3>& keys) {
  return luck >= luck_worth_telling ? keys[0] : luck <= -luck_worth_telling ? keys[1] : keys[2];
}

std::string luck_in(const StoryView& view, Team team, const Tally& tally,
                    const std::array<std::string_view, 3>& keys) {
  const double luck = tally.won - tally.expected;
  return view.word(side_of(luck, keys), {{"team", view.names[team]},
                                         {"won", whole(tally.won)},
                                         {"tried", whole(tally.tried)},
                                         {"count", decimal(std::abs(luck), 1)}});
}

/// The shot that a goal came from; null where the record begins in the middle of it.
const Shot* shot_of(const Story& story, const Goal& goal) {
  const Shot* last = nullptr;
  for (const Shot& shot : story.shots)
    if (shot.team == goal.team && shot.when.entry <= goal.when.entry) last = &shot;
  return last;
}

std::string_view key_of(ShotResult result) {
  switch (result) {
    case ShotResult::miss:
      return "result-miss";
    case ShotResult::rebound:
      return "result-rebound";
    case ShotResult::corner:
      return "result-corner";
    case ShotResult::goal:
      return "result-goal";
    case ShotResult::again:
      return "result-again";
    default:
      return "result-saved";
  }
}

std::string_view key_of(PlotMark::Kind kind) {
  switch (kind) {
    case PlotMark::Kind::goal:
      return "goal";
    case PlotMark::Kind::yellow_card:
      return "yellow-card";
    default:
      return "red-card";
  }
}

}  // namespace

StoryView::StoryView(const Match& told, const Words& spoken)
    : match(told),
      words(spoken.of_edition(told.rules().id)),
      story(tell(told)),
      names{told.info().names},
      axis(story),
      momentum(momentum_plot(story)),
      expected_goals(expected_goals_plot(story)),
      heat(heat_plot(story)) {}

std::string StoryView::word(std::string_view key, std::initializer_list<Placeholder> values) const {
  return fill(words, "report." + std::string(key), values);
}

std::string StoryView::moment(const Moment& when) const {
  State clock;
  clock.half = static_cast<std::uint8_t>(when.half);
  clock.minute = static_cast<std::uint8_t>(when.minute);
  clock.stoppage = static_cast<std::uint8_t>(when.stoppage);
  return fuba::moment(words, clock);
}

std::vector<StoryFigure> figures_of(const StoryView& view) {
  const Story& story = view.story;
  const std::array expected{story.of(Team::home).expected_goals, story.of(Team::away).expected_goals};
  std::vector<StoryFigure> figures{
      counted(view, "figure-turns", &TeamStory::turns),
      counted(view, "figure-minutes", &TeamStory::minutes),
      counted(view, "figure-shots", &TeamStory::shots),
      counted(view, "figure-expected-goals", {decimal(expected[0], 2), decimal(expected[1], 2)}, expected),
      tallied(view, "figure-checks", &TeamStory::checks),
      tallied(view, "figure-presses", &TeamStory::presses),
      counted(view, "figure-yellow", &TeamStory::yellow)};
  for (const auto& [key, what] : {std::pair{"figure-red", &TeamStory::red},
                                  {"figure-substitutions", &TeamStory::substitutions},
                                  {"figure-injuries", &TeamStory::injuries}})
    if (worth_a_line(view, what)) figures.push_back(counted(view, key, what));
  return figures;
}

std::string luck_in_shots(const StoryView& view, Team team) {
  const TeamStory& told = view.story.of(team);
  const double luck = told.goals - told.expected_goals;
  const std::string_view key =
      told.shots == 0 ? "luck-goals-none"
                      : side_of(luck, {"luck-goals-more", "luck-goals-fewer", "luck-goals-even"});
  return view.word(key, {{"team", view.names[team]}, {"count", decimal(std::abs(luck), 1)}});
}

std::vector<std::string> luck_of(const StoryView& view, Team team) {
  const TeamStory& told = view.story.of(team);
  std::vector<std::string> sentences{luck_in_shots(view, team)};
  if (told.checks.tried > 0)
    sentences.push_back(
        luck_in(view, team, told.checks, {"luck-checks-more", "luck-checks-fewer", "luck-checks-even"}));
  if (told.presses.tried > 0)
    sentences.push_back(
        luck_in(view, team, told.presses, {"luck-presses-more", "luck-presses-fewer", "luck-presses-even"}));
  return sentences;
}

std::string scorers_of(const StoryView& view, Team team) {
  std::string list;
  for (const Goal& goal : view.story.goals) {
    if (goal.team != team) continue;
    const Shot* shot = shot_of(view.story, goal);
    const std::string when = view.moment(goal.when);
    if (!list.empty()) list += ",  ";
    list += shot != nullptr && shot->kind == ShotKind::penalty ? view.word("from-penalty", {{"moment", when}})
                                                               : when;
  }
  return list;
}

std::string shot_result(const StoryView& view, const Shot& shot) { return view.word(key_of(shot.result)); }

std::string told_shot(const StoryView& view, const Shot& shot) {
  return fuba::ui(view.words, "story-shot",
                  {{"moment", view.moment(shot.when)},
                   {"team", view.names[shot.team]},
                   {"area", std::string(name(shot.from))},
                   {"chance", view.percent(shot.chance)},
                   {"result", shot_result(view, shot)}});
}

std::string told_turn(const StoryView& view, const TurnStory& turn) {
  return fuba::ui(view.words, "story-turn",
                  {{"moment", view.moment(turn.when)},
                   {"team", view.names[turn.team]},
                   {"area", std::string(name(turn.ball))},
                   {"value", whole(turn.value)}});
}

std::string told_mark(const StoryView& view, const PlotMark& mark) {
  return view.word("mark", {{"team", view.names[mark.team]},
                            {"what", view.word(key_of(mark.kind))},
                            {"moment", view.moment(mark.when)}});
}

std::vector<StoryLine> incidents_of(const StoryView& view) {
  using Kind = PlotMark::Kind;
  std::vector<StoryLine> lines;
  for (const Goal& goal : view.story.goals) {
    const Event event{
        .kind = EventKind::goal,
        .team = goal.team,
        .figures = {static_cast<std::int8_t>(goal.score[0]), static_cast<std::int8_t>(goal.score[1])}};
    lines.push_back({goal.when, view.sentence(event), Kind::goal});
  }
  for (const Booking& booking : view.story.bookings) {
    const bool red = booking.card == Card::red;
    lines.push_back({booking.when,
                     view.word(red ? "booked-red" : "booked-yellow", {{"team", view.names[booking.team]}}),
                     red ? Kind::red_card : Kind::yellow_card});
  }
  for (const Incident& incident : view.story.incidents)
    if (std::string text = view.sentence(incident.event); !text.empty())
      lines.push_back({incident.when, std::move(text), std::nullopt});
  std::ranges::stable_sort(lines, {}, [](const StoryLine& line) { return line.when.entry; });
  return lines;
}

}  // namespace fuba::app
