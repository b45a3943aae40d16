#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "competition/competition.hpp"
#include "competition/means.hpp"

namespace competition::test {

/// A game for tests: the editions "plain" and "whole", the second with every means; the coaches "bold" and
/// "cautious", the cards "tackle", "crossing", "stopper" and "header".
MeansOf means_of();

/// A definition of so many teams with the ids "a", "b" and so on, all played by a coach, and whatever else is
/// given.
nlohmann::json definition(std::string_view kind, std::size_t teams, const nlohmann::json& more = {});

/// A competition that is played entry by entry.
class Season {
 public:
  explicit Season(const nlohmann::json& definition);
  Season(std::string_view kind, std::size_t teams, const nlohmann::json& more = {})
      : Season(definition(kind, teams, more)) {}

  /// Takes an entry that has to be fine.
  Season& add(const nlohmann::json& entry);
  Season& result(const std::string& match, int home, int away, const nlohmann::json& more = {});
  /// What is wrong with an entry, "" if nothing is; it is taken only then.
  std::string refusal(const nlohmann::json& entry);
  /// The same of a result.
  std::string refused(const std::string& match, int home, int away, const nlohmann::json& more = {});
  /// Every playable match ends so, again and again, until none is left.
  Season& play_all(int home, int away);
  /// Every draw that is due is made from the seed.
  Season& draw_all();

  const Competition& get() const { return competition_; }
  nlohmann::json shown() const;
  nlohmann::json fixture(const std::string& match) const;
  nlohmann::json tie(const std::string& id) const;
  /// The rows of a group.
  nlohmann::json table(std::size_t group = 0) const;
  /// The teams of a group from above: "a b c".
  std::string ranking(std::size_t group = 0) const;
  nlohmann::json next() const { return shown()["next"]; }
  nlohmann::json missing() const { return shown()["missing"]; }

 private:
  Means means_;
  Competition competition_;
};

}  // namespace competition::test
