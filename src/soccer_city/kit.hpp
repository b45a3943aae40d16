#pragma once

#include "games/kit.hpp"
#include "soccer_city/league.hpp"
#include "soccer_city/words_files.hpp"

namespace soccer_city {

/// Soccer City as the programs see it. What each item is stands with the concepts `games::Kit` and
/// `games::Told`.
struct Kit {
  using Played = SoccerCity;

  static std::span<const std::string_view> editions();
  static games::OrTrouble<std::vector<std::string_view>> options_of(std::string_view edition);
  static std::vector<std::string_view> option_names(const Ruleset& rules);
  static games::OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> random_options();
  static std::string title(const Ruleset& rules);
  static games::OrTrouble<tabletop::Service<SoccerCity>> service();
  static std::span<const games::NamedPosition> positions();

  static std::span<const std::string_view> coaches();
  static games::OrTrouble<Entrant> coach(std::string_view id);
  static games::OrTrouble<Entrant> coach_of_file(const std::filesystem::path& file);

  static games::OrTrouble<Words> words(std::string_view language) { return load_words(language); }
  static std::string sentence(const Words& words, const Ruleset& rules, const Event& event,
                              const std::array<std::string, 2>& names);
  static std::string moment(const Words& words, const State& state) {
    return soccer_city::moment(words, state);
  }
  static story::Report report(const Match& match, const Words& words);
  static std::string page(const Match& match, const Words& words);
  static nlohmann::ordered_json story(const Match& match);
};

static_assert(games::Told<Kit>);

}  // namespace soccer_city
