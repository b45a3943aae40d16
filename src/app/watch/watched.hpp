#pragma once

#include <cstdint>
#include <string>

#include "tabletop/course.hpp"

namespace fuba::app {

using tabletop::Course;
using tabletop::Mark;
using tabletop::MarkKind;
using tabletop::Stride;

/// How fast a match goes on by itself.
enum class Speed : std::uint8_t { slow, normal, fast, very_fast };

inline constexpr std::size_t speed_count = 4;

/// A match of any game that is watched: it stands at a place, so many entries of its journal have been made.
class Watched {
 public:
  virtual ~Watched() = default;

  virtual const Course& course() const = 0;
  virtual std::size_t place() const = 0;
  /// The last place of which it is known what led there.
  virtual std::size_t known() const = 0;
  /// How the match stands at a place: "31'   2 : 1".
  virtual std::string standing_at(std::size_t place) const = 0;
  /// What a mark stands for, in words.
  virtual std::string told(const Mark& mark) const = 0;

  /// Shows the place where a choice is made that is nearest to the one given.
  virtual void go_to(std::size_t place) = 0;
  virtual void go_on(Stride stride) = 0;
  virtual void go_back(Stride stride) = 0;
  /// Makes the choice that is shown; what it brings is set in motion.
  virtual void step() = 0;
  virtual bool moving() const = 0;
  /// What moves jumps to its end.
  virtual void skip() = 0;

  virtual bool playing() const = 0;
  /// Goes on by itself, from the beginning where it has come to the end.
  virtual void play() = 0;
  virtual void pause() = 0;
  virtual Speed speed() const = 0;
  virtual void set_speed(Speed speed) = 0;

  /// Whether the teams know what the other may not.
  virtual bool has_secrets() const { return true; }
  virtual bool secrets_shown() const = 0;
  virtual void show_secrets(bool shown) = 0;

  /// The note at the place shown; empty if there is none.
  virtual std::string note() const = 0;
  virtual bool can_write() const = 0;
  virtual bool can_play_on() const = 0;
};

}  // namespace fuba::app
