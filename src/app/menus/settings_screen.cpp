#include "app/menus/settings_screen.hpp"

#include "app/window/page.hpp"

namespace fuba::app {

void SettingsScreen::frame(Ui& ui) {
  const SDL_FRect room = page(ui, director_, ui.say("title-settings"));
  Settings settings = director_.settings();
  float y = room.y;
  const auto row = [&](std::string_view id, std::span<const std::string_view> names, std::size_t on,
                       std::string_view heading) {
    ui.left(Type::small, {room.x, y, room.w, ui.px(22)}, style::quiet, ui.say(heading));
    y += ui.px(23);
    const std::size_t now = chips(ui, {room.x, y, room.w, ui.px(36)}, id, names, on);
    y += ui.px(46);
    return now;
  };
  settings.pace = static_cast<Pace>(row("pace", pace_names, static_cast<std::size_t>(settings.pace), "pace"));
  const bool by_step = settings.coach_pace == CoachPace::step;
  settings.coach_pace = static_cast<CoachPace>(row("coach-pace", coach_pace_names,
                                                   static_cast<std::size_t>(settings.coach_pace),
                                                   by_step ? "coach-pace-step-help" : "coach-pace"));
  settings.thinking = row("thinking", thinking_names, settings.thinking, "thinking");
  settings.questions = static_cast<Questions>(
      row("questions", questions_names, static_cast<std::size_t>(settings.questions), "questions"));
  settings.tutor =
      static_cast<Tutoring>(row("tutor", tutor_names, static_cast<std::size_t>(settings.tutor), "tutor"));
  if (const bool tips = row("tips", tips_names, settings.tips ? 0 : 1, "tips") == 0; tips != settings.tips) {
    settings.tips = tips;
    settings.tips_seen.clear();
  }
  const std::size_t heard = settings.muted ? 0 : settings.volume;
  if (const std::size_t volume = row("volume", volume_names, heard, "volume"); volume != heard) {
    settings.volume = volume;
    settings.muted = false;
  }
  settings.text = row("text", text_names, settings.text, "text");
  settings.colours = row("colours", colour_names, settings.colours, "colours");
  radius_ = ui.px(22);
  for (const Team team : teams)
    pieces_[index(team)] = {room.x + room.w / 2 + (team == Team::home ? -1.0F : 1.0F) * ui.px(34),
                            y + ui.px(14)};
  if (settings != director_.settings()) director_.set_settings(settings);
}

void SettingsScreen::still(const paint::Painter& painter) const {
  for (const Team team : teams) painter.draw_piece(pieces_[index(team)], radius_, team, false);
}

}  // namespace fuba::app
