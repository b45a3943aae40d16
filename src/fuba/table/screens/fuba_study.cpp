#include "fuba/table/screens/fuba_study.hpp"

#include <nlohmann/json.hpp>

#include "app/story/analysis_screen.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/fuba_analyst.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/editor_screen.hpp"
#include "fuba/table/screens/puzzle_screen.hpp"
#include "fuba/table/screens/puzzles_screen.hpp"

namespace fuba::app {

tl::expected<std::unique_ptr<Screen>, std::string> FubaStudy::analysis(const AnyMatch& match,
                                                                       std::filesystem::path file) {
  const auto& ours = static_cast<const FubaMatch&>(match);
  auto foreteller = foreteller_of_the_game(ours.edition());
  if (!foreteller) return tl::unexpected(foreteller.error());
  return std::make_unique<AnalysisScreen>(
      director_, std::make_unique<FubaAnalyst>(director_, ours, *std::move(foreteller), std::move(file)));
}

tl::expected<std::unique_ptr<Screen>, std::string> FubaStudy::exercise(std::shared_ptr<const Series> series) {
  auto puzzles = std::static_pointer_cast<const PuzzleSeries>(std::move(series));
  auto foreteller = foreteller_of_the_game(puzzles->puzzles().front().rules->id);
  if (!foreteller) return tl::unexpected(foreteller.error());
  return std::make_unique<PuzzleScreen>(director_, content_, std::move(puzzles), *std::move(foreteller));
}

std::unique_ptr<Screen> FubaStudy::puzzles() {
  return std::make_unique<PuzzlesScreen>(director_, content_, chosen_rules().edition);
}

/// By the rules of the match, or by those of the settings.
tl::expected<std::unique_ptr<Screen>, std::string> FubaStudy::editor(const AnyMatch* match) {
  std::shared_ptr<const Ruleset> rules;
  State state;
  if (match != nullptr) {
    const auto& ours = static_cast<const FubaMatch&>(*match);
    rules = ours.match().shared_rules();
    state = ours.seen();
  } else {
    auto made = load_rules(chosen_rules());
    if (!made) return tl::unexpected(made.error());
    rules = *std::move(made);
    state = state_from_json(*rules, nlohmann::json::object()).value();
  }
  auto foreteller = foreteller_of_the_game(rules->id);
  if (!foreteller) return tl::unexpected(foreteller.error());
  return std::make_unique<EditorScreen>(director_, content_, PositionDraft(std::move(rules), state),
                                        *std::move(foreteller));
}

RulesChoice FubaStudy::chosen_rules() const {
  return rules_setting(director_.settings(), content_.options).rules;
}

}  // namespace fuba::app
