#include "fuba/table/hint_sheet.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/table/chances.hpp"
#include "fuba/table/coaches.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

constexpr double noticeable = 0.01;  ///< goals that a reason must be worth to be told
constexpr std::size_t most_reasons = 3;

bool speaks_for(const Argument& argument) { return argument.goals > 0; }

const std::string& phrase(const Words& words, const Argument& argument) {
  return words["argument." + std::string(name(argument.term)) + (speaks_for(argument) ? ".for" : ".against")];
}

/// What is worth telling: what weighs most, with all that speaks on the same side, before the other side.
std::vector<Argument> told(const std::vector<Argument>& arguments) {
  std::vector<Argument> some;
  for (const Argument& argument : arguments)
    if (std::abs(argument.goals) >= noticeable && some.size() < most_reasons) some.push_back(argument);
  std::ranges::stable_partition(
      some, [&](const Argument& each) { return speaks_for(each) == speaks_for(some.front()); });
  return some;
}

/// "4 × C3, 2 × C2, Goalkeeper in C1": a whole set-up.
std::string places(const MatchPlay& play, const Advice& advice) {
  std::vector<Command> all = advice.rest;
  all.insert(all.begin(), advice.command);
  std::string text;
  for (auto at = all.begin(); at != all.end(); ++at) {
    if (std::find(all.begin(), at, *at) != at) continue;
    const auto count = std::to_string(std::count(at, all.end(), *at));
    const std::string label = play.label(*at);
    text += text.empty() ? "" : ", ";
    text += at->verb == Verb::place
                ? fuba::ui(play.words(), "hint-players", {{"count", count}, {"area", label}})
                : label;
  }
  return text;
}

ChoiceButton button_of(const MatchPlay& play, const Advice& advice) {
  ChoiceButton button;
  button.label = advice.rest.empty() ? play.label(advice.command) : fuba::ui(play.words(), "hint-set-up");
  if (!advice.rest.empty()) button.note = places(play, advice);
  if (advice.odds) button.chance = chance_of(play.words(), {*advice.odds}, advice.command);
  return button;
}

/// What the match comes to after a choice, as a bar. Answers its height.
float lay_prospects(Ui& ui, const SDL_FRect& room, double value) {
  const std::string& name = ui.say("hint-prospects");
  const std::string figure = percent(ui.words(), value);
  const float height = ui.text(Type::small, room.x, room.y, style::quiet, name);
  const float start = ui.measure(Type::small, name).x + ui.px(10);
  const float end = room.w - ui.px(48);
  const SDL_FRect bar{room.x + start, room.y + height / 2 - ui.px(3), end - start - ui.px(10), ui.px(6)};
  ui.fill(bar, style::line, ui.px(3));
  ui.fill({bar.x, bar.y, bar.w * static_cast<float>(value), bar.h}, style::accent, ui.px(3));
  ui.text(Type::small, room.x + end, room.y, style::text, figure);
  return height;
}

}  // namespace

std::string reasons_for(const Words& words, std::vector<Argument> arguments) {
  std::erase_if(arguments, [](const Argument& each) { return !speaks_for(each); });
  return reasons(words, arguments);
}

std::string reasons(const Words& words, const std::vector<Argument>& arguments) {
  const std::vector<Argument> all = told(arguments);
  std::string text;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string& next = phrase(words, all[at]);
    const auto joined = [&](std::string_view how) {
      return fuba::ui(words, how, {{"reasons", text}, {"reason", next}});
    };
    const bool last_of_its_side = at + 1 == all.size() || speaks_for(all[at + 1]) != speaks_for(all[at]);
    if (at == 0)
      text = next;
    else if (speaks_for(all[at]) != speaks_for(all[at - 1]))
      text = joined("hint-but");
    else
      text = joined(last_of_its_side ? "hint-and" : "hint-comma");
  }
  return text;
}

