#pragma once

#include <optional>
#include <vector>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "app/window/ui.hpp"
#include "fuba/coach/coach.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {

/// What the professional would do at the pending decision: the best choices with their chances, and why. She
/// gets the view of the team that chooses, and thinks on a thread of her own.
class HintSheet {
 public:
  struct Answer {
    bool closed = false;
    std::vector<Command> taken;  ///< what the players follow the advice with; empty = nothing yet
  };

  /// Asks about the decision that is pending. False where she cannot come; the players are told why.
  bool ask(Director& director, const MatchPlay& play);
  /// Whoever thinks stops.
  void hush() { thought_.reset(); }
  /// Lays the choices and their reasons out in `room`.
  Answer frame(Ui& ui, const SDL_FRect& room, const MatchPlay& play);
  /// Draws on the mat the choice that is pointed at, or else the best.
  void decorate(paint::MatScene& scene, const paint::MatLayout& mat, const MatchPlay& play) const;

 private:
  bool compares() const;
  const std::string& help(const Ui& ui) const;
  float lay_advice(Ui& ui, const SDL_FRect& room, const MatchPlay& play, std::size_t number,
                   std::vector<Command>& taken);
  std::string why(const Words& words, std::size_t number) const;

  std::optional<Background<std::vector<Advice>>> thought_;
  std::vector<Advice> advice_;
  std::size_t pointed_ = 0;
};

/// Why a choice is advised, what weighs most first: "brings better chances, but costs strength". Empty
/// where nothing weighs enough.
std::string reasons(const Words& words, const std::vector<Argument>& arguments);

/// Why a choice that was played out is the better one: only what speaks for it.
std::string reasons_for(const Words& words, std::vector<Argument> arguments);

}  // namespace fuba::app
