#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "analysis/comparison.hpp"
#include "analysis/findings.hpp"
#include "competition/competition.hpp"
#include "competition/means.hpp"
#include "story/report.hpp"
#include "tabletop/league.hpp"
#include "tabletop/server.hpp"
#include "words/words.hpp"

namespace games {

/// A value from files, or a sentence on what is wrong with which and what to do.
template <class T>
using OrTrouble = tl::expected<T, std::string>;

/// A position that is known by a name, as JSON (docs/protocol.md); a new match where that is empty.
struct NamedPosition {
  std::string_view name;
  std::string_view json;
};

/// What the programs have to know of a game besides its rules: how it is asked for, and who plays it. A type
/// without members; what reads files may fail.
template <class K>
concept Kit = tabletop::Game<typename K::Played> &&
    requires(const typename K::Played::Ruleset& rules, std::string_view id,
             const std::filesystem::path& file) {
  // Its editions, and the options that one of them can be played with.
  { K::editions() } -> std::convertible_to<std::span<const std::string_view>>;
  { K::options_of(id) } -> std::same_as<OrTrouble<std::vector<std::string_view>>>;
  { K::option_names(rules) } -> std::same_as<std::vector<std::string_view>>;
  // The same choice with options that a seed draws; may be called by several threads at once.
  {
    K::random_options()
    } -> std::same_as<OrTrouble<
        std::function<typename K::Played::RulesChoice(typename K::Played::RulesChoice, std::uint64_t seed)>>>;
  // "fuba-3.0 with conditions, skills (3 a team)".
  { K::title(rules) } -> std::same_as<std::string>;
  { K::service() } -> std::same_as<OrTrouble<tabletop::Service<typename K::Played>>>;
  // Positions from which the ways to go on are counted.
  { K::positions() } -> std::convertible_to<std::span<const NamedPosition>>;

  // Who plays: the coaches of the game by their ids, if it has some, and one by a player's own file.
  { K::coaches() } -> std::convertible_to<std::span<const std::string_view>>;
  // How strong those of the game are, in that order: Elo, of which only differences mean something.
  { K::ratings() } -> std::same_as<OrTrouble<std::vector<int>>>;
  { K::coach(id) } -> std::same_as<OrTrouble<tabletop::Entrant<typename K::Played>>>;
  { K::coach_of_file(file) } -> std::same_as<OrTrouble<tabletop::Entrant<typename K::Played>>>;
};

/// A game whose matches are told, too. What happened, in words: an event (empty where it is not worth a
/// line), the time of a state, a match as a report, as a page of HTML and as JSON.
template <class K>
concept Told = Kit<K> &&
    requires(const typename K::Played::Ruleset& rules, const typename K::Played::Event& event,
             const typename K::Played::State& state, const tabletop::Match<typename K::Played>& match,
             const words::Words& words, const std::array<std::string, 2>& names, std::string_view language) {
  { K::words(language) } -> std::same_as<OrTrouble<words::Words>>;
  { K::sentence(words, rules, event, names) } -> std::same_as<std::string>;
  { K::moment(words, state) } -> std::same_as<std::string>;
  { K::report(match, words) } -> std::same_as<story::Report>;
  { K::page(match, words) } -> std::same_as<std::string>;
  requires std::same_as<decltype(K::story(match)), nlohmann::ordered_json>;
};

/// How much of something is done; told now and then.
using Progress = std::function<void(std::size_t done)>;

/// A game that foretells how matches end and so can say what each choice and each throw of one was worth.
template <class K>
concept Analysed = Told<K> &&
    requires(const typename K::Played::Ruleset& rules, const tabletop::Match<typename K::Played>& match,
             const words::Words& words, std::size_t count, std::uint64_t seed, const std::string& kept,
             std::optional<std::uint32_t> games, const std::stop_token& stop, const Progress& progress) {
  // So many matches of its strongest coach on a seed, and how well they were foretold.
  { K::compare(rules, count, seed, stop, progress) } -> std::same_as<OrTrouble<analysis::Comparison>>;
  // How many choices of a match there are to judge.
  { K::choices_to_judge(match) } -> std::same_as<std::size_t>;
  // About how long one takes on one core when so many games of it are played out.
  { K::seconds_a_choice(*games) } -> std::same_as<double>;
  // So many games it was looked at with when it was kept, or is at first.
  { K::games_of(kept) } -> std::same_as<std::uint32_t>;
  // What there is to say about a match, on from what was kept of it before (or from nothing).
  { K::analyse(match, words, kept, *games, stop, progress) } -> std::same_as<OrTrouble<analysis::Findings>>;
};

/// A game whose matches have puzzles in them: each comes with the name of its file and its text.
template <class K>
concept Puzzling = Analysed<K> &&
    requires(const tabletop::Match<typename K::Played>& match, const std::stop_token& stop,
             const std::function<void(std::string name, std::string text)>& found, const Progress& looked) {
  { K::find_puzzles(match, stop, found, looked) } -> std::same_as<OrTrouble<void>>;
};

/// A game whose rules have means of their own for competitions: what they leave one to work with, the rules
/// of a match of one, and what it came to. Others have leagues, by what every game can tell
/// (games/competing.hpp).
template <class K>
concept Competing = Kit<K> &&
    requires(const tabletop::Match<typename K::Played>& match, const competition::Competition& competition,
             std::size_t place, const std::string& name) {
  { K::means() } -> std::same_as<OrTrouble<competition::MeansOf>>;
  { K::rules_of_match(competition, place) } -> std::same_as<typename K::Played::RulesChoice>;
  { K::result_of(match, name) } -> std::same_as<competition::ResultEntry>;
};

}  // namespace games
