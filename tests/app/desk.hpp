#pragma once

#include <SDL_rect.h>
#include <sys/types.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace fuba::test {

/// A program that runs beside this one, ended with it.
class Process {
 public:
  Process() = default;
  /// `arguments[0]` is the program.
  explicit Process(const std::vector<std::string>& arguments);
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) noexcept;
  ~Process() { stop(9); }

  pid_t id() const { return id_; }
  void stop(int signal);
  /// Its exit code once it has ended, 128 and the signal where one ended it; -1 if it runs on after the time.
  int wait(int milliseconds);

 private:
  pid_t id_ = -1;
};

/// Lets the program go on for so long.
void pause(int milliseconds);

/// A display without a screen, and hands on its mouse and keyboard.
class Desk {
 public:
  /// Throws std::runtime_error where Xvfb or xdotool cannot be started.
  Desk(int width, int height);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// Waits for the window of that title and its first picture, and gives it the keyboard.
  bool find_window(const std::string& title) const;
  void key(const std::string& name);
  void click(SDL_FPoint point);
  void drag(SDL_FPoint from, SDL_FPoint to);
  void photograph(const std::filesystem::path& file) const;

 private:
  void say(const std::string& words);
  /// Waits until the display is no more all black.
  static bool is_painted();

  Process display_;
  std::FILE* hands_ = nullptr;
};

}  // namespace fuba::test
