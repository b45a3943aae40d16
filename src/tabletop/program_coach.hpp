#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/opponent.hpp"
#include "tabletop/program.hpp"

namespace fuba {

/// A program that plays a side: it is shown the views, decisions and legal choices of its side, one JSON
/// object a line, and answers with its choices (docs/protocol.md, "A program that plays").
class ProgramCoach : public Opponent {
 public:
  /// Starts a program with its arguments. The error is a sentence that names the program, as all errors of
  /// it. It has `limit` for each answer; the first is asked for, whether it plays, before its first choice.
  static tl::expected<std::unique_ptr<Opponent>, std::string> start(const std::vector<std::string>& words,
                                                                    Team side,
                                                                    std::chrono::milliseconds limit);

  tl::expected<Command, std::string> choose(const Ruleset& rules, const State& view,
                                            const std::stop_token& stop) override;
  void hear_result(const State& end) override;

 private:
  ProgramCoach(Program program, std::string name, std::chrono::milliseconds limit)
      : program_(std::move(program)), name_(std::move(name)), limit_(limit) {}

  tl::expected<void, std::string> introduce(const Ruleset& rules, Team side, const std::stop_token& stop);
  /// Says a line and hears the answer. Answers to lines before it that nobody has waited for are passed over.
  tl::expected<std::string, std::string> ask(const nlohmann::ordered_json& line, const std::string& wanted,
                                             const std::stop_token& stop);
  Patience patience(const std::stop_token& stop) const;
  std::string complaint(const NoLine& none, const std::string& wanted) const;

  Program program_;
  std::string name_;
  std::chrono::milliseconds limit_;
  std::uint64_t asked_ = 0;
  std::uint64_t awaited_ = 0;  ///< answers that have not come yet
};

}  // namespace fuba