bool HintSheet::ask(Director& director, const MatchPlay& play) {
  advice_.clear();
  pointed_ = 0;
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

HintSheet::Answer HintSheet::frame(Ui& ui, const SDL_FRect& room, const MatchPlay& play) {
  if (thought_ && thought_->done()) {
    advice_ = thought_->take();
    thought_.reset();
  }
  Answer answer;
  const float button = ui.px(40);
  const std::string& heading = ui.say("hint-title");
  const float top = ui.text(Type::strong, room.x, room.y, style::text, heading, room.w) + ui.px(12);
  const SDL_FRect list{room.x, room.y + top, room.w, room.h - top - button - ui.px(10)};
  ui.begin_scroll("hints", list);
  const float scrolled = ImGui::GetScrollY();
  float y = list.y - scrolled;
  if (thought_) {
    y += ui.text(Type::text, list.x, y, style::quiet, ui.say("hint-thinking"), list.w);
  } else {
    for (std::size_t number = 0; number < advice_.size(); ++number)
      y = lay_advice(ui, {list.x, y, list.w - ui.px(8), 0}, play, number, answer.taken);
    y += ui.text(Type::small, list.x, y, style::quiet, help(ui), list.w - ui.px(8));
  }
  ui.soften(list, y, style::panel);
  ui.end_scroll(y + scrolled - list.y);
  answer.closed =
      ui.button("close hint", {room.x, room.y + room.h - button, room.w, button}, ui.say("hint-close"));
  return answer;
}

void HintSheet::decorate(paint::MatScene& scene, const paint::MatLayout& mat, const MatchPlay& play) const {
  if (thought_ || pointed_ >= advice_.size()) return;
  const Advice& advice = advice_[pointed_];
  light_choice(scene, mat, play.rules(), play.view(), play.decision()->team, advice.command);
  if (advice.rest.empty()) return;
  State then = play.view();
  if (!apply(play.rules(), then, advice.command)) return;
  for (const Command& command : advice.rest)
    if (!apply(play.rules(), then, command)) break;
  add_ghosts(scene, mat, play.view(), then);
}

const std::string& HintSheet::help(const Ui& ui) const {
  if (compares()) return ui.say("hint-help");
  const bool varies = !advice_.empty() && *advice_.front().share < 1;
  return ui.say(varies ? "hint-help-varied" : "hint-help-settled");
}

/// Whether the choices were followed to where they lead.
bool HintSheet::compares() const { return !advice_.empty() && !advice_.front().share; }

/// A choice as its button has it, what it makes of the match, and why. Answers where it ends.
float HintSheet::lay_advice(Ui& ui, const SDL_FRect& room, const MatchPlay& play, std::size_t number,
                            std::vector<Command>& taken) {
  const Advice& advice = advice_[number];
  const ChoiceButton button = button_of(play, advice);
  const SDL_FRect rect{room.x, room.y, room.w, ui.choice_height(button, room.w)};
  if (ui.choice("hint " + std::to_string(number), rect, button)) {
    taken = advice.rest;
    taken.insert(taken.begin(), advice.command);
  }
  if (ui.pointed()) pointed_ = number;
  const SDL_FRect below{room.x + ui.px(style::padding_x), rect.y + rect.h + ui.px(6),
                        room.w - ui.px(2 * style::padding_x), 0};
  float y = below.y;
  if (compares()) y += lay_prospects(ui, below, advice.value) + ui.px(2);
  y += ui.text(Type::small, below.x, y, style::text, why(ui.words(), number), below.w);
  return y + ui.px(16);
}

/// Why she would make a choice, or how often.
std::string HintSheet::why(const Words& words, std::size_t number) const {
  const Advice& advice = advice_[number];
  if (advice.share) {
    if (*advice.share == 0) return fuba::ui(words, "hint-next");
    if (*advice.share == 1) return fuba::ui(words, "hint-always");
    return fuba::ui(words, "hint-often", {{"share", percent(words, *advice.share)}});
  }
  const std::string found = reasons(words, advice.arguments);
  if (found.empty()) return fuba::ui(words, number == 0 ? "hint-even" : "hint-nearly");
  return fuba::ui(words, number == 0 ? "hint-best" : "hint-other", {{"why", found}});
}

}  // namespace fuba::app
