#pragma once

#include "fuba/table/area_typing.hpp"
#include "fuba/table/choice_list.hpp"
#include "fuba/table/mat_input.hpp"
#include "fuba/table/openings.hpp"
#include "fuba/table/prompts/prompt.hpp"
#include "fuba/table/target_outlook.hpp"

namespace fuba::app {

/// A decision of the turn: areas, moves, actions and yes or no.
class TurnPrompt : public Prompt {
 public:
  explicit TurnPrompt(MatchPlay& play);

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  std::string question(const MatchPlay& play) const override;
  bool cancel() override;
  void decorate(paint::MatScene& scene) const override;

 private:
  void listen_on_mat(Ui& ui, const Places& places);
  void listen_on_goal(Ui& ui, const Places& places);
  void listen_to_names(const Ui& ui);
  void take(const MatPick& pick);
  void begin(const MatPick& pick);
  void take(const Listed& chosen);
  std::vector<Listed> choices(const Ui& ui) const;
  void end_movement(Action answer);
  void add(std::vector<Listed>& list, const Command& command) const;
  std::vector<Listed> origins(const Ui& ui) const;
  std::string words_for(Area area) const;
  std::string words_for(const Command& command) const;
  std::string reason_for(Area area) const;
  std::string reason_against(Area from, Area to, bool keeper) const;
  Area origin(const Command& command) const;
  std::optional<Command> stance_offered() const;
  float lay_measures(Ui& ui, const SDL_FRect& room);
  float lay_extras(Ui& ui, const SDL_FRect& room);
  bool tells_apart(Measure measure) const;
  std::vector<Listed> targets() const;
  void add_asked(paint::MatScene& scene) const;
  void add_goal(paint::MatScene& scene) const;
  void add_pointed(paint::MatScene& scene) const;
  void add_pass(paint::MatScene& scene) const;
  void add_way(paint::MatScene& scene) const;
  void add_offside(paint::MatScene& scene) const;
  void add_stops(paint::MatScene& scene) const;
  void add_stance(paint::MatScene& scene) const;
  void add_figures(paint::MatScene& scene) const;
  void add_reach(paint::MatScene& scene) const;
  void add_incident(paint::MatScene& scene) const;

  /// A move with the action that it begins.
  struct Way {
    const Opening* opening;
    Command move;
  };

  MatchPlay& play_;
  MatOffer offer_;
  std::vector<Opening> openings_;
  std::optional<WayToPress> to_press_;  ///< at the end of the movement under way
  std::vector<Way> ways_;               ///< what one pick on the mat may begin
  Measure measure_ = Measure::keep;
  bool all_figures_ = false;  ///< all measures stand in the areas, not only that one
  MatInput mat_;
  AreaTyping typing_;
  std::vector<Command> alike_;      ///< what one pick on the mat may mean
  std::optional<Command> pointed_;  ///< the choice under the pointer in the list
  bool goal_pointed_ = false;
  std::string notice_;  ///< why the last pick was not taken
  paint::MatLayout layout_;
};

}  // namespace fuba::app
