#include "app/table/tips.hpp"

#include <utility>

#include "app/table/table_subjects.hpp"

namespace fuba::table {
namespace {

constexpr float rim = 8;  ///< of the log's place, around a tip

bool sees_all(const Ui& ui) { return ui.sees({0, 0, ui.width(), ui.height()}); }

std::optional<std::string> lay_in_place_of_log(Ui& ui, const SDL_FRect& log,
                                               const fuba::app::SpeechCard& card) {
  ui.fill(log, fuba::app::style::panel, 0);
  const float inset = ui.px(rim);
  return fuba::app::lay_speech(ui, {log.x + inset, log.y + inset, log.w - 2 * inset, log.h - 2 * inset},
                               card);
}

}  // namespace

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

fuba::app::SpeechCard Tips::card(const Ui& ui) const {
  fuba::app::SpeechCard card;
  card.heading = ui.say("tip");
  card.text = ui.words()["tip." + kind_.substr(kind_.rfind('/') + 1)];
  card.buttons = {{"tip close", ui.say("tip-close")}, {"tip more", ui.say("tip-more")}};
  card.beside_heading = {"tip none", ui.say("tip-none")};
  return card;
}

bool Tips::take_log(const Ui& ui, TableLayout& table) const {
  if (!sees_all(ui)) return false;
  const float around = ui.px(2 * rim);
  table.raise_log(fuba::app::speech_height(ui, card(ui), table.log.w - around) + around);
  return true;
}

Tips::Wish Tips::frame(Ui& ui, const TableLayout& table) {
  fuba::app::SpeechCard said = card(ui);
  said.about = {question_in(table.now, ui.focus())};
  const auto pressed = sees_all(ui) ? lay_in_place_of_log(ui, table.log, said)
                                    : fuba::app::lay_speech_card(ui, table.mat, said);
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
