#include "cli/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string_view>

#include "tabletop/plain_text.hpp"

namespace fuba {

namespace {

using nlohmann::json;

/// How much of what was said an error repeats.
constexpr std::size_t longest_repeated = 80;

constexpr std::array<std::string_view, 7> deeds{"new", "position", "do", "undo", "save", "load", "quit"};

[[noreturn]] void expected(std::string_view key, std::string_view what) {
  throw BadRequest{fmt::format("\"{}\": expected {}", key, what), ""};
}

void only(const json& object, std::initializer_list<std::string_view> keys, std::string_view where) {
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(keys, key) == keys.end())
      throw BadRequest{fmt::format("unknown key \"{}\" in {}; known are: {}", excerpt(key, longest_repeated),
                                   where, fmt::join(keys, ", ")),
                       ""};
}

const std::string& text(const json& value, std::string_view key) {
  if (!value.is_string()) expected(key, "a text");
  return value.get_ref<const std::string&>();
}

void only_true(const json& value, std::string_view key) {
  if (value != json(true)) expected(key, "true");
}

bool yes_or_no(const json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end()) return false;
  if (!found->is_boolean()) expected(key, "true or false");
  return found->get<bool>();
}

std::string file_name(const json& value, std::string_view key) {
  const std::string& name = text(value, key);
  if (name.empty() || name.find('\0') != std::string::npos) expected(key, "the name of a file");
  return name;
}

Request::New read_new(const json& value) {
  if (!value.is_object())
    expected("new",
             fmt::format(R"(an object such as {{"rules":"{}","options":"basic"}})", default_edition()));
  only(value, {"rules", "options", "skills_per_team", "seed"}, "\"new\"");
  Request::New made{value, std::nullopt};
  if (const auto seed = value.find("seed"); seed != value.end()) {
    if (!seed->is_number_unsigned()) expected("seed", "a whole number from 0 to 18446744073709551615");
    made.seed = seed->get<std::uint64_t>();
  }
  return made;
}

Request::Position read_position(const json& value) {
  if (!value.is_object()) expected("position", "an object such as \"state\" answers");
  return {value};
}

Request::Choose read_choice(const json& value) {
  const std::string& choice = text(value, "do");
  const auto command = parse_command(choice);
  if (!command)
    throw BadRequest{fmt::format("\"{}\" is not a choice; \"legal\" lists what can be chosen",
                                 excerpt(choice, longest_repeated)),
                     ""};
  return {*command};
}

Request::SetDice read_dice(const json& object) {
  const json& values = object["dice"];
  if (!values.is_array()) expected("dice", "a list of numbers from 1 to 6");
  Request::SetDice dice{{}, yes_or_no(object, "strict")};
  for (const json& value : values) {
    if (!value.is_number_integer() || value < 1 || value > 6) expected("dice", "numbers from 1 to 6");
    dice.values.push_back(value.get<std::uint8_t>());
  }
  return dice;
}

Request::StateSeenBy read_viewer(const json& value) {
  if (value == json(true)) return {};
  if (value.is_string())
    if (const auto team = parse_team(value.get_ref<const std::string&>())) return {team};
  expected("state", R"(true, "home" or "away")");
}

Request::Deed read_deed(std::string_view key, const json& object) {
  const json& value = object[std::string(key)];
  if (key == "new") return read_new(value);
  if (key == "position") return read_position(value);
  if (key == "do") return read_choice(value);
  if (key == "save") return Request::Save{file_name(value, key)};
  if (key == "load") return Request::Load{file_name(value, key)};
  only_true(value, key);
  if (key == "quit") return Request::Quit{};
  return Request::TakeBack{yes_or_no(object, "force") ? Undo::forced : Undo::fair};
}

void goes_with(const json& object, const char* key, const char* companion) {
  if (object.contains(key) && !object.contains(companion))
    throw BadRequest{fmt::format("\"{}\" goes with \"{}\" only", key, companion), ""};
}

}  // namespace

Request read_request(const json& object) {
  only(object,
       {"new", "position", "legal", "do", "dice", "strict", "state", "undo", "force", "save", "load", "odds",
        "quit", "id"},
       "the request");
  goes_with(object, "strict", "dice");
  goes_with(object, "force", "undo");

  Request request;
  std::string_view done;
  for (std::string_view key : deeds) {
    if (!object.contains(std::string(key))) continue;
    if (!done.empty())
      throw BadRequest{fmt::format("\"{}\" and \"{}\" cannot be done in one request", done, key), ""};
    request.deed = read_deed(key, object);
    done = key;
  }
  if (object.contains("dice")) request.dice = read_dice(object);
  if (const auto state = object.find("state"); state != object.end()) request.state = read_viewer(*state);
  for (const char* question : {"legal", "odds"})
    if (const auto asked = object.find(question); asked != object.end()) only_true(*asked, question);
  request.legal = object.contains("legal");
  request.odds = object.contains("odds");
  if (done.empty() && !request.dice && !request.state && !request.legal && !request.odds)
    throw BadRequest{"the request asks for nothing", ""};
  return request;
}

}  // namespace fuba
