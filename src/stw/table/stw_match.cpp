#include "stw/table/stw_match.hpp"

namespace stw::app {
namespace {

std::string listed_options(const Words& words, const RulesChoice& choice) {
  std::string text;
  for (std::size_t at = 0; at < option_count; ++at)
    if (choice.options[at]) text += (text.empty() ? "" : ", ") + option_name(words, static_cast<Option>(at));
  return text;
}

}  // namespace

fuba::app::Standing StwMatch::standing() const {
  return standing_of(words_, match_.rules(), match_.info(), match_.state(), match_.over());
}

MatchPtr StwMatch::played_by(std::array<std::string, 2> coaches) const {
  Match match = match_;
  MatchInfo info = match.info();
  info.coaches = std::move(coaches);
  match.set_info(std::move(info));
  return std::make_shared<StwMatch>(game_, words_, std::move(match));
}

tl::expected<void, SaveError> StwMatch::save(const std::filesystem::path& file) const {
  return tabletop::save(match_, file);
}

fuba::app::Standing standing_of(const Words& words, const Ruleset& rules, const MatchInfo& info,
                                const State& state, bool over) {
  const std::string& game = ui(words, "stw-name");
  return {.names = {info.names},
          .edition = game,
          .named_edition = game,
          .options = listed_options(words, rules.choice),
          .score = std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]),
          .moment = moment(words, state),
          .date = words::date(words, info.date),
          .over = over};
}

}  // namespace stw::app
