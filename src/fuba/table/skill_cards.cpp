#include "fuba/table/skill_cards.hpp"

#include "fuba/words/words.hpp"

namespace fuba::app {

paint::SkillFace face_of(const Ruleset& rules, Team team, Skill skill) {
  const SkillCard& card = rules.skills[index(skill)];
  return {.team = team, .group = card.group, .cost = card.cost};
}

void write_skill(Ui& ui, const SDL_FRect& card, Skill skill) {
  constexpr ImU32 ink = IM_COL32(0x1C, 0x22, 0x28, 0xFF);
  constexpr ImU32 quiet_ink = IM_COL32(0x46, 0x4A, 0x4C, 0xFF);
  const SDL_FRect room = paint::skill_words(card);
  const std::string& name = skill_name(ui.words(), skill);
  const std::string& help = skill_text(ui.words(), skill);
  const float gap = ui.px(6);
  const auto fits = [&](Type heading, Type words) {
    return ui.measure(heading, name, room.w).y + gap + ui.measure(words, help, room.w).y <= room.h;
  };
  const Type heading = fits(Type::strong, Type::small) ? Type::strong : Type::small;
  const Type words = fits(Type::strong, Type::text) ? Type::text : Type::small;
  const float used = ui.text(heading, room.x, room.y, ink, name, room.w);
  ui.text(words, room.x, room.y + used + gap, quiet_ink, help, room.w);
}

std::string price_of(const Words& words, const Ruleset& rules, Skill skill) {
  const int cost = rules.skills[index(skill)].cost;
  if (cost == 0) return fuba::ui(words, "cost-none");
  return words::counted(words, "condition-points", std::to_string(cost));
}

}  // namespace fuba::app
