#include "soccer_city/competition.hpp"

#include <nlohmann/json.hpp>

#include "competition/figures_of_play.hpp"
#include "soccer_city/coach/tactics.hpp"
#include "soccer_city/json.hpp"
#include "soccer_city/story/story.hpp"

namespace soccer_city {
namespace {

using competition::Means;
using competition::Problem;

constexpr int halves_of_play = 2;

/// The score before extra time.
competition::Sides score_of_play(const Match& match) {
  competition::Sides score{match.state().score[0], match.state().score[1]};
  for (const Entry& entry : match.journal()) {
    for (const Event& event : entry.events)
      if (event.kind == EventKind::half_ends && event.figures[0] <= halves_of_play)
        score = {event.figures[1], event.figures[2]};
  }
  return score;
}

}  // namespace

competition::MeansOf competition_means() {
  return [](const std::string& rules, const nlohmann::json& options) -> tl::expected<Means, Problem> {
    const auto choice = rules_choice_from_json({{"rules", rules}, {"options", options}}, {});
    if (!choice) return tl::unexpected(Problem{choice.error().field, choice.error().problem});
    const auto coaches = coach_ids();
    return Means{.options = competition_options(*choice),
                 .coaches = {coaches.begin(), coaches.end()},
                 .decides_ties = true};
  };
}

std::vector<std::string> competition_options(const RulesChoice& choice) {
  std::vector<std::string> list;
  for (std::size_t at = 0; at < option_count; ++at) {
    if (const auto option = static_cast<Option>(at);
        option != Option::extra_time && choice.options.contains(option))
      list.emplace_back(name(option));
  }
  return list;
}

RulesChoice choice_with(const std::vector<std::string>& options) {
  RulesChoice choice;
  for (const std::string& each : options)
    if (const auto option = parse_option(each)) choice.options.add(*option);
  return choice;
}

RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match) {
  RulesChoice choice = choice_with(competition.definition().options);
  if (competition.terms(match).to_the_end) choice.options.add(Option::extra_time);
  return choice;
}

competition::ResultEntry result_of(const Match& match, const std::string& id) {
  const Story story = tell(match);
  const State& end = match.state();
  competition::ResultEntry result{.match = id, .score = score_of_play(match)};
  if (end.half > halves_of_play) {
    result.extra = {end.score[0] - result.score[0], end.score[1] - result.score[1]};
    if ((*result.extra)[0] == (*result.extra)[1])
      result.penalties = {end.shoot_out.scored[0], end.shoot_out.scored[1]};
  }
  for (const Team team : teams) {
    result.yellow[index(team)] = story.of(team).yellow;
    result.red[index(team)] = story.of(team).red;
  }
  result.figures = competition::figures_of_play(story, story.turns);
  return result;
}

}  // namespace soccer_city
