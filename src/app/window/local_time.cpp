#include "app/window/local_time.hpp"

#include <array>

namespace fuba::app {

std::string local_time(std::time_t when) {
  std::tm local{};
  localtime_r(&when, &local);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
  return text.data();
}

std::chrono::sys_days today() {
  return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

}  // namespace fuba::app
