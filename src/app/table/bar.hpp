#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "app/table/rooms.hpp"

namespace fuba::table {

/// What the bar tells of a match.
struct BarView {
  Names names;
  std::array<int, 2> score{};
  std::string below_score;        ///< of a shoot-out; else empty
  std::optional<Team> with_ball;  ///< nothing before it is decided
  std::string moment;             ///< "31'"
  std::string beside;             ///< behind it: the half, or what matters more
  bool beside_matters = false;    ///< it is to be seen at once
};

/// The bar: who plays, the score, who has the ball, and the time.
class Bar {
 public:
  /// Where the ball lies, at the side of whoever has it.
  struct Ball {
    SDL_FPoint centre;
    float radius;
  };

  /// Whose portraits stand beside the names: the coaches' who play a side.
  void seat(std::array<std::string, 2> coaches) { coaches_ = std::move(coaches); }
  void tell(Ui& ui, const TableLayout& table, const BarView& view);
  void still(const Painter& painter) const;
  const std::optional<Ball>& ball() const { return ball_; }

 private:
  void lay_teams(Ui& ui, const TableLayout& table, const BarView& view);
  void lay_time(Ui& ui, const TableLayout& table, const BarView& view) const;

  std::array<std::string, 2> coaches_;
  std::array<SDL_FPoint, 2> pieces_{};
  std::array<SDL_FPoint, 2> portraits_{};
  float portrait_ = 0;
  float radius_ = 0;
  std::optional<Ball> ball_;
};

}  // namespace fuba::table
