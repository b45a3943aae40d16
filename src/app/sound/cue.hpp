#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace fuba::app {

/// A sound that is played once. The files are made by scripts/make-sounds.
enum class Cue : std::uint8_t {
  kick_near,
  kick_far,
  dice_hand,  ///< dice are shaken
  dice_wood,  ///< and lie still
  whistle_short,
  whistle_long,
  roar,  ///< of the crowd at a goal
  sigh,  ///< of the crowd at a chance that has gone
  card,
  page,
  tick,  ///< of a choice that is made
};

inline constexpr std::size_t cue_count = static_cast<std::size_t>(Cue::tick) + 1;

/// "kick-near": the name of its file.
std::string_view name(Cue cue);

/// The crowd that goes on below everything.
inline constexpr std::string_view murmur_name = "murmur";

/// Whoever lets sounds be heard. None carries anything that is not seen too.
class Speaker {
 public:
  virtual ~Speaker() = default;
  virtual void play(Cue cue) = 0;
  /// How excited the crowd is, from 0 to 1. Told at every change; after some seconds without one it falls
  /// silent.
  virtual void murmur(float excitement) = 0;
};

}  // namespace fuba::app
