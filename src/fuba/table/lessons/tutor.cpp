#include "fuba/table/lessons/tutor.hpp"

#include "fuba/table/citation.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "lesson/check.hpp"

namespace fuba::app {
namespace {

/// The areas that a choice names, which has to be seen to be made.
void add_areas(std::vector<SDL_FRect>& seen, const TableSight& sight, const std::string& choice) {
  const auto command = parse_command(choice);
  if (!command || areas_of(*command) == 0) return;
  for (const Area area : {area_of(*command, sight.state), end_of(*command, sight.state)})
    if (area != Area::none) seen.push_back(sight.places.mat.area(area));
}

}  // namespace

Tutor::Tutor(OpenLesson lesson, const Words& words)
    : lesson_(std::move(lesson)), words_(words.of_edition(lesson_.edition)), progress_(lesson_.lesson) {}

bool Tutor::lets(const Command& command) { return progress_.take(to_string(command)); }

std::optional<Command> Tutor::take_own() {
  const auto own = progress_.own_choice();
  if (!own) return std::nullopt;
  progress_.played();
  return parse_command(*own);
}

bool Tutor::read_on() {
  const std::size_t scene = progress_.scene();
  progress_.read_on();
  return !over() && progress_.scene() != scene;
}

Match Tutor::match() const {
  return lesson::match_of<Fuba>(lesson_.lesson.scenes[progress_.scene()], lesson_.rules,
                                lesson_.positions[progress_.scene()], progress_.made());
}

std::string Tutor::told(std::string_view text) const {
  return words_[lesson::text_key(lesson_.edition, lesson_.lesson, text)];
}

/// "The ball is a die, 2 of 9"
std::string Tutor::heading() const {
  return fuba::ui(words_, "lesson-heading",
                  {{"title", told("title")},
                   {"step", std::to_string(progress_.number() + 1)},
                   {"steps", std::to_string(lesson_.lesson.steps.size())}});
}

SpeechCard Tutor::card(const TableSight& sight, const std::string& next) const {
  SpeechCard card;
  card.seen = pieces_of(sight);
  if (over()) {
    card.heading = told("title");
    card.text = fuba::ui(words_, next.empty() ? "lessons-over" : "lesson-over");
    if (!next.empty()) card.buttons.push_back({"lesson next", next, true});
    card.buttons.push_back({"lesson all", fuba::ui(words_, "lesson-all"), next.empty()});
    return card;
  }
  const lesson::Step& step = progress_.step();
  card.heading = heading();
  card.text = told(step.id);
  if (const auto& answer = progress_.answer())
    card.answer = answer->empty() ? fuba::ui(words_, "lesson-read-first") : told(*answer);
  for (const std::string& subject : step.about)
    if (const auto place = place_of(subject, sight)) card.about.push_back(*place);
  for (const std::string& choice : step.right) add_areas(card.seen, sight, choice);
  if (!at_beginning()) card.buttons.push_back({"lesson back", fuba::ui(words_, "lesson-back")});
  card.buttons.push_back(
      {"lesson more", fuba::ui(words_, "more-of-rule", {{"rule", citation(step.rule, lesson_.edition)}})});
  if (reads()) card.buttons.push_back({"lesson on", fuba::ui(words_, "lesson-on"), true});
  return card;
}

Tutor::Wish Tutor::frame(Ui& ui, const TableSight& sight, const std::string& next) const {
  const auto pressed = lay_speech_card(ui, sight.places.table.mat, card(sight, next));
  if (pressed == "lesson on" || (reads() && ui.key().is(SDLK_SPACE))) return Wish::go_on;
  if (pressed == "lesson back" || ui.key().is(SDLK_BACKSPACE)) return Wish::back;
  if (pressed == "lesson more") return Wish::more;
  if (pressed == "lesson next") return Wish::next_lesson;
  if (pressed == "lesson all") return Wish::all_lessons;
  return Wish::none;
}

}  // namespace fuba::app
