#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/match.hpp"
#include "tabletop/save_error.hpp"

namespace tabletop {

/// The version of the file format that this program writes, and the highest it reads.
inline constexpr int save_format = 4;
/// The first version whose hashes are those of today's states; in older files they are not compared.
inline constexpr int save_format_of_hashes = 2;
/// The first version in which a match that is over ends with its state.
inline constexpr int save_format_of_last_states = 3;
/// The first version that names the game; older files are matches of the first one.
inline constexpr int save_format_of_games = 4;
inline constexpr std::string_view first_game = "fuba";

/// What is longer is cut when it is written or read: characters of a team's name, of a date, of a note.
inline constexpr std::size_t longest_team_name = 24;
inline constexpr std::size_t longest_date = 40;
inline constexpr std::size_t longest_note = 2000;

/// A state that stands in a file.
template <Game G>
struct Snapshot {
  std::size_t line;  ///< from 1
  typename G::State state;
};

/// A saved match that was played again.
template <Game G>
struct Loaded {
  Match<G> match;  ///< all of it, or up to what `trouble` names
  std::optional<SaveError> trouble;
  /// Where there is trouble: every state in the file that can be read, in order, so that it can be shown.
  std::vector<Snapshot<G>> snapshots;
};

/// Gives the rules of an edition with options, or a sentence on why there are none.
template <Game G>
using RulesFor = std::function<tl::expected<std::shared_ptr<const typename G::Ruleset>, std::string>(
    const typename G::RulesChoice& choice)>;

/// The first line of a saved match (docs/save-format.md), with its line end.
template <Game G>
std::string save_header(const Match<G>& match);
/// The line of one journal entry, with its line end.
template <Game G>
std::string save_line(const Match<G>& match, std::size_t entry);
/// The line of a note, with its line end.
std::string save_note_line(const Note& note);
/// All of a saved match.
template <Game G>
std::string save_text(const Match<G>& match);

/// Writes a saved match, all of it or nothing. Nothing but another saved match is replaced.
template <Game G>
tl::expected<void, SaveError> save(const Match<G>& match, const std::filesystem::path& file);

/// Plays a saved match again with the dice that fell and checks every state on the way. An error where not
/// even the first line can be used. Later dice come from `dice`; where the record ends at a roll, it stands
/// at that roll.
template <Game G>
tl::expected<Loaded<G>, SaveError> load(const std::filesystem::path& file, const RulesFor<G>& rules_for,
                                        DiceSource dice);
/// The same from a text; `name` stands for the file in errors.
template <Game G>
tl::expected<Loaded<G>, SaveError> load_text(std::string_view text, const std::string& name,
                                             const RulesFor<G>& rules_for, DiceSource dice);

/// By which rules a saved match is played; nothing where its first line does not say, or names another game.
template <Game G>
std::optional<typename G::RulesChoice> rules_of(const std::filesystem::path& file);

/// The id of the game that a saved match is one of; nothing where its first line does not say.
std::optional<std::string> game_of(const std::filesystem::path& file);

}  // namespace tabletop
