#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "fuba/json.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba::app {

/// Why a change cannot be made, as the engine has it; nothing if it was made.
using NotMade = std::optional<PositionError>;

/// A position that is put together. A change is made only where the engine takes what comes of it; what was
/// under way in a match is given up by the first one, for the stage at which it stands.
class PositionDraft {
 public:
  PositionDraft(std::shared_ptr<const Ruleset> rules, const State& state);

  const Ruleset& rules() const { return *rules_; }
  const std::shared_ptr<const Ruleset>& shared_rules() const { return rules_; }
  const State& state() const { return state_; }
  /// As `position` of the protocol has it.
  std::string text() const { return json_.dump(); }
  /// All anew from such a text; its rules are the present ones where it names none.
  NotMade read(std::string_view text, const OptionRegistry& options);

  NotMade move(Team team, Area from, Area to);
  NotMade move_keeper(Team team, Area to);
  NotMade move_ball(Area to);
  NotMade add_to_ball_value(int step);
  NotMade give_ball(Team team);
  NotMade set_half(int half);
  NotMade add_to_minute(int step);
  NotMade add_to_stoppage(int step);
  NotMade add_goals(Team team, int step);
  NotMade add_yellow(Team team, int step);
  /// Whoever is sent off leaves the mat; whoever comes back stands in front of his own goal.
  NotMade add_red(Team team, int step);
  NotMade add_condition(Team team, Line line, int step);
  /// The other lines of the formation give a player up or take one.
  NotMade add_to_line(Team team, Line line, int step);
  NotMade add_role(Team team, PlayerRole role, int step);
  NotMade add_substitutions(Team team, int step);
  NotMade set_style(Team team, Line line, Style style);
  /// A skill card that is not there is taken, one that is there is used up, one that was used is put away.
  NotMade turn_skill(Team team, Skill skill);
  NotMade set_weather(Weather weather);

  /// Where in a turn it stands: a name of `stages`, those that the edition has.
  std::span<const std::string_view> stages() const;
  const std::string& stage() const { return stage_; }
  NotMade set_stage(std::string_view stage);
  NotMade set_first(Team team);

 private:
  using Change = std::function<void(nlohmann::json&)>;
  NotMade change(const Change& change);
  nlohmann::json at_stage(std::string_view stage) const;

  std::shared_ptr<const Ruleset> rules_;
  nlohmann::json json_;
  State state_;
  std::string stage_;
};

}  // namespace fuba::app
