#include <SDL.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <optional>
#include <thread>

#include "app/paint/assets.hpp"
#include "app/sound/sounds.hpp"
#include "fuba/table/match_sounds.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "stand.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "table.hpp"

namespace fuba::test::sound_test {
namespace {

using app::Cue;

constexpr int rate = 22050;

/// A sound as it lies in its file, from -1 to 1.
std::vector<float> samples_of(std::string_view sound) {
  const auto file = paint::find_asset("sounds/" + std::string(sound) + ".wav");
  REQUIRE(file);
  SDL_AudioSpec spec{};
  Uint8* bytes = nullptr;
  Uint32 length = 0;
  REQUIRE(SDL_LoadWAV(file->c_str(), &spec, &bytes, &length) != nullptr);
  CHECK(spec.freq == rate);
  CHECK(spec.channels == 1);
  REQUIRE(spec.format == AUDIO_S16LSB);
  std::vector<float> samples;
  for (Uint32 at = 0; at + 1 < length; at += 2)
    samples.push_back(static_cast<float>(static_cast<std::int16_t>(bytes[at] | bytes[at + 1] << 8)) /
                      32768.0F);
  SDL_FreeWAV(bytes);
  return samples;
}

std::vector<std::string> all_sounds() {
  std::vector<std::string> names{std::string(app::murmur_name)};
  for (std::size_t cue = 0; cue < app::cue_count; ++cue) names.emplace_back(name(static_cast<Cue>(cue)));
  return names;
}

float peak(std::span<const float> samples) {
  float most = 0;
  for (const float sample : samples) most = std::max(most, std::abs(sample));
  return most;
}

/// Of the loudest twentieth of a second, in decibels below full scale.
double loudness(std::span<const float> samples) {
  constexpr std::size_t window = rate / 20;
  double most = 0;
  for (std::size_t first = 0; first == 0 || first + window <= samples.size(); first += window / 2) {
    const auto part = samples.subspan(first, std::min(window, samples.size() - first));
    const double sum = std::inner_product(part.begin(), part.end(), part.begin(), 0.0);
    most = std::max(most, sum / static_cast<double>(window));
  }
  return 10 * std::log10(most);
}

/// The longest time in which nothing is heard, in seconds.
double longest_gap(std::span<const float> samples) {
  constexpr float unheard = 0.002F;
  std::size_t longest = 0;
  std::size_t present = 0;
  for (const float sample : samples) {
    present = std::abs(sample) < unheard ? present + 1 : 0;
    longest = std::max(longest, present);
  }
  return static_cast<double>(longest) / rate;
}

/// Writes down what is to be heard.
struct Ear : app::Speaker {
  void play(Cue cue) override { cues.push_back(cue); }
  void murmur(float excitement) override { crowd.push_back(excitement); }
  std::vector<Cue> cues;
  std::vector<float> crowd;
};

/// While it lives, programs find that audio driver.
class Driver {
 public:
  explicit Driver(const char* name) { SDL_setenv("SDL_AUDIODRIVER", name, 1); }
  ~Driver() { unsetenv("SDL_AUDIODRIVER"); }
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
};

/// Tends until something is so; false if it is not after some seconds.
template <class Condition>
bool tended_until(app::Sounds& sounds, int milliseconds, Condition condition) {
  for (int waited = 0; waited < milliseconds; waited += 10) {
    sounds.tend();
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return condition();
}

constexpr const char* before_pass = R"({"half":1,"minute":12,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"L2":1,"C3":3,"L3":2,"C4":1},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C4":3,"C3":2,"R3":1,"C5":1,"R4":1,"L4":1,"L2":1},"keeper":"C5"}})";
constexpr const char* before_shot =
    R"({"stage":"actions","first":"home","half":1,"minute":12,"control":"home",
  "ball":{"area":"C5","value":2},"start":"C4","target":"C5","dice":{"controlling":5,"passive":2},
  "home":{"formation":"4-4-2","players":{"C5":2,"C4":2,"C3":2,"C2":4}},
  "away":{"formation":"4-3-3","players":{"C5":1,"C4":4,"C3":5}}})";

