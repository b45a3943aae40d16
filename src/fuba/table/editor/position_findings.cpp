#include "fuba/table/editor/position_findings.hpp"

#include <algorithm>
#include <string>

#include "app/window/sheet.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/judged_choice.hpp"
#include "fuba/game.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

PositionFindings look_into(const Ruleset& rules, const State& state, const Foreteller& foreteller,
                           const std::stop_token& stop) {
  constexpr std::size_t most_choices = 8;
  constexpr std::uint32_t games = 100;
  PositionFindings found{foreteller.ahead(rules, state, state.control).points(), {}};
  if (!decision(state)) return found;
  std::vector<Command> choices;
  for (const SeenChoice& each : choices_at_sight(rules, state, foreteller))
    if (choices.size() < most_choices) choices.push_back(each.command);
  found.choices = roll_out(rules, state, choices, foreteller, {.most_games = games, .stop = stop});
  if (found.choices.empty()) return found;
  const double best = found.choices.front().points.mean;
  found.points = decision(state)->team == state.control ? best : 1 - best;
  return found;
}

bool findings_sheet(Ui& ui, const SDL_FRect& mat, const State& state, const PositionFindings& found) {
  const float width = std::min(ui.px(420), mat.w);
  const SDL_FRect rect{mat.x + mat.w - width, mat.y, width, mat.h};
  return sheet(ui, rect, ui.say("editor-analysis"), [&](float x, float y, float wide) {
    const auto line = [&](Type type, ImU32 colour, const std::string& words) {
      y += ui.text(type, x, y, colour, words, wide) + ui.px(6);
    };
    line(Type::strong, style::text,
         fuba::ui(
             ui.words(), "editor-prospects",
             {{"team", ui.say(name(state.control))}, {"share", share_of_match(ui.words(), found.points)}}));
    if (!found.choices.empty())
      line(Type::small, style::quiet,
           fuba::ui(ui.words(), "editor-chooses", {{"team", ui.say(name(decision(state)->team))}}));
    for (const RolledOut& each : found.choices) {
      line(Type::text, style::text, label(ui.words(), each.command, state));
      const bool best = &each == &found.choices.front();
      line(Type::small, best ? style::good : style::quiet,
           fuba::ui(ui.words(), best ? "editor-choice-best" : "editor-choice",
                    {{"share", share_of_match(ui.words(), each.points.mean)},
                     {"behind", share_of_match(ui.words(), each.behind.mean)},
                     {"doubt", share_of_match(ui.words(), each.behind.error)}}));
    }
    return y;
  });
}

}  // namespace fuba::app
