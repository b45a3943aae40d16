#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "competition/competition.hpp"
#include "competition/season_page.hpp"
#include "competition/top_lists.hpp"
#include "words/words.hpp"

namespace competition {

/// What every part of the page is made from.
class Season {
 public:
  Season(const Competition& competition, const TellMatch& tell, const words::Words& words,
         const std::string& rules)
      : competition_(competition),
        tell_(tell),
        words_(words),
        rules_(rules),
        figures_(team_figures(competition)) {}

  const Competition& competition() const { return competition_; }
  const words::Words& words() const { return words_; }
  /// By what is played, as it is told.
  const std::string& rules() const { return rules_; }
  /// By team.
  const std::vector<TeamFigures>& figures() const { return figures_; }
  std::optional<MatchTold> told(std::size_t match) const { return tell_(match); }

  /// A text of the page as it may stand in HTML.
  std::string say(std::string_view key, std::initializer_list<words::Placeholder> values = {}) const;
  /// The heading of a part that each group has; with its name where there are several.
  std::string heading(std::string_view key, std::size_t group) const;
  /// The name of a team, of a place that is not known yet, with its kit in front.
  std::string team(const std::optional<TeamIndex>& team) const;
  /// The plain name.
  std::string name(TeamIndex team) const;
  /// "2:1", with extra time and penalties in brackets; "-" where nothing was played.
  std::string score(std::size_t match) const;

 private:
  const Competition& competition_;
  const TellMatch& tell_;
  const words::Words& words_;
  const std::string& rules_;
  std::vector<TeamFigures> figures_;
};

/// A table with a head; the first cell of a row names it.
std::string html_table(std::string_view kind, const std::vector<std::string>& head,
                       const std::vector<std::vector<std::string>>& rows);

// The parts of the page, in its order; empty where there is nothing to tell.
std::string champion_part(const Season& season);
std::string tables_part(const Season& season);
std::string cross_tables_part(const Season& season);
std::string bracket_part(const Season& season);
std::string course_part(const Season& season);
std::string top_lists_part(const Season& season);
std::string luck_part(const Season& season);
std::string discipline_part(const Season& season);
std::string rounds_part(const Season& season);
std::string matches_part(const Season& season);
std::string notes_part(const Season& season);
std::string settings_part(const Season& season);

/// What the page adds to the style of a story's.
extern const std::string_view season_style;

}  // namespace competition
