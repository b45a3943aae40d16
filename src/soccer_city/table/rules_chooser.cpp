#include "soccer_city/table/rules_chooser.hpp"

#include "app/table/option_cards.hpp"
#include "app/table/rules_setting.hpp"

namespace soccer_city::app {
namespace {

constexpr float option_height = 96;
constexpr float between_paragraphs = 8;

}  // namespace

float CityRulesChooser::editions_height(const Ui& ui, float width) const {
  const auto height = [&](std::string_view text) {
    return ui.measure(Type::text, soccer_city::ui(content_.words, text), width).y;
  };
  return height("city-help") + ui.px(between_paragraphs) + height("city-ours") + ui.px(4);
}

void CityRulesChooser::lay_editions(Ui& ui, const SDL_FRect& room, Settings& /*settings*/,
                                    const std::vector<std::string>& /*taken*/) {
  const float used =
      ui.text(Type::text, room.x, room.y, style::quiet, soccer_city::ui(content_.words, "city-help"), room.w);
  ui.text(Type::text, room.x, room.y + used + ui.px(between_paragraphs), style::accent,
          soccer_city::ui(content_.words, "city-ours"), room.w);
}

void CityRulesChooser::lay_options(Ui& ui, const SDL_FRect& room, Settings& settings,
                                   const std::vector<std::string>& taken) {
  ui.speak(content_.words);
  RulesChoice choice = fuba::table::rules_setting<SoccerCity>(settings);
  std::vector<fuba::table::OptionCard> cards;
  std::vector<Option> offered;
  for (std::size_t at = 0; at < option_count; ++at) {
    const auto option = static_cast<Option>(at);
    if (competes_ && option == Option::extra_time) continue;
    offered.push_back(option);
    cards.push_back({std::string(name(option)), option_name(content_.words, option),
                     option_help(content_.words, option), choice.options.contains(option)});
  }
  const auto pressed =
      fuba::table::lay_option_cards(ui, {room.x, room.y, room.w, ui.px(option_height)}, cards, taken);
  if (!pressed) return;
  choice.options.toggle(offered[*pressed]);
  fuba::table::keep_setting<SoccerCity>(settings, choice);
}

}  // namespace soccer_city::app
