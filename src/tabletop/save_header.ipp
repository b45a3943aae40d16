#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "tabletop/record.hpp"
#include "tabletop/save.hpp"
#include "tabletop/save_lines.hpp"

namespace tabletop {

/// What the first line of a saved match says.
template <Game G>
struct SaveHeader {
  std::int64_t format = save_format;
  std::int64_t revision = 0;  ///< of the rules by which it was played
  std::shared_ptr<const typename G::Ruleset> rules;
  MatchInfo info;
  typename G::State start;
};

namespace detail {

template <Game G>
void check_game(const nlohmann::json& header, std::int64_t format) {
  if (const std::string game = named_game(header, format); game != G::id)
    foreign("/game", fmt::format("is \"{}\", no match of {}", game, G::id),
            "Open it with a version of the program that has this game.");
}

template <Game G>
typename G::RulesChoice rules_choice(const nlohmann::json& header) {
  auto choice = G::choice_from_json(header);
  if (choice) return *std::move(choice);
  const ChoiceError& error = choice.error();
  if (error.unknown) foreign(error.field, error.problem, "Open it with a newer version of the program.");
  damaged(error.field, error.problem);
}

template <Game G>
typename G::State read_start(const nlohmann::json& header, const typename G::Ruleset& rules) {
  if (!header.contains("position")) return G::new_match(rules);
  auto position = G::state_from_json(rules, header["position"]);
  if (!position) damaged("/position" + position.error().field, position.error().problem);
  return *position;
}

}  // namespace detail

/// Throws `Trouble`.
template <Game G>
SaveHeader<G> read_header(std::string_view line, const RulesFor<G>& rules_for) {
  SaveHeader<G> read;
  read.format = read_format(line);
  const nlohmann::json header = parse_sealed(line);
  std::vector<std::string_view> fields{"fuba-save", "game", "program",    "revision", "home",
                                       "away",      "date", "taken_back", "position", "sum"};
  std::ranges::copy(G::choice_fields(), std::back_inserter(fields));
  if (read.format < save_format_of_games) std::erase(fields, "game");
  detail::check_game<G>(header, read.format);
  only(header, fields);
  text_at(header, "program");
  read.revision = number_at(header, "revision");
  auto rules = rules_for(detail::rules_choice<G>(header));
  if (!rules) foreign("/rules", rules.error(), "Open it with a version of the program that has these rules.");
  read.rules = *rules;
  read.info = read_info(header);
  read.start = detail::read_start<G>(header, *read.rules);
  return read;
}

/// Only by which rules it is played; throws `Trouble`.
template <Game G>
typename G::RulesChoice read_rules_choice(std::string_view line) {
  const std::int64_t format = read_format(line);
  const nlohmann::json header = parse_sealed(line);
  detail::check_game<G>(header, format);
  return detail::rules_choice<G>(header);
}

}  // namespace tabletop
