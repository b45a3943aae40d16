#include "tabletop/rules_file.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace tabletop {
namespace {

using nlohmann::json;

/// "line 3, column 7" of the byte where reading stopped, counted from 1.
std::string place(std::string_view text, std::size_t byte) {
  const auto before = text.substr(0, std::min(text.size(), byte == 0 ? 0 : byte - 1));
  const auto line = std::ranges::count(before, '\n') + 1;
  const auto column = before.size() - (before.rfind('\n') + 1) + 1;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// JSON keeps one of two fields of the same name without a word; here they are refused.
class SameNameCheck {
 public:
  explicit SameNameCheck(const std::string& file) : file_(file) {}

  bool operator()(int, json::parse_event_t event, const json& parsed) {
    if (event == json::parse_event_t::object_start) names_.emplace_back();
    if (event == json::parse_event_t::object_end) names_.pop_back();
    if (event == json::parse_event_t::key) refuse_second(parsed.get_ref<const std::string&>());
    return true;
  }

 private:
  void refuse_second(const std::string& name) {
    if (!names_.back().insert(name).second)
      throw RulesError{file_, "", "the field \"" + name + "\" stands twice in the same object"};
  }

  const std::string& file_;
  std::vector<std::set<std::string>> names_;
};

json parse(const std::string& file, const std::string& text) try {
  return json::parse(text, SameNameCheck(file));
} catch (const json::parse_error& error) {
  throw RulesError{file, "", "not JSON at " + place(text, error.byte)};
} catch (const json::exception&) {
  throw RulesError{file, "", "not JSON: a number is too large"};
}

std::string load(const std::string& file, const RulesReader& read) {
  auto text = read(file);
  if (!text) throw RulesError{file, "", "the file is missing or cannot be read"};
  return *std::move(text);
}

}  // namespace

RulesFile::RulesFile(std::string name, const RulesReader& read)
    : name_(std::move(name)), document_(std::make_unique<json>(parse(name_, load(name_, read)))) {}

RulesFile::~RulesFile() = default;

}  // namespace tabletop
