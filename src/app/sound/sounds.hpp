#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "app/sound/cue.hpp"

namespace fuba::app {

/// The sounds of the window, by SDL2_mixer. The device is opened by a thread of its own when something is to
/// be heard and closed when nothing is any more, so that a program that lies idle costs nothing. Without a
/// device or a file it is silent, and nobody is told.
class Sounds : public Speaker {
 public:
  Sounds();
  ~Sounds() override;
  Sounds(const Sounds&) = delete;
  Sounds& operator=(const Sounds&) = delete;

  /// From 0, which is silence, to 1.
  void set_volume(float volume);
  void play(Cue cue) override;
  void murmur(float excitement) override;

  /// Whether the device is in use, so that `tend` has to be called again.
  bool awake() const;
  /// Time goes by: begins what waits for the device, lets the crowd fall silent, closes what is not used.
  void tend();

 private:
  class Device;
  struct Waiting {
    Cue cue;
    std::uint64_t since;  ///< milliseconds
  };

  bool ready();
  void wake();
  void follow_crowd(std::uint64_t now);

  std::unique_ptr<Device> device_;  ///< null while it is closed
  std::vector<Waiting> waiting_;
  float volume_ = 1;
  float excitement_ = 0;
  std::uint64_t crowd_until_ = 0;
  std::uint64_t used_ = 0;  ///< when something was last begun
  bool hopeless_ = false;   ///< it could not be opened
};

}  // namespace fuba::app
