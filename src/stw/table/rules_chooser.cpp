#include "stw/table/rules_chooser.hpp"

#include <algorithm>
#include <array>

#include "app/table/option_cards.hpp"
#include "app/table/rules_setting.hpp"
#include "app/window/page.hpp"

namespace stw::app {
namespace {

constexpr float card_gap = 12;
constexpr float card_height = 96;
constexpr float chips_height = 40;
constexpr float label_height = 28;
constexpr float seconds_to_choose = 6;  ///< two people at a screen, for each throw

constexpr std::array<std::uint8_t, 4> halves{45, 30, 15, 5};
constexpr std::array<std::string_view, 4> half_names{"45", "30", "15", "5"};
constexpr std::array<std::uint8_t, 3> rolls{10, 20, 30};
constexpr std::array<std::string_view, 3> roll_names{"10", "20", "30"};
constexpr std::array<std::string_view, 3> tie_names{"overtime", "shoot-out", "draw"};

/// A row of values of which one may be on.
template <class Values, class Names>
void lay_values(Ui& ui, const SDL_FRect& row, std::string_view id, const Values& values, const Names& names,
                std::uint8_t& value) {
  const auto found = std::ranges::find(values, value);
  const std::size_t taken =
      fuba::app::chips(ui, row, id, names, static_cast<std::size_t>(found - values.begin()));
  if (taken < values.size()) value = values[taken];
}

}  // namespace

float StwRulesChooser::editions_height(const Ui& ui, float width) const {
  return ui.measure(Type::text, stw::ui(content_.words, "stw-help"), width).y + ui.px(4);
}

void StwRulesChooser::lay_editions(Ui& ui, const SDL_FRect& room, Settings& /*settings*/,
                                   const std::vector<std::string>& /*taken*/) {
  ui.text(Type::text, room.x, room.y, style::quiet, stw::ui(content_.words, "stw-help"), room.w);
}

void StwRulesChooser::lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                                  const std::vector<std::string>& taken) {
  ui.speak(content_.words);
  RulesChoice choice = fuba::table::rules_setting<Stw>(settings);
  const RulesChoice before = choice;
  lay_cards(ui, {room.x, room.y, room.w, ui.px(card_height)}, choice, taken);
  const float top = room.y + ui.px(card_height + 2 * card_gap);
  lay_clock(ui, {room.x, top, room.w, room.y + room.h - top}, choice.clock);
  if (choice != before) fuba::table::keep_setting<Stw>(settings, choice);
}

void StwRulesChooser::lay_cards(Ui& ui, const SDL_FRect& room, RulesChoice& choice,
                                const std::vector<std::string>& taken) const {
  std::vector<fuba::table::OptionCard> cards;
  for (std::size_t at = 0; at < option_count; ++at) {
    const auto option = static_cast<Option>(at);
    cards.push_back({std::string(name(option)), option_name(content_.words, option),
                     option_help(content_.words, option), choice.options[at]});
  }
  if (const auto pressed = fuba::table::lay_option_cards(ui, room, cards, taken))
    choice.options[*pressed] = !choice.options[*pressed];
}

void StwRulesChooser::lay_clock(Ui& ui, const SDL_FRect& room, Clock& clock) const {
  float y = room.y;
  const auto row = [&](std::string_view heading) {
    ui.left(Type::text, {room.x, y, room.w, ui.px(label_height)}, style::quiet, ui.say(heading));
    y += ui.px(label_height);
    const SDL_FRect rect{room.x, y, room.w, ui.px(chips_height)};
    y += ui.px(chips_height + card_gap);
    return rect;
  };
  lay_values(ui, row("stw-half"), "stw-half", halves, half_names, clock.half);
  lay_values(ui, row("stw-roll"), "stw-roll", rolls, roll_names, clock.roll);
  if (!competes_)
    clock.tie = static_cast<Tie>(
        fuba::app::chips(ui, row("stw-tie"), "stw-tie", tie_names, static_cast<std::size_t>(clock.tie)));
  const int throws = 2 * 60 * clock.half / clock.roll;
  const auto minutes = static_cast<int>(static_cast<float>(throws) * 1.25F * seconds_to_choose / 60);
  ui.text(Type::small, room.x, y, style::quiet,
          stw::ui(content_.words, "stw-length",
                  {{"throws", std::to_string(throws)}, {"minutes", std::to_string(std::max(1, minutes))}}),
          room.w);
}

}  // namespace stw::app
