#include <fmt/format.h>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

constexpr std::string_view name_part = "name";
constexpr std::string_view help_part = "help";
constexpr std::string_view difference_part = "difference";

std::string key(std::string_view section, std::string_view id, std::string_view part) {
  return fmt::format("{}.{}.{}", section, id, part);
}

/// A name and an explanation for each value of an enum.
template <class Enum>
void list_explained(Texts& texts, std::string_view section, std::size_t count) {
  for (std::size_t at = 0; at < count; ++at)
    for (std::string_view part : {name_part, help_part})
      texts.push_back({key(section, name(static_cast<Enum>(at)), part), {}});
}

}  // namespace

void list_explanation_texts(Texts& texts) {
  list_explained<Option>(texts, "option", option_count);
  list_explained<Skill>(texts, "skill", skill_count);
  list_explained<PlayerRole>(texts, "role", role_count);
  list_explained<Weather>(texts, "weather", weather_count);
  list_explained<Style>(texts, "style", style_count);
  for (std::string_view edition : editions())
    for (std::string_view part : {name_part, help_part, difference_part})
      texts.push_back({key("edition", edition, part), {}});
  for (Line line : lines) texts.push_back({fmt::format("condition.{}", name(line)), {}});
}

const std::string& option_name(const Words& words, Option option) {
  return words[key("option", name(option), name_part)];
}

const std::string& option_help(const Words& words, Option option) {
  return words[key("option", name(option), help_part)];
}

const std::string& edition_name(const Words& words, std::string_view edition) {
  return words[key("edition", edition, name_part)];
}

const std::string& edition_help(const Words& words, std::string_view edition) {
  return words[key("edition", edition, help_part)];
}

const std::string& edition_difference(const Words& words, std::string_view edition) {
  return words[key("edition", edition, difference_part)];
}

const std::string& preset_name(const Words& words, std::string_view preset) {
  return words[key("preset", preset, name_part)];
}

const std::string& preset_help(const Words& words, std::string_view preset) {
  return words[key("preset", preset, help_part)];
}

std::string coach_name(const Words& words, std::string_view id) {
  const std::string text = key("coach", id, name_part);
  return words.has(text) ? words[text] : std::string(id);
}

const std::string& coach_kind(const Words& words, std::string_view id) {
  return words[fmt::format("coach.{}.kind", id)];
}

const std::string& coach_help(const Words& words, std::string_view id) {
  return words[fmt::format("coach.{}.play", id)];
}

const std::string& skill_name(const Words& words, Skill skill) {
  return words[key("skill", name(skill), name_part)];
}

const std::string& skill_text(const Words& words, Skill skill) {
  return words[key("skill", name(skill), help_part)];
}

const std::string& skill_group(const Words& words, std::string_view group) {
  return words[fmt::format("skill-group.{}", group)];
}

const std::string& role_name(const Words& words, PlayerRole role) {
  return words[key("role", name(role), name_part)];
}

const std::string& role_effect(const Words& words, PlayerRole role) {
  return words[key("role", name(role), help_part)];
}

const std::string& style_name(const Words& words, Style style) {
  return words[key("style", name(style), name_part)];
}

const std::string& style_help(const Words& words, Style style) {
  return words[key("style", name(style), help_part)];
}

const std::string& weather_name(const Words& words, Weather weather) {
  return words[key("weather", name(weather), name_part)];
}

const std::string& weather_text(const Words& words, Weather weather) {
  return words[key("weather", name(weather), help_part)];
}

const std::string& condition_line(const Words& words, Line line) {
  return words[fmt::format("condition.{}", name(line))];
}

}  // namespace fuba
