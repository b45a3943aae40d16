#include "fuba/table/lessons/open_lesson.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"

namespace fuba::app {
namespace {

using lesson::Lesson;
using lesson::LessonError;
using lesson::Step;

std::optional<LessonError> fault_of(const EditionTexts& texts, const Lesson& lesson) {
  const auto in_step = [&](std::size_t at, std::string_view field, std::string problem) {
    return LessonError{lesson.file, fmt::format("/steps/{}/{}", at, field), std::move(problem)};
  };
  for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
    const Step& step = lesson.steps[at];
    if (!section(texts.book, step.rule))
      return in_step(at, "rule",
                     fmt::format("the rulebook has no \"{}\"; name one of its paragraphs", step.rule));
    for (const std::string& subject : step.about)
      if (!knows_subject(subject))
        return in_step(
            at, "about",
            fmt::format("the table has no \"{}\"; docs/lessons.md lists what can be spoken of", subject));
  }
  for (const std::string& key : lesson::text_keys(texts.edition, lesson))
    if (!texts.words.has(key))
      return LessonError{lesson.file, "",
                         fmt::format("the language file has no text \"{}\"; write it there", key)};
  return std::nullopt;
}

/// Says where in the file the position of a scene stands that cannot be.
std::string wrong_position(const Lesson& lesson, std::size_t scene, const PositionError& error) {
  std::string path = "/position";
  std::size_t begun = 0;
  for (std::size_t at = 0; at < lesson.steps.size(); ++at)
    if (lesson.steps[at].new_scene && ++begun == scene) path = fmt::format("/steps/{}/position", at);
  return to_string(LessonError{lesson.file, path + error.field, error.problem});
}

}  // namespace

tl::expected<OpenLesson, std::string> open_lesson(const Content& content, std::string_view id,
                                                  const lesson::TextReader& read) {
  const auto slash = std::min(id.find('/'), id.size());
  const std::string edition(id.substr(0, slash));
  if (std::ranges::find(content.texts, edition, &EditionTexts::edition) == content.texts.end())
    return tl::unexpected(fmt::format("There is no edition \"{}\" to learn.", edition));
  auto lesson = lesson::read_lesson(edition, id.substr(std::min(slash + 1, id.size())), read);
  if (!lesson) return tl::unexpected(to_string(lesson.error()));
  if (const auto fault = fault_of(content.of(edition), *lesson)) return tl::unexpected(to_string(*fault));
  const auto choice =
      rules_choice_from_json(content.options, lesson->scenes.front().position, {.edition = edition});
  if (!choice) return tl::unexpected(wrong_position(*lesson, 0, choice.error()));
  auto rules = load_rules(*choice);
  if (!rules) return tl::unexpected(rules.error());
  std::vector<State> positions;
  for (std::size_t scene = 0; scene < lesson->scenes.size(); ++scene) {
    const auto position = state_from_json(**rules, lesson->scenes[scene].position);
    if (!position) return tl::unexpected(wrong_position(*lesson, scene, position.error()));
    positions.push_back(*position);
  }
  return OpenLesson{edition, std::move(*lesson), std::move(*rules), std::move(positions)};
}

}  // namespace fuba::app
