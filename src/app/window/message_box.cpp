#include "app/window/message_box.hpp"

#include "app/window/letters.hpp"

namespace fuba::app {
namespace {

/// The answers from the left, and the way back at the right end; the one way out where there is no answer.
void lay_answers(Ui& ui, Director& director, const SDL_FRect& row, const Key& key) {
  const std::vector<Answer>& answers = director.box()->answers;
  const float gap = ui.px(10);
  const float back = ui.px(130);
  const SDL_FRect last{row.x + row.w - back, row.y, back, row.h};
  const bool told = answers.empty();
  const bool left = ui.button("message ok", last, ui.say(told ? "ok" : "back"), 0, told);
  const bool any_key = told && (key.is(SDLK_RETURN) || key.is(SDLK_KP_ENTER) || key.is(SDLK_SPACE));
  if (left || any_key || key.is(SDLK_ESCAPE)) return director.close_box();
  if (told) return;
  std::vector<std::string> labels;
  for (const Answer& answer : answers) labels.push_back(answer.label);
  const std::vector<char> letters = letters_for(labels);
  const float width = (row.w - back) / static_cast<float>(answers.size()) - gap;
  std::optional<std::size_t> taken;
  for (std::size_t at = 0; at < answers.size(); ++at) {
    const SDL_FRect rect{row.x + static_cast<float>(at) * (width + gap), row.y, width, row.h};
    if (ui.button("answer " + std::to_string(at), rect, labels[at], letters[at], at == 0)) taken = at;
  }
  const bool entered = key.is(SDLK_RETURN) || key.is(SDLK_KP_ENTER);
  if (entered && !ui.focus().place(ui.focus().current())) taken = 0;
  if (taken) director.close_box(taken);
}

}  // namespace

void message_box(Ui& ui, Director& director, const Key& key) {
  const std::string& message = director.box()->message;
  const float width = ui.px(560);
  const float margin = ui.px(24);
  const float text_height = ui.measure(Type::text, message, width - 2 * margin).y;
  const float height = text_height + ui.px(46) + 3 * margin;
  const SDL_FRect all{0, 0, ui.width(), ui.height()};
  const SDL_FRect box{(all.w - width) / 2, (all.h - height) / 2, width, height};
  ui.begin_overlay("##message", all);
  ui.fill(all, style::shade, 0);
  ui.fill(box, style::panel);
  ui.text(Type::text, box.x + margin, box.y + margin, style::text, message, width - 2 * margin);
  ui.focus().begin_above(key);
  lay_answers(ui, director,
              {box.x + margin, box.y + height - margin - ui.px(46), width - 2 * margin, ui.px(46)}, key);
  ui.end_overlay();
}

}  // namespace fuba::app
