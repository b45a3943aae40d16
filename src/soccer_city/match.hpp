#pragma once

#include "soccer_city/soccer_city.hpp"
#include "tabletop/autosave.hpp"
#include "tabletop/known_rules.hpp"
#include "tabletop/match.hpp"
#include "tabletop/save.hpp"
#include "tabletop/summary.hpp"
#include "tabletop/timeline.hpp"

// Matches of Soccer City, and all that is kept of them. What can be done with them stands in the headers of
// the table.
namespace soccer_city {

using tabletop::DiceSource;
using tabletop::MatchInfo;
using tabletop::Note;
using tabletop::SaveError;
using tabletop::Stride;
using tabletop::Undo;
using tabletop::UndoRefusal;

using Match = tabletop::Match<SoccerCity>;
using Choice = tabletop::Choice<SoccerCity>;
using Entry = tabletop::Entry<SoccerCity>;
using Loaded = tabletop::Loaded<SoccerCity>;
using RulesFor = tabletop::RulesFor<SoccerCity>;
using SaveSummary = tabletop::SaveSummary<SoccerCity>;
using Autosave = tabletop::Autosave<SoccerCity>;
using Timeline = tabletop::Timeline<SoccerCity>;

}  // namespace soccer_city

namespace tabletop {

using soccer_city::SoccerCity;

extern template class Match<SoccerCity>;
extern template class Autosave<SoccerCity>;
extern template class Timeline<SoccerCity>;
extern template std::string save_header(const Match<SoccerCity>& match);
extern template std::string save_line(const Match<SoccerCity>& match, std::size_t entry);
extern template std::string save_text(const Match<SoccerCity>& match);
extern template tl::expected<void, SaveError> save(const Match<SoccerCity>& match,
                                                   const std::filesystem::path& file);
extern template tl::expected<Loaded<SoccerCity>, SaveError> load<SoccerCity>(
    const std::filesystem::path& file, const RulesFor<SoccerCity>& rules_for, DiceSource dice);
extern template tl::expected<Loaded<SoccerCity>, SaveError> load_text<SoccerCity>(
    std::string_view text, const std::string& name, const RulesFor<SoccerCity>& rules_for, DiceSource dice);
extern template std::optional<soccer_city::RulesChoice> rules_of<SoccerCity>(
    const std::filesystem::path& file);
extern template tl::expected<SaveSummary<SoccerCity>, SaveError> summary_of<SoccerCity>(
    const std::filesystem::path& file, const RulesFor<SoccerCity>& rules_for);

}  // namespace tabletop

namespace soccer_city {

inline tl::expected<Loaded, SaveError> load(const std::filesystem::path& file, const RulesFor& rules_for,
                                            DiceSource dice) {
  return tabletop::load<SoccerCity>(file, rules_for, std::move(dice));
}
inline tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                                 const RulesFor& rules_for, DiceSource dice) {
  return tabletop::load_text<SoccerCity>(text, name, rules_for, std::move(dice));
}
inline std::optional<RulesChoice> rules_of(const std::filesystem::path& file) {
  return tabletop::rules_of<SoccerCity>(file);
}
inline tl::expected<SaveSummary, SaveError> summary_of(const std::filesystem::path& file,
                                                       const RulesFor& rules_for) {
  return tabletop::summary_of<SoccerCity>(file, rules_for);
}

}  // namespace soccer_city
