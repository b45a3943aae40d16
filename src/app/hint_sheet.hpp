#pragma once

#include <optional>
#include <vector>

#include "background.hpp"
#include "director.hpp"
#include "match_play.hpp"
#include "opponents/coach.hpp"
#include "ui.hpp"

namespace fuba::app {

/// What the professional would do at the pending decision: his best choices with their chances, and why. He
/// gets the view of the team that chooses, and thinks on a thread of his own.
class HintSheet {
 public:
  struct Answer {
    bool closed = false;
    std::optional<Command> taken;  ///< the players follow him
  };

  /// Asks him about the decision that is pending. False where he cannot come; the players are told why.
  bool ask(Director& director, const MatchPlay& play);
  /// Whoever thinks stops.
  void hush() { thought_.reset(); }
  Answer frame(Ui& ui, const SDL_FRect& rect, const MatchPlay& play);

 private:
  float lay_advice(Ui& ui, const SDL_FRect& room, const MatchPlay& play, std::size_t number,
                   std::optional<Command>& taken) const;

  std::optional<Background<std::vector<Advice>>> thought_;
  std::vector<Advice> advice_;
};

/// Why a choice is advised, in half a sentence each: "better chances afterwards; costs strength". Empty where
/// nothing weighs enough.
std::string reasons(const Words& words, const std::vector<Argument>& arguments);

}  // namespace fuba::app
