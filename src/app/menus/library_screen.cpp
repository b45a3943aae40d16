#include "app/menus/library_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/menus/kept_twice.hpp"
#include "app/window/deleted_line.hpp"
#include "app/window/file_trouble.hpp"
#include "app/window/letters.hpp"
#include "app/window/local_time.hpp"
#include "app/window/open_match.hpp"
#include "app/window/team_names.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

using tabletop::fault_of;
using tabletop::NameFault;
using tabletop::title_of;
using tabletop::without_signs;
namespace {

namespace fs = std::filesystem;

constexpr float widest_library = 1400;
constexpr float library_margin = 32;
constexpr float library_head = 104;
constexpr float details_share = 0.45F;
constexpr float library_gutter = 32;
constexpr float lowest_row = 88;
constexpr float between_rows = 6;
constexpr float deed_height = 44;
constexpr std::size_t deeds_in_row = 3;  ///< deeds
constexpr std::size_t longest_match_name = 60;
constexpr std::size_t longest_search = 60;
constexpr std::uint64_t double_click = 400;  ///< milliseconds
constexpr std::string_view search_field = "search";
constexpr std::string_view name_field = "new name";

std::string id_of(const SavedMatch& match) { return "match " + match.saved.file.filename().string(); }

std::string sentence_of(const Words& words, NameFault fault, const std::string& problem) {
  return words::ui(words, "name-" + std::string(name(fault)),
                   {{"problem", words::told_error(words, problem)}});
}

SDL_FRect lower(const SDL_FRect& room, float by) { return {room.x, room.y + by, room.w, room.h - by}; }

}  // namespace

LibraryScreen::LibraryScreen(Director& director, MatchPtr match)
    : director_(director), match_(std::move(match)), matches_(director), comes_to_it_(!match_) {
  if (match_) {
    const auto names = team_names(match_->info(), director.words());
    save_name_ = without_signs(names[0] + " - " + names[1]);
  }
  if (matches_.size() > 0) picked_ = matches_[0].saved.file;
}

bool LibraryScreen::advance(float /*milliseconds*/) {
  matches_.read_more();
  return matches_.searching() || !matches_.reading();
}

const SavedMatch* LibraryScreen::picked() {
  const auto at = matches_.find(picked_);
  return at ? &matches_[*at] : nullptr;
}

void LibraryScreen::frame(Ui& ui) {
  rows_.clear();
  large_.reset();
  const float width = std::min(ui.width() - ui.px(2 * library_margin), ui.px(widest_library));
  SDL_FRect room{(ui.width() - width) / 2, 0, width, ui.height() - ui.px(24)};
  ui.fill({room.x - ui.px(library_margin), 0, room.w + ui.px(2 * library_margin), ui.height()}, style::panel,
          0);
  lay_head(ui, room);
  room = lower(room, ui.px(library_head));
  if (match_) room = lower(room, lay_save(ui, room));
  if (matches_.empty() && !deleted_) return lay_nothing(ui, room);
  if (matches_.size() > 0 && !matches_.find(picked_)) picked_ = matches_[0].saved.file;
  const float details = std::round((room.w - ui.px(library_gutter)) * details_share);
  SDL_FRect left{room.x, room.y, room.w - details - ui.px(library_gutter), room.h};
  if (deleted_) {
    left.h -= ui.px(56);
    if (lay_deleted_line(ui, {left.x, left.y + left.h + ui.px(10), left.w, ui.px(46)},
                         title_of(deleted_->was)))
      due_ = &LibraryScreen::take_back;
  }
  lay_list(ui, left);
  lay_details(ui, {room.x + room.w - details, room.y, details, room.h});
  listen(ui);
  if (const auto due = std::exchange(due_, nullptr)) (this->*due)();
  if (std::exchange(type_name_, false)) ui.start_editing(name_field);
}

/// The heading, the search, and the way back.
void LibraryScreen::lay_head(Ui& ui, const SDL_FRect& room) {
  const float height = ui.px(42);
  const float y = ui.px(30);
  const float back = ui.px(110);
  const float search = ui.px(340);
  const float gap = ui.px(12);
  const std::string_view heading = ui.say(match_ ? "title-save" : "title-load");
  ui.left(Type::number, {room.x, y, room.w - back - search - 2 * gap, height}, style::text, heading);
  const bool typing = ui.editing(search_field);
  if (!matches_.empty())
    ui.edit(search_field, {room.x + room.w - back - gap - search, y, search, height}, search_, longest_search,
            ui.say("search-matches"), 'f');
  matches_.search(search_);
  if (typing) comes_to_it_ = true;
  if (ui.button("back", {room.x + room.w - back, y, back, height}, ui.say("back"))) director_.back();
}

