#include "fuba/table/editor/team_fields.hpp"

#include <algorithm>

#include "app/window/sheet.hpp"
#include "fuba/table/editor/field_rows.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

bool TeamFields::lay(const SDL_FRect& room, bool open) {
  const float gap = ui_.px(20);
  const float width = (room.w - gap) / 2;
  const SDL_FRect head{room.x, room.y - ui_.px(4), width, ui_.px(30)};
  const bool pressed = lay_head(head, open);
  const SDL_FRect column{room.x, room.y + ui_.px(28), width, room.h - ui_.px(28)};
  FieldRows rows(ui_, column);
  const auto step = [&](FieldRows& in, const std::string& id, int value) {
    return in.step(who_ + " " + id, ui_.say("editor-" + id), std::to_string(value));
  };
  const bool tires = draft_.rules().has(Option::conditions);
  if (tires)
    ui_.left(Type::small, {head.x + width + gap, head.y, width, head.h}, style::quiet,
             ui_.say("editor-condition"));
  if (const int by = step(rows, "goals", state().score[index(team_)])) made_(draft_.add_goals(team_, by));
  if (const int by = step(rows, "yellow", side().yellow)) made_(draft_.add_yellow(team_, by));
  if (const int by = step(rows, "red", side().red)) made_(draft_.add_red(team_, by));
  if (!tires) return pressed;
  FieldRows conditions(ui_, {column.x + width + gap, column.y, width, column.h});
  for (const Line line : lines)
    if (const int by = step(conditions, std::string(name(line)), side().condition[index(line)]))
      made_(draft_.add_condition(team_, line, by));
  return pressed;
}

bool TeamFields::lay_head(const SDL_FRect& head, bool open) {
  ui_.left(Type::strong, head, style::text, ui_.say(who_));
  const float named = std::min(ui_.measure(Type::strong, ui_.say(who_)).x + ui_.px(14), head.w / 2);
  const std::string_view label = draft_.rules().has(Option::skills) ? "editor-team-and-cards" : "editor-team";
  return ui_.toggle(who_ + " team", {head.x + named, head.y, head.w - named, head.h}, ui_.say(label), open);
}

bool TeamFields::lay_sheet(const SDL_FRect& mat) {
  const float width = std::min(ui_.px(460), mat.w);
  const SDL_FRect rect{team_ == Team::home ? mat.x : mat.x + mat.w - width, mat.y, width, mat.h};
  const auto heading = fuba::ui(ui_.words(), "editor-formation",
                                {{"team", ui_.say(who_)}, {"formation", to_string(side().formation)}});
  return sheet(ui_, rect, heading, [&](float x, float y, float wide) {
    const float end = lay_rows({x, y, wide, 0});
    return draft_.rules().has(Option::skills) ? lay_skills({x, end, wide, 0}) : end;
  });
}

/// Answers where they end.
float TeamFields::lay_rows(const SDL_FRect& room) {
  const Ruleset& rules = draft_.rules();
  FieldRows rows(ui_, room);
  const auto step = [&](const std::string& id, std::string_view label, int value) {
    return rows.step(who_ + " " + id, label, std::to_string(value), 0.5F);
  };
  for (const Line line : lines) {
    const std::string id = "line-" + std::string(name(line));
    if (const int by = step(id, ui_.say("editor-" + id), side().formation[line]))
      made_(draft_.add_to_line(team_, line, by));
  }
  if (rules.has(Option::roles)) {
    for (std::size_t at = 0; at < role_count; ++at) {
      const auto role = static_cast<PlayerRole>(at);
      if (const int by = step(std::string(name(role)), role_name(ui_.words(), role), side().roles[at]))
        made_(draft_.add_role(team_, role, by));
    }
  }
  if (rules.has(Option::substitutions))
    if (const int by = step("substitutions", ui_.say("editor-substitutions"), side().substitutions))
      made_(draft_.add_substitutions(team_, by));
  if (!rules.has(Option::styles)) return rows.end();
  for (const Line line : lines) {
    const Style style = side().styles[index(line)];
    const std::string id = "style-" + std::string(name(line));
    if (const int by =
            rows.step(who_ + " " + id, ui_.say("editor-" + id), style_name(ui_.words(), style), 0.4F))
      made_(draft_.set_style(team_, line, next_of<style_count>(style, by)));
  }
  return rows.end();
}

/// All cards, two in a row: those in hand are lit, those used up say so.
float TeamFields::lay_skills(const SDL_FRect& room) {
  float y = room.y + ui_.px(10);
  y += ui_.text(Type::small, room.x, y, style::quiet, ui_.say("editor-cards-help"), room.w) + ui_.px(8);
  const float gap = ui_.px(8);
  const SDL_FRect first{room.x, y, (room.w - gap) / 2, ui_.px(34)};
  std::size_t number = 0;
  for (const Skill skill : draft_.rules().playable_skills) {
    const SDL_FRect rect{first.x + static_cast<float>(number % 2) * (first.w + gap),
                         first.y + static_cast<float>(number / 2) * (first.h + ui_.px(6)), first.w, first.h};
    ++number;
    const bool held = side().skills.contains(skill);
    const bool used = held && side().skills_used.contains(skill);
    const std::string& card = skill_name(ui_.words(), skill);
    const std::string label = used ? fuba::ui(ui_.words(), "editor-card-used", {{"card", card}}) : card;
    if (ui_.toggle(who_ + " " + std::string(name(skill)), rect, label, held && !used))
      made_(draft_.turn_skill(team_, skill));
    if (ui_.pointer_in(rect)) ui_.hint(skill_text(ui_.words(), skill));
  }
  const auto rows = static_cast<float>((number + 1) / 2);
  return first.y + rows * (first.h + ui_.px(6));
}

}  // namespace fuba::app
