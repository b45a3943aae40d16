#include "desk.hpp"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

namespace fuba::test {
namespace {

std::string at(SDL_FPoint point) {
  return std::to_string(static_cast<int>(point.x)) + " " + std::to_string(static_cast<int>(point.y));
}

}  // namespace

void pause(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

Process::Process(const std::vector<std::string>& arguments) {
  std::vector<char*> words;
  for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
  words.push_back(nullptr);
  if (posix_spawnp(&id_, words[0], nullptr, nullptr, words.data(), environ) != 0) {
    id_ = -1;
    throw std::runtime_error(arguments[0] + " cannot be started");
  }
}

Process::Process(Process&& other) noexcept : id_(std::exchange(other.id_, -1)) {}

Process& Process::operator=(Process&& other) noexcept {
  std::swap(id_, other.id_);
  return *this;
}

void Process::stop(int signal) {
  if (id_ < 0) return;
  kill(id_, signal);
  waitpid(std::exchange(id_, -1), nullptr, 0);
}

int Process::wait(int milliseconds) {
  for (int waited = 0; waited < milliseconds; waited += 20) {
    int status = 0;
    if (waitpid(id_, &status, WNOHANG) == id_) {
      id_ = -1;
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    pause(20);
  }
  return -1;
}

Desk::Desk(int width, int height) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
  display_ = Process({"Xvfb", "-displayfd", std::to_string(ends[1]), "-screen", "0",
                      std::to_string(width) + "x" + std::to_string(height) + "x24", "-nolisten", "tcp"});
  close(ends[1]);
  std::FILE* answer = fdopen(ends[0], "r");
  int number = -1;
  const bool told = std::fscanf(answer, "%d", &number) == 1;
  std::fclose(answer);
  if (!told) throw std::runtime_error("Xvfb does not start");
  setenv("DISPLAY", (":" + std::to_string(number)).c_str(), 1);
  hands_ = popen("xdotool -", "w");
  if (hands_ == nullptr) throw std::runtime_error("xdotool does not start");
}

Desk::~Desk() {
  if (hands_ != nullptr) pclose(hands_);
}

bool Desk::find_window(const std::string& title) const {
  const std::string command =
      "timeout 5 xdotool search --sync --name '^" + title + "$' windowfocus >/dev/null 2>&1";
  return std::system(command.c_str()) == 0 && is_painted();
}

bool Desk::is_painted() {
  constexpr int tries = 100;
  const char* black = "import -window root -resize '1x1!' -depth 8 txt:- 2>/dev/null | grep -qi '#000000'";
  for (int tried = 0; tried < tries; ++tried) {
    if (std::system(black) != 0) return true;
    pause(100);
  }
  return false;
}

void Desk::say(const std::string& words) {
  std::fprintf(hands_, "%s\n", words.c_str());
  std::fflush(hands_);
}

void Desk::key(const std::string& name) { say("key " + name); }

void Desk::click(SDL_FPoint point) { say("mousemove " + at(point) + " click 1"); }

void Desk::drag(SDL_FPoint from, SDL_FPoint to) {
  const SDL_FPoint middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
  say("mousemove " + at(from) + " mousedown 1");
  pause(10);
  say("mousemove " + at(middle));
  pause(10);
  say("mousemove " + at(to));
  pause(10);
  say("mouseup 1");
}

void Desk::photograph(const std::filesystem::path& file) const {
  const std::string command = "import -window root '" + file.string() + "'";
  if (std::system(command.c_str()) != 0) std::fprintf(stderr, "no photograph of the window\n");
}

}  // namespace fuba::test
