#include "fuba/table/fuba_competing.hpp"

#include "app/season/match_alone.hpp"
#include "competition/beginning.hpp"
#include "fuba/coach/coach_opponent.hpp"
#include "fuba/competition/match_result.hpp"
#include "fuba/competition/match_terms.hpp"
#include "fuba/competition/means.hpp"
#include "fuba/league.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/story/report.hpp"
#include "fuba/table/coaches.hpp"
#include "fuba/table/fuba_match.hpp"
#include "fuba/table/match_play.hpp"
#include "fuba/table/rules_setting.hpp"
#include "fuba/table/screens/table_screen.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::Plays;
using competition::ResultEntry;

namespace {

const Match& match_of(const AnyMatch& match) { return static_cast<const FubaMatch&>(match).match(); }

tl::expected<Entrant, std::string> coach_entrant(const std::string& id, const fs::path& folder) {
  auto tactics = tactics_of(id, folder);
  if (!tactics) return tl::unexpected(tactics.error());
  return Entrant{id,
                 [tactics = *std::move(tactics)](
                     Team, std::uint64_t seed) -> tl::expected<std::unique_ptr<Opponent>, std::string> {
                   return coach_opponent(Coach(tactics, seed));
                 }};
}

}  // namespace

FubaCompeting::FubaCompeting(BoardGame& game, Director& director, const Content& content)
    : game_(game), director_(director), content_(content), means_(competition_means(content.options)) {}

CompetingGame::Rules FubaCompeting::chosen(const Settings& settings) const {
  const RulesChoice choice = rules_setting(settings, content_.options).rules;
  Rules rules{choice.edition, {}};
  for (const Option option : choice.options)
    if (option != Option::cup) rules.options.emplace_back(name(option));
  return rules;
}

void FubaCompeting::choose(Settings& settings, const Rules& rules) const {
  RulesSetting setting = rules_setting(settings, content_.options);
  setting.choose_edition(content_.options, rules.edition);
  setting.rules.options = {};
  for (const std::string& each : rules.options)
    if (const auto option = parse_option(each)) setting.rules.options.add(*option);
  keep(settings, setting);
}

std::string FubaCompeting::told(const Rules& rules) const {
  std::string text = edition_name(content_.words, rules.edition);
  std::string_view before = ": ";
  for (const std::string& each : rules.options) {
    if (const auto option = parse_option(each)) {
      text += std::string(before) + option_name(content_.words, *option);
      before = ", ";
    }
  }
  return text;
}

std::vector<std::string> FubaCompeting::formations() const {
  return {"4-4-2", "4-3-3", "3-4-3", "5-3-2", "4-5-1", "3-5-2"};
}

std::string FubaCompeting::card_name(std::string_view card) const {
  const auto skill = parse_skill(card);
  return skill ? skill_name(content_.words, *skill) : std::string(card);
}

tl::expected<MatchPtr, std::string> FubaCompeting::new_match(const Competition& of, std::size_t match,
                                                             MatchInfo info) const {
  const auto rules = load_rules(rules_of_match(of, match));
  if (!rules) return tl::unexpected(rules.error());
  Match begun(*rules, DiceSource::random(of.terms(match).seed));
  begun.set_info(std::move(info));
  return std::make_shared<FubaMatch>(game_, content_.words, std::move(begun));
}

std::unique_ptr<Screen> FubaCompeting::table(const AnyMatch& match, OccasionPtr occasion) const {
  auto play = std::make_unique<MatchPlay>(match_of(match), content_.words, director_.settings(),
                                          Autosave::in_place(occasion->file()));
  return std::make_unique<TableScreen>(director_, content_, std::move(play), std::move(occasion));
}

tl::expected<CompetingGame::Work, std::string> FubaCompeting::alone(const Competition& of, std::size_t match,
                                                                    const std::array<Plays, 2>& who,
                                                                    const fs::path& file) const {
  const auto rules = load_rules(rules_of_match(of, match));
  if (!rules) return tl::unexpected(rules.error());
  auto both =
      entrants_of<Fuba>(who, [&](const std::string& id) { return coach_entrant(id, director_.folder()); });
  if (!both) return tl::unexpected(both.error());
  return match_alone<Fuba>(
      *rules, *std::move(both), of, match, file,
      [](const Match& played, const std::string& id) { return fuba::result_of(played, tell(played), id); });
}

ResultEntry FubaCompeting::result_of(const AnyMatch& match, const std::string& id) const {
  return fuba::result_of(match_of(match), tell(match_of(match)), id);
}

bool FubaCompeting::came_of(const AnyMatch& begun, const AnyMatch& played) const {
  return !competition::difference_from_beginning<Fuba>(match_of(begun), match_of(played));
}

tl::expected<MatchPtr, std::string> FubaCompeting::penalties_after(const AnyMatch& stopped,
                                                                   std::uint64_t seed) const {
  const Match& played = match_of(stopped);
  State level = played.state();
  while (!level.agenda.empty()) level.agenda.pop();
  level.agenda.push({Step::first_kick, Team::home});
  Match penalties(played.shared_rules(), level, DiceSource::random(seed));
  penalties.set_info(played.info());
  return std::make_shared<FubaMatch>(game_, content_.words, std::move(penalties));
}

std::optional<competition::MatchTold> FubaCompeting::told(const fs::path& file) const {
  const auto read = game_.read(file);
  if (!read || read->trouble) return std::nullopt;
  const Match& match = match_of(*read->match);
  competition::MatchTold sentences{.sentence = make_report(tell(match), match, content_.words).luck.balance};
  for (const tabletop::Note& note : match.notes()) sentences.notes.push_back(note.text);
  return sentences;
}

}  // namespace fuba::app
