#pragma once

#include <string>
#include <string_view>

#include "app/season/contest.hpp"
#include "app/window/ui.hpp"

namespace fuba::app {

/// The result of a match that was played on a real table, entered by hand (C40).
class ResultForm {
 public:
  ResultForm(ContestPtr contest, std::size_t match) : contest_(std::move(contest)), match_(match) {}

  std::size_t match() const { return match_; }
  /// Lays out both teams and all their numbers. Answers the height used.
  float frame(Ui& ui, const SDL_FRect& room);
  /// Whether nobody has won a tie that has to have a winner.
  bool undecided() const;
  /// As it is to be written.
  competition::ResultEntry result() const;

 private:
  float lay_teams(Ui& ui, const SDL_FRect& room) const;
  float lay_numbers(Ui& ui, const SDL_FRect& room, std::string_view id, competition::Sides& sides) const;
  bool level() const;
  bool level_after_extra_time() const;

  ContestPtr contest_;
  std::size_t match_;
  bool begun_ = false;
  competition::ResultEntry entered_;
  competition::Sides extra_{};
  competition::Sides penalties_{};
};

}  // namespace fuba::app
