#include "fuba/analysis/puzzle_mining.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "fuba/analysis/judged_choice.hpp"
#include "fuba/analysis/quick_play.hpp"
#include "fuba/analysis/rollout.hpp"
#include "fuba/game.hpp"
#include "fuba/random_play.hpp"
#include "tabletop/random.hpp"

namespace fuba {
namespace {

std::vector<Command> commands_of(const std::vector<SeenChoice>& seen) {
  std::vector<Command> list;
  for (const SeenChoice& each : seen) list.push_back(each.command);
  return list;
}

/// Where the last piece of a set-up goes: of a whole set-up no single place can be the best beyond doubt. The
/// other team, where it sets up after, does so by its tactics.
bool sets_up_last_piece(const State& state) {
  const auto pending = decision(state);
  return pending && pending->nature == Nature::set_up && state.side(pending->team).in_hand <= 1;
}

/// How far the best choice lies ahead of the second.
analysis::Estimate lead(const std::vector<RolledOut>& found) {
  return found.size() < 2 ? analysis::Estimate{} : found[1].behind;
}

/// One position on its way to a puzzle: looks that cost more and more, each of which may end it.
class Prospecting {
 public:
  Prospecting(const std::shared_ptr<const Ruleset>& rules, const State& view, const Foreteller& foreteller,
              const PuzzlePlan& plan)
      : rules_(rules), view_(view), foreteller_(foreteller), plan_(plan) {}

  std::optional<Puzzle> puzzle() {
    const std::vector<Command> promising = promising_choices();
    if (promising.empty()) return std::nullopt;
    const auto first = played_out(promising, first_games, 1);
    if (!is_clear(first, loose)) return std::nullopt;
    answer_ = first.front().command;
    if (!confirmed(played_out(promising, plan_.games, 2))) return std::nullopt;
    const auto all = played_out(commands_of(seen_), 2 * plan_.games, 3);
    if (!confirmed(all)) return std::nullopt;
    look_quickly(all[1].command);
    return told(std::ranges::find(all, tempting_, &RolledOut::command)->behind.mean);
  }

 private:
  Thinking unhurried() const { return {.stop = plan_.stop, .budget = std::chrono::hours(1)}; }

  /// What the coach would choose first, and what looks best; nothing where the coach sees no best one. Where
  /// a coach sets up by its tactics, all.
  std::vector<Command> promising_choices() {
    std::vector<Advice> advice;
    if (!sets_up_last_piece(view_)) {
      advice = Coach(foreteller_.tactics(), 1).advise(*rules_, view_, most_advised, unhurried());
      if (advice.size() < 2 || advice[0].value - advice[1].value < plan_.gap) return {};
    }
    seen_ = choices_at_sight(*rules_, view_, foreteller_);
    if (advice.empty()) return commands_of(seen_);
    std::vector<Command> list;
    for (const Advice& each : advice) list.push_back(each.command);
    for (std::size_t at = 0; at < std::min(most_at_sight, seen_.size()); ++at)
      if (std::ranges::find(list, seen_[at].command) == list.end()) list.push_back(seen_[at].command);
    return list;
  }

  std::vector<RolledOut> played_out(const std::vector<Command>& choices, std::uint32_t games,
                                    std::uint64_t seed) const {
    return roll_out(*rules_, view_, choices, foreteller_,
                    {.most_games = games,
                     .enough = plan_.gap / plan_.sure,
                     .beyond_doubt = plan_.sure,
                     .seed = seed,
                     .stop = plan_.stop});
  }

  /// Whether the best choice lies so far ahead, by so many standard errors.
  bool is_clear(const std::vector<RolledOut>& found, double errors) const {
    const analysis::Estimate ahead = lead(found);
    return ahead.mean >= plan_.gap && ahead.mean >= errors * ahead.error;
  }

  bool confirmed(const std::vector<RolledOut>& found) const {
    return is_clear(found, plan_.sure) && found.front().command == answer_;
  }

  /// What two quick looks take for the best: what is told right after a choice, and the quick policy.
  void look_quickly(const Command& second) {
    tabletop::Random random(1, tabletop::Stream::opponents);
    const Command quick = QuickPlay(*rules_, foreteller_.tactics()).choose(view_, random);
    const Command sight = seen_.front().command;
    wrong_ = (quick == answer_ ? 0 : 1) + (sight == answer_ ? 0 : 1);
    tempting_ = quick != answer_ ? quick : sight != answer_ ? sight : second;
  }

