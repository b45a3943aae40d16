#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fuba/words/words.hpp"

namespace fuba {

/// A text that a sentence asks for, and the values that may stand in it.
struct Text {
  std::string key;
  std::vector<std::string_view> values;
  bool may_be_empty = false;  ///< an event that is not worth a line
};

using Texts = std::vector<Text>;

/// Each lists the texts of its file.
void list_event_texts(Texts& texts);
void list_explanation_texts(Texts& texts);
void list_label_texts(Texts& texts);
void list_name_texts(Texts& texts);
void list_question_texts(Texts& texts);
void list_refusal_texts(Texts& texts);
void list_report_texts(Texts& texts);

/// "1 player", "4 players": the noun is the key below "count".
std::string counted(const Words& words, std::string_view noun, int count);

/// "second half".
const std::string& half_name(const Words& words, int half);

/// "31'", "45+2'".
std::string moment(const Words& words, int minute, int stoppage);

/// "midfield", as it stands inside a sentence.
const std::string& line_name(const Words& words, Line line);

/// The text of a key with its placeholders filled in.
std::string fill(const Words& words, std::string_view key, const std::vector<Placeholder>& values);

}  // namespace fuba
