#include "app/window/written_file.hpp"

#include <SDL_misc.h>

#include <cctype>
#include <string>
#include <string_view>

namespace fuba::app {
namespace {

/// "file:///home/me/a%20match.html"
std::string address_of(const std::filesystem::path& file) {
  constexpr std::string_view plain = "/-._~";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string address = "file://";
  for (const char sign : std::filesystem::absolute(file).string()) {
    const auto byte = static_cast<unsigned char>(sign);
    const bool letter = (byte < 0x80 && std::isalnum(byte) != 0) || plain.find(sign) != plain.npos;
    if (letter)
      address += sign;
    else
      ((address += '%') += digits[byte >> 4U]) += digits[byte & 0xFU];
  }
  return address;
}

}  // namespace

void note_written(Director& director, const words::Words& words, const std::filesystem::path& file) {
  director.note(words::ui(words, "story-saved", {{"file", file.filename().string()}}),
                Answer{words::ui(words, "story-open"), [file] { SDL_OpenURL(address_of(file).c_str()); }});
}

}  // namespace fuba::app