  std::optional<Puzzle> told(double price) const {
    Puzzle puzzle{.id = {},
                  .rules = rules_,
                  .position = view_,
                  .answer = answer_,
                  .tempting = tempting_,
                  .price = std::round(1000 * price) / 1000,
                  .subject = subject_of(view_, answer_, tempting_),
                  .level = 1 + wrong_};
    puzzle.arguments =
        sets_up_last_piece(view_)
            ? arguments_between(terms_of_next_turn(answer_), terms_of_next_turn(tempting_))
            : arguments_for(*rules_, view_, foreteller_.tactics(), answer_, tempting_, unhurried());
    puzzle.id = fmt::format("{}-{:08x}", name(puzzle.subject), hash(view_) & 0xFFFFFFFFU);
    return puzzle;
  }

  /// How the coach judges the next turn, on average, once the kick was taken: until then a look-ahead sees
  /// nothing in a set-up.
  Judgement terms_of_next_turn(const Command& choice) const {
    const Team team = decision(view_)->team;
    QuickPlay play(*rules_, foreteller_.tactics());
    Judge judge(*rules_, foreteller_.tactics());
    Judgement mean{};
    for (std::uint32_t game = 0; game < explaining_games; ++game) {
      const Judgement found = judge(after_one_turn(choice, play, tabletop::seed_of_match(1, game)), team);
      for (std::size_t term = 0; term < term_count; ++term) mean[term] += found[term] / explaining_games;
    }
    const auto at = [&](Term term) -> double& { return mean[static_cast<std::size_t>(term)]; };
    if (view_.control != team) at(Term::danger) += std::exchange(at(Term::score), 0);  // goals of the others
    return mean;
  }

  State after_one_turn(const Command& choice, QuickPlay& play, std::uint64_t seed) const {
    RandomPlay chance(seed);
    tabletop::Random choices(seed, tabletop::Stream::opponents);
    State state = view_;
    apply_unchecked(*rules_, state, choice);
    for (int turns = 1; !is_over(state);) {
      const auto due = roll(state);
      if (!due && decision(state)->kind == DecisionKind::target && turns-- == 0) break;
      if (due)
        apply_dice(*rules_, state, chance.let_fall(*due));
      else
        apply_unchecked(*rules_, state, play.choose(state, choices));
    }
    return state;
  }

  static constexpr std::uint32_t explaining_games = 400;
  static constexpr std::size_t most_advised = 4;
  static constexpr std::size_t most_at_sight = 2;
  static constexpr std::uint32_t first_games = 16;
  static constexpr double loose = 2;  ///< standard errors in a first look

  const std::shared_ptr<const Ruleset>& rules_;
  const State& view_;
  const Foreteller& foreteller_;
  const PuzzlePlan& plan_;
  std::vector<SeenChoice> seen_;
  Command answer_{};
  Command tempting_{};
  int wrong_ = 0;
};

}  // namespace

bool says_why(const Puzzle& puzzle) {
  return !puzzle.arguments.empty() && puzzle.arguments.front().goals > 0;
}

std::optional<Puzzle> puzzle_in(const std::shared_ptr<const Ruleset>& rules, const State& state,
                                const Foreteller& foreteller, const PuzzlePlan& plan) {
  const bool places_last = sets_up_last_piece(state) && legal(*rules, state).size() > 1;
  if (!places_last && !can_be_judged(*rules, state)) return std::nullopt;
  const State view = seen_by(state, decision(state)->team);
  return Prospecting(rules, view, foreteller, plan).puzzle();
}

void find_puzzles(const Match& match, const Foreteller& foreteller, const PuzzlePlan& plan,
                  const std::function<void(Puzzle)>& found,
                  const std::function<void(std::size_t)>& progress) {
  bool had_one = false;  // in this turn
  for (std::size_t at = 0; at < match.journal().size() && !plan.stop.stop_requested(); ++at) {
    const State& state = at == 0 ? match.start() : match.journal()[at - 1].after;
    const auto pending = decision(state);
    if (pending && pending->kind == DecisionKind::target) had_one = false;
    if (!had_one)
      if (auto puzzle = puzzle_in(match.shared_rules(), state, foreteller, plan);
          puzzle && says_why(*puzzle)) {
        had_one = true;
        found(*std::move(puzzle));
      }
    if (progress) progress(at + 1);
  }
}

}  // namespace fuba
