#include <set>

#include "english.hpp"
#include "support/catch.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

TEST_CASE("Every option is named and explained in one sentence") {
  for (std::size_t at = 0; at < option_count; ++at) {
    const auto option = static_cast<Option>(at);
    INFO(name(option));
    CHECK(option_name(english(), option).size() > 1);
    CHECK(is_whole_sentence(option_help(english(), option)));
  }
  CHECK(option_name(english(), Option::offside_risk) == "Offside risk");
}

TEST_CASE("An option is explained as the edition has it") {
  CHECK(option_name(english(), Option::advanced_goalkeeper) == "Sweeping goalkeeper");
  CHECK(option_name(english_of("fuba-it"), Option::advanced_goalkeeper) == "Goalkeeper’s exit");
  CHECK(option_help(english_of("fuba-2.0"), Option::injuries) !=
        option_help(english_of("fuba-it"), Option::injuries));
  CHECK(option_name(english_of("fuba-it"), Option::weather) == "Weather");
  CHECK(option_name(english_of("fuba-it").of_edition("fuba-3.0"), Option::slow_play) == "Playing for time");
}

TEST_CASE("Every edition is named and described in two short sentences") {
  constexpr std::size_t room_on_card = 110;
  std::set<std::string> titles;
  for (const std::string_view edition : editions()) {
    INFO(edition);
    titles.insert(edition_name(english(), edition));
    for (const std::string& text :
         {edition_help(english(), edition), edition_difference(english(), edition)}) {
      CHECK(is_whole_sentence(text));
      CHECK(text.size() <= room_on_card);
    }
  }
  CHECK(titles.size() == editions().size());
}

TEST_CASE("Every coach of the game is named and described; others are called by their ids") {
  constexpr std::size_t room_on_screen = 90;
  for (const std::string_view id : {"beginner", "cautious", "bold", "professional"}) {
    INFO(id);
    CHECK(coach_name(english(), id) != id);
    CHECK(coach_kind(english(), id).size() > 1);
    CHECK(is_whole_sentence(coach_help(english(), id)));
    CHECK(coach_help(english(), id).size() <= room_on_screen);
  }
  CHECK(coach_name(english(), "my coach") == "my coach");
}

TEST_CASE("Every style says what it does") {
  for (std::size_t at = 0; at < style_count; ++at) {
    INFO(name(static_cast<Style>(at)));
    CHECK(style_name(english(), static_cast<Style>(at)).size() > 1);
    CHECK(is_whole_sentence(style_help(english(), static_cast<Style>(at))));
  }
}

TEST_CASE("Every skill card is named and explained briefly") {
  constexpr std::size_t room_on_card = 110;
  std::set<std::string> titles;
  for (std::size_t at = 0; at < skill_count; ++at) {
    const auto skill = static_cast<Skill>(at);
    INFO(name(skill));
    titles.insert(skill_name(english(), skill));
    CHECK(is_whole_sentence(skill_text(english(), skill)));
    CHECK(skill_text(english(), skill).size() <= room_on_card);
  }
  CHECK(titles.size() == skill_count);
}

TEST_CASE("Every role and every kind of weather says what it does") {
  for (std::size_t at = 0; at < role_count; ++at) {
    INFO(name(static_cast<PlayerRole>(at)));
    CHECK(role_name(english(), static_cast<PlayerRole>(at)).size() > 1);
    CHECK(role_effect(english(), static_cast<PlayerRole>(at)).starts_with("moves a point from "));
  }
  for (std::size_t at = 0; at < weather_count; ++at) {
    INFO(name(static_cast<Weather>(at)));
    CHECK(weather_name(english(), static_cast<Weather>(at)).size() > 1);
    CHECK(is_whole_sentence(weather_text(english(), static_cast<Weather>(at))));
  }
  CHECK(condition_line(english(), Line::midfield) == "Midfield");
}

/// What stands between the section and the next dot of every key of a section.
std::set<std::string> keys_of(std::string_view section) {
  std::set<std::string> keys;
  for (const auto& [key, text] : english().texts()) {
    if (!key.starts_with(section)) continue;
    const std::string rest = key.substr(section.size());
    keys.insert(rest.substr(0, rest.find('.')));
  }
  return keys;
}

TEST_CASE("Presets have their words, and no others are told") {
  std::set<std::string> presets;
  for (const OptionPreset& preset : option_registry().presets) {
    INFO(preset.id);
    presets.insert(preset.id);
    CHECK(preset_name(english(), preset.id).size() > 1);
    CHECK(is_whole_sentence(preset_help(english(), preset.id)));
  }
  CHECK(keys_of("preset.") == presets);
}

TEST_CASE("Groups of skill cards have their names, and no others are named") {
  std::set<std::string> groups;
  for (const SkillCard& card : with_every_option().skills) {
    groups.insert(card.group);
    CHECK(skill_group(english(), card.group).size() > 1);
  }
  CHECK(keys_of("skill-group.") == groups);
}

}  // namespace
}  // namespace fuba::test
