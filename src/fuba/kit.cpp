#include "fuba/kit.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/calibrate.hpp"
#include "fuba/analysis/puzzle_mining.hpp"
#include "fuba/coach/coach_opponent.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/competition/match_result.hpp"
#include "fuba/competition/match_terms.hpp"
#include "fuba/competition/means.hpp"
#include "fuba/perft_positions.hpp"
#include "fuba/random_options.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/service.hpp"
#include "fuba/story/page.hpp"
#include "fuba/story/report.hpp"
#include "fuba/words_files.hpp"

namespace fuba {

using games::OrTrouble;

namespace {

constexpr tabletop::FileAdvice advice{
    .unreadable = "Name a file of tactics.",
    .wrong = "Mend the file; docs/write-a-coach.md tells what each field is."};

OrTrouble<Entrant> entrant(std::string name, tl::expected<Tactics, std::string> tactics) {
  if (!tactics) return tl::unexpected(tactics.error());
  return Entrant{std::move(name), [tactics = *std::move(tactics)](Team, std::uint64_t seed) {
                   return OrTrouble<std::unique_ptr<Opponent>>(coach_opponent(Coach(tactics, seed)));
                 }};
}

}  // namespace

OrTrouble<std::vector<std::string_view>> Kit::options_of(std::string_view edition) {
  const auto registry = load_options();
  if (!registry) return tl::unexpected(registry.error());
  std::vector<std::string_view> list;
  for (const Option option : registry->of(edition)) list.push_back(name(option));
  return list;
}

std::vector<std::string_view> Kit::option_names(const Ruleset& rules) {
  std::vector<std::string_view> list;
  for (const Option option : rules.options) list.push_back(name(option));
  return list;
}

OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> Kit::random_options() {
  auto registry = load_options();
  if (!registry) return tl::unexpected(registry.error());
  return [registry = *std::move(registry)](RulesChoice choice, std::uint64_t seed) {
    choice.options = fuba::random_options(registry, choice.edition, seed);
    return choice;
  };
}

std::string Kit::title(const Ruleset& rules) {
  std::string text = rules.id;
  std::string_view before = " with ";
  for (const Option option : rules.options) {
    text += fmt::format("{}{}", before, name(option));
    if (option == Option::skills) text += fmt::format(" ({} a team)", rules.skills_per_team);
    before = ", ";
  }
  return text;
}

OrTrouble<tabletop::Service<Fuba>> Kit::service() {
  auto options = load_options();
  if (!options) return tl::unexpected(options.error());
  auto all = load_words();
  if (!all) return tl::unexpected(all.error());
  return fuba::service(load_rules, *std::move(options), *std::move(all));
}

std::span<const games::NamedPosition> Kit::positions() { return perft_positions; }

std::span<const std::string_view> Kit::coaches() { return coach_ids; }

OrTrouble<std::vector<int>> Kit::ratings() { return coach_ratings_of_the_game(); }

OrTrouble<Entrant> Kit::coach(std::string_view id) {
  return entrant(std::string(id), tactics_of_the_game(id));
}

OrTrouble<Entrant> Kit::coach_of_file(const std::filesystem::path& file) {
  return entrant(file.stem().string(), read_tactics(file, advice));
}

OrTrouble<Words> Kit::words(std::string_view language) { return load_words(language); }

std::string Kit::sentence(const Words& words, const Ruleset& rules, const Event& event,
                          const std::array<std::string, 2>& names) {
  return fuba::sentence(words, rules, event, Names{names});
}

story::Report Kit::report(const Match& match, const Words& words) {
  const auto foreteller = foreteller_of_the_game(match.rules().id);
  return make_report(tell(match), match, words, foreteller ? &*foreteller : nullptr);
}

std::string Kit::page(const Match& match, const Words& words) {
  const auto foreteller = foreteller_of_the_game(match.rules().id);
  return story_page(tell(match), match, words, foreteller ? &*foreteller : nullptr);
}

nlohmann::ordered_json Kit::story(const Match& match) { return to_json(tell(match)); }

OrTrouble<analysis::Comparison> Kit::compare(const Ruleset& rules, std::size_t matches, std::uint64_t seed,
                                             const std::stop_token& stop, const games::Progress& progress) {
  const auto foreteller = foreteller_of_the_game(rules.id);
  if (!foreteller) return tl::unexpected(foreteller.error());
  return check_prospects(rules, *foreteller, {.matches = matches, .seed = seed, .stop = stop}, progress);
}

std::size_t Kit::choices_to_judge(const Match& match) { return judged_choices(match); }

std::uint32_t Kit::games_of(const std::string& kept) { return kept_games(kept); }

OrTrouble<analysis::Findings> Kit::analyse(const Match& match, const Words& words, const std::string& kept,
                                           std::uint32_t games, const std::stop_token& stop,
                                           const games::Progress& progress) {
  const auto foreteller = foreteller_of_the_game(match.rules().id);
  if (!foreteller) return tl::unexpected(foreteller.error());
  AnalysisPlan plan{.games = games, .stop = stop};
  const MatchAnalysis before = known_analysis(kept, match, *foreteller, {.games = kept_games(kept)});
  const bool again = games != kept_games(kept) && before.entries.size() == match.journal().size();
  if (again) plan.first = std::make_shared<MatchAnalysis>(before);
  const MatchAnalysis found =
      fuba::analyse(match, *foreteller, plan, known_analysis(kept, match, *foreteller, plan), progress);
  const auto looks = again && found.complete ? std::optional(compare_looks(before, found)) : std::nullopt;
  return findings(found, match, *foreteller, plan, words, looks);
}

OrTrouble<void> Kit::find_puzzles(const Match& match, const std::stop_token& stop,
                                  const std::function<void(std::string name, std::string text)>& found,
                                  const games::Progress& looked) {
  const auto foreteller = foreteller_of_the_game(match.rules().id);
  if (!foreteller) return tl::unexpected(foreteller.error());
  const auto tell = [&](const Puzzle& puzzle) { found(puzzle.id + ".json", to_json(puzzle).dump() + "\n"); };
  fuba::find_puzzles(match, *foreteller, {.stop = stop}, tell, looked);
  return {};
}

OrTrouble<competition::MeansOf> Kit::means() {
  auto registry = load_options();
  if (!registry) return tl::unexpected(registry.error());
  return competition_means(*std::move(registry));
}

RulesChoice Kit::rules_of_match(const competition::Competition& competition, std::size_t match) {
  return fuba::rules_of_match(competition, match);
}

competition::ResultEntry Kit::result_of(const Match& match, const std::string& id) {
  return fuba::result_of(match, tell(match), id);
}

}  // namespace fuba
