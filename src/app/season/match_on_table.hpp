#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "app/season/contest.hpp"
#include "app/window/occasion.hpp"
#include "competition/match_clock.hpp"

namespace fuba::app {

/// Brings a match of people to the table, from its beginning or from where it was left (C36). What keeps it
/// from there is told.
void bring_to_table(Director& director, const ContestPtr& contest, std::size_t match);

/// The clock of a match of a competition; how far it has gone lies beside the match.
class WallClock : public TableClock {
 public:
  using Now = std::function<std::chrono::steady_clock::time_point()>;

  /// `file`: where it is kept how far it has gone.
  WallClock(
      std::uint64_t seed, const std::string& match, std::filesystem::path file,
      Now now = [] { return std::chrono::steady_clock::now(); });

  void look(const std::string& span, bool first_half, bool counts) override;
  bool out_of_time() const override { return clock_.out_of_time(); }
  bool stops() const override { return clock_.stops(); }
  std::string played() const override;
  std::optional<int> seconds_left() const override;
  /// Writes down how far it has gone.
  void keep();

 private:
  std::filesystem::path file_;
  Now now_;
  competition::MatchClock clock_;
  std::string span_;
  std::optional<std::chrono::steady_clock::time_point> looked_;
  bool counted_ = false;  ///< what has been asked since the last look
  std::chrono::milliseconds kept_{};
};

}  // namespace fuba::app
