#include "hint_sheet.hpp"

#include <cmath>

#include "chances.hpp"
#include "coaches.hpp"
#include "sheet.hpp"

namespace fuba::app {
namespace {

constexpr double noticeable = 0.01;  ///< goals that a reason must be worth to be told
constexpr std::size_t most_reasons = 3;

}  // namespace

std::string reasons(const Words& words, const std::vector<Argument>& arguments) {
  std::string text;
  std::size_t told = 0;
  for (const Argument& argument : arguments) {
    if (std::abs(argument.goals) < noticeable || told == most_reasons) continue;
    const std::string_view side = argument.goals > 0 ? ".for" : ".against";
    text +=
        (told++ == 0 ? "" : "; ") + words["argument." + std::string(name(argument.term)) + std::string(side)];
  }
  return text;
}

bool HintSheet::ask(Director& director, const MatchPlay& play) {
  advice_.clear();
  auto tactics = tactics_of(coach_ids.back(), director.folder());
  if (!tactics) {
    director.tell(tactics.error());
    return false;
  }
  thought_.emplace([coach = Coach(std::move(*tactics), 1), rules = play.match().shared_rules(),
                    view = play.match().state_for(play.decision()->team),
                    budget = director.settings().thinking_time()](const std::stop_token& stop) {
    return coach.advise(*rules, view, 3, {.stop = stop, .budget = budget});
  });
  return true;
}

HintSheet::Answer HintSheet::frame(Ui& ui, const SDL_FRect& rect, const MatchPlay& play) {
  if (thought_ && thought_->done()) {
    advice_ = thought_->take();
    thought_.reset();
  }
  Answer answer;
  answer.closed = sheet(ui, rect, ui.say("hint-title"), [&](float x, float y, float width) {
    if (thought_) return y + ui.text(Type::text, x, y, style::quiet, ui.say("hint-thinking"), width);
    for (std::size_t number = 0; number < advice_.size(); ++number)
      y = lay_advice(ui, {x, y, width, 0}, play, number, answer.taken);
    return y + ui.text(Type::small, x, y, style::dimmed, ui.say("hint-help"), width);
  });
  return answer;
}

/// A choice as its button has it, what it makes of the match, and why. Answers where it ends.
float HintSheet::lay_advice(Ui& ui, const SDL_FRect& room, const MatchPlay& play, std::size_t number,
                            std::optional<Command>& taken) const {
  const Advice& advice = advice_[number];
  ChoiceButton button;
  button.label = play.label(advice.command);
  if (advice.odds) button.chance = chance_of(play.words(), {*advice.odds}, advice.command);
  const SDL_FRect rect{room.x, room.y, room.w, ui.choice_height(button, room.w)};
  if (ui.choice("hint " + std::to_string(number), rect, button)) taken = advice.command;
  float y = rect.y + rect.h + ui.px(8);
  y += ui.text(Type::small, room.x + ui.px(12), y, style::quiet,
               fuba::ui(ui.words(), "hint-prospects", {{"value", percent(ui.words(), advice.value)}}),
               room.w - ui.px(24));
  const std::string why = reasons(ui.words(), advice.arguments);
  if (!why.empty())
    y += ui.px(4) + ui.text(Type::small, room.x + ui.px(12), y + ui.px(4), style::text,
                            fuba::ui(ui.words(), number == 0 ? "hint-best" : "hint-other", {{"why", why}}),
                            room.w - ui.px(24));
  return y + ui.px(22);
}

}  // namespace fuba::app
