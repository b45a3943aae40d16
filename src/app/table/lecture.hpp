#pragma once

#include <SDL_rect.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/window/speech_card.hpp"
#include "lesson/progress.hpp"

namespace fuba::table {

using fuba::app::Ui;
using words::Words;

/// The table as it lies before somebody who is spoken to.
struct LessonSight {
  SDL_FRect room;                 ///< for the card
  std::vector<SDL_FRect> pieces;  ///< which should be seen whatever is spoken of
  /// Where a subject lies; nothing while it cannot be seen.
  std::function<std::optional<SDL_FRect>(std::string_view subject)> place_of;
  /// What has to be seen for a choice to be made.
  std::function<std::vector<SDL_FRect>(const std::string& choice)> places_of_choice;
};

/// What was pressed on the card of a lesson.
enum class LessonWish : std::uint8_t { none, go_on, back, more, next_lesson, all_lessons };

/// The words of a lesson: one thing at a time, on a card beside what it speaks of.
class Lecture {
 public:
  /// A rule as it is cited.
  using Cite = std::string (*)(std::string_view rule, std::string_view edition);

  /// The lesson must outlive it.
  Lecture(const lesson::Lesson& lesson, std::string edition, const Words& words, Cite cite);

  lesson::Progress& progress() { return progress_; }
  const lesson::Progress& progress() const { return progress_; }
  /// Speaks another language from now on.
  void reword(const Words& words) { words_ = words.of_edition(edition_); }

  /// Whether there is something to read before anything is chosen.
  bool reads() const { return !progress_.over() && progress_.step().only_read(); }

  /// Whether the choices are spoken of, which otherwise are not shown before there is something to do.
  bool speaks_of_choices() const;
  /// What stands in their place.
  std::string in_their_place() const;

  /// Says what is to be said at the present step. `next`: the title of the lesson that follows; empty if none
  /// does.
  LessonWish frame(Ui& ui, const LessonSight& sight, const std::string& next) const;

 private:
  std::string told(std::string_view text) const;
  std::string heading() const;
  fuba::app::SpeechCard last_card(const std::string& next) const;
  fuba::app::SpeechCard card(const LessonSight& sight) const;

  const lesson::Lesson& lesson_;
  std::string edition_;
  Words words_;  ///< as the edition has them
  Cite cite_;
  lesson::Progress progress_;
};

}  // namespace fuba::table
