#pragma once

#include "competition/competition.hpp"
#include "fuba/analysis/match_analysis.hpp"
#include "fuba/league.hpp"
#include "fuba/words/words.hpp"
#include "games/kit.hpp"

namespace fuba {

/// FUBA as the programs see it. What each item is stands with the concepts `games::Kit` and `games::Told`.
struct Kit {
  using Played = Fuba;

  static std::span<const std::string_view> editions() { return fuba::editions(); }
  static games::OrTrouble<std::vector<std::string_view>> options_of(std::string_view edition);
  static std::vector<std::string_view> option_names(const Ruleset& rules);
  static games::OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> random_options();
  static std::string title(const Ruleset& rules);
  static games::OrTrouble<tabletop::Service<Fuba>> service();
  static std::span<const games::NamedPosition> positions();

  static std::span<const std::string_view> coaches();
  static games::OrTrouble<std::vector<int>> ratings();
  static games::OrTrouble<Entrant> coach(std::string_view id);
  static games::OrTrouble<Entrant> coach_of_file(const std::filesystem::path& file);

  static games::OrTrouble<Words> words(std::string_view language);
  static std::string sentence(const Words& words, const Ruleset& rules, const Event& event,
                              const std::array<std::string, 2>& names);
  static std::string moment(const Words& words, const State& state) { return fuba::moment(words, state); }
  static story::Report report(const Match& match, const Words& words);
  static std::string page(const Match& match, const Words& words);
  static nlohmann::ordered_json story(const Match& match);

  static games::OrTrouble<analysis::Comparison> compare(const Ruleset& rules, std::size_t matches,
                                                        std::uint64_t seed, const std::stop_token& stop,
                                                        const games::Progress& progress);
  static double seconds_a_choice(std::uint32_t games) { return fuba::seconds_a_choice * games / usual_games; }
  static std::uint32_t games_of(const std::string& kept);
  static std::size_t choices_to_judge(const Match& match);
  static games::OrTrouble<analysis::Findings> analyse(const Match& match, const Words& words,
                                                      const std::string& kept, std::uint32_t games,
                                                      const std::stop_token& stop,
                                                      const games::Progress& progress);

  static games::OrTrouble<void> find_puzzles(
      const Match& match, const std::stop_token& stop,
      const std::function<void(std::string name, std::string text)>& found, const games::Progress& looked);

  static games::OrTrouble<competition::MeansOf> means();
  static RulesChoice rules_of_match(const competition::Competition& competition, std::size_t match);
  static competition::ResultEntry result_of(const Match& match, const std::string& id);
};

static_assert(games::Puzzling<Kit>);

}  // namespace fuba
