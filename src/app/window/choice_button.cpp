// The large buttons of choices.
#include <cmath>

#include "app/window/ui.hpp"

namespace fuba::app {
namespace {

constexpr float dense_line = 24;  ///< points that the label of a dense choice has
constexpr float words_end = 38;   ///< points at the end of a choice that its words leave to the letter
constexpr float line_end = 42;    ///< points that the letter of a choice has at the end of its line

/// The label on a line of its own, with the chance at its end.
void write_line(Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice, ImU32 ink) {
  const float x = rect.x + ui.px(style::padding_x);
  const bool chancy = choice.chance || choice.awaits_chance;
  const ImVec2 size = choice.chance ? ui.measure(Type::text, choice.chance->percent) : ImVec2(0, 0);
  const float end = rect.x + rect.w - ui.px(choice.letter != 0 ? line_end : style::padding_x) - size.x;
  const SDL_FRect line{x, rect.y, end - ui.px(6) - x, rect.h - (chancy ? ui.px(5) : 0)};
  const bool fits = ui.measure(Type::text, choice.label).x <= line.w;
  ui.left(fits ? Type::text : Type::small, line, ink, choice.label);
  if (choice.chance)
    ui.text(Type::text, end, line.y + (line.h - size.y) / 2, style::quiet, choice.chance->percent);
}

/// As many of the outcomes as fit on a line, what the choice is made for first; "…" where that leaves room
/// to say that there are more.
std::string outcomes_in(const Ui& ui, const Chance& chance, float room) {
  if (ui.measure(Type::small, chance.words).x <= room || chance.parts.empty()) return chance.words;
  const auto with_more = [](const std::string& line) { return line + "  …"; };
  const auto fits = [&](const std::string& line) { return ui.measure(Type::small, line).x <= room; };
  std::string line = chance.parts.front();
  if (!fits(with_more(line))) return line;
  for (std::size_t at = 1; at < chance.parts.size(); ++at) {
    const std::string longer = line + "  ·  " + chance.parts[at];
    if (!fits(with_more(longer))) return with_more(line);
    line = longer;
  }
  return line;
}

/// The label with the chance at its end, and the note close below.
void write_dense(Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice, ImU32 ink, ImU32 small) {
  const float line = ui.px(dense_line);
  write_line(ui, {rect.x, rect.y, rect.w, line + (choice.chance ? ui.px(5) : 0)}, choice, ink);
  ui.text(Type::small, rect.x + ui.px(style::padding_x), rect.y + line, small, choice.note,
          rect.w - ui.px(2 * style::padding_x));
}

/// The label with the note and the chance in words below it.
void write_paragraph(Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice, ImU32 ink, ImU32 small) {
  const float x = rect.x + ui.px(style::padding_x);
  const float room = ui.choice_room(rect.w);
  float y = rect.y + ui.px(style::padding_y);
  y += ui.text(Type::text, x, y, ink, choice.label, room) + ui.px(2);
  if (!choice.note.empty()) y += ui.text(Type::small, x, y, small, choice.note, room) + ui.px(2);
  if (choice.chance)
    ui.left(Type::small, {x, y, room, ui.measure(Type::small, "%").y}, small,
            ui.shortened(Type::small, outcomes_in(ui, *choice.chance, room), room));
}

/// How full the chance is; an empty line while it is worked out. On a single line it ends before the letter.
void lay_chance(Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice) {
  const float end = choice.compact && choice.letter != 0 ? line_end : style::padding_x;
  const SDL_FRect bar{rect.x + ui.px(style::padding_x), rect.y + rect.h - ui.px(choice.compact ? 4 : 6),
                      rect.w - ui.px(style::padding_x + end), ui.px(2)};
  const std::optional<Chance>& chance = choice.chance;
  ui.fill(bar, style::line, 1);
  if (chance)
    ui.fill({bar.x, bar.y, bar.w * chance->value, bar.h}, chance->good ? style::good : style::bad, 1);
}

ImU32 ground_of(bool open, bool lit, bool hot) {
  if (!open) return style::with_alpha(style::raised, 0.45F);
  return lit ? style::accent : hot ? style::hovered : style::raised;
}

/// Each outcome on a line of its own.
std::string all_outcomes(const Chance& chance) {
  std::string lines;
  for (const std::string& part : chance.parts) lines += (lines.empty() ? "" : "\n") + part;
  return lines;
}

/// Small words are what stands below the label.
void write_choice(Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice, ImU32 ink, ImU32 small) {
  if (choice.compact)
    write_line(ui, rect, choice, ink);
  else if (choice.dense)
    write_dense(ui, rect, choice, ink, small);
  else
    write_paragraph(ui, rect, choice, ink, small);
}

/// Whether all outcomes stand on the button; a line has none.
bool tells_all(const Ui& ui, const SDL_FRect& rect, const ChoiceButton& choice) {
  return choice.compact || choice.dense || !choice.chance ||
         ui.measure(Type::small, choice.chance->words).x <= ui.choice_room(rect.w);
}

}  // namespace

float Ui::choice_room(float width) const { return width - px(style::padding_x + words_end); }

float Ui::choice_height(const ChoiceButton& choice, float width) const {
  if (choice.compact) return px(33);
  if (choice.dense) {
    const float note = measure(Type::small, choice.note, width - px(2 * style::padding_x)).y;
    return std::ceil(px(dense_line) + note + px(choice.chance || choice.awaits_chance ? 12 : 5));
  }
  const float room = choice_room(width);
  float height = measure(Type::text, choice.label, room).y + px(2 * style::padding_y);
  if (!choice.note.empty()) height += measure(Type::small, choice.note, room).y + px(4);
  if (choice.chance || choice.awaits_chance) height += measure(Type::small, "%").y + px(6);
  return std::ceil(height);
}

bool Ui::choice(std::string_view id, const SDL_FRect& rect, const ChoiceButton& choice) {
  const bool open = choice.refusal.empty();
  const bool taken = open && pick(id, rect, choice.letter, choice.leading);
  if (!open) focus_.closed(id, rect);
  const bool hot = open ? ImGui::IsItemHovered() : pointer_in(rect);
  pointed_ = open && (focus_.visible() ? focus_.on(id) : hot);
  const bool lit = open && choice.leading;
  fill(rect, ground_of(open, lit, hot));
  if (lit && hot) fill(rect, IM_COL32(255, 255, 255, 28));
  if (!lit) edge(rect);
  if (choice.chosen) outline(rect, style::accent, 2);
  if (focus_.on(id)) outline(rect, lit ? style::text : style::accent, 2);
  const ImU32 ink = !open ? style::dimmed : lit ? style::on_accent : style::text;
  write_choice(*this, rect, choice, ink, open && !lit ? style::quiet : ink);
  if (choice.chance || choice.awaits_chance) lay_chance(*this, rect, choice);
  const SDL_FRect line{rect.x, rect.y, rect.w, choice.dense ? px(dense_line) : rect.h};
  if (open) badge(line, choice.letter, lit ? style::on_accent : style::quiet);
  if (pointed_ && !tells_all(*this, rect, choice))
    hint_below(rect, all_outcomes(*choice.chance), {0, 0, width_, height_});
  if (!open && focus_.on(id))
    hint_below(rect, choice.refusal, {0, 0, width_, height_});
  else if (!open && hot && !focus_.visible())
    hint(choice.refusal);
  return taken;
}

}  // namespace fuba::app
