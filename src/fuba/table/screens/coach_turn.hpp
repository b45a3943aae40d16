#pragma once

#include <memory>

#include "app/window/director.hpp"
#include "fuba/table/dugout.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/prompts/coach_prompt.hpp"

namespace fuba::app {

/// Coaches at the table: each thinks about what he is asked, announces his choice, and lets it stand as long
/// as the settings say.
class CoachTurn {
 public:
  /// Both must outlive it.
  CoachTurn(Director& director, MatchPlay& play);
  ~CoachTurn();
  CoachTurn(const CoachTurn&) = delete;
  CoachTurn& operator=(const CoachTurn&) = delete;

  /// A coach is to choose. What is shown until the next question.
  std::unique_ptr<Prompt> begin();
  void end() { prompt_ = nullptr; }

  /// Lets a coach think about what he is asked, once. Whether anybody is asked anew.
  bool consult();
  /// Announces what a coach has decided. True if he cannot go on and leaves his side to the players.
  bool hear();
  /// Whether a choice is about to be made.
  bool waits() const;
  /// Time goes by. Whether the choice was made.
  bool advance(float milliseconds);

 private:
  bool asked() const { return prompt_ != nullptr && question_ == play_.question_number(); }
  float pause() const;
  void make_announced();

  Director& director_;
  MatchPlay& play_;
  Dugout dugout_;
  CoachPrompt* prompt_ = nullptr;  ///< while a coach chooses
  std::size_t question_ = 0;       ///< to which it belongs
  std::size_t consulted_ = 0;      ///< the last question
  bool held_;                      ///< the players let coaches wait before each choice
  float waited_ = 0;               ///< milliseconds since a choice was announced
};

}  // namespace fuba::app
