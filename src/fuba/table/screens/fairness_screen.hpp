#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/window/director.hpp"
#include "app/window/screen.hpp"
#include "fuba/match.hpp"
#include "fuba/story/fairness.hpp"
#include "fuba/table/fuba_match.hpp"

namespace fuba::app {

/// How the dice have fallen: in the match on the table with every die, and in all saved matches.
class FairnessScreen : public Screen {
 public:
  /// `match`: the one on the table, if there is one.
  FairnessScreen(Director& director, std::shared_ptr<const FubaMatch> match);

  void frame(Ui& ui) override;
  void still(const paint::Painter& painter) const override;
  /// Reads the saved matches, a few at a time.
  bool moving() const override { return all_ && read_ < files_.size(); }
  bool advance(float milliseconds) override;

 private:
  /// A die as it fell, for the list.
  struct Fallen {
    std::string moment;
    Purpose purpose;
    std::array<std::uint8_t, 2> values;
    std::array<Team, 2> rolled_by;
    std::size_t count;
  };

  const Fairness& shown() const { return all_ ? saved_ : here_; }
  void lay_choice(Ui& ui, const SDL_FRect& row);
  void lay_faces(Ui& ui, const SDL_FRect& room);
  void lay_legend(Ui& ui, const SDL_FRect& row);
  float lay_verdict(Ui& ui, const SDL_FRect& room) const;
  void lay_luck(Ui& ui, const SDL_FRect& room) const;
  void lay_purposes(Ui& ui, const SDL_FRect& room) const;
  void lay_log(Ui& ui, const SDL_FRect& room) const;
  void lay_die(Ui& ui, float x, float y, const Fallen& fallen, std::size_t die) const;
  std::string team_name(Team team) const;

  Director& director_;
  std::shared_ptr<const FubaMatch> held_;
  const Match* match_;  ///< the one held, or null
  bool all_;            ///< whether all saved matches are shown
  KnownRules rules_;
  Fairness here_;
  Fairness saved_;
  std::vector<Fallen> fallen_;  ///< in the match on the table, newest first
  std::vector<std::filesystem::path> files_;
  std::size_t read_ = 0;  ///< how many of the files
  std::array<SDL_FPoint, 6> dice_{};
  std::array<SDL_FPoint, 2> pieces_{};
  float side_ = 0;
  float radius_ = 0;
};

}  // namespace fuba::app
