#pragma once

#include <optional>
#include <string>

#include "app/season/contest.hpp"
#include "competition/round_title.hpp"
#include "words/words.hpp"

// What the rooms of competitions say, as sentences of the language file.
namespace fuba::app {

std::string kind_name(const words::Words& words, competition::Kind kind);
/// "Harbour", "not known yet".
std::string team_title(const words::Words& words, const competition::Competition& of,
                       const std::optional<competition::TeamIndex>& team);
/// "Harbour against Old Mill".
std::string pairing_title(const words::Words& words, const competition::Competition& of, std::size_t match);
/// "2 : 1", what was added to it by extra time included; "-" before it.
std::string score_title(const competition::Competition& of, std::size_t match);
/// What else there is to the score: "after extra time", "4 : 3 on penalties", "walkover"; empty for most.
std::string score_note(const words::Words& words, const competition::Competition& of, std::size_t match);
/// Who plays a team: "Anna", "Marta, the professional".
std::string player_title(const CompetingGame& game, const competition::Plays& plays);
/// What a team begins its next match without, and why; empty where that is nothing.
std::string missing_title(const Contest& contest, const words::Words& words, competition::TeamIndex team);
/// "Biggest win: Harbour 4 : 0 Lake"; empty where it has won nothing.
std::string biggest_win_title(const words::Words& words, const competition::Competition& of,
                              competition::TeamIndex team);
/// Where a team would stand by the chances of its matches (C41); empty where that is its place.
std::string by_chances_title(const words::Words& words, const competition::Competition& of,
                             competition::TeamIndex team);
/// The last results of a team in its table and its ties, the newest last: 'W', 'D' or 'L'.
std::string form_of(const competition::Competition& of, competition::TeamIndex team, std::size_t most);

}  // namespace fuba::app
