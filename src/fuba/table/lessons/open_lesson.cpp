#include "fuba/table/lessons/open_lesson.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/citation.hpp"
#include "fuba/table/lessons/lesson_subjects.hpp"

namespace fuba::app {

tl::expected<OpenLesson, std::string> open_lesson(const Content& content, std::string_view id,
                                                  const lesson::TextReader& read) {
  const auto [edition, name] = table::lesson_named(id);
  if (std::ranges::find(content.texts, edition, &EditionTexts::edition) == content.texts.end())
    return tl::unexpected(fmt::format("There is no edition \"{}\" to learn.", edition));
  auto lesson = lesson::read_lesson(edition, name, read);
  if (!lesson) return tl::unexpected(to_string(lesson.error()));
  const EditionTexts& texts = content.of(edition);
  const table::LessonGround ground{
      texts.words, [&](std::string_view rule) { return section(texts.book, rule).has_value(); },
      knows_subject};
  if (const auto fault = table::fault_of(edition, *lesson, ground)) return tl::unexpected(to_string(*fault));
  const auto choice_of = [&content, edition = edition](const nlohmann::json& position) {
    return rules_choice_from_json(content.options, position, {.edition = edition});
  };
  return table::lay_out<Fuba>(edition, *std::move(lesson), choice_of, load_rules, citation);
}

}  // namespace fuba::app
