#include "app/season/agreements_panel.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>

namespace fuba::app {

using competition::Kind;

namespace {

constexpr float setting_row = 38;
constexpr float setting_label = 250;
constexpr float beside_label = 12;

/// Numbers of a row of options as their labels.
std::vector<std::string> numbers(const std::vector<std::size_t>& list) {
  std::vector<std::string> labels;
  for (const std::size_t each : list) labels.push_back(std::to_string(each));
  return labels;
}

template <class List, class Value>
std::optional<std::size_t> place_in(const List& list, const Value& value) {
  const auto found = std::ranges::find(list, value);
  if (found == list.end()) return std::nullopt;
  return static_cast<std::size_t>(found - list.begin());
}

/// What reaches from one match into the next, and how long people may take. Answers the height used.
float lay_carry_and_clock(Ui& ui, const SDL_FRect& room, competition::Definition& of) {
  const bool timed = of.clock == competition::Clock::rulebook;
  const auto card = [&](const std::string& id, bool chosen) {
    ChoiceButton button;
    button.label = ui.say(id);
    button.note = ui.say(id + "-help");
    button.chosen = chosen;
    return button;
  };
  const ChoiceButton carry = card("season-carry", of.carry);
  const ChoiceButton clock = card("season-clock", timed);
  const float gap = ui.px(8);
  const float width = (room.w - gap) / 2;
  const float height = std::max(ui.choice_height(carry, width), ui.choice_height(clock, width));
  if (ui.choice("season-carry", {room.x, room.y, width, height}, carry)) of.carry = !of.carry;
  if (ui.choice("season-clock", {room.x + width + gap, room.y, width, height}, clock))
    of.clock = timed ? competition::Clock::none : competition::Clock::rulebook;
  return height;
}

/// A row of options of which one is on, or none where something else is agreed; `row` goes below it. The
/// option that was pressed.
std::optional<std::size_t> choose(Ui& ui, SDL_FRect& row, std::string_view id,
                                  const std::vector<std::string>& labels, std::optional<std::size_t> on) {
  const float height = ui.px(setting_row - 4);
  const SDL_FRect label{row.x, row.y, ui.px(setting_label - beside_label), height};
  ui.left(Type::text, label, style::text, ui.say(id));
  if (ui.pointer_in(label)) ui.hint(ui.say(std::string(id) + "-help"));
  std::optional<std::size_t> pressed;
  const float gap = ui.px(6);
  float x = row.x + ui.px(setting_label);
  for (std::size_t at = 0; at < labels.size(); ++at) {
    const float width = std::max(ui.px(64), ui.measure(Type::text, labels[at]).x + ui.px(28));
    const std::string key = std::string(id) + " " + std::to_string(at);
    if (ui.toggle(key, {x, row.y, width, height}, labels[at], at == on)) pressed = at;
    x += width + gap;
  }
  row.y += ui.px(setting_row + 2);
  return pressed;
}

}  // namespace

void AgreementsPanel::frame(Ui& ui, const SDL_FRect& room, Draft& draft) {
  competition::Definition& of = draft.definition;
  const std::vector<std::string> no_yes{ui.say("season-no"), ui.say("season-yes")};
  ui.begin_scroll("more", room);
  SDL_FRect row{room.x, room.y - ImGui::GetScrollY(), room.w - ui.px(16), room.h};
  const auto flag = [&](std::string_view id, bool& value) {
    if (const auto pressed = choose(ui, row, id, no_yes, value ? 1 : 0)) value = *pressed == 1;
  };
  const auto number = [&](std::string_view id, const std::vector<std::size_t>& list, auto& value) {
    const auto on = place_in(list, static_cast<std::size_t>(value));
    if (const auto pressed = choose(ui, row, id, numbers(list), on))
      value = static_cast<std::decay_t<decltype(value)>>(list[*pressed]);
  };
  const competition::Means& means = draft.means();
  if (means.limits_time) row.y += lay_carry_and_clock(ui, row, of) + ui.px(16);
  flag("season-draw", of.draw);
  if (of.has_table()) number("season-rounds", {1, 2}, of.rounds);
  if (of.kind == Kind::groups) number("season-groups", {2, 4, 8}, of.groups);
  if (of.has_table() && of.has_knock_out())
    number("season-qualify",
           of.kind == Kind::groups ? std::vector<std::size_t>{1, 2, 4} : std::vector<std::size_t>{2, 4, 8},
           of.qualify);
  if (of.has_knock_out() || draft.has_cup_beside()) {
    if (means.decides_by_two_legs) {
      number("season-legs", {1, 2}, of.legs);
      number("season-final-legs", {1, 2}, of.final_legs);
      if (of.legs == 2 || of.final_legs == 2) flag("season-away-goals", of.away_goals);
    }
    if (means.skips_extra_time) flag("season-extra-time", of.extra_time);
    flag("season-third", of.third_place);
  }
  if (!means.cards.empty()) {
    number("season-cards-match", {1, 2, 3, 4, 5}, of.skills_per_match);
    number("season-cards-all", {2, 3, 4, 5, 6, 7, 8}, of.skills_in_competition);
  }
  if (of.has_table()) {
    constexpr std::array<std::array<int, 3>, 2> points{{{3, 1, 0}, {2, 1, 0}}};
    const auto on = place_in(points, of.points);
    if (const auto pressed = choose(ui, row, "season-points", {"3 – 1 – 0", "2 – 1 – 0"}, on))
      of.points = points[*pressed];
    ui.left(Type::text, {row.x, row.y, ui.px(setting_label - beside_label), ui.px(34)}, style::text,
            ui.say("season-tie-breakers"));
    ui.text(Type::small, row.x, row.y + ui.px(34), style::quiet, ui.say("season-tie-breakers-help"),
            ui.px(setting_label - 30));
    row.y +=
        tie_breakers_.frame(ui, {row.x + ui.px(setting_label), row.y, ui.px(300), row.h}, of.tie_breakers);
  }
  const float end = row.y + ImGui::GetScrollY() - room.y;
  ui.end_scroll(end);
}

}  // namespace fuba::app
