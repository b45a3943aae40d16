#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "fuba/skill.hpp"
#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// The secret choice of skill cards: a leaf for each group, the cards of one laid out. A card is picked up
/// first and taken when it is pressed again.
class SkillPrompt : public Prompt {
 public:
  explicit SkillPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  bool cancel() override;
  void still(const paint::Painter& painter) const override;
  bool covers_mat() const override { return true; }

 private:
  /// Cards of one group, in the order of the rulebook.
  struct Group {
    std::string_view id;
    std::vector<Skill> cards;
  };
  void lay_groups(Ui& ui, const SDL_FRect& row);
  void lay_cards(Ui& ui, const SDL_FRect& room);
  void lay_card(Ui& ui, const SDL_FRect& place, Skill skill, char letter);
  void press(Skill skill);
  bool complete() const;
  float lay_taken(Ui& ui, const SDL_FRect& room);
  void finish(Ui& ui, const SDL_FRect& room);
  bool taken(Skill skill) const { return play_.view().side(team_).skills.contains(skill); }
  int cost(Skill skill) const { return play_.rules().skills[index(skill)].cost; }

  MatchPlay& play_;
  Team team_;
  std::vector<Group> groups_;
  std::size_t open_ = 0;  ///< the group that is laid out
  std::optional<Skill> picked_;
  std::vector<std::pair<SDL_FRect, Skill>> emblems_;  ///< on the cards that are laid out
};

}  // namespace fuba::app
