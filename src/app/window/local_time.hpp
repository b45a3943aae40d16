#pragma once

#include <chrono>
#include <ctime>
#include <string>

namespace fuba::app {

/// A moment by the clock on the wall: "2026-05-18 20:15".
std::string local_time(std::time_t when);

std::chrono::sys_days today();

}  // namespace fuba::app
