#include "app/season/agreements_panel.hpp"

#include <algorithm>
#include <array>
#include <optional>

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

/// What may be agreed, a row each below the one before.
class Agreements {
 public:
  Agreements(Ui& ui, const SDL_FRect& row, Draft& draft)
      : ui_(ui), row_(row), draft_(draft), of_(draft.definition), means_(draft.means()) {}

  void lay_matches() {
    if (means_.limits_time) row_.y += lay_carry_and_clock(ui_, row_, of_) + ui_.px(16);
    flag("season-draw", of_.draw);
  }

  void lay_rounds() {
    if (of_.has_table()) number("season-rounds", {1, 2}, of_.rounds);
    const bool groups = of_.kind == Kind::groups;
    if (groups) number("season-groups", {2, 4, 8}, of_.groups);
    if (of_.has_table() && of_.has_knock_out())
      number("season-qualify", groups ? std::vector<std::size_t>{1, 2, 4} : std::vector<std::size_t>{2, 4, 8},
             of_.qualify);
  }

  void lay_knock_out() {
    if (!of_.has_knock_out() && !draft_.has_cup_beside()) return;
    if (means_.decides_by_two_legs) {
      number("season-legs", {1, 2}, of_.legs);
      number("season-final-legs", {1, 2}, of_.final_legs);
      if (of_.legs == 2 || of_.final_legs == 2) flag("season-away-goals", of_.away_goals);
    }
    if (means_.skips_extra_time) flag("season-extra-time", of_.extra_time);
    flag("season-third", of_.third_place);
  }

  void lay_skill_cards() {
    if (means_.cards.empty()) return;
    number("season-cards-match", {1, 2, 3, 4, 5}, of_.skills_per_match);
    number("season-cards-all", {2, 3, 4, 5, 6, 7, 8}, of_.skills_in_competition);
  }

  void lay_table(TieBreakerList& tie_breakers) {
    if (!of_.has_table()) return;
    constexpr std::array<std::array<int, 3>, 2> points{{{3, 1, 0}, {2, 1, 0}}};
    const auto on = place_in(points, of_.points);
    if (const auto pressed = choose(ui_, row_, "season-points", {"3 – 1 – 0", "2 – 1 – 0"}, on))
      of_.points = points[*pressed];
    const float label = ui_.px(setting_label);
    ui_.left(Type::text, {row_.x, row_.y, label - ui_.px(beside_label), ui_.px(34)}, style::text,
             ui_.say("season-tie-breakers"));
    ui_.text(Type::small, row_.x, row_.y + ui_.px(34), style::quiet, ui_.say("season-tie-breakers-help"),
             ui_.px(setting_label - 30));
    row_.y += tie_breakers.frame(ui_, {row_.x + label, row_.y, ui_.px(300), row_.h}, of_.tie_breakers);
  }

  float end() const { return row_.y; }

 private:
  void flag(std::string_view id, bool& value) {
    const std::vector<std::string> no_yes{ui_.say("season-no"), ui_.say("season-yes")};
    if (const auto pressed = choose(ui_, row_, id, no_yes, value ? 1 : 0)) value = *pressed == 1;
  }
  template <class Value>
  void number(std::string_view id, const std::vector<std::size_t>& list, Value& value) {
    const auto on = place_in(list, static_cast<std::size_t>(value));
    if (const auto pressed = choose(ui_, row_, id, numbers(list), on))
      value = static_cast<Value>(list[*pressed]);
  }

  Ui& ui_;
  SDL_FRect row_;
  Draft& draft_;
  competition::Definition& of_;
  const competition::Means& means_;
};

}  // namespace

void AgreementsPanel::frame(Ui& ui, const SDL_FRect& room, Draft& draft) {
  const float edge = ui.px(4);  // for what marks the focus
  ui.begin_scroll("more", {room.x - edge, room.y - edge, room.w + edge, room.h + edge});
  Agreements agreements(ui, {room.x, room.y - ImGui::GetScrollY(), room.w - ui.px(16), room.h}, draft);
  agreements.lay_matches();
  agreements.lay_rounds();
  agreements.lay_knock_out();
  agreements.lay_skill_cards();
  agreements.lay_table(tie_breakers_);
  ui.end_scroll(agreements.end() + ImGui::GetScrollY() - room.y + edge);
}

}  // namespace fuba::app
