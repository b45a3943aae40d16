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

namespace fuba {

/// The version of the file format that this program writes, and the highest it reads.
inline constexpr int save_format = 3;
/// The first version whose hashes are those of today's states; in older files they are not compared.
inline constexpr int save_format_of_hashes = 2;
/// The first version in which a match that is over ends with its state.
inline constexpr int save_format_of_last_states = 3;

/// What is longer is cut when it is written or read: characters of a team's name, of a date, of a note.
inline constexpr std::size_t longest_team_name = 24;
inline constexpr std::size_t longest_date = 40;
inline constexpr std::size_t longest_note = 2000;

/// What is wrong with a saved match, where, and what to do about it.
struct SaveError {
  enum class Kind : std::uint8_t {
    file,          ///< cannot be read or written
    foreign,       ///< no saved match, or one that this program cannot play
    cut_short,     ///< the last line is not complete: the program was stopped while it wrote
    damaged,       ///< a line is not as it was written
    other_result,  ///< played again, it leads elsewhere: the rules have changed, or the file has
  };

  Kind kind = Kind::file;
  std::string file;
  std::size_t line = 0;  ///< from 1; 0 = the file as a whole
  std::string field;     ///< "/dice/0", a JSON pointer; empty where the line as a whole is meant
  std::string problem;
  std::string advice;
};

/// "old.fuba, line 7, field /dice: expected ... . What to do."
std::string to_string(const SaveError& error);

/// A state that stands in a file.
struct Snapshot {
  std::size_t line;  ///< from 1
  State state;
};

/// A saved match that was played again.
struct Loaded {
  Match match;  ///< all of it, or up to what `trouble` names
  std::optional<SaveError> trouble;
  /// Where there is trouble: every state in the file that can be read, in order, so that it can be shown.
  std::vector<Snapshot> snapshots;
};

/// Gives the rules of an edition with options, or a sentence on why there are none.
using RulesFor =
    std::function<tl::expected<std::shared_ptr<const Ruleset>, std::string>(const RulesChoice& choice)>;

/// The first line of a saved match (docs/save-format.md), with its line end.
std::string save_header(const Match& match);
/// The line of one journal entry, with its line end.
std::string save_line(const Match& match, std::size_t entry);
/// The line of a note, with its line end.
std::string save_note_line(const Note& note);
/// All of a saved match.
std::string save_text(const Match& match);

/// Writes a saved match, all of it or nothing. Nothing but another saved match is replaced.
tl::expected<void, SaveError> save(const Match& match, const std::filesystem::path& file);

/// Plays a saved match again with the dice that fell and checks every state on the way. An error where not
/// even the first line can be used. Later dice come from `dice`; where the record ends at a roll, it stands
/// at that roll.
tl::expected<Loaded, SaveError> load(const std::filesystem::path& file, const RulesFor& rules_for,
                                     DiceSource dice);
/// The same from a text; `name` stands for the file in errors.
tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                          const RulesFor& rules_for, DiceSource dice);

/// By which rules a saved match is played; nothing where its first line does not say.
std::optional<RulesChoice> rules_of(const std::filesystem::path& file);

}  // namespace fuba
