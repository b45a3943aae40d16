#include "fuba/table/screens/coach_turn.hpp"

#include <array>
#include <span>
#include <utility>

#include "fuba/table/proposal.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

CoachTurn::CoachTurn(Director& director, MatchPlay& play)
    : director_(director),
      play_(play),
      dugout_(dugout_for(director, play.match())),
      held_(director.settings().coach_pace == CoachPace::step) {
  for (const Team team : teams)
    if (play_.coached(team) && !dugout_.plays(team)) play_.dismiss(team);
}

/// Only now: until the table is left the end may be taken back.
CoachTurn::~CoachTurn() {
  if (play_.match().over()) dugout_.tell_result(play_.match().state());
}

std::unique_ptr<Prompt> CoachTurn::begin() {
  auto prompt = std::make_unique<CoachPrompt>(play_);
  prompt->hold(held_);
  prompt_ = prompt.get();
  question_ = play_.question_number();
  return prompt;
}

bool CoachTurn::consult() {
  if (std::exchange(consulted_, play_.question_number()) == play_.question_number()) return false;
  dugout_.hush();
  waited_ = 0;
  if (!play_.coach_chooses()) return true;
  const Team team = play_.decision()->team;
  dugout_.think(play_.match().shared_rules(), team, play_.match().state_for(team));
  return true;
}

bool CoachTurn::hear() {
  if (!asked()) return false;
  held_ = prompt_->held();
  if (prompt_->take_release()) {
    make_announced();
    return false;
  }
  const auto choice = dugout_.take();
  if (!choice) return false;
  if (*choice) {
    prompt_->announce(**choice);
    return false;
  }
  const Team team = play_.decision()->team;
  director_.tell(fuba::ui(director_.words(), "coach-gone",
                          {{"problem", words::told_error(director_.words(), choice->error())},
                           {"side", fuba::ui(director_.words(), name(team))}}));
  play_.dismiss(team);
  return true;
}

void CoachTurn::make_announced() { play_.make(std::span(&*prompt_->announced(), 1)); }

bool CoachTurn::waits() const { return asked() && prompt_->announced() && !held_; }

/// How long a choice stands before it is made, in milliseconds.
float CoachTurn::pause() const {
  const bool out_of_sight = play_.decision()->secret || is_set_up(play_.view()) || !prompt_->tells();
  constexpr std::array<float, 4> pauses{0, 700, 1800, 0};
  return out_of_sight ? 0 : pauses[static_cast<std::size_t>(director_.settings().coach_pace)];
}

bool CoachTurn::advance(float milliseconds) {
  if (!waits() || (waited_ += milliseconds) < pause()) return false;
  make_announced();
  return true;
}

}  // namespace fuba::app
