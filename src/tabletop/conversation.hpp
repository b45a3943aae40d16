#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tabletop/program.hpp"
#include "tabletop/team.hpp"

namespace tabletop {

/// Questions to a program that plays a side, and its answers, one JSON object a line. Whatever goes wrong is
/// a sentence that names the program.
class Conversation {
 public:
  /// Starts a program with its arguments. It has `limit` for each answer.
  static tl::expected<Conversation, std::string> start(const std::vector<std::string>& words, Team side,
                                                       std::chrono::milliseconds limit);

  /// Asks whether it plays by these rules.
  tl::expected<void, std::string> introduce(const nlohmann::ordered_json& rules, Team side,
                                            const std::stop_token& stop);
  /// Asks for one of the legal choices of a decision; its place in the list. `question` is shown with an id,
  /// which the answer has to bear.
  tl::expected<std::size_t, std::string> choose(nlohmann::ordered_json question, std::string_view kind,
                                                const std::vector<std::string>& legal,
                                                const std::stop_token& stop);
  /// Tells it how the match ended.
  void tell_result(const std::array<int, 2>& score);

 private:
  Conversation(Program program, std::string name, std::chrono::milliseconds limit)
      : program_(std::move(program)), name_(std::move(name)), limit_(limit) {}

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

}  // namespace tabletop
