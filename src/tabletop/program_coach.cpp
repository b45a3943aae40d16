#include "tabletop/program_coach.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"

namespace fuba {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// What a program said, as it is repeated in an error.
std::string quoted(const std::string& said) {
  constexpr std::size_t longest = 80;
  return excerpt(said, longest);
}

ordered_json rules_json(const Ruleset& rules) {
  ordered_json object{{"rules", rules.id}, {"options", ordered_json::array()}};
  for (const Option option : rules.options) object["options"].push_back(name(option));
  if (rules.has(Option::skills)) object["skills_per_team"] = rules.skills_per_team;
  return object;
}

std::vector<std::string> notations(const CommandList& commands) {
  std::vector<std::string> list;
  for (const Command& command : commands) list.push_back(to_string(command));
  return list;
}

std::string answer_to(const std::string& choice, std::uint64_t id) {
  return ordered_json{{"do", choice}, {"id", id}}.dump();
}

/// What is wrong with an answer to a decision, or the place of its choice in the list.
tl::expected<std::size_t, std::string> chosen(const std::string& said, std::uint64_t id,
                                              const std::vector<std::string>& legal) {
  const json answer = parse_json(said);
  if (!answer.is_object() || !answer.contains("do") || !answer["do"].is_string())
    return tl::unexpected(fmt::format("expected a line such as {}", answer_to(legal.front(), id)));
  if (!answer.contains("id") || answer["id"] != json(id))
    return tl::unexpected(fmt::format("expected \"id\":{}, as in the question", id));
  const auto found = std::ranges::find(legal, answer["do"].get_ref<const std::string&>());
  if (found == legal.end())
    return tl::unexpected(
        fmt::format("that is not among the {} legal choices, such as \"{}\"", legal.size(), legal.front()));
  return static_cast<std::size_t>(found - legal.begin());
}

}  // namespace

tl::expected<std::unique_ptr<Opponent>, std::string> ProgramCoach::start(
    const std::vector<std::string>& words, Team side, std::chrono::milliseconds limit) {
  const std::string name = plain_text(fmt::format("{}", fmt::join(words, " ")), 80);
  auto program = Program::start(words);
  if (!program)
    return tl::unexpected(fmt::format(
        "The program {} cannot be started: {}. Name a file that can be executed.", name, program.error()));
  return std::unique_ptr<Opponent>(new ProgramCoach(
      *std::move(program), fmt::format("The program {} ({})", name, fuba::name(side)), limit));
}

tl::expected<void, std::string> ProgramCoach::introduce(const Ruleset& rules, Team side,
                                                        const std::stop_token& stop) {
  constexpr const char* wanted = "whether it plays";
  const double seconds = std::chrono::duration<double>(limit_).count();
  const auto said =
      ask({{"new", rules_json(rules)}, {"side", name(side)}, {"seconds", seconds}}, wanted, stop);
  if (!said) return tl::unexpected(said.error());
  const json answer = parse_json(*said);
  if (answer.is_object() && answer.contains("ok") && answer["ok"] == json(true)) return {};
  return tl::unexpected(
      fmt::format("{} was asked {} and said: {} - expected {{\"ok\":true}}.", name_, wanted, quoted(*said)));
}

tl::expected<Command, std::string> ProgramCoach::choose(const Ruleset& rules, const State& view,
                                                        const std::stop_token& stop) {
  const Decision pending = *decision(view);
  if (asked_ == 0)
    if (const auto done = introduce(rules, pending.team, stop); !done) return tl::unexpected(done.error());
  const CommandList commands = legal(rules, view);
  const std::vector<std::string> choices = notations(commands);
  const std::uint64_t id = ++asked_;
  const std::string wanted = fmt::format("for its choice {} ({})", id, name(pending.kind));
  const auto said = ask({{"view", to_json(rules, view)},
                         {"decision", {{"team", name(pending.team)}, {"kind", name(pending.kind)}}},
                         {"legal", choices},
                         {"id", id}},
                        wanted, stop);
  if (!said) return tl::unexpected(said.error());
  const auto place = chosen(*said, id, choices);
  if (place) return commands[*place];
  return tl::unexpected(
      fmt::format("{} was asked {} and said: {} - {}.", name_, wanted, quoted(*said), place.error()));
}

void ProgramCoach::hear_result(const State& end) {
  const ordered_json over{{"over", true}, {"score", {{"home", end.score[0]}, {"away", end.score[1]}}}};
  const Patience brief = patience({});
  if (program_.send(over.dump(), brief)) program_.send(R"({"quit":true})", brief);
}

tl::expected<std::string, std::string> ProgramCoach::ask(const ordered_json& line, const std::string& wanted,
                                                         const std::stop_token& stop) {
  ++awaited_;
  auto answer =
      program_.send(line.dump(), patience(stop)).and_then([&] { return program_.hear(patience(stop)); });
  while (answer && --awaited_ > 0) answer = program_.hear(patience(stop));
  if (!answer) return tl::unexpected(complaint(answer.error(), wanted));
  return *std::move(answer);
}

Patience ProgramCoach::patience(const std::stop_token& stop) const {
  return {std::chrono::steady_clock::now() + limit_, stop};
}

std::string ProgramCoach::complaint(const NoLine& none, const std::string& wanted) const {
  const std::string begun = none.begun.empty() ? "" : fmt::format(" It had said: {}", quoted(none.begun));
  const auto told = [&](const std::string& what) {
    return fmt::format("{} was asked {} and {}.{}", name_, wanted, what, begun);
  };
  switch (none.kind) {
    case NoLine::Kind::ended:
      return told("ended");
    case NoLine::Kind::silent:
      return told(fmt::format("gave no answer within {} s", std::chrono::duration<double>(limit_).count()));
    case NoLine::Kind::too_long:
      return told("gave a line of more than 64 KiB");
    case NoLine::Kind::stopped:
      return told("was stopped");
  }
  return told("failed");
}

}  // namespace fuba
