#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/sound/cue.hpp"
#include "app/table/animation.hpp"
#include "app/table/bar.hpp"
#include "app/table/content.hpp"
#include "app/table/match_play.hpp"
#include "app/table/told.hpp"
#include "games/kit.hpp"

namespace fuba::table {

/// What the shared table asks of a game: a type without members. Besides these it has
///
/// - `Prompt`, made from a `MatchPlay<T>&`, which must outlive it: what a player does at the decision that is
///   pending. `frame(ui, layout, room)` lays the panel below the question, listens to the board and chooses;
///   `decorate(scene)` lights what can be done; `still(painter)` paints what belongs to the panel;
///   `cancel()` lets go of what is held, false if nothing is.
/// - `Tray`: what each team has, and the dice between them. `frame(ui, table_layout, rules, state, names,
///   tray_roll, team_that_chooses)`, `dice()` where they lie, `still(painter)`, `live(painter, rules,
///   tray_roll, tumble)`.
/// - `Content<T>` for `rules_chooser(content)`, which gives what can be chosen about a new match.
template <class T>
concept GameTable = games::Told<typename T::Kit> && games::Competing<typename T::Kit> &&
    std::same_as<typename T::Kit::Played, typename T::Played> &&
    requires(const words::Words& words, const Names& names, const typename T::Played::Ruleset& rules,
             typename T::Played::State& shown, const typename T::Played::State& state,
             const typename T::Played::Command& command, const typename T::Played::Event& event,
             const typename T::Played::Refusal& refusal, typename T::Played::Purpose purpose,
             const typename T::Played::RulesChoice& choice, const Painter& painter, Ui& ui,
             const SDL_FRect& room, const typename T::Layout& layout, typename T::Scene& scene,
             const Motion<typename T::Played>& motion, const Told<typename T::Played::Ruleset>& told,
             SDL_FPoint centre, float size, const Content<T>& content, const tabletop::TextReader& read,
             std::string_view text, std::string_view language, const nlohmann::json& json,
             const std::vector<std::string>& options) {
  // Whether teams know what the other may not, and whether whoever chooses looks at such now.
  { T::has_secrets } -> std::convertible_to<bool>;
  { T::looks_at_secrets(state) } -> std::same_as<bool>;

  // Rules, as `load_rules` of a game makes them, and what may be chosen about them before a match.
  {
    T::load_rules(choice)
    } -> std::same_as<tl::expected<std::shared_ptr<const typename T::Played::Ruleset>, std::string>>;
  { T::rules_chooser(content) } -> std::same_as<std::unique_ptr<fuba::app::RulesChooser>>;
  // The same as a competition names it, the options, and back.
  { T::Kit::competition_options(choice) } -> std::same_as<std::vector<std::string>>;
  { T::Kit::choice_with(options) } -> std::same_as<typename T::Played::RulesChoice>;
  // The answer to the pending decision that a person need not be asked for; nothing where he is.
  { T::unasked(rules, state) } -> std::same_as<std::optional<typename T::Played::Command>>;

  // What the game is called, what it is in a sentence, and the options of a match as a list.
  { T::title(words) } -> std::same_as<std::string>;
  { T::about(words) } -> std::same_as<std::string>;
  { T::options(words, rules) } -> std::same_as<std::string>;
  // Sentences: what is asked (empty where nobody is), a choice on its button, why not, what dice are for.
  { T::question(words, rules, state, names) } -> std::same_as<std::string>;
  { T::label(words, state, command) } -> std::same_as<std::string>;
  { T::refusal(words, refusal) } -> std::same_as<std::string>;
  { T::purpose(words, purpose) } -> std::same_as<std::string>;
  // Its rules in our own words, and what is pending, as their help has it.
  { T::read_book(read, language) } -> std::same_as<tl::expected<words::Rulebook, std::string>>;
  { T::situation(state) } -> std::same_as<std::string_view>;
  // An event in the log: its rule as it is cited there ("4B"), and whether it is a heading.
  { T::citation(rules, event) } -> std::same_as<std::string>;
  { T::is_heading(event) } -> std::same_as<bool>;
  { T::bar(words, rules, state, names) } -> std::same_as<BarView>;
  { T::winner(state) } -> std::same_as<std::optional<Team>>;

  // Motion: what an event changes in a state that stands before it, how long it is seen (0 = not at all),
  // its dice where they fall in the tray (`dice_time` + `rest_time` are theirs), and what is said meanwhile.
  T::show_event(shown, event);
  { T::duration(event, state) } -> std::same_as<float>;
  { T::fallen(event) } -> std::same_as<std::optional<TrayRoll<typename T::Played>>>;
  { T::happening(motion, told) } -> std::same_as<std::string>;
  // The sound with which it begins to be seen and the one that follows in its middle, and how excited the
  // crowd is by a state, from 0 to 1.
  { T::cue_at_start(event) } -> std::same_as<std::optional<fuba::app::Cue>>;
  { T::cue_in_the_middle(event) } -> std::same_as<std::optional<fuba::app::Cue>>;
  { T::excitement(state) } -> std::same_as<float>;
  // A choice that a coach makes without a pause, and one that is watched only shortly.
  { T::places(command) } -> std::same_as<bool>;
  { T::is_soon_read(command) } -> std::same_as<bool>;

  // The board. `Layout`, made from the room for it: where everything lies. `Scene`: all that lies on it,
  // with a `breath` from 0 to 1 for what can be taken up.
  requires std::constructible_from<typename T::Layout, SDL_FRect>;
  { scene.breath } -> std::convertible_to<float>;
  { T::scene_of(layout, rules, state) } -> std::same_as<typename T::Scene>;
  T::light(scene, command);                       // a choice that is about to be made
  T::paint_ground(painter, layout, rules, size);  // the table with the empty board, so many pixels lower
  T::paint_board(painter, layout, scene);
  T::paint_motion(painter, layout, motion, told);
  T::paint_ball(painter, centre, size);  // beside whoever has it, with its radius
  // Steps of a turn above the question; answers the height used, 0 for none.
  { T::lay_steps(ui, room, state) } -> std::same_as<float>;
  // Lessons: the rules that a position names; a rule as it is cited ("4B" for "stw/4B.a"); what on the board
  // may be spoken of besides the panels of the table ("square E9"), where it lies (nothing while it cannot be
  // seen), where all pieces lie, and what has to be seen for a choice to be made.
  {
    T::choice_of(json)
    } -> std::same_as<tl::expected<typename T::Played::RulesChoice, tabletop::PositionError>>;
  { T::cite(text, text) } -> std::same_as<std::string>;
  { T::knows_subject(text) } -> std::same_as<bool>;
  { T::place_of(text, layout, scene) } -> std::same_as<std::optional<SDL_FRect>>;
  { T::pieces(layout, scene) } -> std::same_as<std::vector<SDL_FRect>>;
  { T::places_of(layout, command) } -> std::same_as<std::vector<SDL_FRect>>;
  // The board beside a menu while there is no match, and a match seen small.
  { T::line_up(rules) } -> std::same_as<typename T::Played::State>;
  T::paint_miniature(painter, room, rules, state, size);
  { T::miniature_height(size) } -> std::same_as<float>;
};

}  // namespace fuba::table
