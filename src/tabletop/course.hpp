#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "tabletop/standing.hpp"
#include "tabletop/team.hpp"

namespace tabletop {

/// How far one goes through a match at once.
enum class Stride : std::uint8_t {
  choice,
  turn,
  half,
  goal,  ///< to the choice that led to it
};

inline constexpr std::size_t stride_count = static_cast<std::size_t>(Stride::goal) + 1;

/// What is worth finding again in a match.
enum class MarkKind : std::uint8_t {
  goal,
  yellow_card,
  red_card,
  turnover,  ///< the ball changes hands in play
  half,      ///< another half begins
  note,
};

/// Where such a thing is.
struct Mark {
  std::size_t place;
  MarkKind kind;
  Team team = Team::home;  ///< who scored, was booked, has the ball now

  bool operator==(const Mark&) const = default;
};

/// A place in a match: how it stands there.
struct Place {
  int half = 1;
  int minute = 0;
  int stoppage = 0;
  std::size_t turn = 0;  ///< from 1; 0 before the first
  Team control = Team::home;

  bool operator==(const Place&) const = default;
};

/// The course of a match of any game, as whoever watches it goes through it. Place 0 is before anything was
/// done.
class Course {
 public:
  /// The last place.
  std::size_t end() const { return places_.size() - 1; }
  const Place& operator[](std::size_t place) const { return places_[place]; }
  /// In the order of their places.
  const std::vector<Mark>& marks() const { return marks_; }

  /// The next place to stop at, or the last one before; nothing if there is none.
  std::optional<std::size_t> next(std::size_t place, Stride stride) const;
  std::optional<std::size_t> previous(std::size_t place, Stride stride) const;
  /// The place nearest to this one at which somebody chooses, or where it begins or ends.
  std::size_t nearest(std::size_t place) const;

 protected:
  Course() = default;

  /// The next place. `chooses`: somebody chooses there; `begins`: a turn begins there.
  void add(const Standing& standing, bool chooses, bool begins);
  /// No place follows; the notes of the players lie at these.
  void close(const std::vector<std::size_t>& notes);

 private:
  std::vector<std::size_t>& stops(Stride stride) { return stops_[static_cast<std::size_t>(stride)]; }
  const std::vector<std::size_t>& stops(Stride stride) const {
    return stops_[static_cast<std::size_t>(stride)];
  }
  void mark(const Standing& before, const Standing& after);

  Standing last_;  ///< at the last place
  std::vector<Place> places_;
  std::vector<Mark> marks_;
  std::array<std::vector<std::size_t>, stride_count> stops_;
};

}  // namespace tabletop
