#pragma once

#include <iosfwd>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "cli/request.hpp"
#include "fuba/words/words.hpp"
#include "tabletop/known_rules.hpp"

namespace fuba {

/// Plays a match over lines of JSON (docs/protocol.md).
class Server {
 public:
  Server(RulesFor rules_for, OptionRegistry options, Words words)
      : known_rules_(std::move(rules_for)), options_(std::move(options)), words_(std::move(words)) {}

  /// The answer to one line, without line end.
  std::string answer(std::string_view line);
  /// Whether it was told to quit.
  bool finished() const { return finished_; }

 private:
  nlohmann::json carry_out(const Request& request);
  void answer_questions(const Request& request, nlohmann::json& answer) const;

  void carry_out(const Request::New& wanted, nlohmann::json& answer);
  void carry_out(const Request::Position& wanted, nlohmann::json& answer);
  void carry_out(const Request::Choose& wanted, nlohmann::json& answer);
  void carry_out(const Request::TakeBack& wanted, nlohmann::json& answer);
  void carry_out(const Request::Save& wanted, nlohmann::json& answer);
  void carry_out(const Request::Load& wanted, nlohmann::json& answer);
  void carry_out(const Request::Quit& wanted, nlohmann::json& answer);
  void carry_out(std::monostate, nlohmann::json&) {}

  Match& match();
  const Match& match() const;
  /// The rules that an object names; the rest as in the fallback.
  std::shared_ptr<const Ruleset> rules(std::string_view request, const nlohmann::json& object,
                                       const RulesChoice& fallback);

  KnownRules known_rules_;
  OptionRegistry options_;
  Words words_;
  std::optional<Match> match_;
  bool finished_ = false;
};

/// Answers line by line until the input ends or asks to quit.
void serve(std::istream& in, std::ostream& out, Server& server);

}  // namespace fuba
