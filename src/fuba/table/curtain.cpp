#include "fuba/table/curtain.hpp"

#include <algorithm>

#include "fuba/words/words.hpp"

namespace fuba::app {
namespace {

constexpr float falling_time = 300;

/// Asks for the team that may look behind it. True if it is there.
bool lay_question(Ui& ui, const Names& names, Team team) {
  ui.begin_overlay("##curtain", {0, 0, ui.width(), ui.height()});
  ui.focus().mute(false);
  const float middle = ui.width() / 2;
  const float y = ui.height() * 0.36F;
  ui.centred(Type::number, {0, y, ui.width(), ui.px(40)}, style::text,
             fuba::ui(ui.words(), "curtain-for", {{"team", names[team]}}));
  ui.centred(Type::text, {0, y + ui.px(48), ui.width(), ui.px(30)}, style::text,
             fuba::ui(ui.words(), "curtain-away", {{"team", names[opponent(team)]}}));
  const SDL_FRect rect{middle - ui.px(150), y + ui.px(110), ui.px(300), ui.px(52)};
  const bool ready =
      ui.button("reveal", rect, fuba::ui(ui.words(), "curtain-ready", {{"team", names[team]}}), 0, true);
  ui.end_overlay();
  return ready;
}

}  // namespace

void Curtain::turn() {
  const auto& decision = play_.decision();
  if (!decision || !decision->secret || decision->team != opened_for_) opened_for_.reset();
  look_ = Look::none;
  fall(secret_pending());
}

/// From its beginning, or at once where nothing moves.
void Curtain::fall(bool closes) { fallen_ = closes && director_.settings().pace == Pace::off ? 1.0F : 0.0F; }

/// Only where another person looks on.
bool Curtain::secret_pending() const {
  const auto& decision = play_.decision();
  if (taught_.led() || play_.animation().running() || !decision || !decision->secret || opened_for_)
    return false;
  if (play_.offers_kick_off()) return false;
  return !play_.coached(Team::home) && !play_.coached(Team::away);
}

void Curtain::look_at_cards() {
  if (play_.animation().running() || secret_pending() || !play_.decision() || play_.coach_chooses()) return;
  if (play_.view().side(play_.decision()->team).skills.empty()) return;
  look_ = Look::asked;
  fall(true);
}

void Curtain::frame(Ui& ui) {
  cards_.clear();
  if (look_ == Look::open)
    show_cards(ui);
  else if (closed())
    ask(ui);
}

/// Whoever may look opens the curtain by a button on it.
void Curtain::ask(Ui& ui) {
  if (falling() || director_.box() != nullptr) return;
  const Team team = play_.decision()->team;
  if (!lay_question(ui, play_.names(), team)) return;
  if (look_ == Look::asked)
    look_ = Look::open;
  else
    opened_for_ = team;
}

void Curtain::show_cards(Ui& ui) {
  const Team team = play_.decision()->team;
  if (cards_.frame(ui, play_.rules(), play_.view().side(team), team, play_.names()[team])) look_away();
}

void Curtain::paint(const paint::Painter& painter, const SDL_FRect& room) const {
  painter.draw_curtain(room, fallen_);
  cards_.paint(painter);
}

bool Curtain::advance(float milliseconds) {
  fallen_ = std::min(1.0F, fallen_ + milliseconds / falling_time);
  return !falling();
}

}  // namespace fuba::app
