#pragma once

#include "games/kit.hpp"
#include "stw/competition.hpp"
#include "stw/league.hpp"
#include "stw/words_files.hpp"

namespace stw {

/// Soccer Tactics WORLD as the programs see it. What each item is stands with the concepts `games::Kit`,
/// `games::Told` and `games::Competing`.
struct Kit {
  using Played = Stw;

  static std::span<const std::string_view> editions();
  static games::OrTrouble<std::vector<std::string_view>> options_of(std::string_view edition);
  static std::vector<std::string_view> option_names(const Ruleset& rules);
  static games::OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> random_options();
  static std::string title(const Ruleset& rules);
  static games::OrTrouble<tabletop::Service<Stw>> service();
  static std::span<const games::NamedPosition> positions();

  static std::span<const std::string_view> coaches();
  static games::OrTrouble<std::vector<int>> ratings();
  static games::OrTrouble<Entrant> coach(std::string_view id);
  static games::OrTrouble<Entrant> coach_of_file(const std::filesystem::path& file);

  static games::OrTrouble<Words> words(std::string_view language) { return load_words(language); }
  static std::string sentence(const Words& words, const Ruleset& rules, const Event& event,
                              const std::array<std::string, 2>& names);
  static std::string moment(const Words& words, const State& state) { return stw::moment(words, state); }
  static story::Report report(const Match& match, const Words& words);
  static std::string page(const Match& match, const Words& words);
  static nlohmann::ordered_json story(const Match& match);

  static games::OrTrouble<competition::MeansOf> means() { return competition_means(); }
  static RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match) {
    return stw::rules_of_match(competition, match);
  }
  static competition::ResultEntry result_of(const Match& match, const std::string& id) {
    return stw::result_of(match, id);
  }
  static std::vector<std::string> competition_options(const RulesChoice& choice) {
    return stw::competition_options(choice);
  }
  static RulesChoice choice_with(const std::vector<std::string>& options) {
    return stw::choice_with(options);
  }
};

static_assert(games::Told<Kit> && games::Competing<Kit>);

}  // namespace stw
