#include "app/table/tips.hpp"

#include <utility>

namespace fuba::table {

bool Tips::known(const std::string& kind) const {
  return seen_.contains(kind) || (!anew_ && director_.settings().tips_seen.contains(kind));
}

/// The tip that is shown has been seen, now and in later matches.
void Tips::close() {
  if (kind_.empty()) return;
  seen_.insert(kind_);
  if (!director_.settings().tips_seen.contains(kind_)) {
    fuba::app::Settings settings = director_.settings();
    settings.tips_seen.insert(kind_);
    director_.set_settings(settings);
  }
  kind_.clear();
}

void Tips::turn_to(const std::string& kind) {
  close();
  just_come_ = director_.settings().tips && !kind.empty() && !known(kind);
  if (just_come_) kind_ = kind;
}

void Tips::listen(Ui& ui) {
  if (std::exchange(just_come_, false)) ui.focus().go_to({});
  if (ui.focus().current().empty() && ui.focus().spare_enter()) close();
}

Tips::Wish Tips::frame(Ui& ui, const SDL_FRect& room, const SDL_FRect& about, std::vector<SDL_FRect> seen) {
  fuba::app::SpeechCard card;
  card.heading = ui.say("tip");
  card.text = ui.words()["tip." + kind_.substr(kind_.rfind('/') + 1)];
  card.buttons = {
      {"tip close", ui.say("tip-close")}, {"tip more", ui.say("tip-more")}, {"tip none", ui.say("tip-none")}};
  card.about = {about};
  card.seen = std::move(seen);
  const auto pressed = fuba::app::lay_speech_card(ui, room, card);
  if (pressed == "tip close") close();
  if (pressed == "tip more") return Wish::more;
  if (pressed == "tip none") {
    close();
    fuba::app::Settings settings = director_.settings();
    settings.tips = false;
    director_.set_settings(settings);
  }
  return Wish::none;
}

}  // namespace fuba::table
