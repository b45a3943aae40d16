#include "app/table/lecture.hpp"

#include <algorithm>
#include <utility>

namespace fuba::table {

using fuba::app::SpeechCard;

Lecture::Lecture(const lesson::Lesson& lesson, std::string edition, const Words& words, Cite cite)
    : lesson_(lesson),
      edition_(std::move(edition)),
      words_(words.of_edition(edition_)),
      cite_(cite),
      progress_(lesson) {}

bool Lecture::speaks_of_choices() const {
  if (progress_.over()) return false;
  return std::ranges::any_of(progress_.step().about, [](const std::string& subject) {
    return subject == "now" || subject.starts_with("choice ");
  });
}

std::string Lecture::in_their_place() const {
  return progress_.over() ? std::string() : words::ui(words_, "lesson-now");
}

std::string Lecture::told(std::string_view text) const {
  return words_[lesson::text_key(edition_, lesson_, text)];
}

/// "The ball is a die, 2 of 9"
std::string Lecture::heading() const {
  return words::ui(words_, "lesson-heading",
                   {{"title", told("title")},
                    {"step", std::to_string(progress_.number() + 1)},
                    {"steps", std::to_string(lesson_.steps.size())}});
}

SpeechCard Lecture::last_card(const std::string& next) const {
  SpeechCard card;
  card.heading = told("title");
  card.text = words::ui(words_, next.empty() ? "lessons-over" : "lesson-over");
  if (!next.empty()) card.buttons.push_back({"lesson next", next, true});
  card.buttons.push_back({"lesson all", words::ui(words_, "lesson-all"), next.empty()});
  return card;
}

SpeechCard Lecture::card(const LessonSight& sight) const {
  SpeechCard card;
  const lesson::Step& step = progress_.step();
  card.heading = heading();
  card.text = told(step.id);
  if (const auto& answer = progress_.answer())
    card.answer = answer->empty() ? words::ui(words_, "lesson-read-first") : told(*answer);
  for (const std::string& subject : step.about)
    if (const auto place = sight.place_of(subject)) card.about.push_back(*place);
  for (const std::string& choice : step.right)
    for (const SDL_FRect& place : sight.places_of_choice(choice)) card.seen.push_back(place);
  if (progress_.number() > 0) card.buttons.push_back({"lesson back", words::ui(words_, "lesson-back")});
  card.buttons.push_back(
      {"lesson more", words::ui(words_, "more-of-rule", {{"rule", cite_(step.rule, edition_)}})});
  if (reads()) card.buttons.push_back({"lesson on", words::ui(words_, "lesson-on"), true});
  return card;
}

LessonWish Lecture::frame(Ui& ui, const LessonSight& sight, const std::string& next) const {
  SpeechCard said = progress_.over() ? last_card(next) : card(sight);
  said.seen.insert(said.seen.begin(), sight.pieces.begin(), sight.pieces.end());
  const auto pressed = fuba::app::lay_speech_card(ui, sight.room, said);
  if (pressed == "lesson on" || (reads() && ui.key().is(SDLK_SPACE))) return LessonWish::go_on;
  if (pressed == "lesson back" || ui.key().is(SDLK_BACKSPACE)) return LessonWish::back;
  if (pressed == "lesson more") return LessonWish::more;
  if (pressed == "lesson next") return LessonWish::next_lesson;
  if (pressed == "lesson all") return LessonWish::all_lessons;
  return LessonWish::none;
}

}  // namespace fuba::table
