// Preloaded into the program by measure_window: writes, for each frame shown, the time and the processor time
// of the program in milliseconds.

#include <SDL_render.h>
#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

double milliseconds(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

std::FILE* record() {
  static std::FILE* const file = std::fopen(std::getenv("FUBA_PROBE"), "w");
  return file;
}

}  // namespace

extern "C" void SDL_RenderPresent(SDL_Renderer* renderer) {
  using Present = void (*)(SDL_Renderer*);
  static const auto present = reinterpret_cast<Present>(dlsym(RTLD_NEXT, "SDL_RenderPresent"));
  present(renderer);
  if (record() == nullptr) return;
  std::fprintf(record(), "%.3f %.3f\n", milliseconds(CLOCK_MONOTONIC),
               milliseconds(CLOCK_PROCESS_CPUTIME_ID));
  std::fflush(record());
}
