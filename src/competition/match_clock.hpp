#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace competition {

/// The clock of a match that people play (3.0/T2 to T4, C34). It counts the time that people take and nothing
/// else, and knows no clock on the wall.
class MatchClock {
 public:
  using Time = std::chrono::milliseconds;

  /// How long a target or an action stage may take, once that is strict (3.0/T3).
  static constexpr Time limit = std::chrono::seconds(30);
  /// How long the first half may take before it is.
  static constexpr Time first_half_limit = std::chrono::minutes(75);

  /// Of the match of that name in the competition of that seed; `played` and `strict` where it goes on.
  MatchClock(std::uint64_t seed, std::string_view match, Time played = {}, bool strict = false);

  /// Another target or action stage is asked for.
  void ask() { taken_ = Time{}; }
  /// People have taken that long.
  void pass(Time time, bool first_half);

  Time played() const { return played_; }
  /// Whether the first half has taken longer than it may (3.0/T3).
  bool strict() const { return strict_; }
  /// What is left for what is asked; nothing while there is no limit.
  std::optional<Time> left() const;
  /// Whether it has to be answered for whoever was asked.
  bool out_of_time() const { return strict_ && taken_ >= limit; }
  /// When the match ends at once: after 135 minutes and up to five more or less, drawn by whole ones
  /// (3.0/T4).
  Time end() const { return end_; }
  bool stops() const { return played_ >= end_; }

 private:
  Time end_;
  Time played_;
  Time taken_{};
  bool strict_;
};

}  // namespace competition
