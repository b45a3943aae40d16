#include "tabletop/request.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <random>
#include <string_view>

#include "tabletop/plain_text.hpp"

namespace tabletop {

namespace {

using nlohmann::json;

/// How much of what was said an error repeats.
constexpr std::size_t longest_repeated = 80;

constexpr std::array<std::string_view, 14> known_keys{"new",    "position", "legal", "do",    "dice",
                                                      "strict", "state",    "undo",  "force", "save",
                                                      "load",   "odds",     "quit",  "id"};
constexpr std::array<std::string_view, 7> deeds{"new", "position", "do", "undo", "save", "load", "quit"};

[[noreturn]] void expected(std::string_view key, std::string_view what) {
  throw BadRequest{fmt::format("\"{}\": expected {}", key, what), ""};
}

void no_others(const json& object, std::span<const std::string_view> keys, std::string_view where) {
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(keys, key) == keys.end()) {
      throw BadRequest{fmt::format("unknown key \"{}\" in {}; known are: {}", excerpt(key, longest_repeated),
                                   where, fmt::join(keys, ", ")),
                       ""};
    }
  }
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
    expected("new", R"(an object that names the rules, such as {"rules":"...","options":"basic"})");
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

Request::Choose read_choice(const json& value) { return {text(value, "do")}; }

Request::SetDice read_dice(const json& object) {
  const json& values = object["dice"];
  if (!values.is_array()) expected("dice", "a list of numbers");
  Request::SetDice dice{{}, yes_or_no(object, "strict")};
  for (const json& value : values) {
    if (!value.is_number_integer() || value < 1 || value > 255)
      expected("dice", "the values of dice, from 1");
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

bool Request::replaces_match() const {
  return std::holds_alternative<New>(deed) || std::holds_alternative<Position>(deed) ||
         std::holds_alternative<Load>(deed);
}

Request read_request(const json& object) {
  no_others(object, known_keys, "the request");
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

void only_known(const json& object, std::span<const std::string_view> of_rules,
                std::initializer_list<std::string_view> others) {
  std::vector<std::string_view> keys(of_rules.begin(), of_rules.end());
  keys.insert(keys.end(), others);
  no_others(object, keys, "\"new\"");
}

std::uint64_t any_seed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32U) | source();
}

BadRequest no_match(std::string_view edition) {
  return {fmt::format(R"(there is no match yet; start one with {{"new":{{"rules":"{}"}}}})", edition), ""};
}

BadRequest no_choice(const std::string& choice) {
  return {fmt::format("\"{}\" is not a choice; \"legal\" lists what can be chosen",
                      excerpt(choice, longest_repeated)),
          ""};
}

BadRequest no_edition(std::string_view request, std::string_view named,
                      const std::vector<std::string_view>& editions) {
  return {fmt::format("\"{}\", field /rules: expected one of \"{}\", found \"{}\"", request,
                      fmt::join(editions, "\", \""), excerpt(named, longest_repeated)),
          ""};
}

BadRequest wrong_field(std::string_view request, const PositionError& error) {
  const std::string field = error.field.empty() ? "" : ", field " + error.field;
  return {fmt::format("\"{}\"{}: {}", request, field, error.problem), ""};
}

BadRequest not_taken_back(UndoRefusal refusal) {
  switch (refusal) {
    case UndoRefusal::nothing_chosen:
      return {"there is no choice to take back", ""};
    case UndoRefusal::dice_have_fallen:
      return {"dice have fallen since the last choice; \"force\":true takes it back all the same", ""};
    case UndoRefusal::secret_revealed:
      break;
  }
  return {"a secret has been revealed; \"force\":true takes the choice back all the same", ""};
}

}  // namespace tabletop
