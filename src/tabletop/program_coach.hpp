#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/conversation.hpp"
#include "tabletop/opponent.hpp"

namespace tabletop {

/// A program that plays a side: it is shown the views, decisions and legal choices of its side, one JSON
/// object a line, and answers with its choices (docs/protocol.md, "A program that plays").
template <Game G>
class ProgramCoach : public Opponent<G> {
 public:
  /// Starts a program with its arguments. The error is a sentence that names the program, as all errors of
  /// it. It has `limit` for each answer; the first is asked for, whether it plays, before its first choice.
  static tl::expected<std::unique_ptr<Opponent<G>>, std::string> start(const std::vector<std::string>& words,
                                                                       Team side,
                                                                       std::chrono::milliseconds limit) {
    auto talk = Conversation::start(words, side, limit);
    if (!talk) return tl::unexpected(talk.error());
    return std::unique_ptr<Opponent<G>>(new ProgramCoach(*std::move(talk)));
  }

  tl::expected<typename G::Command, std::string> choose(const typename G::Ruleset& rules,
                                                        const typename G::State& view,
                                                        const std::stop_token& stop) override {
    const auto pending = *G::decision(view);
    if (!introduced_) {
      if (const auto done = talk_.introduce(G::to_json(G::choice_of(rules)), pending.team, stop); !done)
        return tl::unexpected(done.error());
      introduced_ = true;
    }
    typename G::CommandList commands;
    G::legal(rules, view, commands);
    std::vector<std::string> notations;
    for (const auto& command : commands) notations.push_back(G::to_string(command));
    const std::string_view kind = G::kind_name(pending);
    const auto place = talk_.choose(
        {{"view", G::to_json(rules, view)}, {"decision", {{"team", name(pending.team)}, {"kind", kind}}}},
        kind, notations, stop);
    if (!place) return tl::unexpected(place.error());
    return commands[*place];
  }

  void hear_result(const typename G::State& end) override { talk_.tell_result(G::standing(end).score); }

 private:
  explicit ProgramCoach(Conversation talk) : talk_(std::move(talk)) {}

  Conversation talk_;
  bool introduced_ = false;
};

}  // namespace tabletop
