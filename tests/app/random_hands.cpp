// Hands that know nothing: presses keys and clicks anywhere in the window program for a while, kills it now
// and then, and complains where it ends by itself other than by its own "Quit", or does not come up again.
//   random_hands PROGRAM SECONDS [SEED [MATCH]]
// With a saved match each start goes on with it, so that the hands are at the table of that game.
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "desk.hpp"
#include "tabletop/random.hpp"

namespace fs = std::filesystem;
using fuba::test::Desk;
using fuba::test::pause;
using fuba::test::Process;
using tabletop::Random;
using tabletop::Stream;

namespace {

constexpr int width = 960;
constexpr int height = 600;
constexpr int seconds_to_come_up = 60;

constexpr std::array keys{"a",         "b",      "c",      "d",      "e",     "f",    "g",         "h",
                          "k",         "l",      "m",      "n",      "o",     "p",    "r",         "s",
                          "t",         "u",      "v",      "w",      "x",     "y",    "z",         "1",
                          "2",         "3",      "4",      "Up",     "Up",    "Down", "Down",      "Left",
                          "Right",     "Return", "Return", "Return", "space", "Tab",  "shift+Tab", "Escape",
                          "BackSpace", "Delete", "Home",   "End",    "Prior", "Next", "F1",        "F11",
                          "ctrl+z",    "ctrl+a", "ctrl+v", "plus",   "minus"};

/// A folder of its own, so that no player's settings or matches are touched.
fs::path new_home(std::uint64_t seed) {
  const fs::path home = fs::temp_directory_path() / ("fuba-random-hands-" + std::to_string(seed));
  fs::remove_all(home);
  fs::create_directories(home);
  setenv("HOME", home.c_str(), 1);
  setenv("XDG_DATA_HOME", home.c_str(), 1);
  return home;
}

class RandomHands {
 public:
  RandomHands(std::vector<std::string> program, std::uint64_t seed)
      : program_(std::move(program)), desk_(width, height), random_(seed, Stream::choices) {}

  /// Whether the program has stood it.
  bool play(int seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    if (!start()) return false;
    while (std::chrono::steady_clock::now() < end) {
      act();
      if (++actions_ % 20 == 0 && !runs_on()) return false;
      if (actions_ % 3000 == 0 && !killed_and_started()) return false;
    }
    std::cout << actions_ << " actions, " << starts_ << " starts, no fault\n";
    return true;
  }

 private:
  bool start() {
    ++starts_;
    window_ = Process(program_);
    for (int tried = 0; tried < seconds_to_come_up; tried += 5)
      if (desk_.find_window("FUBA")) return true;
    return fault("it does not come up");
  }

  bool killed_and_started() {
    window_.stop(9);
    return start();
  }

  bool runs_on() {
    const int code = window_.wait(20);
    if (code < 0) return true;
    return code == 0 ? start() : fault("it ended with code " + std::to_string(code));
  }

  bool fault(const std::string& what) {
    const fs::path picture = fs::temp_directory_path() / "fuba-random-hands.png";
    desk_.photograph(picture);
    std::cerr << "after " << actions_ << " actions, start " << starts_ << ": " << what
              << "; the window looked like " << picture.string() << '\n';
    return false;
  }

  SDL_FPoint anywhere() {
    return {static_cast<float>(random_.below(width)), static_cast<float>(random_.below(height))};
  }

  /// The panel with the choices lies on the right.
  SDL_FPoint on_the_panel() {
    return {static_cast<float>(width * 3 / 4 + random_.below(width / 4)),
            static_cast<float>(random_.below(height))};
  }

  void act() {
    switch (random_.below(8)) {
      case 0:
      case 1:
        desk_.click(on_the_panel());
        break;
      case 2:
      case 3:
        desk_.click(anywhere());
        break;
      case 4:
        desk_.drag(anywhere(), anywhere());
        break;
      default:
        desk_.key(keys[random_.below(keys.size())]);
    }
    pause(static_cast<int>(random_.below(40)));
  }

  std::vector<std::string> program_;
  Desk desk_;
  Random random_;
  Process window_;
  std::uint64_t actions_ = 0;
  int starts_ = 0;
};

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::cerr << "random_hands PROGRAM SECONDS [SEED [MATCH]]\n";
    return 2;
  }
  std::vector<std::string> program{words[1], "--size", std::to_string(width) + "x" + std::to_string(height)};
  if (count > 4) program.insert(program.end(), {"--load", words[4]});
  const std::uint64_t seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 1;
  const fs::path home = new_home(seed);
  const bool stood = RandomHands(std::move(program), seed).play(std::atoi(words[2]));
  if (stood) fs::remove_all(home);
  return stood ? 0 : 1;
}
