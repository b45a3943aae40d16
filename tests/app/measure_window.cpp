// Measures the window program on a display without a screen: first paint, idle, memory, frames in motion.
// docs/performance.md says how the figures are to be read.

#include <SDL_rect.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "desk.hpp"

namespace fs = std::filesystem;

namespace {

using fuba::test::Desk;
using fuba::test::pause;
using fuba::test::Process;

constexpr int starts = 5;
constexpr int idle_seconds = 20;
constexpr double in_motion = 50;  ///< milliseconds: frames closer than this belong to one motion

struct Frame {
  double time;
  double processor;
};

double now() {
  timespec time{};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

std::vector<Frame> frames(const fs::path& record) {
  std::vector<Frame> all;
  std::ifstream file(record);
  for (Frame frame{}; file >> frame.time >> frame.processor;) all.push_back(frame);
  return all;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values.empty() ? 0 : values[values.size() / 2];
}

/// The program under the probe, which is not preloaded into anything else.
Process start(const std::string& program, const std::string& probe, const fs::path& record) {
  fs::remove(record);
  setenv("FUBA_PROBE", record.c_str(), 1);
  setenv("LD_PRELOAD", probe.c_str(), 1);
  Process process({program});
  unsetenv("LD_PRELOAD");
  return process;
}

/// Clock ticks of processor time so far.
long ticks(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/stat");
  std::string word;
  for (int field = 1; field < 14; ++field) file >> word;
  long user = 0;
  long system = 0;
  file >> user >> system;
  return user + system;
}

std::string peak_memory(pid_t id) {
  std::ifstream file("/proc/" + std::to_string(id) + "/status");
  for (std::string line; std::getline(file, line);)
    if (line.starts_with("VmHWM")) return line;
  return "unknown";
}

void measure_starts(const std::string& program, const std::string& probe, const fs::path& record) {
  std::vector<double> times;
  for (int count = 0; count < starts; ++count) {
    const double begun = now();
    Process process = start(program, probe, record);
    while (frames(record).empty())
      if (process.wait(5) != -1) throw std::runtime_error("the program ended before its first picture");
    times.push_back(frames(record).front().time - begun);
  }
  std::ranges::sort(times);
  std::cout << "first paint: median " << median(times) << " ms of " << starts << " starts (" << times.front()
            << " to " << times.back() << ")\n";
}

/// A match from the title to its first turns, with every motion played.
void play(Desk& desk) {
  for (const char* key : {"p", "Return"}) {
    desk.key(key);
    pause(700);
  }
  for (int count = 0; count < 20; ++count) {
    desk.key("Return");
    pause(500);
    desk.click({480, 390});
    pause(1500);
  }
}

void report_motion(const fs::path& record) {
  const std::vector<Frame> all = frames(record);
  std::vector<double> costs;
  for (std::size_t at = 1; at < all.size(); ++at)
    if (all[at].time - all[at - 1].time < in_motion)
      costs.push_back(all[at].processor - all[at - 1].processor);
  std::ranges::sort(costs);
  if (costs.empty()) throw std::runtime_error("nothing moved");
  std::cout << "a frame in motion: median " << median(costs) << " ms of processor time, 95 of 100 below "
            << costs[costs.size() * 95 / 100] << ", longest " << costs.back() << ", " << costs.size()
            << " frames\n";
}

void measure_idle(pid_t id) {
  const long before = ticks(id);
  pause(idle_seconds * 1000);
  std::cout << "idle: " << ticks(id) - before << " clock ticks in " << idle_seconds << " s\n";
}

/// Without the probe no picture would ever be written down.
void need_file(const std::string& file) {
  if (!fs::is_regular_file(file)) throw std::runtime_error(file + ": no such file. Build it first");
}

void measure(const std::string& program, const std::string& probe) {
  need_file(program);
  need_file(probe);
  std::string folder = (fs::temp_directory_path() / "fuba-measure-XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no temporary folder");
  setenv("XDG_DATA_HOME", folder.c_str(), 1);
  setenv("SDL_VIDEODRIVER", "x11", 1);
  const fs::path record = fs::path(folder) / "frames";
  Desk desk(1920, 1080);
  measure_starts(program, probe, record);

  for (const bool whole_screen : {false, true}) {
    Process process = start(program, probe, record);
    if (!desk.find_window("FUBA")) throw std::runtime_error("no window");
    if (whole_screen) desk.key("F11");
    std::cout << (whole_screen ? "1920x1080:\n" : "1280x800:\n");
    pause(1000);
    measure_idle(process.id());
    play(desk);
    report_motion(record);
    std::cout << "memory: " << peak_memory(process.id()) << '\n';
  }
  fs::remove_all(folder);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: measure_window PROGRAM PROBE\n";
    return 2;
  }
  try {
    measure(argv[1], argv[2]);
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
    return 1;
  }
  return 0;
}
