#pragma once

#include "stw/stw.hpp"
#include "tabletop/autosave.hpp"
#include "tabletop/known_rules.hpp"
#include "tabletop/match.hpp"
#include "tabletop/save.hpp"
#include "tabletop/summary.hpp"
#include "tabletop/timeline.hpp"

// Matches of Soccer Tactics WORLD, and all that is kept of them. What can be done with them stands in the
// headers of the table.
namespace stw {

using tabletop::DiceSource;
using tabletop::MatchInfo;
using tabletop::Note;
using tabletop::SaveError;

using Match = tabletop::Match<Stw>;
using Throw = tabletop::Throw<Stw>;
using Entry = tabletop::Entry<Stw>;
using Journal = tabletop::Journal<Stw>;
using Loaded = tabletop::Loaded<Stw>;
using RulesFor = tabletop::RulesFor<Stw>;
using SaveSummary = tabletop::SaveSummary<Stw>;
using Autosave = tabletop::Autosave<Stw>;
using Timeline = tabletop::Timeline<Stw>;

}  // namespace stw

namespace tabletop {

using stw::Stw;

extern template class Match<Stw>;
extern template class Autosave<Stw>;
extern template class Timeline<Stw>;
extern template std::string save_header(const Match<Stw>& match);
extern template std::string save_line(const Match<Stw>& match, std::size_t entry);
extern template std::string save_text(const Match<Stw>& match);
extern template tl::expected<void, SaveError> save(const Match<Stw>& match,
                                                   const std::filesystem::path& file);
extern template tl::expected<Loaded<Stw>, SaveError> load<Stw>(const std::filesystem::path& file,
                                                               const RulesFor<Stw>& rules_for,
                                                               DiceSource dice);
extern template tl::expected<Loaded<Stw>, SaveError> load_text<Stw>(std::string_view text,
                                                                    const std::string& name,
                                                                    const RulesFor<Stw>& rules_for,
                                                                    DiceSource dice);
extern template std::optional<stw::RulesChoice> rules_of<Stw>(const std::filesystem::path& file);
extern template tl::expected<SaveSummary<Stw>, SaveError> summary_of<Stw>(const std::filesystem::path& file,
                                                                          const RulesFor<Stw>& rules_for);

}  // namespace tabletop

namespace stw {

inline tl::expected<Loaded, SaveError> load(const std::filesystem::path& file, const RulesFor& rules_for,
                                            DiceSource dice) {
  return tabletop::load<Stw>(file, rules_for, std::move(dice));
}
inline tl::expected<Loaded, SaveError> load_text(std::string_view text, const std::string& name,
                                                 const RulesFor& rules_for, DiceSource dice) {
  return tabletop::load_text<Stw>(text, name, rules_for, std::move(dice));
}
inline std::optional<RulesChoice> rules_of(const std::filesystem::path& file) {
  return tabletop::rules_of<Stw>(file);
}
inline tl::expected<SaveSummary, SaveError> summary_of(const std::filesystem::path& file,
                                                       const RulesFor& rules_for) {
  return tabletop::summary_of<Stw>(file, rules_for);
}

}  // namespace stw
