#include "option_cards.hpp"

#include <algorithm>

#include "choice_list.hpp"
#include "option_choice.hpp"

namespace fuba::app {
namespace {

/// Options that stand together under a heading.
struct OptionGroup {
  std::string_view heading;  ///< a text of the screen
  Options options;
};

constexpr std::array groups{
    OptionGroup{"options-players",
                {Option::conditions, Option::roles, Option::substitutions, Option::injuries}},
    OptionGroup{"options-play",
                {Option::advanced_goalkeeper, Option::aggressive_pressing, Option::offside_risk,
                 Option::passing_through}},
    OptionGroup{"options-match",
                {Option::slow_play, Option::weather, Option::skills, Option::advanced_events}},
};

constexpr float gap = 12;
constexpr float margin = 13;
constexpr float heading_height = 26;
constexpr float preset_height = 42;
constexpr float preset_width = 192;

/// A box that is ticked or not.
void tick_box(Ui& ui, const SDL_FRect& box, bool on) {
  if (!on) return ui.outline(box, style::dimmed, 1.5F, 5);
  ui.fill(box, style::accent, 5);
  const auto point = [&](float x, float y) { return ImVec2(box.x + x * box.w, box.y + y * box.h); };
  const std::array tick{point(0.24F, 0.53F), point(0.43F, 0.72F), point(0.77F, 0.3F)};
  ui.list().AddPolyline(tick.data(), static_cast<int>(tick.size()), style::on_accent, 0, ui.px(2.4F));
}

/// "A1" of "3.0/A1".
std::string_view chapter(std::string_view rule) { return rule.substr(rule.find('/') + 1); }

}  // namespace

OptionCards::OptionCards(const Words& words, const OptionRegistry& registry, const RulesChoice& choice)
    : words_(words), registry_(registry), choice_(choice) {}

void OptionCards::frame(Ui& ui, const SDL_FRect& room, std::string_view taken) {
  presets(ui, {room.x, room.y, room.w, ui.px(preset_height)});
  std::vector<std::string> labels{std::string(taken)};
  std::vector<const OptionEntry*> entries;
  for (const OptionGroup& group : groups)
    for (const Option option : group.options) {
      entries.push_back(&registry_.entry(option));
      labels.push_back(option_name(words_, option));
    }
  const std::vector<char> letters = letters_for(labels);
  constexpr auto columns = static_cast<float>(groups.size());
  constexpr float rows = 4;
  const float top = room.y + ui.px(preset_height + 14);
  const float width = (room.w - (columns - 1) * ui.px(gap)) / columns;
  const float below = room.y + room.h - top - ui.px(heading_height);
  const float height = (below - (rows - 1) * ui.px(gap)) / rows;
  std::size_t at = 0;
  for (std::size_t column = 0; column < groups.size(); ++column) {
    const float x = room.x + (width + ui.px(gap)) * static_cast<float>(column);
    ui.left(Type::small, {x, top, width, ui.px(heading_height - 5)}, style::quiet,
            ui.say(groups[column].heading));
    float y = top + ui.px(heading_height);
    for (int row = 0; row < groups[column].options.size(); ++row, ++at) {
      card(ui, {x, y, width, height}, *entries[at], letters[at + 1]);
      y += height + ui.px(gap);
    }
  }
}

void OptionCards::presets(Ui& ui, const SDL_FRect& row) {
  const float width = ui.px(preset_width);
  float x = row.x;
  char letter = '1';
  std::string help;
  for (const OptionPreset& preset : registry_.presets) {
    const bool on = choice_.options == preset.options;
    if (on) help = preset_help(words_, preset.id);
    if (ui.button("preset " + preset.id, {x, row.y, width, row.h}, preset_name(words_, preset.id), letter++,
                  false, on)) {
      choice_.options = preset.options;
      notice_.clear();
    }
    x += width + ui.px(gap);
  }
  const std::string& words = notice_.empty() ? help : notice_;
  const float room = row.x + row.w - x - ui.px(4);
  const float height = ui.measure(Type::small, words, room).y;
  ui.text(Type::small, x + ui.px(4), row.y + (row.h - height) / 2, style::quiet, words, room);
}

void OptionCards::card(Ui& ui, const SDL_FRect& rect, const OptionEntry& entry, char letter) {
  const bool on = choice_.options.contains(entry.option);
  const std::string id = "option " + std::string(name(entry.option));
  const bool hot = ui.pointer_in(rect);
  ui.fill(rect, hot ? style::hovered : on ? style::raised : style::with_alpha(style::raised, 0.45F));
  const float left = rect.x + ui.px(margin);
  const float width = rect.w - ui.px(2 * margin);
  const SDL_FRect head{rect.x, rect.y + ui.px(8), rect.w, ui.px(22)};
  const float box = ui.px(20);
  tick_box(ui, {left, head.y + (head.h - box) / 2, box, box}, on);
  const float title = left + box + ui.px(8);
  ui.left(Type::strong, {title, head.y, rect.x + rect.w - ui.px(36) - title, head.h},
          on ? style::text : style::quiet, option_name(words_, entry.option));
  ui.badge(head, letter, style::quiet);
  ui.text(Type::small, left, head.y + head.h + ui.px(5), style::quiet, option_help(words_, entry.option),
          width);
  foot(ui, {left, rect.y, width, rect.h - ui.px(6)}, entry);
  if (ui.spot(id, rect, letter)) turn(entry);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
}

/// The chapter of the rules, and what the option brings along or takes with it, at the foot of its card.
void OptionCards::foot(Ui& ui, const SDL_FRect& rect, const OptionEntry& entry) {
  const bool on = choice_.options.contains(entry.option);
  std::string words(chapter(entry.rule(choice_.edition)));
  if (on && entry.option == Option::skills) {
    count_cards(ui, rect);
    words += "  ·  " + ui.say("skills-per-team");
  }
  const Options others = on ? depending(registry_, choice_.options, entry.option)
                            : brought_along(registry_, choice_.options, entry.option);
  if (!others.empty())
    words +=
        "  ·  " + fuba::ui(words_, on ? "option-needed-by" : "option-needs", {{"options", named(others)}});
  const float height = ui.measure(Type::small, words, rect.w).y;
  ui.text(Type::small, rect.x, rect.y + rect.h - height, others.empty() ? style::dimmed : style::quiet, words,
          rect.w);
}

/// How many skill cards a team takes.
void OptionCards::count_cards(Ui& ui, const SDL_FRect& rect) {
  const float side = ui.px(25);
  const float step = side + ui.px(4);
  float x = rect.x + rect.w - step * most_skills_per_team + ui.px(4);
  for (std::uint8_t count = 1; count <= most_skills_per_team; ++count, x += step) {
    const std::string number = std::to_string(count);
    const std::string id = "skills " + number;
    const SDL_FRect chip{x, rect.y + rect.h + ui.px(2) - side, side, side};
    const bool on = count == choice_.skills_per_team;
    ui.fill(chip, on ? style::accent : ui.pointer_in(chip) ? style::line : style::panel, 6);
    ui.centred(Type::text, chip, on ? style::on_accent : style::text, number);
    if (ui.focus().on(id)) ui.outline(chip, on ? style::text : style::accent, 2, 6);
    if (ui.spot(id, chip)) choice_.skills_per_team = count;
  }
}

void OptionCards::turn(const OptionEntry& entry) {
  const Options before = choice_.options;
  choice_.options = switched(registry_, before, entry.option);
  const bool on = choice_.options.contains(entry.option);
  const Options others = (on ? choice_.options - before : before - choice_.options) - Options{entry.option};
  notice_ = others.empty()
                ? std::string()
                : fuba::ui(words_, on ? "option-also-on" : "option-also-off", {{"options", named(others)}});
}

std::string OptionCards::named(Options options) const {
  std::string list;
  for (const Option option : options) {
    const std::string& next = option_name(words_, option);
    list = list.empty() ? next : fill(words_, "list", {{"list", list}, {"next", next}});
  }
  return list;
}

}  // namespace fuba::app
