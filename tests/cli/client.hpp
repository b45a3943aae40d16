#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/games.hpp"
#include "support/catch.hpp"
#include "tabletop/random.hpp"

namespace fuba::test {

using nlohmann::json;

/// A server and what it answers.
class Client {
 public:
  Client() : server_(games::make_server().value()) {}

  json raw(std::string_view line) { return json::parse(server_.answer(line)); }
  json ask(const json& request) { return raw(request.dump()); }
  /// The answer to a request that must be carried out.
  json done(const json& request) {
    json answer = ask(request);
    INFO(request.dump() << " -> " << answer.dump());
    REQUIRE(answer["ok"] == true);
    REQUIRE(answer["decision"]["kind"].is_string());
    return answer;
  }
  /// The error of a request that must be refused.
  std::string error(const json& request) {
    const json answer = ask(request);
    INFO(request.dump() << " -> " << answer.dump());
    REQUIRE(answer["ok"] == false);
    REQUIRE_FALSE(answer["error"].get<std::string>().empty());
    return answer["error"];
  }
  json choose(const std::string& choice) { return done({{"do", choice}}); }
  json state() { return done({{"state", true}})["state"]; }
  std::vector<std::string> legal() { return done({{"legal", true}})["legal"]; }
  bool finished() const { return server_.finished(); }

  void start(int seed = 7, const json& options = "basic", std::string_view edition = default_edition()) {
    done({{"new", {{"rules", edition}, {"options", options}, {"seed", seed}}}});
  }
  /// Plays at random until the match is over or a condition holds.
  template <class Condition>
  void play_until(std::uint64_t seed, Condition condition) {
    tabletop::Random random(seed, tabletop::Stream::choices);
    for (auto choices = legal(); !choices.empty() && !condition(); choices = legal())
      choose(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
  }

 private:
  games::Server server_;
};

inline bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace fuba::test
