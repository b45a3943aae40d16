#include "stw/kit.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "stw/coach/coach.hpp"
#include "stw/perft_positions.hpp"
#include "stw/rules_files.hpp"
#include "stw/service.hpp"
#include "stw/story/report.hpp"
#include "tabletop/coach_opponent.hpp"
#include "tabletop/coach_ratings.hpp"
#include "tabletop/own_file.hpp"
#include "tabletop/random.hpp"

namespace stw {

using games::OrTrouble;

namespace {

Entrant entrant(std::string name, const Tactics& tactics) {
  return {std::move(name), [tactics](Team, std::uint64_t seed) {
            return OrTrouble<std::unique_ptr<Opponent>>(tabletop::coach_opponent<Stw>(Coach(tactics, seed)));
          }};
}

}  // namespace

std::span<const std::string_view> Kit::editions() {
  static constexpr std::array list{Stw::id};
  return list;
}

OrTrouble<std::vector<std::string_view>> Kit::options_of(std::string_view) {
  std::vector<std::string_view> list;
  for (std::size_t at = 0; at < option_count; ++at) list.push_back(name(static_cast<Option>(at)));
  return list;
}

std::vector<std::string_view> Kit::option_names(const Ruleset& rules) {
  std::vector<std::string_view> list;
  for (std::size_t at = 0; at < option_count; ++at)
    if (rules.choice.options[at]) list.push_back(name(static_cast<Option>(at)));
  return list;
}

OrTrouble<std::function<RulesChoice(RulesChoice, std::uint64_t)>> Kit::random_options() {
  return [](RulesChoice choice, std::uint64_t seed) {
    tabletop::Random random(seed, tabletop::Stream::options);
    for (bool& option : choice.options) option = random.below(2) == 1;
    return choice;
  };
}

std::string Kit::title(const Ruleset& rules) {
  const auto options = option_names(rules);
  return fmt::format("{}{}{}", Stw::id, options.empty() ? "" : " with ", fmt::join(options, ", "));
}

OrTrouble<tabletop::Service<Stw>> Kit::service() {
  auto all = load_words();
  if (!all) return tl::unexpected(all.error());
  return stw::service(load_rules, *std::move(all));
}

std::span<const games::NamedPosition> Kit::positions() { return perft_positions; }

std::span<const std::string_view> Kit::coaches() { return coach_ids; }

OrTrouble<std::vector<int>> Kit::ratings() {
  return tabletop::read_coach_ratings("stw/opponents/ratings.json", coaches());
}

OrTrouble<Entrant> Kit::coach(std::string_view id) {
  const auto folder = tabletop::find_data_folder();
  if (!folder) return tl::unexpected(folder.error());
  const auto tactics = read_tactics(tactics_file(id), tabletop::rules_reader(*folder));
  if (!tactics)
    return tl::unexpected(fmt::format("{}. Put the file back as it was, or install the program again.",
                                      to_string(tactics.error())));
  return entrant(std::string(id), *tactics);
}

OrTrouble<Entrant> Kit::coach_of_file(const std::filesystem::path& file) {
  const std::string example = tabletop::names_example(tactics_file(coach_ids.front()));
  return tabletop::read_own(file, {.unreadable = "Name another file.", .wrong = example},
                            [&](const RulesReader& read) { return read_tactics(file.string(), read); })
      .map([&](const Tactics& tactics) { return entrant(file.stem().string(), tactics); });
}

std::string Kit::sentence(const Words& words, const Ruleset&, const Event& event,
                          const std::array<std::string, 2>& names) {
  return stw::sentence(words, event, Names{names});
}

story::Report Kit::report(const Match& match, const Words& words) {
  return make_report(tell(match), match, words);
}

std::string Kit::page(const Match& match, const Words& words) {
  return story_page(tell(match), match, words);
}

nlohmann::ordered_json Kit::story(const Match& match) { return to_json(tell(match)); }

}  // namespace stw