float LibraryScreen::lay_save(Ui& ui, const SDL_FRect& room) {
  const float button = ui.px(140);
  const float height = ui.px(46);
  const std::string before = save_name_;
  ui.edit("save name", {room.x, room.y, room.w - button - ui.px(10), height}, save_name_, longest_match_name);
  if (save_name_ != before) name_trouble_.clear();
  if (ui.button("save", {room.x + room.w - button, room.y, button, height}, ui.say("save"), 's', true))
    save();
  std::error_code problem;
  const bool replaces = !fault_of(save_name_) && fs::exists(matches_.library().place(save_name_), problem);
  const std::string& note = !name_trouble_.empty() ? name_trouble_ : ui.say("save-replaces");
  if (replaces || !name_trouble_.empty())
    ui.text(Type::small, room.x, room.y + height + ui.px(6),
            name_trouble_.empty() ? style::quiet : style::bad, note, room.w);
  return ui.px(90);
}

void LibraryScreen::save() {
  name_trouble_.clear();
  if (const auto fault = fault_of(save_name_)) {
    name_trouble_ = sentence_of(director_.words(), *fault, {});
    return;
  }
  std::error_code problem;
  fs::create_directories(matches_.library().folder(), problem);
  const auto saved = match_->save(matches_.library().place(save_name_));
  if (!saved) return director_.tell(told(director_.words(), saved.error()));
  const std::filesystem::path place = matches_.library().place(save_name_);
  if (const auto twin = same_as(matches_.library(), place))
    static_cast<void>(matches_.library().remove(*twin, today()));
  director_.note(words::ui(director_.words(), "saved", {{"name", save_name_}}));
  director_.back();
}

void LibraryScreen::lay_nothing(Ui& ui, const SDL_FRect& room) {
  float y = room.y + ui.px(40);
  y += ui.text(Type::strong, room.x, y, style::text, ui.say("no-saves"), room.w) + ui.px(10);
  y += ui.text(Type::text, room.x, y, style::quiet, ui.say("no-saves-help"), ui.px(620)) + ui.px(24);
  if (!match_) {
    const SDL_FRect button{room.x, y, ui.px(220), ui.px(46)};
    if (ui.button("new match", button, ui.say("new-match"), 'n', true)) director_.go(place::NewMatch{});
    y += ui.px(70);
  }
  ui.text(Type::small, room.x, y, style::dimmed, matches_.library().folder().string(), room.w);
  listen(ui);
}

/// From the next frame on.
void LibraryScreen::pick(const fs::path& file) {
  picked_ = file;
  new_name_.reset();
  comes_to_it_ = true;
}

/// How many rows the list shows at a time.
std::size_t LibraryScreen::rows_in_list(const Ui& ui) const {
  const float gap = ui.px(between_rows);
  return std::max<std::size_t>(1, static_cast<std::size_t>((list_.h + gap) / (ui.px(lowest_row) + gap)));
}

/// Follows the keyboard through the list.
void LibraryScreen::walk(Ui& ui) {
  const auto now = matches_.find(picked_);
  if (!now) return;
  const std::size_t screenful = std::max<std::size_t>(2, rows_in_list(ui)) - 1;
  const std::size_t last = matches_.size() - 1;
  const Key& key = ui.key();
  if (key.is(SDLK_PAGEDOWN)) pick(matches_[std::min(last, *now + screenful)].saved.file);
  if (key.is(SDLK_PAGEUP)) pick(matches_[*now - std::min(*now, screenful)].saved.file);
  if (key.is(SDLK_HOME)) pick(matches_[0].saved.file);
  if (key.is(SDLK_END)) pick(matches_[last].saved.file);
}

