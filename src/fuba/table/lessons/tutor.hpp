#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/window/speech_card.hpp"
#include "fuba/table/guide.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"
#include "fuba/table/lessons/open_lesson.hpp"
#include "fuba/table/match_play.hpp"
#include "lesson/progress.hpp"

namespace fuba::app {

/// Leads through a lesson: lets only what is right be chosen, and says one thing at a time on a card beside
/// what it speaks of.
class Tutor : public Guide {
 public:
  /// What was pressed on its card.
  enum class Wish : std::uint8_t { none, go_on, back, more, next_lesson, all_lessons };

  Tutor(OpenLesson lesson, const Words& words);
  Tutor(const Tutor&) = delete;
  Tutor& operator=(const Tutor&) = delete;

  /// Speaks another language from now on.
  void reword(const Words& words) { words_ = words.of_edition(lesson_.edition); }

  bool lets(const Command& command) override;
  std::optional<Command> take_own() override;

  const OpenLesson& lesson() const { return lesson_; }
  /// Whether there is something to read before anything is chosen.
  bool reads() const { return !progress_.over() && progress_.step().only_read(); }
  bool over() const { return progress_.over(); }
  bool at_beginning() const { return progress_.number() == 0; }
  /// The paragraph of the rulebook that the present step tells.
  const std::string& rule() const { return progress_.step().rule; }

  /// Whether the match has to be begun again, since the position is a new one.
  bool read_on();
  void back() { progress_.back(); }
  /// The lesson's match as it stands now.
  Match match() const;

  /// Says what is to be said at the present step. `next`: the title of the lesson that follows; empty if none
  /// does.
  Wish frame(Ui& ui, const TableSight& sight, const std::string& next) const;

 private:
  std::string told(std::string_view text) const;
  std::string heading() const;
  SpeechCard card(const TableSight& sight, const std::string& next) const;

  OpenLesson lesson_;
  Words words_;  ///< as the edition has them
  lesson::Progress progress_;
};

}  // namespace fuba::app