/// What is heard of a choice that is shown at normal pace.
std::vector<Cue> heard(const std::string& position, std::vector<std::uint8_t> dice,
                       const std::string& choice) {
  app::Settings settings = still();
  settings.pace = app::Pace::normal;
  app::MatchPlay play(match_at(position, std::move(dice)), content().words, settings);
  if (play.decision()->kind == DecisionKind::free) play.choose(commands::plain(Verb::done));
  play.animation().skip();
  play.choose(*parse_command(choice));
  Ear ear;
  app::MatchSounds sounds;
  while (play.animation().running()) {
    const auto* step = play.animation().current();
    const bool lies = step->event.kind != EventKind::dice || step->progress() > 0.71F;
    sounds.follow(play.animation(), lies, play.rules(), play.view(), ear);
    play.animation().advance(16);
  }
  sounds.follow(play.animation(), true, play.rules(), play.view(), ear);
  return ear.cues;
}

}  // namespace

TEST_CASE("all sounds are alike in loudness, none is cut off at the top, and the crowd lies below them") {
  constexpr double wanted = -20;
  constexpr double murmur = -26;
  constexpr double bound = 1;  // decibels either way
  for (const std::string& sound : all_sounds()) {
    const auto samples = samples_of(sound);
    CAPTURE(sound);
    CHECK(std::abs(loudness(samples) - (sound == app::murmur_name ? murmur : wanted)) <= bound);
    CHECK(peak(samples) < 0.7F);
    CHECK(std::abs(samples.front()) < 0.2F);
    const double mean =
        std::accumulate(samples.begin(), samples.end(), 0.0) / static_cast<double>(samples.size());
    CHECK(std::abs(mean) < 0.005);
  }
}

TEST_CASE("whatever sounds at once stays below full scale") {
  constexpr float headroom = 0.75F;  // of the mixer
  std::vector<float> peaks;
  for (std::size_t cue = 0; cue < app::cue_count; ++cue)
    if (const auto each = static_cast<Cue>(cue); each != Cue::roar && each != Cue::sigh)
      peaks.push_back(peak(samples_of(name(each))));
  std::ranges::sort(peaks, std::greater());
  const float crowd =
      std::max(peak(samples_of("roar")), peak(samples_of("sigh"))) + peak(samples_of("murmur"));
  CHECK(headroom * (peaks[0] + peaks[1] + crowd) < 1);
}

TEST_CASE("the crowd has no gap, and no click where its end meets its beginning") {
  const auto samples = samples_of(app::murmur_name);
  CHECK(longest_gap(samples) < 0.03);
  float largest_step = 0;
  for (std::size_t at = 1; at < samples.size(); ++at)
    largest_step = std::max(largest_step, std::abs(samples[at] - samples[at - 1]));
  CHECK(std::abs(samples.front() - samples.back()) <= largest_step);
}

