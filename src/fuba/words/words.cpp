#include "fuba/words/words.hpp"

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

Vocabulary make_vocabulary() {
  Vocabulary asked;
  asked.open_sections = {"special-event.", "skill-group.", "preset.", "coach.",
                         "argument.",      "season.",      "lesson.", "tip."};
  asked.editions.assign(editions().begin(), editions().end());
  list_analysis_texts(asked.texts);
  list_event_texts(asked.texts);
  list_explanation_texts(asked.texts);
  list_label_texts(asked.texts);
  list_name_texts(asked.texts);
  list_question_texts(asked.texts);
  list_refusal_texts(asked.texts);
  list_report_texts(asked.texts);
  return asked;
}

}  // namespace

const Vocabulary& vocabulary() {
  static const Vocabulary asked = make_vocabulary();
  return asked;
}

tl::expected<Words, WordsError> make_words(std::string_view text, std::string_view file) {
  return make_words(text, file, vocabulary());
}

}  // namespace fuba
