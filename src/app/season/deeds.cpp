#include "app/season/deeds.hpp"

#include "app/window/letters.hpp"

namespace fuba::app {
namespace {

ChoiceButton choice_of(const Deed& deed, char letter) {
  ChoiceButton button;
  button.label = deed.label;
  button.letter = letter;
  button.note = deed.note;
  button.leading = deed.leading;
  return button;
}

/// Whether a label without a note leaves room for its letter.
bool is_one_line(const Ui& ui, const Deed& deed, float width) {
  constexpr float letter = 38;
  return deed.note.empty() &&
         ui.measure(Type::text, deed.label).x <= width - ui.px(style::padding_x) - ui.px(letter);
}

/// A button, with a note below its label where there is one.
bool lay_deed(Ui& ui, const SDL_FRect& rect, const Deed& deed, char letter) {
  if (is_one_line(ui, deed, rect.w)) return ui.button(deed.id, rect, deed.label, letter, deed.leading);
  return ui.choice(deed.id, rect, choice_of(deed, letter));
}

float height_of(const Ui& ui, const Deed& deed, float width) {
  return is_one_line(ui, deed, width) ? ui.px(deed.leading ? 50 : 42)
                                      : ui.choice_height(choice_of(deed, 0), width);
}

}  // namespace

float lay_deeds(Ui& ui, const SDL_FRect& room, const std::vector<Deed>& deeds) {
  std::vector<std::string> labels;
  for (const Deed& deed : deeds) labels.push_back(deed.label);
  const std::vector<char> letters = letters_for(labels);
  float y = room.y;
  const Deed* taken = nullptr;
  for (std::size_t at = 0; at < deeds.size(); ++at) {
    const SDL_FRect rect{room.x, y, room.w, height_of(ui, deeds[at], room.w)};
    if (lay_deed(ui, rect, deeds[at], letters[at])) taken = &deeds[at];
    y += rect.h + ui.px(8);
  }
  if (taken != nullptr) {
    const auto take = taken->take;
    take();
  }
  return y - room.y;
}

}  // namespace fuba::app
