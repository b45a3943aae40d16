#include "stw/match.hpp"

#include "tabletop/autosave.ipp"
#include "tabletop/load.ipp"
#include "tabletop/match.ipp"
#include "tabletop/save.ipp"
#include "tabletop/summary.ipp"
#include "tabletop/timeline.ipp"

namespace tabletop {

template class Match<Stw>;
template class Autosave<Stw>;
template class Timeline<Stw>;
template std::string save_header(const Match<Stw>& match);
template std::string save_line(const Match<Stw>& match, std::size_t entry);
template std::string save_text(const Match<Stw>& match);
template tl::expected<void, SaveError> save(const Match<Stw>& match, const std::filesystem::path& file);
template tl::expected<Loaded<Stw>, SaveError> load<Stw>(const std::filesystem::path& file,
                                                        const RulesFor<Stw>& rules_for, DiceSource dice);
template tl::expected<Loaded<Stw>, SaveError> load_text<Stw>(std::string_view text, const std::string& name,
                                                             const RulesFor<Stw>& rules_for, DiceSource dice);
template std::optional<stw::RulesChoice> rules_of<Stw>(const std::filesystem::path& file);
template tl::expected<SaveSummary<Stw>, SaveError> summary_of<Stw>(const std::filesystem::path& file,
                                                                   const RulesFor<Stw>& rules_for);

}  // namespace tabletop
