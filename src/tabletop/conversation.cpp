#include "tabletop/conversation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"

namespace tabletop {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// What a program said, as it is repeated in an error.
std::string quoted(const std::string& said) {
  constexpr std::size_t longest = 80;
  return excerpt(said, longest);
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

tl::expected<Conversation, std::string> Conversation::start(const std::vector<std::string>& words, Team side,
                                                            std::chrono::milliseconds limit) {
  const std::string called = plain_text(fmt::format("{}", fmt::join(words, " ")), 80);
  auto program = Program::start(words);
  if (!program)
    return tl::unexpected(fmt::format(
        "The program {} cannot be started: {}. Name a file that can be executed.", called, program.error()));
  return Conversation(*std::move(program), fmt::format("The program {} ({})", called, name(side)), limit);
}

tl::expected<void, std::string> Conversation::introduce(const ordered_json& rules, Team side,
                                                        const std::stop_token& stop) {
  constexpr const char* wanted = "whether it plays";
  const double seconds = std::chrono::duration<double>(limit_).count();
  const auto said = ask({{"new", rules}, {"side", name(side)}, {"seconds", seconds}}, wanted, stop);
  if (!said) return tl::unexpected(said.error());
  const json answer = parse_json(*said);
  if (answer.is_object() && answer.contains("ok") && answer["ok"] == json(true)) return {};
  return tl::unexpected(
      fmt::format("{} was asked {} and said: {} - expected {{\"ok\":true}}.", name_, wanted, quoted(*said)));
}

tl::expected<std::size_t, std::string> Conversation::choose(ordered_json question, std::string_view kind,
                                                            const std::vector<std::string>& legal,
                                                            const std::stop_token& stop) {
  const std::uint64_t id = ++asked_;
  const std::string wanted = fmt::format("for its choice {} ({})", id, kind);
  question["legal"] = legal;
  question["id"] = id;
  const auto said = ask(question, wanted, stop);
  if (!said) return tl::unexpected(said.error());
  auto place = chosen(*said, id, legal);
  if (place) return place;
  return tl::unexpected(
      fmt::format("{} was asked {} and said: {} - {}.", name_, wanted, quoted(*said), place.error()));
}

void Conversation::tell_result(const std::array<int, 2>& score) {
  const ordered_json over{{"over", true}, {"score", {{"home", score[0]}, {"away", score[1]}}}};
  const Patience brief = patience({});
  if (program_.send(over.dump(), brief)) program_.send(R"({"quit":true})", brief);
}

tl::expected<std::string, std::string> Conversation::ask(const ordered_json& line, const std::string& wanted,
                                                         const std::stop_token& stop) {
  ++awaited_;
  auto answer =
      program_.send(line.dump(), patience(stop)).and_then([&] { return program_.hear(patience(stop)); });
  while (answer && --awaited_ > 0) answer = program_.hear(patience(stop));
  if (!answer) return tl::unexpected(complaint(answer.error(), wanted));
  return *std::move(answer);
}

Patience Conversation::patience(const std::stop_token& stop) const {
  return {std::chrono::steady_clock::now() + limit_, stop};
}

std::string Conversation::complaint(const NoLine& none, const std::string& wanted) const {
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

}  // namespace tabletop
