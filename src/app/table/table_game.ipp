#pragma once

#include "app/story/story_screen.hpp"
#include "app/table/dice_screen.ipp"
#include "app/table/menu_board.hpp"
#include "app/table/replay_screen.ipp"
#include "app/table/rules_screen.hpp"
#include "app/table/rules_setting.hpp"
#include "app/table/table_competing.ipp"
#include "app/table/table_game.hpp"
#include "app/table/table_screen.ipp"
#include "app/window/seed.hpp"
#include "app/window/team_names.hpp"
#include "tabletop/rating.hpp"
#include "tabletop/summary.hpp"

namespace fuba::table {

inline tabletop::DiceSource fresh_dice() { return tabletop::DiceSource::random(fuba::app::fresh_seed()); }

/// What the language file says of a coach below "coach"; empty where it says nothing.
inline std::string said_of_coach(const Words& words, std::string_view id, std::string_view what) {
  const std::string key = "coach." + std::string(id) + "." + std::string(what);
  return words.has(key) ? words[key] : std::string();
}

template <class T>
fuba::app::StoryView told_story(const tabletop::Match<typename T::Played>& played, const Words& words) {
  const auto match = fuba::app::with_team_names(played, words);
  return {.words = words,
          .report = T::Kit::report(match, words),
          .names = {match.info().names},
          .score = T::Played::standing(match.state()).score,
          .date = match.info().date,
          .page = [match, words] { return T::Kit::page(match, words); }};
}

template <class T>
tl::expected<OpenLesson<typename T::Played>, std::string> open_lesson(const Content<T>& content,
                                                                      std::string_view id,
                                                                      const tabletop::TextReader& read) {
  const auto [edition, name] = lesson_named(id);
  auto lesson = lesson::read_lesson(edition, name, read);
  if (!lesson) return tl::unexpected(to_string(lesson.error()));
  const LessonGround ground{
      content.words, [&](std::string_view rule) { return section_with(content.book, rule) != nullptr; },
      [](std::string_view subject) { return T::knows_subject(subject) || knows_table_subject(subject); }};
  if (const auto fault = fault_of(edition, *lesson, ground)) return tl::unexpected(to_string(*fault));
  return lay_out<typename T::Played>(edition, *std::move(lesson), T::choice_of, T::load_rules, T::cite);
}

template <class T>
TableGame<T>::TableGame(Director& director, Content<T> content)
    : director_(director),
      content_(std::move(content)),
      rules_(T::load_rules),
      competing_(*this, director_, content_) {}

template <class T>
fuba::app::Coaches TableGame<T>::coaches() const {
  fuba::app::Coaches coaches;
  const auto ratings = T::Kit::ratings();
  for (const std::string_view id : T::Kit::coaches()) {
    std::string called = said_of_coach(content_.words, id, "name");
    const std::size_t at = coaches.of_the_game.size();
    coaches.of_the_game.push_back({std::string(id), called.empty() ? std::string(id) : std::move(called),
                                   said_of_coach(content_.words, id, "kind"),
                                   said_of_coach(content_.words, id, "play"),
                                   ratings ? (*ratings)[at] : static_cast<int>(tabletop::mean_elo)});
  }
  return coaches;
}

template <class T>
std::optional<std::string> TableGame<T>::trouble_with(std::string_view coach) const {
  const auto known = T::Kit::coach(coach);
  return known ? std::nullopt : std::optional(known.error());
}

template <class T>
tl::expected<MatchPtr, std::string> TableGame<T>::new_match(MatchInfo info) {
  const auto rules = T::load_rules(rules_setting<G>(director_.settings()));
  if (!rules) return tl::unexpected(rules.error());
  tabletop::Match<G> match(*rules, fresh_dice());
  match.set_info(std::move(info));
  return std::make_shared<TableMatch<T>>(*this, content_.words, std::move(match));
}

template <class T>
tl::expected<fuba::app::Glance, SaveError> TableGame<T>::glance(const std::filesystem::path& file) {
  constexpr float faint_miniature = 0.4F;
  const auto summary = tabletop::summary_of<G>(file, std::ref(rules_));
  if (!summary) return tl::unexpected(summary.error());
  const auto miniature = [rules = summary->rules, state = summary->last](const Painter& painter,
                                                                         const SDL_FRect& rect, bool faint) {
    T::paint_miniature(painter, rect, *rules, state, faint ? faint_miniature : 1);
  };
  return fuba::app::Glance{
      standing_of<T>(content_.words, *summary->rules, summary->info, summary->last, summary->over()),
      miniature, summary->trouble};
}

template <class T>
fuba::app::ReadMatch TableGame<T>::carried(tabletop::Loaded<G> loaded) {
  return {std::make_shared<TableMatch<T>>(*this, content_.words, std::move(loaded.match)),
          std::move(loaded.trouble)};
}

template <class T>
tl::expected<fuba::app::ReadMatch, SaveError> TableGame<T>::read(const std::filesystem::path& file) {
  auto loaded = tabletop::load<G>(file, std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  return carried(std::move(*loaded));
}

template <class T>
tl::expected<std::optional<fuba::app::ReadMatch>, SaveError> TableGame<T>::unfinished() {
  auto loaded = autosave().unfinished(std::ref(rules_), fresh_dice());
  if (!loaded) return tl::unexpected(loaded.error());
  if (!*loaded) return std::nullopt;
  return carried(std::move(**loaded));
}

template <class T>
std::unique_ptr<fuba::app::BoardPicture> TableGame<T>::board(const AnyMatch* match) const {
  const auto& rules = *content_.rules;
  return std::make_unique<MenuBoard<T>>(rules,
                                        match != nullptr ? match_in<T>(*match).state() : T::line_up(rules));
}

template <class T>
std::unique_ptr<Screen> TableGame<T>::table(const AnyMatch& match, bool kept) {
  const auto& played = match_in<T>(match);
  auto play =
      kept ? std::make_unique<MatchPlay<T>>(played, content_.words, director_.settings(), director_.folder())
           : std::make_unique<MatchPlay<T>>(played, content_.words, director_.settings());
  return std::make_unique<TableScreen<T>>(director_, content_, std::move(play));
}

template <class T>
std::unique_ptr<Screen> TableGame<T>::replay(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<ReplayScreen<T>>(director_, content_, match_in<T>(match), std::move(file));
}

template <class T>
std::unique_ptr<Screen> TableGame<T>::story(const AnyMatch& match, std::filesystem::path file) {
  return std::make_unique<fuba::app::StoryScreen>(
      director_, std::make_shared<fuba::app::StoryView>(told_story<T>(match_in<T>(match), content_.words)),
      std::move(file));
}

template <class T>
std::unique_ptr<Screen> TableGame<T>::rules(std::string_view /*edition*/) {
  return std::make_unique<RulesScreen>(director_, content_.words, content_.book, T::title(content_.words),
                                       T::about(content_.words));
}

template <class T>
std::unique_ptr<Screen> TableGame<T>::dice(MatchPtr match) {
  return std::make_unique<DiceScreen<T>>(director_, content_,
                                         std::static_pointer_cast<const TableMatch<T>>(match));
}

template <class T>
std::vector<fuba::app::LessonShelf> TableGame<T>::lessons() const {
  if (content_.lessons.empty()) return {};
  const std::string edition(G::default_edition());
  const std::string section = "lesson." + edition + ".";
  fuba::app::LessonShelf shelf{edition, name(), content_.words[section + "about"], true, {}};
  for (const std::string& id : content_.lessons)
    shelf.lessons.push_back({edition + "/" + id, content_.words[section + id + ".title"],
                             content_.words[section + id + ".summary"]});
  return {shelf};
}

/// The table without a match that would be kept: what is under way elsewhere stays as it is.
template <class T>
tl::expected<std::unique_ptr<Screen>, std::string> TableGame<T>::lesson(std::string_view id) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  auto open = open_lesson<T>(content_, id, tabletop::rules_reader(*folder));
  if (!open) return tl::unexpected(open.error());
  const lesson::Lesson& taken = open->lesson;
  tabletop::Match<G> match =
      taken.is_match() ? tabletop::Match<G>(open->rules, open->positions.front(), fresh_dice())
                       : lesson::match_of<G>(taken.scenes.front(), open->rules, open->positions.front());
  if (taken.is_match()) {
    MatchInfo info = match.info();
    info.coaches[index(opponent(taken.learner))] = taken.against;
    match.set_info(std::move(info));
  }
  auto table = std::make_unique<TableScreen<T>>(
      director_, content_,
      std::make_unique<MatchPlay<T>>(std::move(match), content_.words, director_.settings()));
  table->teach(std::move(*open));
  return table;
}

}  // namespace fuba::table
