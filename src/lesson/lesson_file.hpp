#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "lesson/lesson.hpp"
#include "tabletop/data_folder.hpp"

namespace lesson {

using tabletop::TextReader;

/// What is wrong with a file of lessons: where, and what to do about it.
struct LessonError {
  std::string file;   ///< "fuba-3.0/lessons/ball.json"
  std::string field;  ///< a JSON pointer such as "/steps/2/do"; empty where the whole file is meant
  std::string problem;
};

/// "fuba-3.0/lessons/ball.json, /steps/2/do: expected a list of choices"
std::string to_string(const LessonError& error);

/// The ids of an edition's lessons in the order in which one takes them, from `<edition>/lessons/list.json`.
/// None where there is no such file.
tl::expected<std::vector<std::string>, LessonError> lesson_list(std::string_view edition,
                                                                const TextReader& read);

/// One lesson from `<edition>/lessons/<id>.json`. Refuses what is missing, of another kind or not known, two
/// steps of one name, a new position that follows something to do, and a lesson that has both steps and a
/// coach, or neither. Whether its choices can be made is for `check` to say.
tl::expected<Lesson, LessonError> read_lesson(std::string_view edition, std::string_view id,
                                              const TextReader& read);

}  // namespace lesson
