#include "fuba/table/prompts/formation_prompt.hpp"

namespace fuba::app {
namespace {

constexpr int formation_columns = 4;
constexpr float formation_width = 150;
constexpr float formation_height = 210;
constexpr float gap_x = 56;
constexpr float gap_y = 36;

}  // namespace

FormationPrompt::FormationPrompt(MatchPlay& play)
    : play_(play), chosen_(play.rules().cards.front().formation) {}

void FormationPrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  const std::size_t asked = play_.question_number();
  lay_cards(ui, places.table.mat);
  if (asked != play_.question_number()) return;
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("formation-help"), room.w) + ui.px(18);
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("other-formation"), room.w) + ui.px(8);
  y = count_lines(ui, {room.x, y, room.w, 0});
  confirm(ui, {room.x, y + ui.px(14), room.w, ui.px(48)});
}

void FormationPrompt::lay_cards(Ui& ui, const SDL_FRect& mat) {
  const auto& known = play_.rules().cards;
  const int rows = (static_cast<int>(known.size()) + formation_columns - 1) / formation_columns;
  const float width = ui.px(formation_columns * formation_width + (formation_columns - 1) * gap_x);
  const float height =
      ui.px(static_cast<float>(rows) * formation_height + static_cast<float>(rows - 1) * gap_y);
  const float left = mat.x + (mat.w - width) / 2;
  const float top = mat.y + (mat.h - height) / 2;
  cards_.clear();
  for (std::size_t at = 0; at < known.size(); ++at) {
    const auto column = static_cast<float>(at % formation_columns);
    const auto row = static_cast<float>(at / formation_columns);
    const SDL_FRect rect{left + column * ui.px(formation_width + gap_x),
                         top + row * ui.px(formation_height + gap_y), ui.px(formation_width),
                         ui.px(formation_height)};
    const Formation& formation = known[at].formation;
    const std::string id = "card " + to_string(formation);
    if (ui.spot(id, rect, static_cast<char>('1' + at))) {
      if (chosen_ == formation && ui.focus().on(id)) return play_.choose(commands::choose(formation));
      chosen_ = formation;
    }
    ui.centred(Type::small, {rect.x, rect.y + rect.h + ui.px(2), rect.w, ui.px(22)}, style::quiet,
               std::to_string(at + 1));
    cards_.push_back({formation, rect, ui.focus().on(id) || ui.pointer_in(rect)});
  }
}

float FormationPrompt::count_lines(Ui& ui, const SDL_FRect& room) {
  float y = room.y;
  for (const Line line : lines) {
    auto& count = chosen_.count[index(line)];
    const float side = ui.px(34);
    ui.left(Type::text, {room.x, y, room.w - 3 * side, side}, style::text,
            ui.say(std::string("line-") + std::string(name(line))));
    const float right = room.x + room.w;
    if (ui.button("fewer " + std::string(name(line)), {right - 3 * side, y, side, side}, "−") && count > 1)
      --count;
    ui.centred(Type::strong, {right - 2 * side, y, side, side}, style::text, std::to_string(count));
    if (ui.button("more " + std::string(name(line)), {right - side, y, side, side}, "+") && count < 8)
      ++count;
    y += side + ui.px(8);
  }
  return y;
}

void FormationPrompt::confirm(Ui& ui, const SDL_FRect& rect) {
  const Command command = commands::choose(chosen_);
  const std::string refusal = play_.refusal(command);
  if (!refusal.empty()) {
    ui.text(Type::small, rect.x, rect.y, style::bad, refusal, rect.w);
    return;
  }
  if (ui.button("choose", rect, fuba::ui(ui.words(), "choose-formation", {{"formation", to_string(chosen_)}}),
                'c', true))
    play_.choose(command);
}

void FormationPrompt::still(const paint::Painter& painter) const {
  const Team team = play_.decision() ? play_.decision()->team : Team::home;
  for (const Place& card : cards_)
    paint_card(painter.studio(), card.rect,
               {team, card.formation, true, card.formation == chosen_, card.hovered});
}

}  // namespace fuba::app
