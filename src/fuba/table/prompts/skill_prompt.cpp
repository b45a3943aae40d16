#include "fuba/table/prompts/skill_prompt.hpp"

#include <cmath>

#include "fuba/table/skill_cards.hpp"

namespace fuba::app {
namespace {

constexpr float offered_width = 221;
constexpr float offered_height = 231;
constexpr float skill_gap = 16;
constexpr float leaf_margin = 16;
constexpr float leaf_height = 42;
constexpr float widest_skills = 4 * offered_width + 3 * skill_gap;

constexpr float emblem_width = 36;
constexpr int round_enough = 32;  ///< corners of a circle

constexpr ImU32 leaf_paper = IM_COL32(0xF7, 0xF2, 0xE5, 0xFF);
constexpr ImU32 taken_leaf = IM_COL32(0xC9, 0xC6, 0xBC, 0xFF);
constexpr ImU32 leaf_ink = IM_COL32(0x1C, 0x22, 0x28, 0xFF);
constexpr ImU32 quiet_leaf_ink = IM_COL32(0x4A, 0x52, 0x58, 0xFF);

void tick(Ui& ui, SDL_FPoint centre) {
  ui.list().AddCircleFilled({centre.x, centre.y}, ui.px(12), style::accent, round_enough);
  const std::array strokes{ImVec2(centre.x - ui.px(5.5F), centre.y + ui.px(0.5F)),
                           ImVec2(centre.x - ui.px(1.5F), centre.y + ui.px(4.5F)),
                           ImVec2(centre.x + ui.px(5.5F), centre.y - ui.px(4))};
  ui.list().AddPolyline(strokes.data(), static_cast<int>(strokes.size()), style::on_accent, 0, ui.px(2.4F));
}

}  // namespace

SkillPrompt::SkillPrompt(MatchPlay& play) : play_(play), team_(play.decision()->team) {
  const Ruleset& rules = play_.rules();
  const Journal& journal = play_.match().journal();
  const Choice* last = journal.empty() ? nullptr : journal.back().choice();
  for (const Skill skill : rules.playable_skills) {
    const std::string& group = rules.skills[index(skill)].group;
    if (groups_.empty() || groups_.back().id != group) groups_.push_back({group, {}});
    groups_.back().cards.push_back(skill);
    if (last != nullptr && last->command == commands::card(Verb::skill, skill)) open_ = groups_.size() - 1;
  }
}

void SkillPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  const SDL_FRect& mat = places.table.mat;
  const std::size_t asked = play_.question_number();
  const float width = ui.px(widest_skills);
  const float left = mat.x + (mat.w - width) / 2;
  const float height = ui.px(leaf_height + 18 + 2 * offered_height + skill_gap);
  const float top = mat.y + (mat.h - height) / 2;
  lay_cards(ui, {left, top + ui.px(leaf_height + 18), width, ui.px(2 * offered_height + skill_gap)});
  if (asked != play_.question_number()) return;
  lay_groups(ui, {left, top, width, ui.px(leaf_height)});
  finish(ui, room);
}

bool SkillPrompt::cancel() { return std::exchange(picked_, std::nullopt).has_value(); }

void SkillPrompt::lay_groups(Ui& ui, const SDL_FRect& row) {
  const auto count = static_cast<float>(groups_.size());
  const float width = (row.w - (count - 1) * ui.px(skill_gap)) / count;
  for (std::size_t at = 0; at < groups_.size(); ++at) {
    const SDL_FRect leaf{row.x + (width + ui.px(skill_gap)) * static_cast<float>(at), row.y, width, row.h};
    if (ui.toggle("group " + std::string(groups_[at].id), leaf, skill_group(ui.words(), groups_[at].id),
                  at == open_, static_cast<char>('1' + at))) {
      open_ = at;
      picked_.reset();
    }
  }
}

void SkillPrompt::lay_cards(Ui& ui, const SDL_FRect& room) {
  emblems_.clear();
  const std::vector<Skill> cards = groups_[open_].cards;
  const std::size_t columns = (cards.size() + 1) / 2;
  const std::size_t asked = play_.question_number();
  const float step = ui.px(offered_width + skill_gap);
  const float left = room.x + (room.w - step * static_cast<float>(columns) + ui.px(skill_gap)) / 2;
  for (std::size_t at = 0; at < cards.size() && asked == play_.question_number(); ++at) {
    const SDL_FRect place{
        std::round(left + step * static_cast<float>(at % columns)),
        std::round(room.y + ui.px(offered_height + skill_gap) * static_cast<float>(at / columns)),
        std::round(ui.px(offered_width)), std::round(ui.px(offered_height))};
    lay_card(ui, place, cards[at], static_cast<char>('a' + at));
  }
}

