#include "fuba/table/option_cards.hpp"

#include <algorithm>

#include "app/window/letters.hpp"
#include "fuba/table/choice_list.hpp"
#include "fuba/table/option_choice.hpp"

namespace fuba::app {
namespace {

constexpr float option_gap = 12;
constexpr float option_margin = 13;
constexpr float preset_height = 42;
constexpr float preset_width = 192;
constexpr std::size_t option_columns = 3;
constexpr float highest_card = 116;
constexpr float count_chip = 25;

/// A box that is ticked or not.
void tick_box(Ui& ui, const SDL_FRect& box, bool on) {
  if (!on) return ui.outline(box, style::dimmed, 1.5F, 5);
  ui.fill(box, style::accent, 5);
  const auto point = [&](float x, float y) { return ImVec2(box.x + x * box.w, box.y + y * box.h); };
  const std::array tick{point(0.24F, 0.53F), point(0.43F, 0.72F), point(0.77F, 0.3F)};
  ui.list().AddPolyline(tick.data(), static_cast<int>(tick.size()), style::on_accent, 0, ui.px(2.4F));
}

std::string named(const Words& words, Options options) {
  std::string list;
  for (const Option option : options) {
    const std::string& next = option_name(words, option);
    list = list.empty() ? next : fill(words, "list", {{"list", list}, {"next", next}});
  }
  return list;
}

/// How many skill cards a team takes.
void count_cards(Ui& ui, const SDL_FRect& rect, RulesChoice& choice) {
  const float side = ui.px(count_chip);
  const float step = side + ui.px(4);
  float x = rect.x + rect.w - step * most_skills_per_team + ui.px(4);
  const float foot = rect.y + rect.h + ui.px(2) - side;
  ui.left(Type::small, {rect.x, foot, x - rect.x, side}, style::quiet, ui.say("skills-per-team"));
  for (std::uint8_t count = 1; count <= most_skills_per_team; ++count, x += step) {
    const std::string number = std::to_string(count);
    const std::string id = "skills " + number;
    const SDL_FRect chip{x, foot, side, side};
    const bool on = count == choice.skills_per_team;
    ui.fill(chip, on ? style::accent : ui.pointer_in(chip) ? style::line : style::panel, 6);
    ui.edge(chip, 6);
    ui.centred(Type::text, chip, on ? style::on_accent : style::text, number);
    if (ui.focus().on(id)) ui.outline(chip, on ? style::text : style::accent, 2, 6);
    if (ui.spot(id, chip)) choice.skills_per_team = count;
  }
}

}  // namespace

void OptionCards::frame(Ui& ui, const SDL_FRect& room, RulesChoice& choice, std::vector<std::string> taken) {
  presets(ui, {room.x, room.y, room.w, ui.px(preset_height)}, choice);
  const std::size_t before = taken.size();
  Options offered = registry_.of(choice.edition);
  for (const Option option : left_out_) offered.remove(option);
  for (const Option option : offered) taken.push_back(option_name(ui.words(), option));
  const std::vector<char> letters = letters_for(taken);
  const std::size_t rows = (static_cast<std::size_t>(offered.size()) + option_columns - 1) / option_columns;
  const float top = room.y + ui.px(preset_height + option_gap);
  const float width = (room.w - static_cast<float>(option_columns - 1) * ui.px(option_gap)) /
                      static_cast<float>(option_columns);
  const float fitting =
      (room.y + room.h - top - static_cast<float>(rows - 1) * ui.px(option_gap)) / static_cast<float>(rows);
  const float height = std::min(fitting, ui.px(highest_card));
  std::size_t at = 0;
  for (const Option option : offered) {
    const SDL_FRect rect{room.x + (width + ui.px(option_gap)) * static_cast<float>(at % option_columns),
                         top + (height + ui.px(option_gap)) * static_cast<float>(at / option_columns), width,
                         height};
    card(ui, rect, choice, registry_.entry(option), letters[before + at]);
    ++at;
  }
}

void OptionCards::presets(Ui& ui, const SDL_FRect& row, RulesChoice& choice) {
  const float width = ui.px(preset_width);
  float x = row.x;
  char letter = '1';
  std::string help;
  for (const OptionPreset& preset : presets_of(registry_, choice.edition)) {
    const bool on = choice.options == preset.options;
    if (on) help = preset_help(ui.words(), preset.id);
    if (ui.toggle("preset " + preset.id, {x, row.y, width, row.h}, preset_name(ui.words(), preset.id), on,
                  letter++)) {
      choice.options = preset.options;
      notice_.clear();
    }
    x += width + ui.px(option_gap);
  }
  const std::string& words = notice_.empty() ? help : notice_;
  const float room = row.x + row.w - x - ui.px(4);
  const float height = ui.measure(Type::small, words, room).y;
  ui.text(Type::small, x + ui.px(4), row.y + (row.h - height) / 2, style::quiet, words, room);
}

void OptionCards::card(Ui& ui, const SDL_FRect& rect, RulesChoice& choice, const OptionEntry& entry,
                       char letter) {
  const bool on = choice.options.contains(entry.option);
  const std::string id = "option " + std::string(name(entry.option));
  const bool hot = ui.pointer_in(rect);
  ui.fill(rect, hot ? style::hovered : on ? style::raised : style::with_alpha(style::raised, 0.45F));
  ui.edge(rect);
  const float left = rect.x + ui.px(option_margin);
  const float width = rect.w - ui.px(2 * option_margin);
  const SDL_FRect head{rect.x, rect.y + ui.px(8), rect.w, ui.px(22)};
  const float box = ui.px(20);
  tick_box(ui, {left, head.y + (head.h - box) / 2, box, box}, on);
  const float title = left + box + ui.px(8);
  ui.left(Type::strong, {title, head.y, rect.x + rect.w - ui.px(36) - title, head.h},
          on ? style::text : style::quiet, option_name(ui.words(), entry.option));
  ui.badge(head, letter, style::quiet);
  const float top = head.y + head.h + ui.px(5);
  const std::string& help = option_help(ui.words(), entry.option);
  const bool counts = on && entry.option == Option::skills;
  const float room = rect.y + rect.h - top - (counts ? ui.px(count_chip + 4) : 0);
  const bool told = !counts || ui.measure(Type::small, help, width).y <= room;
  const bool whole = told && ui.paragraph(Type::small, {left, top, width, room}, style::quiet, help);
  if (counts) count_cards(ui, {left, rect.y, width, rect.h - ui.px(6)}, choice);
  if (ui.spot(id, rect, letter)) turn(ui.words(), choice, entry);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  if (hot || ui.focus().on(id))
    ui.hint_below(rect, hint(ui.words(), choice, entry, whole), {0, 0, ui.width(), ui.height()});
}

/// What does not stand on the card: the rest of its sentence, and what the option brings along or takes with
/// it; empty if nothing.
std::string OptionCards::hint(const Words& words, const RulesChoice& choice, const OptionEntry& entry,
                              bool whole) const {
  const std::string others = relations(words, choice, entry);
  if (whole) return others;
  return option_help(words, entry.option) + (others.empty() ? "" : "\n" + others);
}

/// What the option brings along or takes with it; empty if nothing.
std::string OptionCards::relations(const Words& words, const RulesChoice& choice,
                                   const OptionEntry& entry) const {
  const bool on = choice.options.contains(entry.option);
  const Options others = on ? depending(registry_, choice.options, entry.option)
                            : brought_along(registry_, choice.options, entry.option);
  if (others.empty()) return {};
  return fuba::ui(words, on ? "option-needed-by" : "option-needs", {{"options", named(words, others)}});
}

void OptionCards::turn(const Words& words, RulesChoice& choice, const OptionEntry& entry) {
  const Options before = choice.options;
  choice.options = switched(registry_, before, entry.option);
  const bool on = choice.options.contains(entry.option);
  const Options others = (on ? choice.options - before : before - choice.options) - Options{entry.option};
  notice_ = others.empty() ? std::string()
                           : fuba::ui(words, on ? "option-also-on" : "option-also-off",
                                      {{"options", named(words, others)}});
}

}  // namespace fuba::app
