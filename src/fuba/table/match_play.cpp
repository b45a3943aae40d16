#include "fuba/table/match_play.hpp"

#include <algorithm>

#include "app/window/team_names.hpp"
#include "fuba/table/citation.hpp"
#include "fuba/table/proposal.hpp"

namespace fuba::app {
namespace {

/// Whether the last choice belongs to the one that is pending: pieces of a set-up, styles of the lines.
bool inside_one_choice(const Match& match) {
  if (!match.decision() || match.journal().empty()) return false;
  const Choice* last = match.journal().back().choice();
  if (last == nullptr || last->team != match.decision()->team) return false;
  const Verb verb = last->command.verb;
  if (match.decision()->kind == DecisionKind::style) return verb == Verb::style;
  return is_set_up(match.state()) && (verb == Verb::place || verb == Verb::place_keeper);
}

}  // namespace

MatchPlay::MatchPlay(Match match, const Words& words, const Settings& settings, std::filesystem::path folder)
    : MatchPlay(std::move(match), words, settings) {
  autosave_.emplace(std::move(folder));
  tell(autosave_->begin(match_));
}

MatchPlay::MatchPlay(Match match, const Words& words, const Settings& settings, Autosave keeper)
    : MatchPlay(std::move(match), words, settings) {
  counts_ = true;
  autosave_.emplace(std::move(keeper));
  tell(autosave_->begin(match_));
}

MatchPlay::MatchPlay(Match match, const Words& words, const Settings& settings)
    : match_(std::move(match)),
      words_(words.of_edition(rules().id)),
      settings_(settings),
      names_{team_names(match_.info(), words)} {
  if (!match_.decision() && !match_.over()) static_cast<void>(match_.roll_due());
  by_itself_ = made_by_window();
  look_again();
}

std::string MatchPlay::question() const {
  return decision_ ? fuba::question(words_, *decision_, view_, names_) : std::string();
}

std::string MatchPlay::label(const Command& command) const { return fuba::label(words_, command, view_); }

std::string MatchPlay::explain(const Refusal& refusal) const {
  const std::string rule = citation(rules().rule(refusal.reason), rules().id);
  return sentence(words_, rules(), refusal, names_) + (rule.empty() ? "" : "  (" + rule + ")");
}

std::optional<Refusal> MatchPlay::refused(const Command& command) const {
  State trial = match_.state();
  const auto answer = apply(rules(), trial, command);
  return answer ? std::nullopt : std::optional(answer.error());
}

std::string MatchPlay::refusal(const Command& command) const {
  const auto why = refused(command);
  return why ? explain(*why) : std::string();
}

void MatchPlay::choose(const Command& command) { choose(std::span(&command, 1)); }

void MatchPlay::choose(std::span<const Command> commands) {
  if (!holds_back_ || !holds_back_(commands)) make(commands);
}

void MatchPlay::count_taken_back() {
  MatchInfo info = match_.info();
  ++info.taken_back;
  match_.set_info(std::move(info));
}

void MatchPlay::make(std::span<const Command> commands) {
  const State before = match_.state();
  const std::size_t known = match_.journal().size();
  for (const Command& command : commands)
    if ((guide_ != nullptr && !guide_->lets(command)) || !match_.choose(command)) break;
  go_on_from(before, known);
}

void MatchPlay::follow(Guide& guide) {
  guide_ = &guide;
  forego();
  look_again();
}

void MatchPlay::begin_again(Match match) {
  match_ = std::move(match);
  animation_.skip();
  log_before_ = 0;
  by_itself_.clear();
  forego();
  look_again();
}

void MatchPlay::go_on() {
  const State before = match_.state();
  go_on_from(before, match_.journal().size());
}

/// Answers what needs no asking, and shows what has happened since.
void MatchPlay::go_on_from(const State& before, std::size_t known) {
  forego();
  if (autosave_) tell(autosave_->record(match_));
  const std::vector<TrayRoll> tray = tray_;
  log_before_ = log_.size();
  look_again();
  const auto made = std::span(match_.journal()).subspan(known);
  const State start = on_mat(before);
  animation_.play(start, tray, seen_on_mat(recorded(rules(), before, made)), rules(), settings_.pace_factor(),
                  events_before(match_, known));
}

State MatchPlay::on_mat(const State& state) const {
  return proposed_ && !all_stand(state) ? standing_as(state, *proposed_) : state;
}

Recording MatchPlay::seen_on_mat(Recording recording) {
  for (State& state : recording.states) state = on_mat(state);
  if (all_stand(match_.state())) proposed_.reset();
  return recording;
}

bool MatchPlay::offers_kick_off() const {
  if (guide_ != nullptr || asks_everything() || arranges_ || kicking_off_) return false;
  if (!decision_ || decision_->kind != DecisionKind::formation || coach_chooses()) return false;
  return std::ranges::none_of(match_.journal(), [&](const Entry& entry) {
    return entry.choice() != nullptr && !coached(entry.choice()->team);
  });
}

void MatchPlay::kick_off() {
  kicking_off_ = true;
  kicked_off_at_ = match_.journal().size();
  proposed_ = usual_kick_off(rules());
  const State before = match_.state();
  go_on_from(before, match_.journal().size());
}

void MatchPlay::arrange() {
  arranges_ = true;
  look_again();
}

const State& MatchPlay::state_at(std::size_t entries) const {
  return entries == 0 ? match_.start() : match_.journal()[entries - 1].after;
}

State MatchPlay::after(const Command& command) const {
  State trial = match_.state();
  static_cast<void>(apply(rules(), trial, command));
  return trial;
}

std::optional<Cost> MatchPlay::cost(const Command& command) const {
  const auto before = view_.side(decision_->team).condition;
  State trial = match_.state();
  Events events;
  if (!apply(rules(), trial, command, Recorder(&events))) return std::nullopt;
  const auto left = trial.side(decision_->team).condition;
  for (const Line line : lines) {
    if (const int points = before[index(line)] - left[index(line)]; points > 0) {
      const auto lost = std::ranges::find(events, EventKind::condition_lost, &Event::kind);
      return Cost{line, points, before[index(line)], lost == events.end() ? Cause::none : lost->cause};
    }
  }
  return std::nullopt;
}

std::optional<UndoRefusal> MatchPlay::undo_refusal() const {
  const auto refusal = match_.undo_refusal();
  return practice() && !counts_ && refusal != UndoRefusal::nothing_chosen ? std::nullopt : refusal;
}

/// Whether a player has something to choose, after choices were taken back.
bool MatchPlay::asks_player() const {
  if (only_announces(match_.legal()) || inside_one_choice(match_)) return false;
  const std::size_t entries = match_.journal().size();
  if (entries != kicked_off_at_ && std::ranges::find(by_itself_, entries) != by_itself_.end()) return false;
  return !practice() || !match_.decision() || !coached(match_.decision()->team);
}

bool MatchPlay::undo() {
  if (undo_refusal()) return false;
  do {
    if (!match_.undo(practice() && !counts_ ? Undo::forced : Undo::fair)) break;
  } while (!asks_player());
  resting_ = {};
  bench_rests_ = {};
  kicking_off_ = false;
  proposed_.reset();
  opened_.reset();
  std::erase_if(by_itself_, [&](std::size_t at) { return at >= match_.journal().size(); });
  animation_.skip();
  log_before_ = 0;
  if (autosave_) tell(autosave_->record(match_));
  look_again();
  return true;
}

void MatchPlay::tell(const tl::expected<Kept, NotKept>& kept) {
  auto news = keeping_.of(kept, words_);
  if (!news) return;
  const bool all_well = kept && kept->found == Kept::Found::nothing;
  (all_well ? good_news_ : news_) = std::move(news);
}

void MatchPlay::dismiss(Team team) {
  MatchInfo info = match_.info();
  info.coaches[index(team)].clear();
  match_.set_info(std::move(info));
  look_again();
}

State MatchPlay::view_of_table() const {
  if (!decision_) return match_.state();
  const bool players_turn = !practice() || !coached(decision_->team);
  return match_.state_for(players_turn ? decision_->team : opponent(decision_->team));
}

std::vector<CallOut> MatchPlay::call_outs() const {
  const Animation::Step* step = animation_.current();
  if (step == nullptr) return call_outs_;
  std::vector<CallOut> seen = call_outs_;
  const bool falls = step->event.kind == EventKind::dice;
  std::erase_if(seen, [&](const CallOut& each) {
    return each.number > step->number || (falls && each.number == step->number);
  });
  return seen;
}

/// The journal entry with the last choice that a person has made himself, of that team if one is named.
/// Where coaches play both sides, the last choice of any.
std::size_t MatchPlay::after_choice_of(std::optional<Team> team) const {
  const bool nobody_plays = coached(Team::home) && coached(Team::away);
  for (std::size_t at = match_.journal().size(); at-- > 0;) {
    const Choice* made = match_.journal()[at].choice();
    if (made == nullptr || std::ranges::find(by_itself_, at) != by_itself_.end()) continue;
    if (team ? made->team == *team : nobody_plays || !coached(made->team)) return at;
  }
  return 0;
}

void MatchPlay::reword(const Words& words) {
  words_ = words.of_edition(rules().id);
  names_ = {team_names(match_.info(), words_)};
  tell_anew();
}

/// Puts into words what has happened.
void MatchPlay::tell_anew() {
  call_outs_ = call_outs_of(match_, words_, names_, after_choice_of(std::nullopt));
  log_ = log_of(match_, words_, names_);
}

void MatchPlay::look_again() {
  decision_ = match_.decision();
  view_ = view_of_table();
  tell_anew();
  trails_.clear();
  if (decision_ && !is_set_up(view_) && (!coach_chooses() || practice())) {
    const Team watches = coach_chooses() ? opponent(decision_->team) : decision_->team;
    trails_ = trails_of(match_, opponent(watches), after_choice_of(watches));
  }
  legal_ = match_.legal();
  if (decision_ && !coach_chooses())
    odds_.ask(match_.shared_rules(), view_);
  else
    odds_.forget();
  tray_ = tray_of(match_.journal());
  ++question_number_;
}

}  // namespace fuba::app
