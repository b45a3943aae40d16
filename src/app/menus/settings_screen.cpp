#include "app/menus/settings_screen.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "app/window/page.hpp"
#include "words/languages.hpp"

namespace fuba::app {
namespace {

constexpr float settings_width = 1080;
constexpr float between_settings = 40;
constexpr float option_heading = 26;
constexpr float option_height = 38;
constexpr float option_gap = 16;

/// Rows of options below each other.
class OptionColumn {
 public:
  OptionColumn(Ui& ui, const SDL_FRect& room) : ui_(ui), room_(room) {}

  float end() const { return room_.y; }

  /// The option that is on.
  std::size_t row(std::span<const Chip> options, std::size_t on, std::string_view heading) {
    ui_.left(Type::small, {room_.x, room_.y, room_.w, ui_.px(24)}, style::quiet, ui_.say(heading));
    const float y = room_.y + ui_.px(option_heading);
    const float line = ui_.px(option_height);
    room_.y = y + chips_height(ui_, room_.w, line, options) + ui_.px(option_gap);
    return chips(ui_, {room_.x, y, room_.w, line}, options, on);
  }
  /// The same with labels that are texts: `id`-name.
  std::size_t row(std::string_view id, std::span<const std::string_view> names, std::size_t on,
                  std::string_view heading) {
    return row(chips_of(ui_, id, names), on, heading);
  }

 private:
  Ui& ui_;
  SDL_FRect room_;
};

void choose_language(Ui& ui, OptionColumn& column, const std::vector<std::string>& codes,
                     Settings& settings) {
  std::vector<Chip> options{{"language-system", ui.say("language-system")}};
  for (const std::string& code : codes)
    options.push_back({"language-" + code, std::string(words::language_name(code))});
  const auto now = std::ranges::find(codes, settings.language);
  const std::size_t on = now == codes.end() ? 0 : static_cast<std::size_t>(now - codes.begin()) + 1;
  const std::size_t chosen = column.row(options, on, "language");
  if (chosen != on) settings.language = chosen == 0 ? std::string() : codes[chosen - 1];
}

void choose_text(const Ui& ui, OptionColumn& column, Settings& settings) {
  std::vector<Chip> options;
  for (Settings each; each.text < text_names.size(); ++each.text)
    options.push_back(
        {"text-" + std::string(text_names[each.text]), words::percent_of(ui.words(), each.text_factor())});
  settings.text = column.row(options, settings.text, settings.text == 0 ? "text" : "text-large");
}

void choose_volume(OptionColumn& column, Settings& settings) {
  const std::size_t heard = settings.muted ? 0 : settings.volume;
  const std::size_t volume = column.row("volume", volume_names, heard, "volume");
  if (volume == heard) return;
  settings.volume = volume;
  settings.muted = false;
}

void choose_tips(OptionColumn& column, Settings& settings) {
  const bool tips = column.row("tips", tips_names, settings.tips ? 0 : 1, "tips") == 0;
  if (tips == settings.tips) return;
  settings.tips = tips;
  settings.tips_seen.clear();
}

/// How the match is played.
void choose_play(OptionColumn& column, Settings& settings) {
  settings.pace =
      static_cast<Pace>(column.row("pace", pace_names, static_cast<std::size_t>(settings.pace), "pace"));
  const bool by_step = settings.coach_pace == CoachPace::step;
  settings.coach_pace = static_cast<CoachPace>(column.row("coach-pace", coach_pace_names,
                                                          static_cast<std::size_t>(settings.coach_pace),
                                                          by_step ? "coach-pace-step-help" : "coach-pace"));
  settings.thinking = column.row("thinking", thinking_names, settings.thinking, "thinking");
  settings.questions = static_cast<Questions>(
      column.row("questions", questions_names, static_cast<std::size_t>(settings.questions), "questions"));
  settings.tutor = static_cast<Tutoring>(
      column.row("tutor", tutor_names, static_cast<std::size_t>(settings.tutor), "tutor"));
  choose_tips(column, settings);
}

}  // namespace

SettingsScreen::SettingsScreen(Director& director) : director_(director), languages_(words::languages()) {}

void SettingsScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-settings"), settings_width);
  Settings settings = director_.settings();
  const float width = (room.w - ui.px(between_settings)) / 2;
  OptionColumn left(ui, {room.x, room.y, width, room.h});
  choose_play(left, settings);
  if (ui.button("keys", {room.x, left.end() + ui.px(10), width, ui.px(option_height)}, ui.say("keys"), 'k'))
    director_.go(place::Keys{});
  OptionColumn right(ui, {room.x + room.w - width, room.y, width, room.h});
  choose_language(ui, right, languages_, settings);
  choose_text(ui, right, settings);
  settings.high_contrast =
      right.row("contrast", contrast_names, settings.high_contrast ? 1 : 0, "contrast") == 1;
  choose_volume(right, settings);
  settings.colours = right.row("colours", colour_names, settings.colours, "colours");
  radius_ = ui.px(22);
  for (const Team team : teams)
    pieces_[index(team)] = {room.x + room.w - width / 2 + (team == Team::home ? -1.0F : 1.0F) * ui.px(34),
                            right.end() + ui.px(14)};
  if (settings != director_.settings()) director_.set_settings(settings);
}

void SettingsScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
