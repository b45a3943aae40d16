#pragma once

#include "fuba/fuba.hpp"
#include "tabletop/autosave.hpp"
#include "tabletop/known_rules.hpp"
#include "tabletop/match.hpp"
#include "tabletop/save.hpp"
#include "tabletop/summary.hpp"
#include "tabletop/timeline.hpp"

// Matches of FUBA, and all that is kept of them. What can be done with them stands in the headers of the
// table.
namespace fuba {

using tabletop::DiceSource;
using tabletop::Kept;
using tabletop::longest_date;
using tabletop::longest_note;
using tabletop::longest_team_name;
using tabletop::Mark;
using tabletop::MarkKind;
using tabletop::MatchInfo;
using tabletop::Note;
using tabletop::NotKept;
using tabletop::Place;
using tabletop::save_format;
using tabletop::SaveError;
using tabletop::Stride;
using tabletop::Undo;
using tabletop::UndoRefusal;

using Match = tabletop::Match<Fuba>;
using Choice = tabletop::Choice<Fuba>;
using Throw = tabletop::Throw<Fuba>;
using Entry = tabletop::Entry<Fuba>;
using Journal = tabletop::Journal<Fuba>;
using DiceShortage = tabletop::DiceShortage<Fuba>;
using Snapshot = tabletop::Snapshot<Fuba>;
using Loaded = tabletop::Loaded<Fuba>;
using RulesFor = tabletop::RulesFor<Fuba>;
using KnownRules = tabletop::KnownRules<Fuba>;
using SaveSummary = tabletop::SaveSummary<Fuba>;
using Autosave = tabletop::Autosave<Fuba>;
using Timeline = tabletop::Timeline<Fuba>;

}  // namespace fuba

namespace tabletop {

using fuba::Fuba;

extern template class Match<Fuba>;
extern template class Autosave<Fuba>;
extern template class Timeline<Fuba>;
extern template std::string save_header(const Match<Fuba>& match);
extern template std::string save_line(const Match<Fuba>& match, std::size_t entry);
extern template std::string save_text(const Match<Fuba>& match);
extern template tl::expected<void, SaveError> save(const Match<Fuba>& match,
                                                   const std::filesystem::path& file);
extern template tl::expected<Loaded<Fuba>, SaveError> load<Fuba>(const std::filesystem::path& file,
                                                                 const RulesFor<Fuba>& rules_for,
                                                                 DiceSource dice);
extern template tl::expected<Loaded<Fuba>, SaveError> load_text<Fuba>(std::string_view text,
                                                                      const std::string& name,
                                                                      const RulesFor<Fuba>& rules_for,
                                                                      DiceSource dice);
extern template std::optional<fuba::RulesChoice> rules_of<Fuba>(const std::filesystem::path& file);
extern template tl::expected<SaveSummary<Fuba>, SaveError> summary_of<Fuba>(const std::filesystem::path& file,
                                                                            const RulesFor<Fuba>& rules_for);

}  // namespace tabletop

namespace fuba {

inline tl::expected<Loaded, SaveError> load(const std::filesystem::path& file, const RulesFor& rules_for,
                                            DiceSource dice) {
  return tabletop::load<Fuba>(file, rules_for, std::move(dice));
}
inline tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                                 const RulesFor& rules_for, DiceSource dice) {
  return tabletop::load_text<Fuba>(text, name, rules_for, std::move(dice));
}
inline std::optional<RulesChoice> rules_of(const std::filesystem::path& file) {
  return tabletop::rules_of<Fuba>(file);
}
inline tl::expected<SaveSummary, SaveError> summary_of(const std::filesystem::path& file,
                                                       const RulesFor& rules_for) {
  return tabletop::summary_of<Fuba>(file, rules_for);
}

}  // namespace fuba
