#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/table/rooms.hpp"
#include "app/table/tutor.hpp"

namespace fuba::table {

/// The lesson for which a match lies on the table: whoever leads through it, and the way to the next one.
/// `Play`: the match as it is played, which can be led.
template <tabletop::Game G, class Play>
class Taught {
 public:
  /// Both must outlive it.
  Taught(Director& director, Play& play) : director_(director), play_(play) {}

  void begin(OpenLesson<G> lesson, const Words& words) {
    id_ = lesson.id();
    edition_ = lesson.edition;
    list();
    if (lesson.lesson.is_match()) return;
    tutor_ = std::make_unique<Tutor<G>>(std::move(lesson), words);
    play_.follow(*tutor_);
  }
  void reword(const Words& words) {
    if (tutor_) tutor_->reword(words);
    if (present()) list();
  }

  /// Whether the match is that of a lesson.
  bool present() const { return !id_.empty(); }
  /// Whether somebody leads through it.
  bool led() const { return tutor_ != nullptr; }
  /// Whether there is something to read before anything is chosen.
  bool only_reads() const { return tutor_ && (tutor_->reads() || tutor_->over()); }
  /// What stands in the place of the choices while they are not spoken of; nothing where they are shown.
  std::optional<std::string> in_place_of_choices() const {
    return only_reads() && !tutor_->speaks_of_choices() ? std::optional(tutor_->in_their_place())
                                                        : std::nullopt;
  }
  bool at_beginning() const { return tutor_->at_beginning(); }

  /// Remembers that it was taken to its end.
  void count() {
    if (!present() || director_.settings().learned.contains(id_)) return;
    if (tutor_ ? !tutor_->over() : !play_.match().over()) return;
    Settings settings = director_.settings();
    settings.learned.insert(id_);
    director_.set_settings(settings);
  }

  /// Nothing of a lesson is lost but a match that was to be played.
  void leave() {
    if (tutor_ || !play_.decision()) return director_.back();
    director_.ask(words::ui(play_.words(), "lesson-leave"), {{words::ui(play_.words(), "lesson-leave-yes"),
                                                              [&director = director_] { director.back(); }}});
  }

  /// Back to the step before, with the match as it stood there.
  void step_back() {
    tutor_->back();
    play_.begin_again(tutor_->match());
  }

  /// What the lesson says now, on a card above the board. The rule that is to be read, if one is.
  std::optional<std::string> frame(Ui& ui, const LessonSight& sight) {
    const fuba::app::LessonLine* next = following();
    switch (tutor_->frame(ui, sight, next == nullptr ? "" : next->title)) {
      case LessonWish::go_on:
        if (tutor_->read_on())
          play_.begin_again(tutor_->match());
        else
          play_.go_on();
        break;
      case LessonWish::back:
        step_back();
        break;
      case LessonWish::more:
        return tutor_->rule();
      case LessonWish::next_lesson:
        director_.back();
        director_.go(place::Lesson{next->id});
        break;
      case LessonWish::all_lessons:
        director_.back();
        break;
      case LessonWish::none:
        break;
    }
    return std::nullopt;
  }

 private:
  /// All lessons of the edition.
  void list() {
    for (fuba::app::LessonShelf& shelf : director_.game_named(G::id).lessons())
      if (shelf.edition == edition_) all_ = std::move(shelf.lessons);
  }

  /// The lesson that one takes next; null after the last one.
  const fuba::app::LessonLine* following() const {
    const auto now = std::ranges::find(all_, id_, &fuba::app::LessonLine::id);
    return now == all_.end() || now + 1 == all_.end() ? nullptr : &*(now + 1);
  }

  Director& director_;
  Play& play_;
  std::unique_ptr<Tutor<G>> tutor_;  ///< null unless somebody leads through a lesson
  std::string id_;                   ///< of the one that is taken; empty if none is
  std::string edition_;
  std::vector<fuba::app::LessonLine> all_;  ///< of its edition
};

}  // namespace fuba::table