void LibraryScreen::lay_list(Ui& ui, const SDL_FRect& room) {
  list_ = room;
  if (matches_.size() == 0) {
    const std::string_view why = matches_.empty() ? "no-saves" : "none-found";
    ui.text(Type::text, room.x, room.y + ui.px(16), style::quiet, ui.say(why), room.w);
    return;
  }
  walk(ui);
  ui.begin_scroll("library", {room.x, room.y, room.w + ui.px(16), room.h});
  const float gap = ui.px(between_rows);
  const float step = (room.h + gap) / static_cast<float>(rows_in_list(ui));
  const float height = step - gap;
  float scrolled = ImGui::GetScrollY();
  if (const auto at = matches_.find(picked_); at && std::exchange(comes_to_it_, false)) {
    ui.focus().go_to(id_of(matches_[*at]));
    const float top = step * static_cast<float>(*at);
    scrolled = std::clamp(scrolled, std::max(0.0F, top + height - room.h), top);
    ImGui::SetScrollY(scrolled);
  }
  const auto first = static_cast<std::size_t>(std::max(0.0F, scrolled / step - 1));
  for (std::size_t at = first; at < matches_.size(); ++at) {
    const float y = room.y - scrolled + step * static_cast<float>(at);
    if (y > room.y + room.h + step) break;
    lay_row(ui, {room.x, std::round(y), room.w, height}, at);
  }
  ui.end_scroll(step * static_cast<float>(matches_.size()) - gap);
}

void LibraryScreen::lay_row(Ui& ui, const SDL_FRect& rect, std::size_t at) {
  const SavedMatch& match = matches_[at];
  const std::string id = id_of(match);
  const bool now = match.saved.file == picked_;
  const bool hot = ui.pointer_in(rect);
  if (now || hot) ui.fill(rect, now ? style::raised : style::with_alpha(style::raised, 0.5F));
  if (now) ui.fill({rect.x, rect.y + ui.px(10), ui.px(3), rect.h - ui.px(20)}, style::accent, 2);
  const bool taken = ui.spot(id, rect, 0, now && !match_);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  if (ui.focus().on(id) && !now) pick(match.saved.file);
  rows_.push_back(lay_match_row(ui, rect, match));
  if (!taken) return;
  const bool entered = ui.key().is(SDLK_RETURN) || ui.key().is(SDLK_KP_ENTER);
  if (entered || (now && twice()))
    due_ = &LibraryScreen::open;
  else
    pick(match.saved.file);
}

/// Whether a click follows another at once.
bool LibraryScreen::twice() {
  const std::uint64_t now = SDL_GetTicks64();
  return now - std::exchange(clicked_, now) < double_click;
}

void LibraryScreen::lay_details(Ui& ui, const SDL_FRect& room) {
  const SavedMatch* match = picked();
  if (match == nullptr) return;
  SDL_FRect left = lower(room, lay_name(ui, room, *match));
  if (const auto& standing = match->standing) {
    const float height = match->game->miniature_height(room.w);
    large_ = MatchPicture{{left.x, left.y, left.w, height}, match->miniature, {}, ui.px(14), false};
    left = lower(left, height + ui.px(12));
    left = lower(left, lay_match_result(ui, left, *standing, *large_));
  }
  lay_match_facts(ui, lower(left, lay_deeds(ui, left) + ui.px(6)), *match);
}

/// What the match is called, or the line in which it is called otherwise.
float LibraryScreen::lay_name(Ui& ui, const SDL_FRect& room, const SavedMatch& match) {
  const float height = ui.px(40);
  const float used = height + ui.px(8);
  if (!new_name_) {
    ui.left(Type::strong, {room.x, room.y, room.w, height}, style::text, match.title);
    return used;
  }
  const Key key = ui.key();
  const bool typing = ui.editing(name_field);
  const std::string before = *new_name_;
  const float button = ui.px(120);
  ui.edit(name_field, {room.x, room.y, room.w - button - ui.px(10), height}, *new_name_, longest_match_name);
  if (*new_name_ != before) name_trouble_.clear();
  const bool entered = typing && (key.is(SDLK_RETURN) || key.is(SDLK_KP_ENTER));
  const bool pressed =
      ui.button("rename now", {room.x + room.w - button, room.y, button, height}, ui.say("rename"), 0, true);
  const float trouble =
      name_trouble_.empty()
          ? 0
          : ui.text(Type::small, room.x, room.y + used, style::bad, name_trouble_, room.w) + ui.px(8);
  if (typing && key.is(SDLK_ESCAPE))
    new_name_.reset();
  else if (entered || pressed)
    due_ = &LibraryScreen::rename;
  return used + trouble;
}

