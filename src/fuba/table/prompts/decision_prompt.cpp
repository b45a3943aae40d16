#include "fuba/table/prompts/decision_prompt.hpp"

#include "fuba/table/prompts/formation_prompt.hpp"
#include "fuba/table/prompts/half_time_prompt.hpp"
#include "fuba/table/prompts/penalty_prompt.hpp"
#include "fuba/table/prompts/role_prompt.hpp"
#include "fuba/table/prompts/set_up_prompt.hpp"
#include "fuba/table/prompts/shift_prompt.hpp"
#include "fuba/table/prompts/skill_prompt.hpp"
#include "fuba/table/prompts/style_prompt.hpp"
#include "fuba/table/prompts/turn_prompt.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {

std::unique_ptr<Prompt> decision_prompt(MatchPlay& play) {
  const DecisionKind kind = play.decision()->kind;
  if (kind == DecisionKind::formation) return std::make_unique<FormationPrompt>(play);
  if (kind == DecisionKind::role) return std::make_unique<RolePrompt>(play);
  if (kind == DecisionKind::skill) return std::make_unique<SkillPrompt>(play);
  if (kind == DecisionKind::style) return std::make_unique<StylePrompt>(play);
  if (kind == DecisionKind::shift) return std::make_unique<ShiftPrompt>(play);
  if (is_set_up(play.view())) return std::make_unique<SetUpPrompt>(play);
  if (kind == DecisionKind::dive || kind == DecisionKind::kick) return std::make_unique<PenaltyPrompt>(play);
  if (kind == DecisionKind::change && play.view().agenda.top().step == Step::change_formation)
    return std::make_unique<HalfTimePrompt>(play);
  return std::make_unique<TurnPrompt>(play);
}

}  // namespace fuba::app
