#include "soccer_city/words/words.hpp"

#include "soccer_city/words/texts.hpp"

namespace soccer_city {
namespace {

Vocabulary make_vocabulary() {
  Vocabulary asked;
  asked.open_sections = {"coach.", "lesson.", "tip."};
  list_card_texts(asked.texts);
  list_event_texts(asked.texts);
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

}  // namespace soccer_city
