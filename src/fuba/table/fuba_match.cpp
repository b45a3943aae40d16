#include "fuba/table/fuba_match.hpp"

#include "app/window/team_names.hpp"
#include "fuba/ruleset.hpp"

namespace fuba::app {
namespace {

std::string listed_options(const Words& words, Options options) {
  std::string text;
  for (const Option option : options) text += (text.empty() ? "" : ", ") + option_name(words, option);
  return text;
}

}  // namespace

FubaMatch::FubaMatch(BoardGame& game, const Words& words, Match match, std::optional<State> seen,
                     std::vector<State> snapshots)
    : game_(game),
      words_(words),
      match_(std::move(match)),
      seen_(seen.value_or(match_.state())),
      snapshots_(std::move(snapshots)) {}

std::string FubaMatch::edition() const { return match_.rules().id; }

Standing FubaMatch::standing() const {
  return standing_of(words_, match_.rules(), match_.info(), match_.state(), match_.over());
}

MatchPtr FubaMatch::played_by(std::array<std::string, 2> coaches) const {
  Match match = match_;
  MatchInfo info = match.info();
  info.coaches = std::move(coaches);
  match.set_info(std::move(info));
  return std::make_shared<FubaMatch>(game_, words_, std::move(match));
}

tl::expected<void, SaveError> FubaMatch::save(const std::filesystem::path& file) const {
  return tabletop::save(match_, file);
}

Standing standing_of(const Words& words, const Ruleset& rules, const MatchInfo& info, const State& state,
                     bool over) {
  const std::string edition = edition_name(words, rules.id);
  return {.names = {team_names(info, words)},
          .edition = edition,
          .named_edition = rules.id == default_edition() ? std::string() : edition,
          .options = listed_options(words, rules.options),
          .score = std::to_string(state.score[0]) + " : " + std::to_string(state.score[1]),
          .moment = moment(words, state),
          .date = words::date(words, info.date),
          .over = over,
          .goals = {state.score[0], state.score[1]},
          .coaches = info.coaches,
          .practised = info.taken_back > 0};
}

}  // namespace fuba::app
