#include "screens/title_screen.hpp"

#include <cmath>

#include "choice_list.hpp"
#include "fuba/match.hpp"
#include "open_match.hpp"
#include "screens/fairness_screen.hpp"
#include "screens/library_screen.hpp"
#include "screens/new_match_screen.hpp"
#include "screens/rules_screen.hpp"
#include "screens/settings_screen.hpp"
#include "screens/table_screen.hpp"

namespace fuba::app {
namespace {

State line_up(const Ruleset& rules) {
  using enum Area;
  State state = new_match(rules);
  state.sides[0].players = {};
  for (const Area area : {L1, R1, C2, C2, L2, R2, C3, C3, L3, R3}) ++state.sides[0].players[index(area)];
  for (const Area area : {L4, R4, C4, C4, L3, R3, C3, C3, C4, C2}) ++state.sides[1].players[index(area)];
  state.sides[0].keeper = C1;
  state.sides[1].keeper = C5;
  return state;
}

/// "Home 1 : 0 Away, 31'", and below it the edition where it has to be named.
std::string standing(const Director& director, const Match& match) {
  const Words& words = director.words();
  const State& state = match.state();
  const Names names{match.info().names};
  const std::string edition = director.named_edition(match.rules().id);
  return fuba::ui(words, "standing",
                  {{"home", names[Team::home]},
                   {"away", names[Team::away]},
                   {"score", std::to_string(state.score[0]) + " : " + std::to_string(state.score[1])},
                   {"moment", moment(words, state)}}) +
         (edition.empty() ? "" : "\n" + edition);
}

}  // namespace

TitleScreen::TitleScreen(Director& director, MatchPlay* play)
    : director_(director),
      play_(play),
      unfinished_(Autosave(director.folder()).has_unfinished()),
      line_up_(line_up(*director.rules())) {
  if (play_ != nullptr)
    under_way_ = standing(director_, play_->match());
  else if (Autosave(director.folder()).failed_to_open())
    ask_about_unopened(director);
  else if (unfinished_)
    look_at_unfinished();
}

/// How the match stands that the program was left with. One that cannot be read says so when it is resumed.
void TitleScreen::look_at_unfinished() {
  const Autosave autosave(director_.folder());
  tabletop::OpeningMark mark = autosave.opening();
  const auto loaded = autosave.unfinished(director_.rules_for(), DiceSource::scripted({}));
  if (loaded && *loaded) under_way_ = standing(director_, (*loaded)->match);
  mark.done();
}

std::vector<TitleScreen::Entry> TitleScreen::entries() const {
  std::vector<Entry> list;
  if (play_ != nullptr || unfinished_) list.push_back({"resume", &TitleScreen::resume});
  list.push_back({"new", &TitleScreen::new_match});
  list.push_back({play_ != nullptr ? "save" : "load", &TitleScreen::saves});
  list.push_back({"rules", &TitleScreen::rules});
  list.push_back({"dice", &TitleScreen::dice});
  list.push_back({"settings", &TitleScreen::settings});
  if (play_ != nullptr) list.push_back({"leave", &TitleScreen::leave});
  list.push_back({"quit", &TitleScreen::quit});
  return list;
}

void TitleScreen::frame(Ui& ui) {
  const TableLayout table(static_cast<int>(ui.width()), static_cast<int>(ui.height()));
  mat_ = paint::MatLayout(table.mat, director_.rules()->pitch);
  drop_ = std::round((ui.height() - table.mat.h) / 2 - table.mat.y);
  if (ui.key().is(SDLK_ESCAPE) && play_ != nullptr) resume();
  const SDL_FRect panel{table.now.x, 0, table.now.w, ui.height()};
  ui.fill(panel, style::panel, 0);
  const float margin = ui.px(20);
  const float width = panel.w - 2 * margin;
  float y = ui.px(36);
  y += ui.text(Type::title, panel.x + margin, y, style::text, "FUBA");
  y += ui.text(Type::small, panel.x + margin, y, style::quiet, ui.say("subtitle"), width) + ui.px(36);
  const std::vector<Entry> list = entries();
  std::vector<std::string> labels;
  for (const Entry& entry : list) labels.push_back(ui.say("title-" + entry.id));
  const std::vector<char> letters = letters_for(labels);
  for (std::size_t at = 0; at < list.size(); ++at) {
    const SDL_FRect rect{panel.x + margin, y, width, ui.px(46)};
    if (ui.button(list[at].id, rect, labels[at], letters[at], at == 0)) (this->*list[at].take)();
    y += ui.px(54);
    if (list[at].id == "resume" && !under_way_.empty())
      y += ui.text(Type::small, rect.x + ui.px(style::padding_x), y - ui.px(2), style::quiet, under_way_,
                   width - ui.px(style::padding_x)) +
           ui.px(10);
  }
}

void TitleScreen::live(const paint::Painter& painter) const {
  if (mat_) painter.draw_mat(paint::scene_of(*mat_, shown()), drop_);
}

void TitleScreen::resume() {
  if (play_ != nullptr) return director_.back();
  open_unfinished(director_);
}

void TitleScreen::new_match() { director_.open(std::make_unique<NewMatchScreen>(director_)); }
void TitleScreen::saves() { director_.open(std::make_unique<LibraryScreen>(director_, play_)); }
void TitleScreen::rules() {
  const std::string& edition = play_ != nullptr ? play_->rules().id : director_.settings().rules.edition;
  director_.open(std::make_unique<RulesScreen>(director_, edition));
}
void TitleScreen::dice() {
  director_.open(std::make_unique<FairnessScreen>(director_, play_ != nullptr ? &play_->match() : nullptr));
}
void TitleScreen::settings() { director_.open(std::make_unique<SettingsScreen>(director_)); }
void TitleScreen::leave() { director_.begin(std::make_unique<TitleScreen>(director_)); }

}  // namespace fuba::app
