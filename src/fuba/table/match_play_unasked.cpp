// What nobody is asked at a match on the table: the window's own answers, and the ways back to them.
#include <algorithm>

#include "fuba/table/match_play.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {
namespace {

/// The answer that lets a moment for substitutions go by, where there is one.
std::optional<Command> no_substitution(const Match& match) {
  if (!match.decision()) return std::nullopt;
  if (match.state().agenda.top().step == Step::offer_substitutions) return commands::plain(Verb::done);
  const CommandList legal = match.legal();
  const bool in_stage = match.state().agenda.top().step == Step::stage_choice;
  if (!in_stage || std::ranges::find(legal, commands::act(Action::substitute)) == legal.end())
    return std::nullopt;
  return commands::act(Action::none);
}

/// Whether the ball has been played.
bool has_begun(const Match& match) {
  return std::ranges::any_of(match.journal(), [](const Entry& entry) {
    return entry.choice() != nullptr && entry.choice()->command.verb == Verb::target;
  });
}

/// The journal entry with which the turn under way began: the first after the last target.
std::size_t turn_begin(const Match& match) {
  std::size_t begin = 0;
  const auto& journal = match.journal();
  for (std::size_t at = 1; at < journal.size(); ++at)
    if (journal[at].after.turn.target == Area::none && journal[at - 1].after.turn.target != Area::none)
      begin = at;
  return begin;
}

}  // namespace

/// The entries of a match that is taken up again whose choices are those that the window makes by itself.
std::vector<std::size_t> MatchPlay::made_by_window() const {
  std::vector<std::size_t> entries;
  for (std::size_t at = 0; at < match_.journal().size(); ++at) {
    const Choice* made = match_.journal()[at].choice();
    if (made == nullptr || coached(made->team) || asks_everything()) continue;
    const State& then = state_at(at);
    const bool one_choice = !fuba::decision(then)->secret && fuba::legal(rules(), then).size() == 1;
    if (one_choice || lets_extra_go(rules(), then, made->command)) entries.push_back(at);
  }
  return entries;
}

std::optional<WayToPress> MatchPlay::way_to_press() const {
  if (!decision_ || coach_chooses() || guide_ != nullptr || asks_everything()) return std::nullopt;
  return app::way_to_press(rules(), view_, [this](Team team, Extra each) { return wishes(team, each); });
}

std::vector<Extra> MatchPlay::extras() const {
  std::vector<Extra> list;
  if (!decision_ || coach_chooses() || guide_ != nullptr || asks_everything()) return list;
  const auto& plays = rules();
  const TeamState& side = view_.side(decision_->team);
  list.push_back(Extra::free_movement);
  if (plays.has(Option::conditions) && plays.plays(TurnStage::second_actions)) {
    list.push_back(Extra::one_more_move);
    list.push_back(Extra::second_actions);
  }
  if (plays.has(Option::substitutions) && side.substitutions < plays.substitutions.in_match)
    list.push_back(Extra::substitution);
  list.push_back(Extra::line_up);
  for (const Extra extra : {Extra::slow_play, Extra::card})
    if (within_reach(extra)) list.push_back(extra);
  return list;
}

/// The number of entries before an extra was let go by, where the window alone has answered ever since and no
/// die has fallen. A line-up begins with its first piece.
std::optional<std::size_t> MatchPlay::passed(Extra extra) const {
  if (!decision_ || guide_ != nullptr) return std::nullopt;
  std::optional<std::size_t> found;
  for (std::size_t at = match_.journal().size(); at-- > 0;) {
    const Choice* made = match_.journal()[at].choice();
    const bool by_window = std::ranges::find(by_itself_, at) != by_itself_.end();
    if (made == nullptr || !by_window) break;
    if (made->team != decision_->team) continue;
    const State& then = state_at(at);
    if (extra_asked(rules(), then) != extra || fuba::legal(rules(), then).size() <= 1) continue;
    found = at;
    if (extra != Extra::line_up) break;
  }
  return found;
}

bool MatchPlay::wishes(Extra extra) const { return decision_ && wishes(decision_->team, extra); }

const State& MatchPlay::before(Extra extra) const { return state_at(*passed(extra)); }

void MatchPlay::want(Extra extra) {
  if (within_reach(extra)) {
    const Team team = decision_->team;
    reopen(extra);
    opened_ = extra;
    opened_by_ = team;
    return;
  }
  bool& wish = wishes_[index(decision_->team)][static_cast<std::size_t>(extra)];
  wish = !wish;
}

void MatchPlay::reopen(Extra extra) {
  const std::size_t entries = *passed(extra);
  match_.rewind(entries);
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= entries; });
  if (autosave_) tell(autosave_->record(match_));
  look_again();
}

void MatchPlay::rest_cards() {
  resting_[index(decision_->team)] = turn_begin(match_);
  choose(commands::plain(Verb::pass));
}

bool MatchPlay::resting() const {
  return decision_ && resting_[index(decision_->team)] == turn_begin(match_);
}

bool MatchPlay::offers_bench() const { return no_substitution(match_).has_value(); }

void MatchPlay::rest_bench() {
  bench_rests_[index(decision_->team)] = view_.half;
  choose(*no_substitution(match_));
}

/// The answer that a person is not asked for, unless he wishes so.
std::optional<Command> MatchPlay::unasked() const {
  const auto pending = match_.decision();
  if (!pending || coached(pending->team) || asks_everything()) return std::nullopt;
  if (kicking_off_)
    if (const auto usual = usual_line_up(rules(), match_.state())) return usual;
  const auto extra = app::unasked_extra(rules(), match_.state(),
                                        [this](Team team, Extra each) { return wishes(team, each); });
  if (!extra || extra == opened_) return std::nullopt;
  if (extra == Extra::line_up && arranges_ && !has_begun(match_)) return std::nullopt;
  return without_extra(rules(), match_.state());
}

/// Whether a person has one choice only, so that nothing is to be asked.
bool MatchPlay::forced(const Match& match, const CommandList& choices) const {
  if (asks_everything() || !match.decision()) return false;
  return choices.size() == 1 && !coached(match.decision()->team) && !match.decision()->secret;
}

/// The answer to a decision that needs no asking.
std::optional<Command> MatchPlay::foregone() const {
  if (guide_ != nullptr) return guide_->take_own();
  const CommandList choices = match_.legal();
  if (only_announces(choices)) return commands::plain(Verb::done);
  if (forced(match_, choices)) return choices[0];
  if (const auto answer = unasked()) return answer;
  const auto pending = match_.decision();
  if (pending && bench_rests_[index(pending->team)] == match_.state().half)
    if (const auto answer = no_substitution(match_)) return answer;
  if (!pending || pending->kind != DecisionKind::use || resting_[index(pending->team)] != turn_begin(match_))
    return std::nullopt;
  return commands::plain(Verb::pass);
}

void MatchPlay::forego() {
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  if (opened_ &&
      (extra_asked(rules(), match_.state()) != opened_ || fuba::decision(match_.state())->team != opened_by_))
    opened_.reset();
  while (const auto answer = foregone()) {
    const std::size_t entries = match_.journal().size();
    if (!match_.choose(*answer)) break;
    by_itself_.push_back(entries);
  }
  if (match_.decision() && match_.decision()->kind == DecisionKind::target) kicking_off_ = false;
}

}  // namespace fuba::app
