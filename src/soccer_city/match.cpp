#include "soccer_city/match.hpp"

#include "tabletop/autosave.ipp"
#include "tabletop/load.ipp"
#include "tabletop/match.ipp"
#include "tabletop/save.ipp"
#include "tabletop/summary.ipp"
#include "tabletop/timeline.ipp"

namespace tabletop {

template class Match<SoccerCity>;
template class Autosave<SoccerCity>;
template class Timeline<SoccerCity>;
template std::string save_header(const Match<SoccerCity>& match);
template std::string save_line(const Match<SoccerCity>& match, std::size_t entry);
template std::string save_text(const Match<SoccerCity>& match);
template tl::expected<void, SaveError> save(const Match<SoccerCity>& match,
                                            const std::filesystem::path& file);
template tl::expected<Loaded<SoccerCity>, SaveError> load<SoccerCity>(const std::filesystem::path& file,
                                                                      const RulesFor<SoccerCity>& rules_for,
                                                                      DiceSource dice);
template tl::expected<Loaded<SoccerCity>, SaveError> load_text<SoccerCity>(
    std::string_view text, const std::string& name, const RulesFor<SoccerCity>& rules_for, DiceSource dice);
template std::optional<soccer_city::RulesChoice> rules_of<SoccerCity>(const std::filesystem::path& file);
template tl::expected<SaveSummary<SoccerCity>, SaveError> summary_of<SoccerCity>(
    const std::filesystem::path& file, const RulesFor<SoccerCity>& rules_for);

}  // namespace tabletop
