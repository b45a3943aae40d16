#include "well_formed.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <vector>

namespace fuba::test {
namespace {

constexpr std::array<std::string_view, 5> entities{"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};

bool in_a_name(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-';
}

/// Walks through a page from tag to tag; throws with what is wrong.
class Walk {
 public:
  explicit Walk(std::string_view page) : rest_(page) {}

  void to_the_end() {
    expect("<!DOCTYPE html>\n");
    while (!rest_.empty()) step();
    if (!open_.empty()) fail("is not closed: " + open_.back());
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw std::runtime_error(what + ", before: " + std::string(rest_.substr(0, 60)));
  }
  bool starts(std::string_view text) const { return rest_.starts_with(text); }
  void expect(std::string_view text) {
    if (!starts(text)) fail("expected " + std::string(text));
    rest_.remove_prefix(text.size());
  }
  std::string name() {
    const auto end = std::ranges::find_if_not(rest_, in_a_name) - rest_.begin();
    if (end == 0) fail("expected a name");
    std::string word(rest_.substr(0, static_cast<std::size_t>(end)));
    rest_.remove_prefix(word.size());
    return word;
  }

  void step() {
    if (starts("</"))
      closing_tag();
    else if (starts("<"))
      opening_tag();
    else
      letter();
  }

  void letter() {
    if (starts("&") &&
        std::ranges::none_of(entities, [&](std::string_view entity) { return starts(entity); }))
      fail("a bare &");
    if (starts(">")) fail("a bare >");
    if (open_.empty() && !starts("\n")) fail("text outside");
    rest_.remove_prefix(1);
  }

  void closing_tag() {
    expect("</");
    const std::string tag = name();
    if (open_.empty() || open_.back() != tag) fail("closes out of order: " + tag);
    open_.pop_back();
    expect(">");
  }

  void opening_tag() {
    expect("<");
    open_.push_back(name());
    std::set<std::string> known;
    while (starts(" ")) attribute(known);
    if (starts("/")) {
      expect("/");
      open_.pop_back();
      expect(">");
      return;
    }
    expect(">");
    if (open_.back() == "style") rest_.remove_prefix(std::min(rest_.find("</style>"), rest_.size()));
  }

  void attribute(std::set<std::string>& known) {
    expect(" ");
    const std::string key = name();
    if (!known.insert(key).second) fail("stands twice: " + key);
    expect("=\"");
    while (!rest_.empty() && !starts("\"")) {
      if (starts("<")) fail("a bare < in " + key);
      letter_of_attribute();
    }
    expect("\"");
  }

  void letter_of_attribute() {
    if (starts("&") &&
        std::ranges::none_of(entities, [&](std::string_view entity) { return starts(entity); }))
      fail("a bare &");
    rest_.remove_prefix(1);
  }

  std::string_view rest_;
  std::vector<std::string> open_;
};

}  // namespace

std::string fault_in(std::string_view page) {
  try {
    Walk(page).to_the_end();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

}  // namespace fuba::test
