#pragma once

#include <vector>

#include "fuba/role.hpp"
#include "fuba/table/prompts/card_rows.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The secret choice of roles: the formation card with its condition points, and the roles beside it.
class RolePrompt : public Prompt {
 public:
  explicit RolePrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  /// The sign of a role, as on the card: a piece and the way its point goes.
  struct Sign {
    SDL_FPoint piece;
    bool faint;
  };
  void lay_roles(Ui& ui);
  bool lay_role(Ui& ui, const SDL_FRect& rect, PlayerRole role, char letter);
  void lay_sign(Ui& ui, const SDL_FRect& rect, PlayerRole role, bool open);
  void finish(Ui& ui, const SDL_FRect& room);
  int taken(PlayerRole role) const;

  MatchPlay& play_;
  Team team_;
  CardRows layout_;
  std::vector<Sign> signs_;
  float radius_ = 0;
};

}  // namespace fuba::app
