#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lesson/lesson.hpp"

namespace lesson {

/// How far somebody has come in a lesson: which step it is, what is right there, and what was answered. It
/// knows choices by their notation alone; whoever owns the match makes them.
class Progress {
 public:
  /// The lesson must have steps and outlive it.
  explicit Progress(const Lesson& lesson) : lesson_(&lesson) {}

  /// The present step; the last one when the lesson is over.
  const Step& step() const;
  /// Its number, from 0; the number of steps when the lesson is over.
  std::size_t number() const { return at_; }
  bool over() const { return at_ == lesson_->steps.size(); }

  /// What the lesson plays next by itself. Nothing while it waits for the learner.
  std::optional<std::string> own_choice() const;
  /// That choice has been made.
  void played();

  /// A choice of the learner: true if it is right, so that it is to be made; the next step follows. Else the
  /// answer to it is what is said.
  bool take(const std::string& choice);
  /// Goes on from a step that is only to be read.
  void read_on();

  /// The last part of the text's name that answers the last wrong choice: "play-far"; nothing where the last
  /// was right. A step that is to be read first answers by an empty one.
  const std::optional<std::string>& answer() const { return answer_; }

  /// Which of the lesson's scenes it is.
  std::size_t scene() const;
  /// All choices that were made since the scene began.
  std::vector<std::string> made() const;
  /// Goes back to the step before, or to the beginning of the first. Its match has to be made anew, by what
  /// `made` has then, before it plays on.
  void back();

 private:
  void go_on();

  const Lesson* lesson_;
  std::size_t at_ = 0;
  std::size_t played_ = 0;  ///< choices of the present step's `plays`
  std::optional<std::string> answer_;
  std::vector<std::string> made_;
  std::vector<std::size_t> begins_{0};  ///< by step, how many choices had been made
};

}  // namespace lesson
