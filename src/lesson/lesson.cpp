#include "lesson/lesson.hpp"

namespace lesson {
namespace {

/// The first word; takes it and the blank behind it away.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

}  // namespace

bool covers(std::string_view pattern, std::string_view choice) {
  while (!pattern.empty() && !choice.empty()) {
    const std::string_view wanted = take_word(pattern);
    const std::string_view word = take_word(choice);
    if (wanted == "*" && pattern.empty()) return true;
    if (wanted != "*" && wanted != word) return false;
  }
  return pattern.empty() && choice.empty();
}

std::string text_key(std::string_view edition, const Lesson& lesson, std::string_view text) {
  return "lesson." + std::string(edition) + "." + lesson.id + "." + std::string(text);
}

std::vector<std::string> text_keys(std::string_view edition, const Lesson& lesson) {
  std::vector<std::string> keys;
  const auto add = [&](const std::string& text) { keys.push_back(text_key(edition, lesson, text)); };
  add("title");
  add("summary");
  for (const Step& step : lesson.steps) {
    add(step.id);
    if (!step.only_read()) add(step.id + "-else");
    for (const Answer& answer : step.answers) add(step.id + "-" + answer.id);
  }
  return keys;
}

}  // namespace lesson