std::vector<LibraryScreen::Deed> LibraryScreen::deeds() {
  const SavedMatch* match = picked();
  if (match == nullptr) return {};
  std::vector<Deed> list;
  if (match->standing && !match->standing->over) list.push_back({"play-on", &LibraryScreen::play_on, true});
  if (match->standing) list.push_back({"watch", &LibraryScreen::watch, true});
  if (match->standing) list.push_back({"story", &LibraryScreen::tell_story, true});
  if (match->standing && match->game->study() != nullptr)
    list.push_back({"analyse", &LibraryScreen::analyse, true});
  if (!new_name_) list.push_back({"rename", &LibraryScreen::begin_renaming});
  list.push_back({"delete", &LibraryScreen::remove});
  return list;
}

/// All that can be done, in rows of three.
float LibraryScreen::lay_deeds(Ui& ui, const SDL_FRect& room) {
  const std::vector<Deed> list = deeds();
  std::vector<std::string> labels{"f", "z"};
  if (match_) labels.emplace_back("s");
  const std::size_t taken = labels.size();
  for (const Deed& deed : list) labels.push_back(ui.say(deed.id));
  const std::vector<char> letters = letters_for(labels);
  const float gap = ui.px(8);
  const float width = (room.w - gap * (deeds_in_row - 1)) / deeds_in_row;
  const float height = ui.px(deed_height);
  for (std::size_t at = 0; at < list.size(); ++at) {
    const SDL_FRect rect{room.x + static_cast<float>(at % deeds_in_row) * (width + gap),
                         room.y + static_cast<float>(at / deeds_in_row) * (height + gap), width, height};
    const bool lit = at == 0 && list[at].opens && !match_;
    if (ui.toggle(list[at].id, rect, labels[taken + at], lit, letters[taken + at])) due_ = list[at].take;
  }
  return static_cast<float>((list.size() + deeds_in_row - 1) / deeds_in_row) * (height + gap);
}

void LibraryScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_DELETE)) due_ = &LibraryScreen::remove;
  if (!key.is(SDLK_ESCAPE)) return;
  if (new_name_)
    new_name_.reset();
  else if (!search_.empty())
    search_.clear();
  else
    director_.back();
}

/// As its first deed does.
void LibraryScreen::open() {
  if (const SavedMatch* match = picked(); match != nullptr && match->standing)
    (this->*deeds().front().take)();
}

void LibraryScreen::watch() { watch_match(director_, picked_); }

void LibraryScreen::tell_story() { app::tell_story(director_, picked_); }

void LibraryScreen::analyse() { analyse_match(director_, picked_); }

void LibraryScreen::play_on() { open_match(director_, picked_); }

void LibraryScreen::begin_renaming() {
  new_name_ = title_of(picked_);
  type_name_ = true;
  name_trouble_.clear();
}

void LibraryScreen::rename() {
  const auto now = matches_.library().rename(picked_, *new_name_);
  if (!now) {
    name_trouble_ = sentence_of(director_.words(), now.error().fault, now.error().problem);
    return;
  }
  matches_.list();
  pick(*now);
}

/// Deletes the match that is picked, and picks the one that takes its place.
void LibraryScreen::remove() {
  const auto at = matches_.find(picked_);
  if (!at) return;
  const auto deleted = matches_.library().remove(picked_, today());
  if (!deleted) return director_.tell(deleted.error());
  deleted_ = *deleted;
  matches_.list();
  if (matches_.size() > 0) pick(matches_[std::min(*at, matches_.size() - 1)].saved.file);
}

void LibraryScreen::take_back() {
  if (!deleted_) return;
  const auto lies = matches_.library().take_back(*std::exchange(deleted_, std::nullopt));
  if (!lies) return director_.tell(lies.error());
  matches_.list();
  pick(*lies);
}

void LibraryScreen::still(const paint::Painter& painter) const {
  painter.set_clip(list_);
  for (const MatchPicture& row : rows_) row.paint(painter);
  painter.set_clip(std::nullopt);
  if (large_) large_->paint(painter);
}

}  // namespace fuba::app
