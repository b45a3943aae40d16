#pragma once

#include "soccer_city/words/words.hpp"

namespace soccer_city {

using words::Text;
using words::Texts;

/// Each lists the texts of its file.
void list_card_texts(Texts& texts);
void list_event_texts(Texts& texts);
void list_label_texts(Texts& texts);
void list_name_texts(Texts& texts);
void list_question_texts(Texts& texts);
void list_refusal_texts(Texts& texts);
void list_report_texts(Texts& texts);

/// "H14"; empty for none.
inline std::string shown(Hex at) { return at == no_hex ? std::string() : to_string(at); }

/// The key of an enum's value below a section: "purpose.tackle".
template <class Enum>
std::string key_of(std::string_view section, Enum value) {
  return std::string(section) + "." + std::string(name(value));
}

/// Lists a text for each value of an enum below a section.
template <class Enum>
void list_each(Texts& texts, std::string_view section, std::size_t count,
               const std::vector<std::string_view>& values = {}) {
  for (std::size_t at = 0; at < count; ++at)
    texts.push_back({key_of(section, static_cast<Enum>(at)), values});
}

}  // namespace soccer_city
