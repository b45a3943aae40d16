#include "app/menus/title_screen.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/menus/lessons_screen.hpp"
#include "app/menus/start_match.hpp"
#include "app/window/letters.hpp"
#include "app/window/open_match.hpp"
#include "app/window/table_layout.hpp"

namespace fuba::app {
namespace {

/// "Home 1 : 0 Away, 31'", and below it the edition where it has to be named.
std::string told(const Words& words, const Standing& standing) {
  const std::string& edition = standing.named_edition;
  return to_string(words, standing) + (edition.empty() ? "" : "\n" + edition);
}

/// All that this menu ever has. Each keeps its letter whatever the others are.
constexpr std::array<std::string_view, 18> title_entries{
    "learn", "resume", "occasion", "season", "coach",    "two",   "choose", "competitions", "new",
    "load",  "save",   "rules",    "dice",   "settings", "leave", "quit",   "puzzles",      "editor"};

char letter_of(const Ui& ui, std::string_view entry) {
  std::vector<std::string> labels;
  for (const std::string_view each : title_entries) labels.push_back(ui.say("title-" + std::string(each)));
  const auto at = std::ranges::find(title_entries, entry) - title_entries.begin();
  return letters_for(labels)[static_cast<std::size_t>(at)];
}

}  // namespace

TitleScreen::TitleScreen(Director& director, MatchPtr match, OccasionPtr occasion)
    : director_(director),
      match_(std::move(match)),
      occasion_(std::move(occasion)),
      unfinished_(director.unfinished_game().has_unfinished()) {
  if (!match_ && director.unfinished_game().failed_to_open())
    ask_about_unopened(director);
  else
    look_at_match();
}

void TitleScreen::look_at_match() {
  if (match_)
    under_way_ = told(director_.words(), match_->standing());
  else if (unfinished_)
    look_at_unfinished();
}

/// That of the game in hand, which another page may have changed.
void TitleScreen::fetch_board() {
  const BoardGame& game = match_ ? match_->game() : director_.game();
  if (std::exchange(board_of_, &game) != &game) board_ = game.board(match_.get());
}

void TitleScreen::reword() {
  if (!under_way_.empty()) look_at_match();
  if (invite_) invitation_ = invite_();
}

/// How the match stands that the program was left with. One that cannot be read says so when it is resumed.
void TitleScreen::look_at_unfinished() {
  BoardGame& game = director_.unfinished_game();
  tabletop::OpeningMark mark = game.opening();
  const auto read = game.unfinished();
  if (read && *read) under_way_ = told(director_.words(), (*read)->match->standing());
  mark.done();
}

void TitleScreen::invite(std::function<std::string()> words, std::function<void()> take) {
  invite_ = std::move(words);
  invitation_ = invite_();
  accept_ = std::move(take);
}

std::vector<TitleScreen::Entry> TitleScreen::entries() const {
  std::vector<Entry> list;
  if (!match_ && game_to_learn(director_) != nullptr) list.push_back({"learn", &TitleScreen::learn});
  if (match_ || unfinished_) list.push_back({"resume", &TitleScreen::resume});
  if (occasion_) list.push_back({"occasion", &TitleScreen::to_occasion});
  if (!invitation_.empty()) list.push_back({"season", &TitleScreen::accept});
  if (!match_) {
    list.push_back({"coach", &TitleScreen::play_coach});
    list.push_back({"two", &TitleScreen::play_two});
  }
  list.push_back({match_ ? "new" : "choose", &TitleScreen::new_match});
  if (!match_) list.push_back({"competitions", &TitleScreen::competitions});
  if ((match_ ? match_->game() : director_.game()).study() != nullptr) {
    if (!match_) list.push_back({"puzzles", &TitleScreen::puzzles});
    list.push_back({"editor", &TitleScreen::editor});
  }
  list.push_back({match_ ? "save" : "load", &TitleScreen::saves});
  list.push_back({"rules", &TitleScreen::rules});
  list.push_back({"dice", &TitleScreen::dice});
  list.push_back({"settings", &TitleScreen::settings});
  if (match_) list.push_back({"leave", &TitleScreen::leave});
  list.push_back({"quit", &TitleScreen::quit});
  return list;
}

/// What one most likely wants: to go on, to learn where nothing was learned yet, or else to play.
std::size_t TitleScreen::leading(const std::vector<Entry>& list) const {
  const auto place = [&](std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(list, id, &Entry::id) - list.begin());
  };
  for (const std::string_view id : {"resume", "learn", "coach"})
    if (place(id) < list.size() && (id != "learn" || director_.settings().learned.empty())) return place(id);
  return 0;
}

void TitleScreen::frame(Ui& ui) {
  ui.focus().follow_tab();
  fetch_board();
  const TableLayout table = ui.table();
  room_ = table.mat;
  drop_ = std::round((ui.height() - table.mat.h) / 2 - table.mat.y);
  if (ui.key().is(SDLK_ESCAPE) && match_) resume();
  const SDL_FRect panel{table.now.x, 0, table.now.w, ui.height()};
  ui.fill(panel, style::panel, 0);
  const float margin = ui.px(20);
  const float width = panel.w - 2 * margin;
  float y = ui.px(36);
  const std::string name = director_.game().name();
  const Type type = ui.measure(Type::title, name).x <= width ? Type::title : Type::number;
  y += ui.text(type, panel.x + margin, y, style::text, name, width);
  y += ui.text(Type::small, panel.x + margin, y, style::quiet, ui.say("subtitle"), width) + ui.px(36);
  const std::vector<Entry> list = entries();
  const std::string none;
  float told_height = ui.px(20);
  for (const std::string* text : {&invitation_, &under_way_})
    if (!text->empty())
      told_height += ui.measure(Type::small, *text, width - ui.px(style::padding_x)).y + ui.px(10);
  const float step = std::min(ui.px(54), (ui.height() - y - told_height) / static_cast<float>(list.size()));
  for (std::size_t at = 0; at < list.size(); ++at) {
    const SDL_FRect rect{panel.x + margin, y, width, step - ui.px(8)};
    const std::string& label = ui.say("title-" + list[at].id);
    if (ui.button(list[at].id, rect, label, letter_of(ui, list[at].id), at == leading(list)))
      (this->*list[at].take)();
    y += step;
    const std::string& told = list[at].id == "season"   ? invitation_
                              : list[at].id == "resume" ? under_way_
                                                        : none;
    if (!told.empty()) {
      y += ui.text(Type::small, rect.x + ui.px(style::padding_x), y - ui.px(2), style::quiet, told,
                   width - ui.px(style::padding_x)) +
           ui.px(10);
    }
  }
}

void TitleScreen::ground(const paint::Painter& painter) const { board_->ground(painter, room_, drop_); }

/// Those of the table below.
std::optional<TeamKits> TitleScreen::kits() const {
  return occasion_ ? kits_of(match_->info().colours) : std::nullopt;
}

void TitleScreen::live(const paint::Painter& painter) const { board_->pieces(painter, room_, drop_); }

/// At once, by the rules of the last match; the rules of a first evening where there was none. A new match
/// afterwards is proposed against the same coach.
void TitleScreen::play_coach() {
  Settings settings = director_.settings();
  settings.seats = seats_against_coach(director_);
  director_.set_settings(settings);
  MatchInfo info;
  info.coaches = settings.seats;
  start_match(director_, std::move(info));
}

void TitleScreen::play_two() { start_match(director_, {}); }

void TitleScreen::resume() {
  if (match_) return director_.back();
  open_unfinished(director_);
}

}  // namespace fuba::app
