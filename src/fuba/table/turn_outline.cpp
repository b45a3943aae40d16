#include "fuba/table/turn_outline.hpp"

namespace fuba::app {
namespace {

constexpr float stage_row = 27;
constexpr float part_row = 22;
constexpr float outline_margin = 12;
constexpr float part_margin = 26;

void write_stage(Ui& ui, const SDL_FRect& rect, const std::string& title, bool now, bool bright) {
  if (now) ui.fill(rect, style::raised, 6);
  if (now) ui.fill({rect.x, rect.y + ui.px(6), ui.px(3), rect.h - ui.px(12)}, style::accent, 2);
  const float left = ui.px(outline_margin);
  ui.left(now ? Type::strong : Type::text, {rect.x + left, rect.y, rect.w - left, rect.h},
          bright ? style::text : style::quiet, title);
}

void write_part(Ui& ui, const SDL_FRect& rect, const std::string& part, bool now) {
  const float left = rect.x + ui.px(part_margin);
  ui.list().AddCircleFilled({left + ui.px(4), rect.y + rect.h / 2}, ui.px(now ? 4.0F : 2.5F),
                            now ? style::accent : style::dimmed);
  const float indent = ui.px(16);
  ui.left(Type::small, {left + indent, rect.y, rect.x + rect.w - left - indent, rect.h},
          now ? style::text : style::quiet, part);
}

}  // namespace

float write_turn(Ui& ui, float x, float y, float width, const Rulebook& book,
                 const std::optional<PresentStage>& present) {
  for (std::size_t at = 0; at < book.stages.size(); ++at) {
    const Rulebook::Stage& stage = book.stages[at];
    const bool now = present && present->stage == at;
    write_stage(ui, {x, y, width, ui.px(stage_row)}, stage.title, now, now || !present);
    y += ui.px(stage_row);
    if (present && !now) continue;
    for (std::size_t part = 0; part < stage.parts.size(); ++part) {
      write_part(ui, {x, y, width, ui.px(part_row)}, stage.parts[part], now && present->part == part);
      y += ui.px(part_row);
    }
  }
  return y;
}

}  // namespace fuba::app
