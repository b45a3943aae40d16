#include "app/sound/sounds.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <thread>

#include "app/paint/assets.hpp"

namespace fuba::app {
namespace {

constexpr int rate = 22050;
constexpr int samples_at_once = 512;
constexpr int crowd_channel = 0;
constexpr int voices_of_crowd_channel = 1;
constexpr int first_other_channel = 2;
constexpr int channels = 4;
/// With it nothing that sounds at once comes to the end of the scale: the peaks of the files are bounded, and
/// so are the channels.
constexpr float headroom = 0.75F;
constexpr float quiet_crowd = 0.35F;
constexpr std::uint64_t crowd_lasts = 8000;  ///< milliseconds
constexpr int crowd_comes = 900;
constexpr int crowd_goes = 1800;
constexpr std::uint64_t closes_after = 2500;
constexpr std::uint64_t late = 400;  ///< what has waited longer for the device is not begun any more

int level(float volume) {
  return static_cast<int>(std::clamp(volume, 0.0F, 1.0F) * headroom * static_cast<float>(MIX_MAX_VOLUME));
}

bool is_of_crowd(Cue cue) { return cue == Cue::roar || cue == Cue::sigh; }

}  // namespace

/// The device with the sounds, once its thread has opened it.
class Sounds::Device {
 public:
  enum class State : std::uint8_t { opening, open, failed };

  Device() : opener_([this] { state_ = open() ? State::open : State::failed; }) {}
  ~Device() {
    if (opener_.joinable()) opener_.join();
    if (state_ == State::open) {
      Mix_HaltChannel(-1);
      for (Chunk& chunk : chunks_) chunk.reset();
      murmur_.reset();
      Mix_CloseAudio();
    }
    if (has_audio_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
  }
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  State state() const { return state_; }

  void play(Cue cue, float volume) {
    Mix_Chunk* chunk = chunks_[static_cast<std::size_t>(cue)].get();
    if (chunk == nullptr) return;
    const int channel = is_of_crowd(cue) ? voices_of_crowd_channel : free_channel();
    Mix_Volume(channel, level(volume));
    Mix_PlayChannel(channel, chunk, 0);
  }
  void murmur(float volume) {
    if (!murmur_) return;
    Mix_Volume(crowd_channel, level(volume));
    if (Mix_Playing(crowd_channel) == 0 || Mix_FadingChannel(crowd_channel) == MIX_FADING_OUT)
      Mix_FadeInChannel(crowd_channel, murmur_.get(), -1, crowd_comes);
  }
  void hush_crowd() {
    if (Mix_Playing(crowd_channel) != 0 && Mix_FadingChannel(crowd_channel) != MIX_FADING_OUT)
      Mix_FadeOutChannel(crowd_channel, crowd_goes);
  }
  bool sounds() const { return Mix_Playing(-1) != 0; }

 private:
  struct FreeChunk {
    void operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }
  };
  using Chunk = std::unique_ptr<Mix_Chunk, FreeChunk>;

  /// Null where it cannot be read.
  static Chunk load(std::string_view sound) {
    const auto file = paint::find_asset("sounds/" + std::string(sound) + ".wav");
    return Chunk(file ? Mix_LoadWAV(file->c_str()) : nullptr);
  }

  bool open() {
    has_audio_ = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    // Where there is none, ALSA would write a page of its troubles when it is asked to open one.
    if (!has_audio_ || SDL_GetNumAudioDevices(0) == 0) return false;
    if (Mix_OpenAudio(rate, AUDIO_S16SYS, 1, samples_at_once) != 0) return false;
    Mix_AllocateChannels(channels);
    for (std::size_t cue = 0; cue < cue_count; ++cue) chunks_[cue] = load(name(static_cast<Cue>(cue)));
    murmur_ = load(murmur_name);
    return true;
  }

  /// One that is silent, or else the one after the last: what is played longest gives way.
  int free_channel() {
    for (int channel = first_other_channel; channel < channels; ++channel)
      if (Mix_Playing(channel) == 0) return last_ = channel;
    last_ = last_ + 1 < channels ? last_ + 1 : first_other_channel;
    return last_;
  }

  std::array<Chunk, cue_count> chunks_;
  Chunk murmur_;
  int last_ = first_other_channel;
  bool has_audio_ = false;
  std::atomic<State> state_ = State::opening;
  std::thread opener_;
};

Sounds::Sounds() = default;
Sounds::~Sounds() = default;

bool Sounds::ready() { return device_ && device_->state() == Device::State::open; }

void Sounds::wake() {
  if (!device_ && !hopeless_ && volume_ > 0) device_ = std::make_unique<Device>();
}

void Sounds::set_volume(float volume) {
  volume_ = volume;
  if (volume_ > 0) return;
  waiting_.clear();
  device_.reset();
}

void Sounds::play(Cue cue) {
  if (volume_ <= 0 || hopeless_) return;
  wake();
  waiting_.push_back({cue, SDL_GetTicks64()});
  tend();
}

void Sounds::murmur(float excitement) {
  if (volume_ <= 0 || hopeless_) return;
  wake();
  excitement_ = std::clamp(excitement, 0.0F, 1.0F);
  crowd_until_ = SDL_GetTicks64() + crowd_lasts;
  tend();
}

bool Sounds::awake() const { return device_ != nullptr; }

void Sounds::follow_crowd(std::uint64_t now) {
  if (now < crowd_until_)
    device_->murmur(volume_ * (quiet_crowd + (1 - quiet_crowd) * excitement_));
  else
    device_->hush_crowd();
}

void Sounds::tend() {
  if (!device_ || device_->state() == Device::State::opening) return;
  if (!ready()) {
    hopeless_ = true;
    waiting_.clear();
    device_.reset();
    return;
  }
  const std::uint64_t now = SDL_GetTicks64();
  for (const Waiting& each : waiting_)
    if (now - each.since <= late) device_->play(each.cue, volume_);
  if (!waiting_.empty()) used_ = now;
  waiting_.clear();
  follow_crowd(now);
  if (device_->sounds()) used_ = now;
  if (now - used_ > closes_after) device_.reset();
}

}  // namespace fuba::app
