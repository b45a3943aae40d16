#pragma once

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>

#include "games/games.hpp"

namespace cli {

/// Why a subcommand cannot go on: what, where, what to do.
struct CannotGoOn : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What was asked for cannot be: what, where, what is allowed.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What is wrong with the command line.
struct WrongUsage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A value that a subcommand needs; throws CannotGoOn.
template <class T>
T needed(games::OrTrouble<T> value) {
  if (!value) throw CannotGoOn(value.error());
  return *std::move(value);
}

/// The edition and the options of a command line, and the skill cards of a team, where the game has some.
struct RulesArguments {
  std::string edition{games::editions().front()};
  std::string options = "basic";  ///< "basic", "all" or ids with commas between
  unsigned skills_per_team = 3;
};

/// The request for rules that a command line makes.
nlohmann::json request(const RulesArguments& arguments);

template <games::Kit K>
using RulesOf = std::shared_ptr<const typename K::Played::Ruleset>;

/// The rules that a command line asks for; throws WrongUsage where it names an option that there is not.
template <games::Kit K>
typename K::Played::RulesChoice rules_choice(const tabletop::Service<typename K::Played>& service,
                                             const RulesArguments& arguments) {
  using Choice = typename K::Played::RulesChoice;
  nlohmann::json wanted = request(arguments);
  const auto fields = K::Played::choice_fields();
  if (std::ranges::find(fields, "skills_per_team") == fields.end()) wanted.erase("skills_per_team");
  auto choice = service.choice(wanted, Choice{.edition = arguments.edition});
  if (choice) return *std::move(choice);
  throw WrongUsage(fmt::format("--options {}: expected basic, all or some of these with commas between: {}.",
                               arguments.options, fmt::join(needed(K::options_of(arguments.edition)), " ")));
}

template <games::Kit K>
RulesOf<K> rules(const RulesArguments& arguments) {
  const auto service = needed(K::service());
  return needed(service.rules_for(rules_choice<K>(service, arguments)));
}

}  // namespace cli