TEST_CASE("the sounds are a few hundred kilobytes") {
  std::size_t bytes = 0;
  for (const std::string& sound : all_sounds()) bytes += 2 * samples_of(sound).size();
  CHECK(bytes < 600'000);
}

TEST_CASE("without a device all is silent, and nothing keeps the program awake") {
  const Driver none("no such driver");
  app::Sounds sounds;
  CHECK_FALSE(sounds.awake());
  sounds.play(Cue::roar);
  sounds.murmur(1);
  CHECK(tended_until(sounds, 5000, [&] { return !sounds.awake(); }));
  sounds.play(Cue::roar);
  CHECK_FALSE(sounds.awake());
}

TEST_CASE("the device is opened for a sound and closed when nothing is heard any more") {
  const Driver dummy("dummy");
  app::Sounds sounds;
  sounds.play(Cue::tick);
  CHECK(sounds.awake());
  CHECK(tended_until(sounds, 8000, [&] { return !sounds.awake(); }));
}

TEST_CASE("no volume means no device") {
  const Driver dummy("dummy");
  app::Sounds sounds;
  sounds.set_volume(0);
  sounds.play(Cue::roar);
  sounds.murmur(1);
  CHECK_FALSE(sounds.awake());
}

TEST_CASE("what is played arrives at the device without gap or clipping") {
  const TestFolder folder;
  const auto file = folder.path() / "heard";
  const Driver disk("disk");
  SDL_setenv("SDL_DISKAUDIOFILE", file.c_str(), 1);
  {
    app::Sounds sounds;
    sounds.murmur(1);
    sounds.play(Cue::roar);
    REQUIRE(sounds.awake());
    CHECK_FALSE(tended_until(sounds, 1800, [&] { return !sounds.awake(); }));
  }
  std::ifstream stream(file, std::ios::binary);
  std::vector<float> samples;
  for (std::int16_t value = 0; stream.read(reinterpret_cast<char*>(&value), sizeof value);)
    samples.push_back(static_cast<float>(value) / 32768.0F);
  std::size_t first = 0;
  while (first < samples.size() && samples[first] == 0) ++first;
  const auto heard = std::span(samples).subspan(first);
  REQUIRE(heard.size() > rate / 2);
  CHECK(peak(heard) > 0.05F);
  CHECK(peak(heard) < 0.99F);
  CHECK(longest_gap(heard.first(rate / 2)) < 0.03);
}

TEST_CASE("a pass is kicked, thrown for in the hand and on the wood, and a goal is roared at") {
  CHECK(heard(before_pass, {5, 3}, "target L3") ==
        std::vector<Cue>{Cue::kick_near, Cue::dice_hand, Cue::dice_wood});
  CHECK(heard(before_pass, {5, 3}, "target C5") ==
        std::vector<Cue>{Cue::kick_far, Cue::dice_hand, Cue::dice_wood});
  CHECK(heard(before_shot, {6}, "action shoot") ==
        std::vector<Cue>{Cue::dice_hand, Cue::dice_wood, Cue::kick_far, Cue::roar, Cue::whistle_short});
  CHECK(heard(before_shot, {1, 1, 6}, "action shoot").size() > 3);
}

TEST_CASE("the crowd rises with the chance of the next shot") {
  const auto at = [](const std::string& position) {
    const Match match = match_at(position);
    return app::excitement(match.rules(), match.state());
  };
  CHECK(at(before_pass) < 0.2F);
  CHECK(at(before_shot) > 0.5F);
}

TEST_CASE("M mutes where no choice has that letter, and Ctrl+M everywhere") {
  Stand stand;
  stand.press("dice");
  CHECK_FALSE(stand.director().settings().muted);
  stand.key(SDLK_m);
  CHECK(stand.director().settings().muted);
  CHECK(stand.director().settings().loudness() == 0);
  stand.mirror().key(SDLK_m, KMOD_CTRL);
  CHECK_FALSE(stand.director().settings().muted);
  auto play =
      std::make_unique<app::MatchPlay>(match_at(before_shot), content().words, stand.director().settings());
  play->choose(commands::plain(Verb::done));
  stand.mirror().show(std::make_unique<app::TableScreen>(stand.director(), content(), std::move(play)));
  stand.key(SDLK_m);
  CHECK_FALSE(stand.director().settings().muted);
  stand.mirror().key(SDLK_m, KMOD_CTRL);
  CHECK(stand.director().settings().muted);
}

TEST_CASE("a choice ticks and another screen is a page that is turned") {
  Stand stand;
  Ear ear;
  stand.director().set_speaker(&ear);
  stand.press("settings");
  CHECK(ear.cues == std::vector<Cue>{Cue::page});
  stand.press("pace-off");
  CHECK(ear.cues == std::vector<Cue>{Cue::page, Cue::tick});
  stand.director().set_speaker(nullptr);
}

TEST_CASE("volume and silence are remembered") {
  const TestFolder folder;
  app::Settings settings;
  settings.volume = 3;
  settings.muted = true;
  settings.tips = false;
  settings.tips_seen = {"target"};
  REQUIRE(save_settings(settings, folder.path() / "settings.json"));
  CHECK(app::load_settings(folder.path() / "settings.json") == settings);
}

}  // namespace fuba::test::sound_test
