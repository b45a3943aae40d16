#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "tabletop/files.hpp"

namespace fuba::app {

/// How long motion takes.
enum class Pace : std::uint8_t { slow, normal, fast, off };

/// How long a coach's choice stands before it is made, so that the players can follow.
enum class CoachPace : std::uint8_t {
  at_once,
  short_pause,
  long_pause,
  step,  ///< until somebody lets it go on
};

/// What players are asked at the table.
enum class Questions : std::uint8_t {
  what_matters,  ///< what nearly always gets the same answer waits behind a button
  everything,    ///< every decision of the rules
};

/// Of which choices somebody who practises is asked whether he is sure.
enum class Tutoring : std::uint8_t { off, blunders, mistakes };

// The values of settings by their names: in `settings.json`, or behind the texts of the page.
inline constexpr std::array<std::string_view, 3> tutor_names{"off", "blunders", "mistakes"};
inline constexpr std::array<std::string_view, 4> pace_names{"slow", "normal", "fast", "off"};
inline constexpr std::array<std::string_view, 3> colour_names{"yellow-blue", "white-purple", "sky-red"};
inline constexpr std::array<std::string_view, 5> text_names{"100", "125", "150", "175", "200"};
inline constexpr std::array<std::string_view, 2> contrast_names{"normal", "high"};
inline constexpr std::array<std::string_view, 4> coach_pace_names{"at-once", "short", "long", "step"};
inline constexpr std::array<std::string_view, 2> questions_names{"what-matters", "everything"};
inline constexpr std::array<std::string_view, 2> tips_names{"on", "off"};
inline constexpr std::array<std::string_view, 4> volume_names{"off", "quiet", "normal", "loud"};
inline constexpr std::array<std::string_view, 3> thinking_names{"quick", "normal", "thorough"};

/// Where the window lies on the desk, in points.
struct WindowPlace {
  int x = 0;
  int y = 0;
  int width = 1280;
  int height = 800;
  bool maximised = false;
  bool fullscreen = false;

  bool operator==(const WindowPlace&) const = default;
};

/// What a player likes, remembered from one start to the next.
struct Settings {
  Pace pace = Pace::normal;
  std::size_t colours = 0;  ///< which pair of team colours
  std::string language;     ///< its code; empty = that of the system
  std::size_t text = 0;     ///< which size of text
  bool high_contrast = false;
  std::size_t volume = 2;  ///< of sounds
  bool muted = false;      ///< silent whatever the volume
  CoachPace coach_pace = CoachPace::short_pause;
  std::size_t thinking = 1;  ///< how long coaches think
  Questions questions = Questions::what_matters;
  Tutoring tutor = Tutoring::off;
  std::optional<WindowPlace> window;     ///< when the program last ended
  std::string game;                      ///< the id of the one that is played next; empty = the first
  std::array<std::string, 2> seats{};    ///< who plays each side: the id of a coach, empty for a person
  bool tips = true;                      ///< a few words when a kind of decision comes for the first time
  std::set<std::string> tips_seen = {};  ///< their names
  std::set<std::string> learned = {};    ///< ids of the lessons that were taken to their end
  /// What games keep there, each by keys of its own: how their next match is played.
  nlohmann::json games = nlohmann::json::object();

  /// How much longer than normal motion takes; 0 = no motion.
  float pace_factor() const;
  /// How much larger than usual everything that is read is.
  float text_factor() const;
  /// From 0, silence, to 1.
  float loudness() const;
  /// How long a coach may think about a choice.
  std::chrono::milliseconds thinking_time() const;

  bool operator==(const Settings&) const = default;
};

/// What the file says; the defaults for all that it does not say, or says wrongly.
Settings load_settings(const std::filesystem::path& file);

/// Writes all of the file or leaves it as it is.
tl::expected<void, tabletop::FileProblem> save_settings(const Settings& settings,
                                                        const std::filesystem::path& file);

}  // namespace fuba::app
