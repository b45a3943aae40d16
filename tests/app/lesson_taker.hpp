#pragma once

#include "app/table/tutor.hpp"
#include "app/window/settings.hpp"
#include "support/catch.hpp"

namespace fuba::test {

/// A lesson on the table, without its window. `Play`: the match as it is played.
template <tabletop::Game G, class Play>
class LessonTaker {
 public:
  LessonTaker(table::OpenLesson<G> open, const words::Words& words, const app::Settings& settings)
      : lesson_(open.lesson),
        tutor_(std::move(open), words),
        play_(tutor_.match(), words, settings),
        progress_(lesson_) {
    play_.follow(tutor_);
  }

  /// Takes it to its end with all wrong turns on the way; answers how many they were.
  int take() {
    int turns = 0;
    while (!progress_.over()) {
      while (progress_.own_choice()) progress_.played();
      CAPTURE(lesson_.id, progress_.step().id);
      REQUIRE_FALSE(tutor_.over());
      CHECK(tutor_.rule() == progress_.step().rule);
      if (play_.match().decision()) turns += take_wrong_turns();
      if (progress_.step().only_read())
        read_on();
      else
        take_right_turn();
    }
    CHECK(tutor_.over());
    return turns;
  }

 private:
  /// Takes every wrong turn at the present step, which must leave all as it was and be answered.
  int take_wrong_turns() {
    const typename G::State before = play_.match().state();
    int turns = 0;
    for (const auto& command : play_.match().legal()) {
      lesson::Progress trial = progress_;
      if (trial.take(G::to_string(command))) continue;
      CAPTURE(G::to_string(command));
      REQUIRE(trial.answer());
      play_.choose(command);
      CHECK(play_.match().state() == before);
      ++turns;
    }
    return turns;
  }

  void read_on() {
    REQUIRE(tutor_.reads());
    progress_.read_on();
    if (tutor_.read_on())
      play_.begin_again(tutor_.match());
    else
      play_.go_on();
  }

  void take_right_turn() {
    const std::string right = progress_.step().right.front();
    REQUIRE(progress_.take(right));
    play_.choose(*G::parse_command(right));
  }

  lesson::Lesson lesson_;
  table::Tutor<G> tutor_;
  Play play_;
  lesson::Progress progress_;
};

}  // namespace fuba::test
