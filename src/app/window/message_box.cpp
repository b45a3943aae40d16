#include "app/window/message_box.hpp"

#include "app/window/letters.hpp"

namespace fuba::app {
namespace {

constexpr float answer_height = 46;
constexpr float answer_gap = 10;
constexpr float back_width = 130;
/// That many answers lie in a row with the way back, else in rows above it.
constexpr std::size_t beside_back = 3;
constexpr std::size_t most_in_row = 4;

float rows_of(const std::vector<Answer>& answers) {
  if (answers.size() <= beside_back) return 1;
  return 1 + static_cast<float>((answers.size() + most_in_row - 1) / most_in_row);
}

float height_of(const Ui& ui, const std::vector<Answer>& answers) {
  const float rows = rows_of(answers);
  return rows * ui.px(answer_height) + (rows - 1) * ui.px(answer_gap);
}

/// The answers from the left, and the way back at the right end; the one way out where there is no answer.
void lay_answers(Ui& ui, Director& director, const SDL_FRect& room, const Key& key) {
  const std::vector<Answer>& answers = director.box()->answers;
  const float gap = ui.px(answer_gap);
  const float back = ui.px(back_width);
  const float row = ui.px(answer_height);
  const SDL_FRect last{room.x + room.w - back, room.y + room.h - row, back, row};
  const bool told = answers.empty();
  const bool left = ui.button("message ok", last, ui.say(told ? "ok" : "back"), 0, told);
  const bool any_key = told && (key.is(SDLK_RETURN) || key.is(SDLK_KP_ENTER) || key.is(SDLK_SPACE));
  if (left || any_key || key.is(SDLK_ESCAPE)) return director.close_box();
  if (told) return;
  std::vector<std::string> labels;
  for (const Answer& answer : answers) labels.push_back(answer.label);
  const std::vector<char> letters = letters_for(labels);
  const bool above = answers.size() > beside_back;
  const std::size_t in_row = above ? most_in_row : answers.size();
  const float wide = above ? room.w + gap : room.w - back;
  const float width = wide / static_cast<float>(in_row) - gap;
  std::optional<std::size_t> taken;
  for (std::size_t at = 0; at < answers.size(); ++at) {
    const SDL_FRect rect{room.x + static_cast<float>(at % in_row) * (width + gap),
                         room.y + static_cast<float>(at / in_row) * (row + gap), width, row};
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
  const float answers = height_of(ui, director.box()->answers);
  const float height = text_height + answers + 3 * margin;
  const SDL_FRect all{0, 0, ui.width(), ui.height()};
  const SDL_FRect box{(all.w - width) / 2, (all.h - height) / 2, width, height};
  ui.begin_overlay("##message", all);
  ui.fill(all, style::shade, 0);
  ui.fill(box, style::panel);
  ui.text(Type::text, box.x + margin, box.y + margin, style::text, message, width - 2 * margin);
  ui.focus().begin_above(key);
  lay_answers(ui, director, {box.x + margin, box.y + height - margin - answers, width - 2 * margin, answers},
              key);
  ui.end_overlay();
}

}  // namespace fuba::app
