#include "fuba/match.hpp"

#include "tabletop/autosave.ipp"
#include "tabletop/load.ipp"
#include "tabletop/match.ipp"
#include "tabletop/save.ipp"
#include "tabletop/summary.ipp"
#include "tabletop/timeline.ipp"

namespace tabletop {

template class Match<Fuba>;
template class Autosave<Fuba>;
template class Timeline<Fuba>;
template std::string save_header(const Match<Fuba>& match);
template std::string save_line(const Match<Fuba>& match, std::size_t entry);
template std::string save_text(const Match<Fuba>& match);
template tl::expected<void, SaveError> save(const Match<Fuba>& match, const std::filesystem::path& file);
template tl::expected<Loaded<Fuba>, SaveError> load<Fuba>(const std::filesystem::path& file,
                                                          const RulesFor<Fuba>& rules_for, DiceSource dice);
template tl::expected<Loaded<Fuba>, SaveError> load_text<Fuba>(std::string_view text, const std::string& name,
                                                               const RulesFor<Fuba>& rules_for,
                                                               DiceSource dice);
template std::optional<fuba::RulesChoice> rules_of<Fuba>(const std::filesystem::path& file);
template tl::expected<SaveSummary<Fuba>, SaveError> summary_of<Fuba>(const std::filesystem::path& file,
                                                                     const RulesFor<Fuba>& rules_for);

}  // namespace tabletop
