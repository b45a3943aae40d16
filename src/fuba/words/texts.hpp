#pragma once

#include <string>
#include <string_view>

#include "fuba/words/words.hpp"

namespace fuba {

using words::Text;
using words::Texts;

/// Each lists the texts of its file.
void list_analysis_texts(Texts& texts);
void list_event_texts(Texts& texts);
void list_explanation_texts(Texts& texts);
void list_label_texts(Texts& texts);
void list_name_texts(Texts& texts);
void list_question_texts(Texts& texts);
void list_refusal_texts(Texts& texts);
void list_report_texts(Texts& texts);

/// "second half".
const std::string& half_name(const Words& words, int half);

/// "31'", "45+2'".
std::string moment(const Words& words, int minute, int stoppage);

/// "midfield", as it stands inside a sentence.
const std::string& line_name(const Words& words, Line line);

}  // namespace fuba
