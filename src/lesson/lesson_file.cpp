#include "lesson/lesson_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "tabletop/parse_json.hpp"

namespace lesson {
namespace {

using nlohmann::json;
using tabletop::parse_json;

constexpr int most_faces = 20;  ///< of any die that can be laid down

/// A JSON object of a file and where it stands. Whatever is wrong is thrown as a LessonError, and caught
/// where the file is read.
struct Field {
  const std::string& file;
  std::string path;
  const json& value;

  [[noreturn]] void refuse(std::string problem) const { throw LessonError{file, path, std::move(problem)}; }
  Field at(std::string_view key, const json& below) const {
    return {file, fmt::format("{}/{}", path, key), below};
  }
};

const json* find(const Field& object, const char* key) {
  const auto found = object.value.find(key);
  return found == object.value.end() ? nullptr : &*found;
}

void refuse_unknown(const Field& object, std::span<const std::string_view> known) {
  for (const auto& [key, value] : object.value.items()) {
    if (std::ranges::find(known, key) == known.end())
      object.at(key, value)
          .refuse(fmt::format("is not known here; take it out, or write one of {}", fmt::join(known, ", ")));
  }
}

std::string text_of(const Field& field) {
  if (!field.value.is_string() || field.value.get_ref<const std::string&>().empty())
    field.refuse("expected a text");
  return field.value.get<std::string>();
}

std::string required_text(const Field& object, const char* key) {
  const json* found = find(object, key);
  if (found == nullptr) object.at(key, object.value).refuse("is missing; write a text");
  return text_of(object.at(key, *found));
}

std::vector<std::string> texts_of(const Field& field) {
  if (!field.value.is_array()) field.refuse("expected a list of texts");
  std::vector<std::string> texts;
  for (std::size_t at = 0; at < field.value.size(); ++at)
    texts.push_back(text_of(field.at(std::to_string(at), field.value[at])));
  return texts;
}

std::vector<std::string> optional_texts(const Field& object, const char* key) {
  const json* found = find(object, key);
  return found == nullptr ? std::vector<std::string>() : texts_of(object.at(key, *found));
}

std::vector<std::uint8_t> read_dice(const Field& field) {
  if (!field.value.is_array()) field.refuse("expected a list of the dice in the order in which they fall");
  std::vector<std::uint8_t> dice;
  for (std::size_t at = 0; at < field.value.size(); ++at) {
    const json& die = field.value[at];
    if (!die.is_number_integer() || die < 1 || die > most_faces)
      field.at(std::to_string(at), die).refuse("expected what a die shows, such as 4");
    dice.push_back(die.get<std::uint8_t>());
  }
  return dice;
}

std::vector<Answer> read_answers(const Field& field) {
  if (!field.value.is_object())
    field.refuse("expected an object of lists of choices by the name of their answer");
  std::vector<Answer> answers;
  for (const auto& [id, choices] : field.value.items())
    answers.push_back({id, texts_of(field.at(id, choices))});
  return answers;
}

Scene read_scene(const Field& object, const json& position) {
  if (!position.is_object())
    object.at("position", position).refuse("expected a position as docs/protocol.md has it");
  const json* dice = find(object, "dice");
  return {position, dice == nullptr ? std::vector<std::uint8_t>() : read_dice(object.at("dice", *dice))};
}

Step read_step(const Field& field) {
  constexpr std::array<std::string_view, 8> known{"id", "about",   "rule",     "plays",
                                                  "do", "answers", "position", "dice"};
  if (!field.value.is_object()) field.refuse("expected an object");
  refuse_unknown(field, known);
  Step step;
  step.id = required_text(field, "id");
  if (step.id == "title" || step.id == "summary")
    field.at("id", field.value).refuse("is the name of another text of the lesson; choose one of its own");
  step.rule = required_text(field, "rule");
  step.about = optional_texts(field, "about");
  step.plays = optional_texts(field, "plays");
  step.right = optional_texts(field, "do");
  if (const json* answers = find(field, "answers"))
    step.answers = read_answers(field.at("answers", *answers));
  if (step.only_read() && !step.answers.empty())
    field.at("answers", field.value)
        .refuse("nothing is to be done in this step; add a \"do\", or take it out");
  return step;
}

/// A new position changes the whole mat: somebody must have been told before that he goes on to it.
void check_scene(const Field& entry, const std::vector<Step>& before) {
  const bool begins = find(entry, "position") != nullptr;
  if (!begins && find(entry, "dice") != nullptr)
    entry.at("dice", entry.value)
        .refuse("belongs to a new position; write that too, or lay the dice down before");
  if (begins && (before.empty() || !before.back().only_read()))
    entry.at("position", entry.value)
        .refuse("has to follow a step that is only read; add one before that says what has happened");
}

void read_steps(const Field& field, Lesson& lesson) {
  if (!field.value.is_array() || field.value.empty()) field.refuse("expected a list of steps");
  for (std::size_t at = 0; at < field.value.size(); ++at) {
    const Field entry = field.at(std::to_string(at), field.value[at]);
    Step step = read_step(entry);
    if (std::ranges::find(lesson.steps, step.id, &Step::id) != lesson.steps.end())
      entry.at("id", entry.value).refuse("another step has this name; give each its own");
    check_scene(entry, lesson.steps);
    if (const json* position = find(entry, "position")) {
      lesson.scenes.push_back(read_scene(entry, *position));
      step.new_scene = true;
    }
    lesson.steps.push_back(std::move(step));
  }
}

Team read_learner(const Field& object) {
  const json* found = find(object, "learner");
  if (found == nullptr || *found == "home") return Team::home;
  if (*found != "away") object.at("learner", *found).refuse("expected \"home\" or \"away\"");
  return Team::away;
}

Lesson read_whole(const Field& object) {
  constexpr std::array<std::string_view, 5> known{"position", "dice", "learner", "against", "steps"};
  refuse_unknown(object, known);
  Lesson lesson;
  const json* position = find(object, "position");
  if (position == nullptr)
    object.at("position", object.value).refuse("is missing; write a position as docs/protocol.md has it");
  lesson.scenes.push_back(read_scene(object, *position));
  lesson.learner = read_learner(object);
  if (const json* against = find(object, "against")) lesson.against = text_of(object.at("against", *against));
  if (const json* steps = find(object, "steps")) read_steps(object.at("steps", *steps), lesson);
  if (lesson.is_match() == !lesson.steps.empty())
    object.refuse("expected either \"steps\", or \"against\" with the coach of a match to be played");
  return lesson;
}

json parse(const std::string& file, const std::string& text) {
  json parsed = parse_json(text);
  if (!parsed.is_object()) throw LessonError{file, "", "is not a JSON object; check commas and brackets"};
  return parsed;
}

}  // namespace

std::string to_string(const LessonError& error) {
  if (error.field.empty()) return fmt::format("{}: {}", error.file, error.problem);
  return fmt::format("{}, {}: {}", error.file, error.field, error.problem);
}

tl::expected<std::vector<std::string>, LessonError> lesson_list(std::string_view edition,
                                                                const TextReader& read) try {
  const std::string file = fmt::format("{}/lessons/list.json", edition);
  const auto text = read(file);
  if (!text) return std::vector<std::string>();
  const json parsed = parse(file, *text);
  const json* ids = find({file, "", parsed}, "lessons");
  if (ids == nullptr) throw LessonError{file, "/lessons", "is missing; list the names of the lessons"};
  return texts_of({file, "/lessons", *ids});
} catch (const LessonError& error) {
  return tl::unexpected(error);
}

tl::expected<Lesson, LessonError> read_lesson(std::string_view edition, std::string_view id,
                                              const TextReader& read) try {
  const std::string file = fmt::format("{}/lessons/{}.json", edition, id);
  const auto text = read(file);
  if (!text) throw LessonError{file, "", "cannot be read; put it there, or take it out of list.json"};
  const json parsed = parse(file, *text);
  Lesson lesson = read_whole({file, "", parsed});
  lesson.id = id;
  lesson.file = file;
  return lesson;
} catch (const LessonError& error) {
  return tl::unexpected(error);
}

}  // namespace lesson
