#include "fuba/table/second_thoughts.hpp"

#include <algorithm>

#include "app/window/letters.hpp"
#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/game.hpp"
#include "fuba/table/hint_sheet.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/shown_choice.hpp"

namespace fuba::app {
namespace {

constexpr std::size_t most_dearest = 5;
constexpr std::uint32_t games_of_tutor = 24;

}  // namespace

/// What a choice may give away without a word.
double SecondThoughts::level() const {
  return least_error(director_.settings().tutor == Tutoring::mistakes ? ChoiceMark::mistake
                                                                      : ChoiceMark::blunder);
}

bool SecondThoughts::holds(const MatchPlay& play, std::span<const Command> commands) {
  const bool watches = director_.settings().tutor != Tutoring::off && play.practice() && !play.counts();
  if (at_work() || !watches || play.coach_chooses() || commands.empty()) return false;
  view_ = play.match().state_for(play.decision()->team);
  rules_ = play.match().shared_rules();
  const CommandList open = legal(*rules_, view_);
  if (!can_be_judged(*rules_, view_) || std::ranges::find(open, commands.front()) == open.end()) return false;
  if (!foreteller_) {
    auto made = foreteller_of_the_game(rules_->id);
    if (!made) return false;
    foreteller_ = *std::move(made);
  }
  held_.assign(commands.begin(), commands.end());
  shows_better_ = false;
  judged_.reset();
  thought_.emplace([rules = rules_, view = view_, command = held_.front(), foreteller = *foreteller_,
                    seed = play.match().journal().size(), least = level()](const std::stop_token& stop) {
    const RolloutPlan plan{.most_games = games_of_tutor, .seed = seed, .stop = stop};
    const JudgedChoice judged = judge_choice(*rules, view, command, foreteller, plan);
    if (judged.error < least) return judged;
    return judge_harder(*rules, view, command, foreteller, plan, judged.best);
  });
  return true;
}

std::vector<Command> SecondThoughts::hear() {
  if (!thought_ || !thought_->done()) return {};
  judged_ = thought_->take();
  thought_.reset();
  if (judged_->mark != ChoiceMark::none) dear_.push_back(puzzle_of(rules_, view_, *judged_));
  if (judged_->error >= level()) return {};
  return std::exchange(held_, {});
}

void SecondThoughts::forget() {
  thought_.reset();
  judged_.reset();
  held_.clear();
}

/// The match keeps that it was practice.
void SecondThoughts::take_back(MatchPlay& play) {
  forget();
  play.count_taken_back();
}

std::string SecondThoughts::price(const Words& words) const {
  return fuba::ui(words, "tutor-price", {{"price", share_of_match(words, judged_->error)}});
}

std::vector<Command> SecondThoughts::frame(Ui& ui, const SDL_FRect& room, MatchPlay& play) {
  const Words& words = ui.words();
  if (thinking()) {
    ui.text(Type::text, room.x, room.y, style::quiet, ui.say("tutor-thinks"), room.w);
    return {};
  }
  float y =
      room.y + ui.text(Type::strong, room.x, room.y, style::text, ui.say("tutor-sure"), room.w) + ui.px(8);
  const auto tell = [&](const std::string& text, ImU32 colour) {
    y += ui.text(Type::text, room.x, y, colour, text, room.w) + ui.px(8);
  };
  tell(fuba::ui(words, "tutor-yours", {{"choice", play.label(held_.front())}}), style::quiet);
  tell(price(words), style::bad);
  if (shows_better_) {
    tell(fuba::ui(words, "analysis-better", {{"choice", play.label(judged_->best)}}), style::good);
    if (const std::string why = reasons_for(words, judged_->arguments); !why.empty())
      tell(fuba::ui(words, "analysis-why", {{"why", why}}), style::quiet);
  }
  y += ui.px(8);
  const std::vector<std::string> labels{ui.say("tutor-take-back"), ui.say("tutor-better"),
                                        ui.say("tutor-instead"), ui.say("tutor-anyway")};
  const std::vector<char> letters = letters_for(labels);
  const auto way = [&](std::string_view id, std::size_t label) {
    const SDL_FRect rect{room.x, y, room.w, ui.px(44)};
    y += rect.h + ui.px(8);
    return ui.button(id, rect, labels[label], letters[label], label == 0);
  };
  const bool back = way("tutor back", 0);
  const bool better = !shows_better_ && way("tutor better", 1);
  const bool instead = shows_better_ && way("tutor instead", 2);
  const bool anyway = way("tutor anyway", 3);
  if (better) shows_better_ = true;
  if (back || ui.key().is(SDLK_ESCAPE)) {
    take_back(play);
    return {};
  }
  if (instead) {
    play.count_taken_back();
    held_.assign(1, judged_->best);
  }
  return instead || anyway ? std::exchange(held_, {}) : std::vector<Command>();
}

void SecondThoughts::decorate(paint::MatScene& scene, const paint::MatLayout& mat,
                              const MatchPlay& play) const {
  if (!at_work()) return;
  const Team team = play.decision()->team;
  light_choice(scene, mat, play.rules(), play.view(), team, held_.front());
  if (shows_better_)
    light_choice(scene, mat, play.rules(), play.view(), team, judged_->best, paint::Light::better);
}

std::vector<Puzzle> SecondThoughts::dearest() const {
  std::vector<Puzzle> list = dear_;
  std::ranges::stable_sort(list, std::greater{}, &Puzzle::price);
  if (list.size() > most_dearest) list.erase(list.begin() + most_dearest, list.end());
  return list;
}

}  // namespace fuba::app
