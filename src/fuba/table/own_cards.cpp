#include "fuba/table/own_cards.hpp"

#include <algorithm>

#include "fuba/table/skill_cards.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

bool OwnCards::frame(Ui& ui, const Ruleset& rules, const TeamState& side, Team team,
                     const std::string& name) {
  ui.begin_overlay("##look", {0, 0, ui.width(), ui.height()});
  ui.focus().mute(false);
  const auto count = static_cast<float>(side.skills.size());
  const float gap = ui.px(18);
  const float width = std::min(ui.px(196), (ui.width() - (count + 1) * gap) / count);
  const float height = width * 7 / 5;
  const float y = (ui.height() - height) / 2;
  float x = (ui.width() - count * width - (count - 1) * gap) / 2;
  ui.centred(Type::number, {0, y - ui.px(90), ui.width(), ui.px(40)}, style::text,
             fuba::ui(ui.words(), "cards-of", {{"team", name}}));
  for (const Skill skill : side.skills) {
    const SDL_FRect card{x, y, width, height};
    laid_.emplace_back(card, face_of(rules, team, skill));
    write_skill(ui, card, skill);
    const bool played = side.skills_used.contains(skill);
    ui.centred(Type::small, {x, y + height + ui.px(10), width, ui.px(22)}, style::text,
               played ? ui.say("card-played") : price_of(ui.words(), rules, skill));
    x += width + gap;
  }
  const SDL_FRect close{ui.width() / 2 - ui.px(110), y + height + ui.px(64), ui.px(220), ui.px(52)};
  const bool seen = ui.button("look away", close, ui.say("close"), 0, true);
  ui.end_overlay();
  return seen;
}

void OwnCards::paint(const paint::Painter& painter) const {
  for (const auto& [rect, face] : laid_) paint_skill(painter.studio(), rect, face);
}

}  // namespace fuba::app
