#include "app/window/language.hpp"

#include <SDL.h>

#include <memory>
#include <vector>

#include "words/languages.hpp"

namespace fuba::app {
namespace {

/// What the environment asks for, or else the system.
std::vector<std::string> preferred_locales() {
  std::vector<std::string> locales = words::environment_locales();
  if (!locales.empty()) return locales;
  const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> list(SDL_GetPreferredLocales(), SDL_free);
  for (const SDL_Locale* each = list.get(); each != nullptr && each->language != nullptr; ++each)
    locales.emplace_back(each->language);
  return locales;
}

}  // namespace

std::string language_of(const Settings& settings) {
  std::vector<std::string> wanted{settings.language};
  if (settings.language.empty()) wanted = preferred_locales();
  return words::language_of(wanted);
}

}  // namespace fuba::app
