#include "player.hpp"

#include <algorithm>
#include <array>
#include <iostream>

#include "app/window/letters.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/area_typing.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "grips.hpp"
#include "tabletop/files.hpp"

namespace fuba::test {

using tabletop::find_data_folder;
using tabletop::read_file;

namespace fs = std::filesystem;

namespace {

constexpr int width = 1280;
constexpr int height = 800;
constexpr int patience = 30000;         ///< milliseconds for the program to answer
constexpr std::size_t far_enough = 60;  ///< journal entries before the program is killed

constexpr std::array action_order{Action::defence,  Action::midfield, Action::forward, Action::shoot,
                                  Action::position, Action::press,    Action::none};

SDL_FPoint centre(const SDL_FRect& rect) { return {rect.x + rect.w / 2, rect.y + rect.h / 2}; }

}  // namespace

Player::Player(std::string program, const fs::path& folder, unsigned seed)
    : program_(std::move(program)),
      autosave_(folder / "fuba"),
      desk_(width, height),
      random_(seed),
      table_(width, height) {
  const auto rules = load_rules({"fuba-3.0"});
  if (!rules) throw Failure{rules.error()};
  const auto data = find_data_folder();
  if (!data) throw Failure{data.error()};
  const auto text = read_file(*data / "assets/lang/en.json", 1U << 20U);
  if (!text) throw Failure{text.error()};
  words_ = make_words(*text, "lang/en.json").value();
  mat_ = paint::MatLayout(table_.mat, (*rules)->pitch);
}

void Player::begin() {
  desk_.key("c");
  pause(200);
  desk_.key("s");
  expect("a new match to be kept", [&] { return look(); });
}

void Player::play_to_the_end() {
  while (!match_->over()) {
    if (!undone_ && match_->decision()->kind == DecisionKind::adjust) take_one_back();
    if (!killed_ && match_->journal().size() > far_enough) end_by_force();
    decide();
  }
  const State& end = match_->state();
  std::cout << "full time " << int{end.score[0]} << " : " << int{end.score[1]} << '\n';
  if (!undone_ || !killed_) throw Failure{"the match was too short to take a choice back and to be resumed"};
}

void Player::quit() {
  desk_.key("q");
  if (const int code = window_.wait(patience); code != 0)
    throw Failure{"the program ended with code " + std::to_string(code)};
}

void Player::bear_witness() {
  const fs::path picture = fs::temp_directory_path() / "fuba-play-match.png";
  desk_.photograph(picture);
  const int code = window_.wait(100);
  std::cerr << (code < 0 ? "the program runs on" : "the program has ended with code " + std::to_string(code))
            << "; the window looked like " << picture.string() << '\n';
}

void Player::open() {
  window_ = Process({program_});
  if (!desk_.find_window("FUBA")) throw Failure{"no window"};
  pause(200);
}

bool Player::look() {
  const fs::path kept = autosave_.kept() / "match-0001.fuba";
  const fs::path file = fs::exists(autosave_.file()) ? autosave_.file() : kept;
  if (!fs::exists(file)) return false;
  auto loaded = load(file, load_rules, DiceSource::scripted({}));
  if (!loaded || loaded->trouble || (!loaded->match.decision() && !loaded->match.over())) return false;
  match_ = std::move(loaded->match);
  return true;
}

void Player::expect(const std::string& what, const std::function<bool()>& condition) {
  for (int waited = 0; waited < patience; waited += 10) {
    if (condition()) return;
    pause(10);
  }
  throw Failure{"waited in vain for " + what};
}

void Player::decide() {
  const std::size_t entries = match_->journal().size();
  const DecisionKind kind = match_->decision()->kind;
  lift_curtain();
  if (kind == DecisionKind::formation) {
    desk_.key(std::to_string(1 + random_() % 8));
    desk_.key("c");
  } else if (kind == DecisionKind::place || kind == DecisionKind::place_keeper) {
    desk_.key("Return");
  } else {
    make(choose());
  }
  expect("an answer to " + std::string(name(kind)), [&] { return moved_on(entries); });
}

void Player::lift_curtain() {
  pause(40);
  if (!match_->decision()->secret) return;
  desk_.key("Return");
  pause(60);
}

/// Any choice, but rather the short way where moves or second actions are offered.
Command Player::choose() {
  const CommandList legal = match_->legal();
  const DecisionKind kind = match_->decision()->kind;
  const bool brief =
      kind == DecisionKind::free || kind == DecisionKind::react || kind == DecisionKind::adjust;
  for (const Command& command : legal) {
    if (brief && command.verb == Verb::done && random_() % 4 != 0) return command;
    if (command == commands::answer(Verb::second, false) && random_() % 4 != 0) return command;
  }
  return legal[random_() % legal.size()];
}

void Player::make(const Command& command) {
  std::cout << name(match_->decision()->team) << ' ' << to_string(command) << '\n';
  const State view = match_->state_for(match_->decision()->team);
  switch (command.verb) {
    case Verb::done:
      desk_.key("Return");
      break;
    case Verb::target:
    case Verb::remove:
      desk_.click(open_place(command.from()));
      break;
    case Verb::bring:
    case Verb::bring_keeper:
      desk_.click(open_place(command.from()));
      pick_among(command);
      break;
    case Verb::dive:
      desk_.click(centre(paint::penalty_place(table_.mat, paint::as_shooter_sees(command.side()))));
      break;
    case Verb::kick:
      desk_.click(centre(paint::penalty_place(table_.mat, command.side())));
      break;
    case Verb::adjust:
    case Verb::adjust_keeper:
    case Verb::react:
    case Verb::react_keeper:
    case Verb::free:
    case Verb::free_keeper:
    case Verb::move:
    case Verb::move_keeper:
      desk_.drag(grip(command, view), open_place(command.to()));
      if (!test::drags_ball(command)) pick_among_moves(command);
      break;
    default:
      if (test::shoots(command))
        desk_.click(centre(mat_.goal(opponent(match_->decision()->team))));
      else
        desk_.key(std::string(1, letter(command, view)));
      break;
  }
}

/// Where two choices mean the same area, the program asks which.
void Player::pick_among(const Command& command) {
  std::vector<Command> alike;
  for (const Command& other : match_->legal())
    if (other.from() == command.from()) alike.push_back(other);
  answer_which(alike, command);
}

/// Where a piece that was dragged may take the ball along, it asks as well.
void Player::pick_among_moves(const Command& command) {
  std::vector<Command> alike;
  for (const Command& other : match_->legal())
    if (other.verb == command.verb && other.from() == command.from() && other.to() == command.to())
      alike.push_back(other);
  answer_which(alike, command);
}

void Player::answer_which(const std::vector<Command>& alike, const Command& command) {
  if (alike.size() < 2) return;
  pause(60);
  const auto at = std::ranges::find(alike, command) - alike.begin();
  const auto letters = app::letters_for(std::vector<std::string>(alike.size()), app::lane_letters);
  desk_.key(std::string(1, letters[static_cast<std::size_t>(at)]));
}

SDL_FPoint Player::open_place(Area area) const { return test::open_place(mat_, area); }

SDL_FPoint Player::grip(const Command& command, const State& view) const {
  if (const auto found = test::grip(mat_, view, match_->decision()->team, command)) return *found;
  throw Failure{"nothing to take in hand for " + to_string(command)};
}

char Player::letter(const Command& command, const State& view) const {
  std::vector<Command> shown;
  if (command.verb == Verb::action)
    for (int action = 0; action < 7; ++action)
      shown.push_back(commands::act(action_order[static_cast<std::size_t>(action)]));
  else
    for (const Command& other : match_->legal()) shown.push_back(other);
  std::vector<std::string> labels;
  for (const Command& other : shown) labels.push_back(label(words_, other, view));
  const auto at = std::ranges::find(shown, command) - shown.begin();
  return app::letters_for(labels)[static_cast<std::size_t>(at)];
}

void Player::take_one_back() {
  const State before = match_->state();
  const std::size_t entries = match_->journal().size();
  for (const Command& command : match_->legal()) {
    if (command.verb != Verb::adjust) continue;
    make(command);
    break;
  }
  expect("an adjustment", [&] { return moved_on(entries); });
  desk_.key("ctrl+z");
  expect("the adjustment to be taken back", [&] { return look() && match_->state() == before; });
  undone_ = true;
  std::cout << "taken back\n";
}

void Player::end_by_force() {
  const State before = match_->state();
  window_.stop(9);
  open();
  desk_.key("g");
  pause(300);
  if (!look() || match_->state() != before) throw Failure{"the match was not resumed as it stood"};
  killed_ = true;
  std::cout << "killed and resumed\n";
}

}  // namespace fuba::test
