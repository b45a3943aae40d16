#pragma once

#include <optional>

#include "fuba/table/prompts/prompt.hpp"

namespace fuba::app {

/// A coach chooses: what he is about to do, for the players to follow.
class CoachPrompt : public Prompt {
 public:
  explicit CoachPrompt(const MatchPlay& play) : play_(play) {}

  /// He has made up his mind.
  void announce(const Command& command) { announced_ = command; }
  const std::optional<Command>& announced() const { return announced_; }
  /// Whether the players have to read it: not that he does without what he may have besides, unless they hold
  /// him.
  bool tells() const {
    return announced_ && (held_ || !lets_extra_go(play_.rules(), play_.view(), *announced_));
  }
  /// Whether he has to wait for the players.
  void hold(bool held) { held_ = held; }
  bool held() const { return held_; }
  /// Whether his choice is asked for now, though he waits; once.
  bool take_release() { return std::exchange(released_, false); }

  void frame(Ui& ui, const Places& places, const SDL_FRect& room) override;
  std::string question(const MatchPlay& play) const override;
  void decorate(paint::MatScene& scene) const override;

 private:
  bool hidden() const { return play_.decision()->secret; }

  const MatchPlay& play_;
  std::optional<Command> announced_;
  std::optional<paint::MatLayout> mat_;
  bool held_ = false;
  bool released_ = false;
};

}  // namespace fuba::app
