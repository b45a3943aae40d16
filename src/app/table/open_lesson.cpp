#include "app/table/open_lesson.hpp"

#include <fmt/format.h>

namespace fuba::table {

using lesson::Lesson;
using lesson::LessonError;
using lesson::Step;

std::pair<std::string, std::string> lesson_named(std::string_view id) {
  const auto slash = std::min(id.find('/'), id.size());
  return {std::string(id.substr(0, slash)), std::string(id.substr(std::min(slash + 1, id.size())))};
}

std::optional<LessonError> fault_of(std::string_view edition, const Lesson& lesson,
                                    const LessonGround& ground) {
  const auto in_step = [&](std::size_t at, std::string_view field, std::string problem) {
    return LessonError{lesson.file, fmt::format("/steps/{}/{}", at, field), std::move(problem)};
  };
  for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
    const Step& step = lesson.steps[at];
    if (!ground.has_rule(step.rule))
      return in_step(at, "rule",
                     fmt::format("the rulebook has no \"{}\"; name one of its paragraphs", step.rule));
    for (const std::string& subject : step.about) {
      if (!ground.has_subject(subject)) {
        return in_step(
            at, "about",
            fmt::format("the table has no \"{}\"; docs/lessons.md lists what can be spoken of", subject));
      }
    }
  }
  for (const std::string& key : lesson::text_keys(edition, lesson)) {
    if (!ground.words.has(key))
      return LessonError{lesson.file, "",
                         fmt::format("the language file has no text \"{}\"; write it there", key)};
  }
  return std::nullopt;
}

std::string wrong_position(const Lesson& lesson, std::size_t scene, const tabletop::PositionError& error) {
  std::string path = "/position";
  std::size_t begun = 0;
  for (std::size_t at = 0; at < lesson.steps.size(); ++at)
    if (lesson.steps[at].new_scene && ++begun == scene) path = fmt::format("/steps/{}/position", at);
  return to_string(LessonError{lesson.file, path + error.field, error.problem});
}

}  // namespace fuba::table
