#include "app/window/settings.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tabletop/parse_json.hpp"

namespace fuba::app {

using tabletop::FileProblem;
using tabletop::parse_json;
using tabletop::read_file;
using tabletop::replace_file;
namespace {

using nlohmann::json;

/// All others belong to games.
constexpr std::array<std::string_view, 17> own_keys{
    "contrast", "pace",  "language", "colours", "text",   "coach_pace", "thinking", "questions", "tutor",
    "game",     "seats", "window",   "learned", "volume", "muted",      "tips",     "tips_seen"};

template <std::size_t N>
std::size_t position(const std::array<std::string_view, N>& names, const json& object, const char* key,
                     std::size_t otherwise) {
  const auto field = object.find(key);
  if (field == object.end() || !field->is_string()) return otherwise;
  const auto found = std::find(names.begin(), names.end(), field->get<std::string>());
  return found == names.end() ? otherwise : static_cast<std::size_t>(found - names.begin());
}

/// An empty id, a person's, where the file has none.
std::array<std::string, 2> read_seats(const json& object) {
  std::array<std::string, 2> seats;
  const auto list = object.find("seats");
  if (list == object.end() || !list->is_array()) return seats;
  for (std::size_t at = 0; at < std::min(seats.size(), list->size()); ++at)
    if ((*list)[at].is_string()) seats[at] = (*list)[at].get<std::string>();
  return seats;
}

/// None where a part is missing or no number that a screen has.
std::optional<WindowPlace> read_window(const json& object) {
  constexpr int widest = 32768;
  const auto found = object.find("window");
  if (found == object.end() || !found->is_object()) return std::nullopt;
  WindowPlace place;
  for (const auto& [key, number] : {std::pair<const char*, int*>{"x", &place.x},
                                    {"y", &place.y},
                                    {"width", &place.width},
                                    {"height", &place.height}}) {
    const auto part = found->find(key);
    if (part == found->end() || !part->is_number_integer()) return std::nullopt;
    const auto value = part->get<std::int64_t>();
    if (value < -widest || value > widest) return std::nullopt;
    *number = static_cast<int>(value);
  }
  place.maximised = found->value("maximised", json(false)) == json(true);
  place.fullscreen = found->value("fullscreen", json(false)) == json(true);
  return place;
}

bool read_flag(const json& object, const char* key, bool otherwise) {
  const auto flag = object.find(key);
  return flag != object.end() && flag->is_boolean() ? flag->get<bool>() : otherwise;
}

/// The texts of a list; what is none is left out.
std::set<std::string> read_names(const json& object, const char* key) {
  std::set<std::string> names;
  const auto list = object.find(key);
  if (list == object.end() || !list->is_array()) return names;
  for (const json& name : *list)
    if (name.is_string()) names.insert(name.get<std::string>());
  return names;
}

}  // namespace

float Settings::pace_factor() const {
  constexpr std::array factors{1.8F, 1.0F, 0.5F, 0.0F};
  return factors[static_cast<std::size_t>(pace)];
}

float Settings::text_factor() const {
  constexpr std::array factors{1.0F, 1.25F, 1.5F, 1.75F, 2.0F};
  return factors[text];
}

float Settings::loudness() const {
  constexpr std::array levels{0.0F, 0.3F, 0.6F, 1.0F};
  return muted ? 0 : levels[volume];
}

std::chrono::milliseconds Settings::thinking_time() const {
  constexpr std::array times{100, 500, 2000};
  return std::chrono::milliseconds(times[thinking]);
}

Settings load_settings(const std::filesystem::path& file) {
  constexpr std::size_t longest = 1U << 20U;
  json object = parse_json(read_file(file, longest).value_or(""));
  Settings settings;
  if (!object.is_object()) return settings;
  settings.pace =
      static_cast<Pace>(position(pace_names, object, "pace", static_cast<std::size_t>(settings.pace)));
  settings.colours = position(colour_names, object, "colours", settings.colours);
  settings.text = position(text_names, object, "text", settings.text);
  settings.high_contrast = position(contrast_names, object, "contrast", 0) == 1;
  settings.volume = position(volume_names, object, "volume", settings.volume);
  settings.muted = read_flag(object, "muted", settings.muted);
  settings.tips = read_flag(object, "tips", settings.tips);
  settings.tips_seen = read_names(object, "tips_seen");
  settings.coach_pace = static_cast<CoachPace>(
      position(coach_pace_names, object, "coach_pace", static_cast<std::size_t>(settings.coach_pace)));
  settings.thinking = position(thinking_names, object, "thinking", settings.thinking);
  settings.questions = static_cast<Questions>(
      position(questions_names, object, "questions", static_cast<std::size_t>(settings.questions)));
  settings.tutor =
      static_cast<Tutoring>(position(tutor_names, object, "tutor", static_cast<std::size_t>(settings.tutor)));
  for (const auto& [key, text] :
       {std::pair{"game", &settings.game}, std::pair{"language", &settings.language}})
    if (const auto found = object.find(key); found != object.end() && found->is_string())
      *text = found->get<std::string>();
  settings.seats = read_seats(object);
  settings.window = read_window(object);
  settings.learned = read_names(object, "learned");
  for (const std::string_view key : own_keys) object.erase(std::string(key));
  settings.games = std::move(object);
  return settings;
}

tl::expected<void, FileProblem> save_settings(const Settings& settings, const std::filesystem::path& file) {
  json object = settings.games;
  object["pace"] = pace_names[static_cast<std::size_t>(settings.pace)];
  object["colours"] = colour_names[settings.colours];
  object["text"] = text_names[settings.text];
  object["contrast"] = contrast_names[settings.high_contrast ? 1 : 0];
  object["volume"] = volume_names[settings.volume];
  object["muted"] = settings.muted;
  object["coach_pace"] = coach_pace_names[static_cast<std::size_t>(settings.coach_pace)];
  object["thinking"] = thinking_names[settings.thinking];
  object["questions"] = questions_names[static_cast<std::size_t>(settings.questions)];
  object["tutor"] = tutor_names[static_cast<std::size_t>(settings.tutor)];
  if (!settings.game.empty()) object["game"] = settings.game;
  if (!settings.language.empty()) object["language"] = settings.language;
  object["seats"] = settings.seats;
  if (const auto& place = settings.window) {
    object["window"] = {{"x", place->x},
                        {"y", place->y},
                        {"width", place->width},
                        {"height", place->height},
                        {"maximised", place->maximised},
                        {"fullscreen", place->fullscreen}};
  }
  object["tips"] = settings.tips;
  object["tips_seen"] = settings.tips_seen;
  object["learned"] = settings.learned;
  constexpr auto as_it_can = json::error_handler_t::replace;
  return replace_file(file, object.dump(2, ' ', false, as_it_can) + '\n');
}

}  // namespace fuba::app
