#include "fuba/table/fuba_analyst.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "analysis/kept_findings.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/analysis_json.hpp"
#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/told_story.hpp"

namespace fuba::app {
namespace {

/// So many choices are judged between two pictures of the progress.
constexpr std::size_t choices_a_picture = 8;

std::size_t judged_in(const MatchAnalysis& analysis) {
  return static_cast<std::size_t>(std::ranges::count_if(
      analysis.entries, [](const AnalysedEntry& entry) { return entry.judged.has_value(); }));
}

/// The better choice with all reasons that speak for it, then with fewer and fewer.
std::vector<std::string> better_told(const Words& words, const std::string& choice,
                                     std::vector<Argument> arguments) {
  std::vector<std::string> texts;
  for (;; arguments.pop_back()) {
    const std::string why = reasons_for(words, arguments);
    const std::string text = fuba::ui(words, why.empty() ? "analysis-better" : "analysis-better-why",
                                      {{"choice", choice}, {"why", why}});
    if (texts.empty() || text != texts.back()) texts.push_back(text);
    if (arguments.empty()) return texts;
  }
}

}  // namespace

FubaAnalyst::FubaAnalyst(Director& director, const FubaMatch& match, Foreteller foreteller,
                         std::filesystem::path file)
    : director_(director),
      carried_(match),
      story_(told_story(match.match(), director.words())),
      foreteller_(std::move(foreteller)),
      file_(std::move(file)),
      choices_(judged_choices(match.match())),
      found_(std::make_shared<MatchAnalysis>()) {
  if (file_.empty()) return;
  const std::string kept = analysis::kept_beside(file_);
  plan_.games = kept_games(kept);
  auto known = known_analysis(kept, match.match(), foreteller_, plan_);
  if (known.entries.empty()) {
    plan_ = {};
    return;
  }
  judged_->store(judged_in(known));
  found_ = std::make_shared<MatchAnalysis>(std::move(known));
  begin();
}

int FubaAnalyst::seconds_left() const {
  const bool looks_again = !at_work() && told_ && told_->complete;
  const std::size_t done = looks_again ? 0 : judged();
  double each = seconds_a_choice * plan_.games * (looks_again ? 2 : 1) / usual_games;
  if (at_work() && done > known_) {
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun_;
    each = taken.count() / static_cast<double>(done - known_);
  }
  return static_cast<int>(std::ceil(each * static_cast<double>(choices_ - std::min(done, choices_))));
}

void FubaAnalyst::begin() {
  if (at_work()) return;
  known_ = again_ ? 0 : judged();
  begun_ = std::chrono::steady_clock::now();
  plan_.first = again_ ? found_ : nullptr;
  work_.emplace([match = carried_.match(), foreteller = foreteller_,
                 known = again_ ? std::make_shared<MatchAnalysis>() : found_, judged = judged_,
                 first = known_, plan = plan_](const std::stop_token& stop) mutable {
    plan.stop = stop;
    // What was known already goes by at once.
    return analyse(match, foreteller, plan, *known, [&](std::size_t done) {
      judged->store(std::max(done, first));
      if (done > first && done % choices_a_picture == 0) wake_window();
    });
  });
}

void FubaAnalyst::look_again() {
  if (at_work() || !told_ || !told_->complete) return;
  again_ = true;
  plan_.games *= 2;
  judged_->store(0);
  begin();
}

void FubaAnalyst::stop() {
  if (!work_) return;
  work_->stop();
  take(work_->take());
}

bool FubaAnalyst::hear() {
  if (!work_ || !work_->done()) return false;
  take(work_->take());
  return true;
}

/// Choices that were known stay known where the work was stopped before it came to them again.
void FubaAnalyst::take(MatchAnalysis found) {
  work_.reset();
  const std::size_t known = judged_in(*found_);
  judged_->store(std::max(known, judged_in(found)));
  const bool again = std::exchange(again_, false);
  if (again && !found.complete) plan_.games /= 2;
  if (again ? !found.complete : judged_in(found) < known) return;
  const std::string told_twice =
      again ? told_again(compare_looks(*found_, found), plan_.games, story_.words) : std::string();
  found_ = std::make_shared<MatchAnalysis>(std::move(found));
  if (!file_.empty()) {
    if (const auto kept =
            analysis::keep_beside(file_, to_json(*found_, carried_.match(), foreteller_, plan_));
        !kept)
      director_.tell(kept.error());
  }
  told_ = ToldAnalysis{what_decided(*found_, story_.words),
                       verdict(*found_, story_.names, story_.words),
                       sum_of(*found_, carried_.match(), story_.names, story_.words),
                       told_twice,
                       levels(),
                       {told_side(Team::home), told_side(Team::away)},
                       found_->complete};
}

std::string FubaAnalyst::levels() const {
  const auto from = [&](ChoiceMark mark) { return share_of_match(story_.words, least_error(mark)); };
  return fuba::ui(story_.words, "analysis-levels",
                  {{"doubtful", from(ChoiceMark::doubtful)},
                   {"mistake", from(ChoiceMark::mistake)},
                   {"blunder", from(ChoiceMark::blunder)}});
}

const State& FubaAnalyst::before(std::size_t entry) const {
  const Match& match = carried_.match();
  return entry == 0 ? match.start() : match.journal()[entry - 1].after;
}

ToldSide FubaAnalyst::told_side(Team team) const {
  const TeamAnalysis& side = found_->of(team);
  const auto count = [&](std::string_view key, ChoiceMark mark) {
    return fuba::ui(story_.words, key,
                    {{"count", std::to_string(side.marks[static_cast<std::size_t>(mark)])}});
  };
  ToldSide told{
      fuba::ui(story_.words, "analysis-error",
               {{"choices", std::to_string(side.judged)},
                {"error", words::number(story_.words, 100 * side.error_a_choice(), 2)}}),
      {count("analysis-doubtful", ChoiceMark::doubtful), count("analysis-mistakes", ChoiceMark::mistake),
       count("analysis-blunders", ChoiceMark::blunder)},
      {}};
  for (const std::size_t entry : side.worst) told.worst.push_back(told_mistake(entry));
  return told;
}

ToldMistake FubaAnalyst::told_mistake(std::size_t entry) const {
  const Words& words = story_.words;
  const JudgedChoice& judged = *found_->entries[entry].judged;
  const State& state = before(entry);
  const std::string why = reasons_for(words, judged.arguments);
  return {entry,
          fuba::ui(words, "analysis-taken",
                   {{"moment", moment(words, state)}, {"choice", label(words, judged.taken, state)}}),
          better_told(words, label(words, judged.best, state), judged.arguments),
          share_of_match(words, judged.error) + words[fmt::format("analysis.mark-{}", name(judged.mark))],
          why.empty() ? why : fuba::ui(words, "analysis-why", {{"why", why}})};
}

void FubaAnalyst::watch(std::size_t entry) const {
  auto match = std::make_shared<FubaMatch>(carried_);
  match->remark({found_, entry});
  director_.go(place::Watch{match, file_});
}

void FubaAnalyst::try_again(Team team) const {
  std::vector<Puzzle> puzzles;
  for (const std::size_t entry : found_->of(team).worst)
    puzzles.push_back(
        puzzle_of(carried_.match().shared_rules(), before(entry), *found_->entries[entry].judged));
  director_.go(place::Exercise{std::make_shared<PuzzleSeries>(
      carried_.game(), fuba::ui(story_.words, "analysis-dearest", {{"team", story_.names[team]}}),
      std::move(puzzles), carried_.match().info())});
}

}  // namespace fuba::app
