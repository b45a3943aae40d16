#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "lesson/lesson_file.hpp"

namespace lesson::test {

/// A lesson of the race: run on the outer lane, then walk in another race on the inner one.
inline constexpr const char* race_lesson = R"({
  "position": {"race": 1}, "dice": [4, 3],
  "steps": [
    {"id": "lane", "about": ["track"], "rule": "race/lanes", "do": ["lane outer"]},
    {"id": "off", "about": ["home"], "rule": "race/run", "plays": ["lane inner"], "do": ["run"],
     "answers": {"slow": ["walk"]}},
    {"id": "told", "rule": "race/run", "plays": ["run"]},
    {"id": "again", "rule": "race/walk", "position": {"race": 2}, "plays": ["lane inner", "lane inner"],
     "do": ["walk"]}]})";

/// Texts by the names of their files.
using Files = std::map<std::string, std::string, std::less<>>;

/// Reads them like a folder.
class Shelf {
 public:
  explicit Shelf(Files files) : files_(std::move(files)) {}

  std::optional<std::string> operator()(std::string_view file) const {
    const auto found = files_.find(file);
    return found == files_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  Files files_;
};

/// Reads the text of one lesson, which is called "start".
inline tl::expected<Lesson, LessonError> read(const std::string& text) {
  return read_lesson("race", "start", Shelf(Files{{"race/lessons/start.json", text}}));
}

}  // namespace lesson::test
