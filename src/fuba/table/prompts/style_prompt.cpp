#include "fuba/table/prompts/style_prompt.hpp"

#include <algorithm>

#include "fuba/table/choice_list.hpp"
#include "fuba/table/formation_card.hpp"

namespace fuba::app {
namespace {

constexpr std::array by_strength{Style::easy, Style::normal, Style::aggressive};

/// The lines whose style is asked for, the pending one first.
std::vector<Line> lines_asked(const State& view, Team team) {
  std::vector<Line> asked;
  for (std::size_t at = view.agenda.size(); at-- > 0;) {
    const Frame& frame = view.agenda[at];
    if (frame.step == Step::choose_styles && frame.team == team)
      asked.push_back(static_cast<Line>(frame.number));
  }
  return asked;
}

}  // namespace

StylePrompt::StylePrompt(MatchPlay& play)
    : play_(play),
      team_(play.decision()->team),
      asked_(lines_asked(play.view(), team_)),
      styles_(play.view().side(team_).styles) {}

bool StylePrompt::open(Line line) const { return std::ranges::find(asked_, line) != asked_.end(); }

std::string StylePrompt::question(const MatchPlay& play) const {
  return fuba::ui(play.words(), "styles-asked", {{"team", play.names()[team_]}});
}

void StylePrompt::frame(Ui& ui, const Places& places, const SDL_FRect& room) {
  layout_ = CardRows(ui, places.table.mat);
  signs_.clear();
  sign_ = ui.px(20);
  for (std::size_t at = 0; at < lines.size(); ++at)
    lay_line(ui, layout_.row(ui, at, lines.size()), lines[lines.size() - 1 - at]);
  finish(ui, room);
}

/// A line of the card: its styles side by side, and what the chosen one does.
void StylePrompt::lay_line(Ui& ui, const SDL_FRect& rect, Line line) {
  const float margin = ui.px(12);
  ui.fill(rect, style::with_alpha(style::panel, 0.9F));
  ui.left(Type::strong, {rect.x + margin, rect.y + ui.px(8), rect.w - 2 * margin, ui.px(26)}, style::text,
          ui.say("line-" + std::string(name(line))));
  const float gap = ui.px(6);
  const float room = rect.w - 2 * margin - gap * static_cast<float>(by_strength.size() - 1);
  float words = 0;
  for (const Style style : by_strength) words += ui.measure(Type::text, style_name(ui.words(), style)).x;
  const float beside = (room - words) / by_strength.size();
  SDL_FRect place{rect.x + margin, rect.y + ui.px(38), 0, ui.px(46)};
  for (const Style style : by_strength) {
    place.w = ui.measure(Type::text, style_name(ui.words(), style)).x + beside;
    lay_style(ui, place, line, style);
    place.x += place.w + gap;
  }
  ui.text(Type::small, rect.x + margin, rect.y + ui.px(91), style::quiet,
          style_help(ui.words(), styles_[index(line)]), rect.w - 2 * margin);
}

void StylePrompt::lay_style(Ui& ui, const SDL_FRect& rect, Line line, Style style) {
  const auto at = static_cast<std::size_t>(std::ranges::find(by_strength, style) - by_strength.begin());
  const std::size_t row = lines.size() - 1 - index(line);
  const auto letter = static_cast<char>('a' + row * by_strength.size() + at);
  const bool chosen = styles_[index(line)] == style;
  const std::string id = to_string(commands::play(line, style));
  const bool hot = open(line) && ui.pointer_in(rect);
  ui.fill(rect, chosen ? style::accent : hot ? style::hovered : style::raised);
  const ImU32 ink = chosen ? style::on_accent : open(line) ? style::text : style::dimmed;
  signs_.push_back({{rect.x + ui.px(19), rect.y + rect.h / 2}, style, chosen});
  ui.left(Type::text, {rect.x + ui.px(35), rect.y, rect.w - ui.px(65), rect.h}, ink,
          style_name(ui.words(), style));
  if (!open(line)) return;
  ui.badge(rect, letter, ink);
  if (ui.spot(id, rect, letter)) styles_[index(line)] = style;
  if (ui.focus().on(id)) ui.outline(rect, style::text);
}

void StylePrompt::finish(Ui& ui, const SDL_FRect& room) {
  const float y =
      room.y + ui.text(Type::small, room.x, room.y, style::quiet, ui.say("styles-help"), room.w) + ui.px(18);
  const std::string& words = ui.say("styles-done");
  if (!ui.button("styles done", {room.x, y, room.w, ui.px(48)}, words, 'p', true)) return;
  std::vector<Command> chosen;
  for (const Line line : asked_) chosen.push_back(commands::play(line, styles_[index(line)]));
  play_.choose(chosen);
}

void StylePrompt::still(const paint::Painter& painter) const {
  const State& view = play_.view();
  paint::Card card =
      formation_card(play_.rules(), team_, view.secret_formation[index(team_)], view.side(team_).roles);
  for (const Line line : lines) card.lines[index(line)].style = styles_[index(line)];
  paint_card(painter.studio(), layout_.card, card);
  for (const Sign& sign : signs_) paint_style(painter.studio(), sign.middle, sign_, sign.style, sign.chosen);
}

}  // namespace fuba::app
