#include "app/window/letters.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

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

bool has(std::string_view label, char letter) {
  return std::ranges::any_of(
      label, [&](char each) { return std::tolower(static_cast<unsigned char>(each)) == letter; });
}

/// A letter of the label that goes over to it from one before, which has another of its own. 0 where there is
/// none. `letters`: those of the labels so far, behind some that are kept.
char handed_over(std::string_view label, const std::vector<std::string>& labels, std::vector<char>& letters,
                 std::size_t kept) {
  for (std::size_t at = kept; at < letters.size(); ++at) {
    if (!has(label, letters[at])) continue;
    const char other = own_letter(labels[at - kept], letters);
    if (other != 0) return std::exchange(letters[at], other);
  }
  return 0;
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
    char letter = own_letter(label, taken);
    if (letter == 0) letter = handed_over(label, labels, taken, kept.size());
    taken.push_back(letter != 0 ? letter : any_letter(taken));
  }
  return {taken.begin() + static_cast<std::ptrdiff_t>(kept.size()), taken.end()};
}

}  // namespace fuba::app
