#include "screens/saves_screen.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

#include "match/autosave.hpp"
#include "page.hpp"
#include "screens/table_screen.hpp"
#include "seed.hpp"

namespace fuba::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_name = 60;
constexpr std::string_view ending = ".fuba";

std::string time_of(const fs::path& file) {
  std::error_code problem;
  const auto written = fs::last_write_time(file, problem);
  if (problem) return {};
  const auto when = std::chrono::file_clock::to_sys(written);
  const std::time_t seconds = std::chrono::system_clock::to_time_t(
      std::chrono::time_point_cast<std::chrono::system_clock::duration>(when));
  std::tm local{};
  localtime_r(&seconds, &local);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d  %H:%M", &local);
  return text.data();
}

/// A file name that every file system takes.
std::string safe(std::string name) {
  std::ranges::replace_if(
      name,
      [](char letter) { return std::string_view("/\\:*?\"<>|").find(letter) != std::string_view::npos; },
      '-');
  return name;
}

void play_on(Director& director, Loaded loaded) {
  if (loaded.trouble) director.tell(to_string(*loaded.trouble));
  director.begin(std::make_unique<TableScreen>(
      director, std::make_unique<MatchPlay>(std::move(loaded.match), director.words(), director.settings(),
                                            director.folder())));
}

}  // namespace

void open_match(Director& director, const fs::path& file) {
  auto loaded = load(file, director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return director.tell(to_string(loaded.error()));
  play_on(director, std::move(*loaded));
}

void open_unfinished(Director& director) {
  auto loaded =
      Autosave(director.folder()).unfinished(director.rules_for(), DiceSource::random(fresh_seed()));
  if (!loaded) return director.tell(to_string(loaded.error()));
  if (*loaded) play_on(director, std::move(**loaded));
}

SavesScreen::SavesScreen(Director& director, MatchPlay* play)
    : director_(director), play_(play), folder_(Autosave(director.folder()).kept()) {
  if (play_ != nullptr) name_ = play_->names()[Team::home] + " - " + play_->names()[Team::away];
  look();
}

std::string SavesScreen::edition_of(const fs::path& file) const {
  const auto rules = rules_of(file);
  return rules ? director_.named_edition(rules->edition) : std::string();
}

void SavesScreen::look() {
  saved_.clear();
  std::error_code problem;
  for (const auto& entry : fs::directory_iterator(folder_, problem))
    if (entry.path().extension() == ending)
      saved_.push_back(
          {entry.path(), entry.path().stem().string(), time_of(entry.path()), edition_of(entry.path())});
  std::ranges::sort(saved_, std::greater{}, [](const Saved& saved) { return saved.when + saved.name; });
}

void SavesScreen::frame(Ui& ui) {
  SDL_FRect room = page(ui, director_, ui.say(play_ != nullptr ? "title-save" : "title-load"), 640);
  if (play_ != nullptr) {
    const float used = lay_save(ui, room);
    room.y += used;
    room.h -= used;
  }
  lay_list(ui, room);
}

float SavesScreen::lay_save(Ui& ui, const SDL_FRect& room) {
  const float button = ui.px(140);
  ui.edit("save name", {room.x, room.y, room.w - button - ui.px(10), ui.px(46)}, name_, longest_name);
  if (ui.button("save", {room.x + room.w - button, room.y, button, ui.px(46)}, ui.say("save"), 0, true))
    save();
  const bool there =
      std::ranges::any_of(saved_, [&](const Saved& saved) { return saved.name == safe(name_); });
  if (there) ui.text(Type::small, room.x, room.y + ui.px(54), style::quiet, ui.say("save-replaces"), room.w);
  return ui.px(96);
}

void SavesScreen::save() {
  if (name_.empty()) return;
  std::error_code problem;
  fs::create_directories(folder_, problem);
  const auto saved = play_->save(folder_ / (safe(name_) + std::string(ending)));
  if (!saved) return director_.tell(to_string(saved.error()));
  director_.tell(fuba::ui(director_.words(), "saved", {{"name", safe(name_)}}));
  director_.back();
}

/// What a match is called on the left; its edition and when it was saved on the right.
void SavesScreen::lay_line(Ui& ui, const SDL_FRect& line, const Saved& saved) {
  const float date = ui.measure(Type::small, saved.when).x;
  const float edition = ui.measure(Type::small, saved.edition).x;
  const float gap = ui.px(24);
  const float right = line.x + line.w;
  ui.left(Type::small, {right - date, line.y, date + 1, line.h}, style::quiet, saved.when);
  ui.left(Type::small, {right - date - gap - edition, line.y, edition + 1, line.h}, style::text,
          saved.edition);
  ui.left(Type::text, {line.x, line.y, line.w - date - edition - 2 * gap, line.h}, style::text, saved.name);
}

void SavesScreen::lay_list(Ui& ui, const SDL_FRect& room) {
  if (saved_.empty()) {
    ui.text(Type::text, room.x, room.y, style::quiet,
            fuba::ui(ui.words(), "no-saves", {{"folder", folder_.string()}}), room.w);
    return;
  }
  ui.begin_scroll("saves", {room.x, room.y, room.w + ui.px(20), room.h});
  const float scrolled = ImGui::GetScrollY();
  float y = room.y - scrolled;
  for (const Saved& saved : saved_) {
    const SDL_FRect rect{room.x, y, room.w, ui.px(44)};
    if (ui.button(saved.file.string(), rect, "")) open_match(director_, saved.file);
    lay_line(ui, {rect.x + ui.px(16), rect.y, rect.w - ui.px(32), rect.h}, saved);
    y += ui.px(50);
  }
  ui.end_scroll(y + scrolled - room.y);
}

}  // namespace fuba::app