void SkillPrompt::lay_card(Ui& ui, const SDL_FRect& place, Skill skill, char letter) {
  const std::string id = "card " + std::string(name(skill));
  const bool mine = taken(skill);
  const bool picked = picked_ == skill;
  const bool open = !mine && !complete();
  const bool hovered = open && !ui.focus().visible() && ui.pointer_in(place);
  const bool marked = picked || hovered || ui.focus().on(id);
  SDL_FRect card = place;
  if (picked) card.y -= ui.px(3);
  ui.fill({card.x + ui.px(1), card.y + ui.px(4), card.w, card.h}, IM_COL32(0, 0, 0, 90), 10);
  ui.fill(card, mine ? taken_leaf : leaf_paper, 10);
  if (marked || mine)
    ui.outline({card.x - ui.px(3), card.y - ui.px(3), card.w + ui.px(6), card.h + ui.px(6)},
               style::with_alpha(style::accent, picked || mine ? 1.0F : 0.6F), 3, 12);
  const float x = card.x + ui.px(leaf_margin);
  const float width = card.w - ui.px(2 * leaf_margin);
  const float title = width - (mine ? ui.px(20) : 0);
  float y = card.y + ui.px(14);
  y += ui.text(Type::strong, x, y, leaf_ink, skill_name(ui.words(), skill), title) + ui.px(8);
  const float emblem = ui.px(emblem_width);
  const SDL_FRect foot{card.x, card.y + card.h - ui.px(14) - emblem * 7 / 5, card.w, emblem * 7 / 5};
  const std::string& words = skill_text(ui.words(), skill);
  const bool fits = y + ui.measure(Type::text, words, width).y < foot.y;
  ui.text(fits ? Type::text : Type::small, x, y, quiet_leaf_ink, words, width);
  emblems_.push_back({{x, foot.y, emblem, foot.h}, skill});
  const std::string price = price_of(ui.words(), play_.rules(), skill);
  const float price_left = x + emblem + ui.px(9);
  const float price_room = card.x + card.w - ui.px(33) - price_left;
  ui.text(Type::small, price_left, foot.y + (foot.h - ui.measure(Type::small, price, price_room).y) / 2,
          quiet_leaf_ink, price, price_room);
  if (mine) return tick(ui, {card.x + card.w - ui.px(20), card.y + ui.px(22)});
  if (!open) return;
  ui.badge(foot, letter, quiet_leaf_ink);
  if (ui.spot(id, place, letter)) press(skill);
}

void SkillPrompt::press(Skill skill) {
  if (picked_ == skill) return play_.choose(commands::card(Verb::skill, skill));
  picked_ = skill;
}

bool SkillPrompt::complete() const {
  return play_.view().side(team_).skills.size() >= play_.rules().skills_per_team;
}

/// The cards that the team has; answers where they end.
float SkillPrompt::lay_taken(Ui& ui, const SDL_FRect& room) {
  const SkillSet& skills = play_.view().side(team_).skills;
  float y = room.y;
  ui.left(Type::text, {room.x, y, room.w, ui.px(28)}, style::text,
          fuba::ui(ui.words(), "skills-taken",
                   {{"count", std::to_string(skills.size())},
                    {"total", std::to_string(play_.rules().skills_per_team)}}));
  y += ui.px(34);
  for (const Skill skill : skills) {
    const SDL_FRect row{room.x, y, room.w, ui.px(46)};
    const float left = ui.px(44);
    ui.fill(row, style::raised);
    emblems_.push_back({{row.x + ui.px(9), row.y + ui.px(5), ui.px(26), ui.px(36)}, skill});
    ui.left(Type::text, {row.x + left, row.y, row.w - left - ui.px(10), row.h}, style::text,
            skill_name(ui.words(), skill));
    y += ui.px(52);
  }
  return y;
}

void SkillPrompt::finish(Ui& ui, const SDL_FRect& room) {
  float y = room.y + ui.text(Type::small, room.x, room.y, style::quiet, ui.say("skills-help"), room.w);
  y = lay_taken(ui, {room.x, y + ui.px(16), room.w, 0}) + ui.px(10);
  if (picked_) {
    if (ui.button("take", {room.x, y, room.w, ui.px(48)}, ui.say("take-skill"), 't', true))
      return press(*picked_);
    y += ui.px(56);
  }
  if (complete()) {
    if (ui.button("done", {room.x, y, room.w, ui.px(48)}, play_.label(all_chosen), 's', true))
      return play_.choose(all_chosen);
    y += ui.px(56);
  }
  if (play_.view().side(team_).skills.empty()) return;
  if (ui.button("take back", {room.x, y, room.w, ui.px(44)}, ui.say("take-back"), 'u')) play_.undo();
}

void SkillPrompt::still(const paint::Painter& painter) const {
  for (const auto& [rect, skill] : emblems_)
    paint_skill(painter.studio(), rect, face_of(play_.rules(), team_, skill));
}

}  // namespace fuba::app
