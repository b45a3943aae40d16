#include "fuba/table/screens/fuba_game.hpp"

#include "app/story/story_screen.hpp"
#include "app/window/seed.hpp"
#include "fuba/coach/tactics_files.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/coaches.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/fuba_rules_chooser.hpp"
#include "fuba/table/lessons/open_lesson.hpp"
#include "fuba/table/mat_ground.hpp"
#include "fuba/table/menu_mat.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/fairness_screen.hpp"
#include "fuba/table/screens/replay_screen.hpp"
#include "fuba/table/screens/rules_screen.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "fuba/table/told_story.hpp"
#include "lesson/check.hpp"
#include "tabletop/rating.hpp"

namespace fuba::app {
namespace {

constexpr float faint_miniature = 0.4F;

const FubaMatch& ours(const AnyMatch& match) { return static_cast<const FubaMatch&>(match); }

/// The recorded states from where the record can no longer be played.
std::vector<State> snapshots_beyond(const Loaded& loaded) {
  std::vector<State> states;
  if (!loaded.trouble) return states;
  for (const Snapshot& snapshot : loaded.snapshots)
    if (snapshot.line >= loaded.trouble->line) states.push_back(snapshot.state);
  return states;
}

DiceSource fresh_dice() { return DiceSource::random(fresh_seed()); }

}  // namespace

FubaGame::FubaGame(Director& director, Content& content)
    : director_(director),
      content_(content),
      rules_(load_rules),
      competing_(*this, director, content),
      study_(director, content) {}

std::unique_ptr<RulesChooser> FubaGame::rules_chooser() {
  return std::make_unique<FubaRulesChooser>(content_);
}

Coaches FubaGame::coaches() const {
  Coaches coaches{.of_the_game = {}, .own = own_coaches(director_.folder())};
  const Words& words = content_.words;
  const auto ratings = coach_ratings_of_the_game();
  for (const std::string_view id : coach_ids) {
    const std::size_t at = coaches.of_the_game.size();
    const std::string level = std::to_string(at + 1);
    const std::string kind = words::ui(
        words, "coach-level",
        {{"kind", coach_kind(words, id)}, {"level", level}, {"levels", std::to_string(coach_ids.size())}});
    coaches.of_the_game.push_back({std::string(id), coach_name(words, id), kind, coach_help(words, id),
                                   ratings ? (*ratings)[at] : static_cast<int>(tabletop::mean_elo)});
  }
  return coaches;
}

std::optional<std::string> FubaGame::trouble_with(std::string_view coach) const {
  const auto tactics = tactics_of(coach, director_.folder());
  return tactics ? std::nullopt : std::optional(tactics.error());
}

tl::expected<MatchPtr, std::string> FubaGame::new_match(MatchInfo info) {
  const auto rules = load_rules(rules_setting(director_.settings(), content_.options).rules);
  if (!rules) return tl::unexpected(rules.error());
  Match match(*rules, fresh_dice());
  match.set_info(std::move(info));
  return std::make_shared<FubaMatch>(*this, content_.words, std::move(match));
}

tl::expected<Glance, SaveError> FubaGame::glance(const std::filesystem::path& file) {
  auto summary = summary_of(file, std::ref(rules_));
  if (!summary) return tl::unexpected(summary.error());
  // A state is written where a turn begins: a match that is not over has gone on since.
  if (!summary->over() && !summary->trouble)
    if (const auto whole = load(file, std::ref(rules_), DiceSource::scripted({})))
      summary->last = whole->match.state();
  const auto miniature = [this, state = summary->last](const paint::Painter& painter, const SDL_FRect& rect,
                                                       bool faint) {
    paint_miniature(painter.studio(), mat_words(content_.words), rect, content_.rules->pitch, state,
                    faint ? faint_miniature : 1);
  };
  return Glance{standing_of(content_.words, *summary->rules, summary->info, summary->last, summary->over()),
                miniature, summary->trouble};
}

ReadMatch FubaGame::carried(Loaded loaded) {
  std::vector<State> beyond = snapshots_beyond(loaded);
  return {std::make_shared<FubaMatch>(*this, content_.words, std::move(loaded.match), std::nullopt,
                                      std::move(beyond)),
          std::move(loaded.trouble)};
}

tl::expected<ReadMatch, SaveError> FubaGame::read(const std::filesystem::path& file) {
  auto loaded = load(file, std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  return carried(std::move(*loaded));
}

tl::expected<std::optional<ReadMatch>, SaveError> FubaGame::unfinished() {
  auto loaded = autosave().unfinished(std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  if (!*loaded) return std::nullopt;
  return carried(std::move(**loaded));
}

float FubaGame::miniature_height(float width) const {
  return paint::miniature_height(width, content_.rules->pitch);
}

std::unique_ptr<BoardPicture> FubaGame::board(const AnyMatch* match) const {
  const Ruleset& rules = *content_.rules;
  return std::make_unique<MenuMat>(rules, content_.words,
                                   match != nullptr ? ours(*match).seen() : line_up(rules));
}

std::unique_ptr<Screen> FubaGame::table(const AnyMatch& match, bool kept) {
  const Match& played = ours(match).match();
  auto play =
      kept ? std::make_unique<MatchPlay>(played, content_.words, director_.settings(), director_.folder())
           : std::make_unique<MatchPlay>(played, content_.words, director_.settings());
  return std::make_unique<TableScreen>(director_, content_, std::move(play));
}

std::unique_ptr<Screen> FubaGame::replay(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<ReplayScreen>(director_, content_, ours(match).match(), ours(match).snapshots(),
                                        std::move(file), ours(match).remarks());
}

std::unique_ptr<Screen> FubaGame::story(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<StoryScreen>(
      director_, std::make_shared<StoryView>(told_story(ours(match).match(), content_.words)),
      std::move(file));
}

std::unique_ptr<Screen> FubaGame::rules(std::string_view edition) {
  const std::string chosen = rules_setting(director_.settings(), content_.options).rules.edition;
  return std::make_unique<RulesScreen>(director_, content_, edition.empty() ? chosen : edition);
}

std::unique_ptr<Screen> FubaGame::dice(MatchPtr match) {
  return std::make_unique<FairnessScreen>(director_, std::static_pointer_cast<const FubaMatch>(match));
}

std::vector<LessonShelf> FubaGame::lessons() const {
  const std::string present = rules_setting(director_.settings(), content_.options).rules.edition;
  std::vector<LessonShelf> shelves;
  for (const EditionTexts& texts : content_.texts) {
    if (texts.lessons.empty()) continue;
    const std::string section = "lesson." + texts.edition + ".";
    LessonShelf shelf{texts.edition,
                      edition_name(content_.words, texts.edition),
                      texts.words[section + "about"],
                      texts.edition == present,
                      {}};
    for (const std::string& id : texts.lessons)
      shelf.lessons.push_back({texts.edition + "/" + id, texts.words[section + id + ".title"],
                               texts.words[section + id + ".summary"]});
    shelves.push_back(std::move(shelf));
  }
  return shelves;
}

/// The table without a match that would be kept: what is under way elsewhere stays as it is.
tl::expected<std::unique_ptr<Screen>, std::string> FubaGame::lesson(std::string_view id) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto open = open_lesson(content_, id, tabletop::rules_reader(*folder));
  if (!open) return tl::unexpected(open.error());
  const bool played = open->lesson.is_match();
  Match match =
      played ? Match(open->rules, open->positions.front(), fresh_dice())
             : lesson::match_of<Fuba>(open->lesson.scenes.front(), open->rules, open->positions.front());
  if (played) {
    MatchInfo info = match.info();
    info.coaches[index(opponent(open->lesson.learner))] = open->lesson.against;
    match.set_info(std::move(info));
  }
  auto table = std::make_unique<TableScreen>(
      director_, content_,
      std::make_unique<MatchPlay>(std::move(match), content_.words, director_.settings()));
  table->teach(std::move(*open));
  return table;
}

}  // namespace fuba::app
