#include "app/window/letters.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace fuba::app {
namespace {

constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz123456789";

bool is_free(char letter, const std::vector<char>& taken) {
  return letter >= 'a' && letter <= 'z' && std::ranges::find(taken, letter) == taken.end();
}

/// A free letter of the label, best the first of one of its words.
char own_letter(std::string_view label, const std::vector<char>& taken) {
  char best = 0;
  for (std::size_t at = 0; at < label.size(); ++at) {
    const auto letter = static_cast<char>(std::tolower(static_cast<unsigned char>(label[at])));
    const bool initial = at == 0 || label[at - 1] == ' ';
    if (!is_free(letter, taken)) continue;
    if (initial) return letter;
    if (best == 0) best = letter;
  }
  return best;
}

char any_letter(const std::vector<char>& taken) {
  for (const char letter : alphabet)
    if (std::ranges::find(taken, letter) == taken.end()) return letter;
  return 0;
}

}  // namespace

std::vector<char> letters_for(const std::vector<std::string>& labels, std::string_view kept) {
  std::vector<char> taken(kept.begin(), kept.end());
  for (const std::string& label : labels) {
    const char own = own_letter(label, taken);
    taken.push_back(own != 0 ? own : any_letter(taken));
  }
  return {taken.begin() + static_cast<std::ptrdiff_t>(kept.size()), taken.end()};
}

}  // namespace fuba::app
