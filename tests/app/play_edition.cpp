// Plays a whole match of an edition in the window, basic or with every option, by mouse alone, to the final
// whistle, for both sides or against a coach. It knows what is pending from the file in which the program
// keeps the match, and where each choice lies from a mirror: the same screen, painted beside the program.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <thread>

#include "app/menus/new_match_screen.hpp"
#include "app/menus/title_screen.hpp"
#include "app/window/table_layout.hpp"
#include "desk.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/mat_meaning.hpp"
#include "fuba/table/paint/brushes.hpp"
#include "fuba/table/proposal.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "grips.hpp"
#include "mirror.hpp"
#include "whole_match.hpp"

namespace fs = std::filesystem;

namespace {

using namespace fuba;
using namespace fuba::app;
using test::Desk;
using test::Failure;
using test::Mirror;
using test::Process;

constexpr int width = 960;
constexpr int height = 600;
constexpr int patience = 30000;  ///< milliseconds for the program to answer

void pause(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

/// What the players have chosen: an edition, no option or every one, who plays Away, and no motion.
Settings choice_of(const std::string& edition, bool everything, const std::string& coach) {
  Settings settings;
  settings.pace = Pace::off;
  settings.questions = Questions::everything;
  settings.tips = false;
  settings.muted = true;
  settings.coach_pace = CoachPace::at_once;
  settings.seats = {"", coach};
  RulesSetting chosen;
  chosen.rules = {.edition = edition, .skills_per_team = most_skills_per_team};
  if (everything) chosen.rules.options = load_options().value().of(edition);
  keep(settings, chosen);
  return settings;
}

/// A player with one mouse and one program before him.
class Player {
 public:
  Player(std::string program, const fs::path& folder, const Settings& settings, unsigned seed)
      : program_(std::move(program)),
        autosave_(folder / "fuba"),
        desk_(width, height),
        mirror_(width, height, settings, folder / "mirror"),
        random_(seed),
        rules_(load_rules(rules_setting(settings, load_options().value()).rules).value()),
        mat_(table_.mat, rules_->pitch) {
    const auto kept = save_settings(settings, folder / "fuba" / "settings.json");
    if (!kept) throw Failure{"settings not kept: " + kept.error()};
  }

  void play() {
    window_ = Process({program_, "--size", std::to_string(width) + "x" + std::to_string(height)});
    if (!desk_.find_window("FUBA")) throw Failure{"no window"};
    pause(200);
    leave_by("choose");
    mirror_.show(std::make_unique<NewMatchScreen>(mirror_.director()));
    leave_by("start");
    expect("a new match to be kept", [&] { return look(); });
    while (!match_->over()) coach_chooses() ? wait_for_coach() : decide();
    report();
    show_match();
    leave_by("leave");
    mirror_.show(std::make_unique<TitleScreen>(mirror_.director()));
    leave_by("quit");
    if (const int code = window_.wait(patience); code != 0)
      throw Failure{"the program ended with code " + std::to_string(code)};
  }

  /// What can still be seen after a failure.
  void bear_witness() {
    const fs::path picture = fs::temp_directory_path() / "fuba-play-edition.png";
    desk_.photograph(picture);
    std::cerr << "the window looked like " << picture.string() << '\n';
  }

 private:
  bool coached(Team team) const { return !match_->info().coaches[index(team)].empty(); }
  bool coach_chooses() const { return coached(match_->decision()->team); }

  void wait_for_coach() {
    expect("the coach to choose", [&] { return look() && (match_->over() || !coach_chooses()); });
  }

  /// Reads the match from the program's file. False while there is none that stands at a decision.
  bool look() {
    const fs::path kept = autosave_.kept() / "match-0001.fuba";
    const fs::path file = fs::exists(autosave_.file()) ? autosave_.file() : kept;
    if (!fs::exists(file)) return false;
    const std::pair seen(fs::last_write_time(file), fs::file_size(file));
    if (seen == read_) return false;
    auto loaded = load(file, load_rules, DiceSource::scripted({}));
    if (!loaded || loaded->trouble || (!loaded->match.decision() && !loaded->match.over())) return false;
    read_ = seen;
    match_ = std::move(loaded->match);
    return true;
  }

  template <class Condition>
  void expect(const std::string& what, Condition condition) {
    for (int waited = 0; waited < patience; waited += 10) {
      if (condition()) return;
      pause(10);
    }
    throw Failure{"waited in vain for " + what};
  }

  void show_match() {
    mirror_.show(std::make_unique<TableScreen>(
        mirror_.director(), mirror_.content(),
        std::make_unique<MatchPlay>(*match_, mirror_.director().words(), mirror_.settings())));
  }

  void decide() {
    const std::size_t entries = match_->journal().size();
    const DecisionKind kind = match_->decision()->kind;
    ++decisions_[kind];
    show_match();
    if (match_->decision()->secret && !coached(Team::away)) press("reveal");
    if (decisions_[kind] == 1 && kind == DecisionKind::target && rules_->has(Option::skills)) look_at_cards();
    make(kind);
    expect("an answer to " + std::string(name(kind)),
           [&] { return look() && match_->journal().size() > entries; });
  }

  /// Behind the curtain, and back.
  void look_at_cards() {
    press("hand");
    press("reveal");
    press("look away");
  }

  void make(DecisionKind kind) {
    if (is_set_up(match_->state())) return press("ready");
    if (kind == DecisionKind::style) return choose_styles();
    const Command command = choose();
    std::cout << name(match_->decision()->team) << ' ' << to_string(command) << '\n';
    if (kind == DecisionKind::formation) {
      press("card " + to_string(command.formation()));
      press("choose");
    } else if (command.verb == Verb::skill) {
      press("group " + rules_->skills[index(command.skill())].group);
      press("card " + std::string(name(command.skill())));
      press("take");
    } else if (kind == DecisionKind::use && command.verb == Verb::pass && random_() % 2 == 0) {
      press("rest");
    } else if (kind == DecisionKind::dive || kind == DecisionKind::kick) {
      press("place " + to_string(command));
    } else if (test::shoots(command)) {
      press("goal");
    } else {
      make_on_mat(command);
    }
  }

  void choose_styles() {
    constexpr std::array styles{Style::easy, Style::normal, Style::aggressive};
    for (const Line line : lines) press(to_string(commands::play(line, styles[random_() % styles.size()])));
    press("styles done");
  }

  /// Any choice that the mouse can reach, but rather the short way where moves or second actions are offered.
  Command choose() {
    const CommandList legal = match_->legal();
    const DecisionKind kind = match_->decision()->kind;
    const bool brief = kind == DecisionKind::free || kind == DecisionKind::react ||
                       kind == DecisionKind::adjust || kind == DecisionKind::role;
    std::vector<Command> open;
    for (const Command& command : legal) {
      if (brief && command.verb == Verb::done && random_() % 4 != 0) return command;
      if (command == commands::answer(Verb::second, false) && random_() % 4 != 0) return command;
      if (kind != DecisionKind::formation || mirror_.place("card " + to_string(command.formation())))
        open.push_back(command);
    }
    return any_of(open);
  }

  /// Kinds of choices first, so that what is rarely listed is chosen too.
  Command any_of(const std::vector<Command>& open) {
    std::map<std::pair<Verb, std::uint8_t>, std::vector<Command>> kinds;
    for (const Command& command : open) kinds[{command.verb, command.words[0]}].push_back(command);
    auto kind = kinds.begin();
    std::advance(kind, random_() % kinds.size());
    return kind->second[random_() % kind->second.size()];
  }

  void make_on_mat(const Command& command) {
    const State view = match_->state_for(match_->decision()->team);
    const int areas = areas_of(command);
    if (areas == 0) return press(to_string(command));
    if (command.verb == Verb::keeper) return change_stance(view);
    const SDL_FPoint goal = test::open_place(mat_, areas == 1 ? area_of(command, view) : command.to());
    const auto from =
        areas == 1 ? std::optional(goal) : test::grip(mat_, view, match_->decision()->team, command);
    if (!from) throw Failure{"nothing to take in hand for " + to_string(command)};
    const std::size_t asked = alike(command, view);
    desk_.drag(*from, goal);
    mirror_.drag(*from, goal);
    if (asked > 1 && !(areas == 2 && test::drags_ball(command))) press(to_string(command));
  }

  /// Takes the goalkeeper in hand and puts him down again.
  void change_stance(const State& view) {
    const SDL_FPoint place = test::open_place(mat_, view.side(match_->decision()->team).keeper);
    for (int clicks = 0; clicks < 2; ++clicks) {
      desk_.click(place);
      pause(60);
    }
  }

  /// How many choices the same click or drag of a piece may mean.
  std::size_t alike(const Command& command, const State& view) const {
    return static_cast<std::size_t>(std::ranges::count_if(match_->legal(), [&](const Command& other) {
      if (areas_of(other) != areas_of(command)) return false;
      if (areas_of(command) == 1) return area_of(other, view) == area_of(command, view);
      return other.verb == command.verb && other.from() == command.from() && other.to() == command.to();
    }));
  }

  SDL_FPoint place_of(const std::string& id) const {
    if (const auto place = mirror_.place(id)) return *place;
    throw Failure{"nowhere to press for " + id};
  }

  void press(const std::string& id) {
    const SDL_FPoint place = place_of(id);
    desk_.click(place);
    mirror_.click(place);
  }

  /// Presses what leads to another screen: the mirror does not follow by itself.
  void leave_by(const std::string& id) {
    desk_.click(place_of(id));
    pause(300);
  }

  void report() const {
    const State& end = match_->state();
    std::cout << "full time " << int{end.score[0]} << " : " << int{end.score[1]} << '\n';
    for (const auto& [kind, count] : decisions_) std::cout << name(kind) << ": " << count << '\n';
  }

  std::string program_;
  Autosave autosave_;
  Desk desk_;
  Mirror mirror_;
  std::mt19937 random_;
  Process window_;
  std::shared_ptr<const Ruleset> rules_;
  TableLayout table_{width, height};
  paint::MatLayout mat_;
  std::optional<Match> match_;
  std::pair<fs::file_time_type, std::uintmax_t> read_;  ///< time and size of the file that was read last
  std::map<DecisionKind, int> decisions_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "usage: play_edition PROGRAM EDITION basic|all [SEED [COACH]]\n";
    return 2;
  }
  return fuba::test::play_whole_match("", [&](const fs::path& folder) {
    const Settings settings = choice_of(argv[2], argv[3] == std::string_view("all"), argc > 5 ? argv[5] : "");
    return Player(argv[1], folder, settings, fuba::test::seed_at(4, argc, argv));
  });
}
