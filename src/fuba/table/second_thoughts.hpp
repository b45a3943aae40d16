#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "app/window/background.hpp"
#include "app/window/director.hpp"
#include "app/window/ui.hpp"
#include "fuba/analysis/judged_choice.hpp"
#include "fuba/analysis/puzzle.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/paint/mat_scene.hpp"

namespace fuba::app {

/// The tutor of somebody who practises: looks at each of his choices before dice fall, and asks once more
/// where one gives away more than the settings let go by. It thinks on a thread of its own, and knows what
/// the person knows.
class SecondThoughts {
 public:
  explicit SecondThoughts(Director& director) : director_(director) {}

  /// Whether choices wait: they have to be looked at first.
  bool holds(const MatchPlay& play, std::span<const Command> commands);
  /// Takes in what has been found; the choices that may be made now, once, as they were held.
  std::vector<Command> hear();
  /// Forgets what is held.
  void forget();

  /// Whether a choice is being looked at, or its price has been named and is to be answered.
  bool at_work() const { return !held_.empty(); }
  bool thinking() const { return thought_.has_value(); }

  /// Lays the question in `room`. The choices to make, empty while there are none.
  std::vector<Command> frame(Ui& ui, const SDL_FRect& room, MatchPlay& play);
  /// Draws the choice on the mat, and the better one once somebody has asked for it.
  void decorate(paint::MatScene& scene, const paint::MatLayout& mat, const MatchPlay& play) const;

  /// The dearest choices so far, made or taken back, the dearest first.
  std::vector<Puzzle> dearest() const;

 private:
  void take_back(MatchPlay& play);
  double level() const;
  std::string price(const Words& words) const;

  Director& director_;
  std::optional<Foreteller> foreteller_;
  std::vector<Command> held_;
  State view_;
  std::shared_ptr<const Ruleset> rules_;
  std::optional<Background<JudgedChoice>> thought_;
  std::optional<JudgedChoice> judged_;
  bool shows_better_ = false;
  std::vector<Puzzle> dear_;
};

}  // namespace fuba::app
