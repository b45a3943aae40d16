#include "stw/table/stw_game.hpp"

#include <algorithm>

#include "app/story/story_screen.hpp"
#include "app/window/seed.hpp"
#include "stw/kit.hpp"
#include "stw/table/dice_screen.hpp"
#include "stw/table/menu_board.hpp"
#include "stw/table/paint/brushes.hpp"
#include "stw/table/replay_screen.hpp"
#include "stw/table/rules_chooser.hpp"
#include "stw/table/rules_screen.hpp"
#include "stw/table/rules_setting.hpp"
#include "stw/table/stw_match.hpp"
#include "stw/table/table_screen.hpp"
#include "stw/table/told_story.hpp"

namespace stw::app {
namespace {

constexpr float faint_miniature = 0.4F;

const StwMatch& ours(const AnyMatch& match) { return static_cast<const StwMatch&>(match); }

DiceSource fresh_dice() { return DiceSource::random(fuba::app::fresh_seed()); }

/// What the language file says of a coach below "coach"; empty where it says nothing.
std::string said_of(const Words& words, std::string_view id, std::string_view what) {
  const std::string key = "coach." + std::string(id) + "." + std::string(what);
  return words.has(key) ? words[key] : std::string();
}

}  // namespace

StwGame::StwGame(Director& director, Content content)
    : director_(director), content_(std::move(content)), rules_(load_rules) {}

std::string StwGame::name() const { return ui(content_.words, "stw-name"); }

std::unique_ptr<fuba::app::RulesChooser> StwGame::rules_chooser() {
  return std::make_unique<StwRulesChooser>(content_);
}

fuba::app::Coaches StwGame::coaches() const {
  fuba::app::Coaches coaches;
  for (const std::string_view id : Kit::coaches()) {
    std::string called = said_of(content_.words, id, "name");
    coaches.of_the_game.push_back({std::string(id), called.empty() ? std::string(id) : std::move(called),
                                   said_of(content_.words, id, "kind"), said_of(content_.words, id, "play")});
  }
  return coaches;
}

std::optional<std::string> StwGame::trouble_with(std::string_view coach) const {
  const auto known = Kit::coach(coach);
  return known ? std::nullopt : std::optional(known.error());
}

tl::expected<MatchPtr, std::string> StwGame::new_match(MatchInfo info) {
  const auto rules = load_rules(rules_setting(director_.settings()));
  if (!rules) return tl::unexpected(rules.error());
  Match match(*rules, fresh_dice());
  match.set_info(std::move(info));
  return std::make_shared<StwMatch>(*this, content_.words, std::move(match));
}

tl::expected<fuba::app::Glance, SaveError> StwGame::glance(const std::filesystem::path& file) {
  const auto summary = tabletop::summary_of<Stw>(file, std::ref(rules_));
  if (!summary) return tl::unexpected(summary.error());
  const auto miniature = [rules = summary->rules, state = summary->last](const Painter& painter,
                                                                         const SDL_FRect& rect, bool faint) {
    paint::paint_miniature(painter.studio(), rect, *rules, state, faint ? faint_miniature : 1);
  };
  return fuba::app::Glance{
      standing_of(content_.words, *summary->rules, summary->info, summary->last, summary->over()), miniature,
      summary->trouble};
}

fuba::app::ReadMatch StwGame::carried(Loaded loaded) {
  return {std::make_shared<StwMatch>(*this, content_.words, std::move(loaded.match)),
          std::move(loaded.trouble)};
}

tl::expected<fuba::app::ReadMatch, SaveError> StwGame::read(const std::filesystem::path& file) {
  auto loaded = load(file, std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  return carried(std::move(*loaded));
}

tl::expected<std::optional<fuba::app::ReadMatch>, SaveError> StwGame::unfinished() {
  auto loaded = autosave().unfinished(std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  if (!*loaded) return std::nullopt;
  return carried(std::move(**loaded));
}

float StwGame::miniature_height(float width) const { return paint::miniature_height(width); }

std::unique_ptr<fuba::app::BoardPicture> StwGame::board(const AnyMatch* match) const {
  return std::make_unique<MenuBoard>(
      *content_.rules, match != nullptr ? ours(*match).match().state() : line_up(*content_.rules));
}

std::unique_ptr<Screen> StwGame::table(const AnyMatch& match, bool kept) {
  const Match& played = ours(match).match();
  auto play =
      kept ? std::make_unique<MatchPlay>(played, content_.words, director_.settings(), director_.folder())
           : std::make_unique<MatchPlay>(played, content_.words, director_.settings());
  return std::make_unique<TableScreen>(director_, content_, std::move(play));
}

std::unique_ptr<Screen> StwGame::replay(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<ReplayScreen>(director_, content_, ours(match).match(), std::move(file));
}

std::unique_ptr<Screen> StwGame::story(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<fuba::app::StoryScreen>(
      director_, std::make_shared<fuba::app::StoryView>(told_story(ours(match).match(), content_.words)),
      std::move(file));
}

std::unique_ptr<Screen> StwGame::rules(std::string_view /*edition*/) {
  return std::make_unique<RulesScreen>(director_, content_);
}

std::unique_ptr<Screen> StwGame::dice(MatchPtr match) {
  return std::make_unique<DiceScreen>(director_, content_, std::static_pointer_cast<const StwMatch>(match));
}

}  // namespace stw::app
