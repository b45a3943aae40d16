#pragma once

#include <optional>
#include <string>
#include <utility>

#include "app/table/guide.hpp"
#include "app/table/lecture.hpp"
#include "app/table/open_lesson.hpp"
#include "lesson/check.hpp"

namespace fuba::table {

/// Leads through a lesson: lets only what is right be chosen, and says one thing at a time on a card beside
/// what it speaks of.
template <tabletop::Game G>
class Tutor : public Guide<G> {
 public:
  using Command = typename G::Command;

  Tutor(OpenLesson<G> lesson, const Words& words)
      : lesson_(std::move(lesson)), lecture_(lesson_.lesson, lesson_.edition, words, lesson_.cite) {}
  Tutor(const Tutor&) = delete;
  Tutor& operator=(const Tutor&) = delete;

  /// Speaks another language from now on.
  void reword(const Words& words) { lecture_.reword(words); }

  bool lets(const Command& command) override { return progress().take(G::to_string(command)); }
  std::optional<Command> take_own() override {
    const auto own = progress().own_choice();
    if (!own) return std::nullopt;
    progress().played();
    return G::parse_command(*own);
  }

  const OpenLesson<G>& lesson() const { return lesson_; }
  /// Whether there is something to read before anything is chosen.
  bool reads() const { return lecture_.reads(); }
  bool over() const { return lecture_.progress().over(); }
  bool speaks_of_choices() const { return lecture_.speaks_of_choices(); }
  std::string in_their_place() const { return lecture_.in_their_place(); }
  bool at_beginning() const { return lecture_.progress().number() == 0; }
  /// The paragraph of the rulebook that the present step tells.
  const std::string& rule() const { return lecture_.progress().step().rule; }

  /// Whether the match has to be begun again, since the position is a new one.
  bool read_on() {
    const std::size_t scene = progress().scene();
    progress().read_on();
    return !over() && progress().scene() != scene;
  }
  void back() { progress().back(); }

  /// The lesson's match as it stands now.
  tabletop::Match<G> match() const {
    const lesson::Progress& now = lecture_.progress();
    return lesson::match_of<G>(lesson_.lesson.scenes[now.scene()], lesson_.rules,
                               lesson_.positions[now.scene()], now.made());
  }

  /// Says what is to be said at the present step. `next`: the title of the lesson that follows; empty if none
  /// does.
  LessonWish frame(Ui& ui, const LessonSight& sight, const std::string& next) const {
    return lecture_.frame(ui, sight, next);
  }

 private:
  lesson::Progress& progress() { return lecture_.progress(); }

  OpenLesson<G> lesson_;
  Lecture lecture_;
};

}  // namespace fuba::table
