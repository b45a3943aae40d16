#include "screens/library_screen.hpp"

#include <algorithm>
#include <cmath>

#include "choice_list.hpp"
#include "open_match.hpp"
#include "screens/new_match_screen.hpp"
#include "screens/replay_screen.hpp"
#include "screens/story_screen.hpp"

namespace fuba::app {

using tabletop::fault_of;
using tabletop::NameFault;
using tabletop::title_of;
using tabletop::without_signs;
namespace {

namespace fs = std::filesystem;

constexpr float widest = 1400;
constexpr float margin = 32;
constexpr float head = 104;
constexpr float details_share = 0.45F;
constexpr float gutter = 32;
constexpr float smallest_row = 88;
constexpr float between_rows = 6;
constexpr float row_edge = 10;
constexpr float row_picture = 136;
constexpr float deed_height = 44;
constexpr std::size_t in_row = 3;  ///< deeds
constexpr std::size_t longest_name = 60;
constexpr std::size_t longest_search = 60;
constexpr std::uint64_t double_click = 400;  ///< milliseconds
constexpr std::string_view search_field = "search";
constexpr std::string_view name_field = "new name";

std::string id_of(const SavedMatch& match) { return "match " + match.saved.file.filename().string(); }

std::string_view key_of(SaveError::Kind kind) {
  switch (kind) {
    case SaveError::Kind::file:
      return "trouble-file";
    case SaveError::Kind::foreign:
      return "trouble-foreign";
    case SaveError::Kind::cut_short:
      return "trouble-cut-short";
    case SaveError::Kind::damaged:
      return "trouble-damaged";
    case SaveError::Kind::other_result:
      return "trouble-other-result";
  }
  return {};
}

std::string sentence_of(const Words& words, NameFault fault, const std::string& problem) {
  return fuba::ui(words, "name-" + std::string(name(fault)), {{"problem", problem}});
}

SDL_FRect lower(const SDL_FRect& room, float by) { return {room.x, room.y + by, room.w, room.h - by}; }

}  // namespace

LibraryScreen::LibraryScreen(Director& director, MatchPlay* play)
    : director_(director),
      play_(play),
      matches_(director.folder(), director.words(), director.rules_for()),
      comes_to_it_(play == nullptr) {
  if (play_ != nullptr)
    save_name_ = without_signs(play_->names()[Team::home] + " - " + play_->names()[Team::away]);
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
  const float width = std::min(ui.width() - ui.px(2 * margin), ui.px(widest));
  SDL_FRect room{(ui.width() - width) / 2, 0, width, ui.height() - ui.px(24)};
  ui.fill({room.x - ui.px(margin), 0, room.w + ui.px(2 * margin), ui.height()}, style::panel, 0);
  lay_head(ui, room);
  room = lower(room, ui.px(head));
  if (play_ != nullptr) room = lower(room, lay_save(ui, room));
  if (matches_.empty() && !deleted_) return lay_nothing(ui, room);
  if (matches_.size() > 0 && !matches_.find(picked_)) picked_ = matches_[0].saved.file;
  const float details = std::round((room.w - ui.px(gutter)) * details_share);
  SDL_FRect left{room.x, room.y, room.w - details - ui.px(gutter), room.h};
  if (deleted_) {
    left.h -= ui.px(56);
    lay_deleted(ui, {left.x, left.y + left.h + ui.px(10), left.w, ui.px(46)});
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
  const std::string_view heading = ui.say(play_ != nullptr ? "title-save" : "title-load");
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
  ui.edit("save name", {room.x, room.y, room.w - button - ui.px(10), height}, save_name_, longest_name);
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
  const auto saved = play_->save(matches_.library().place(save_name_));
  if (!saved) return director_.tell(to_string(saved.error()));
  director_.tell(fuba::ui(director_.words(), "saved", {{"name", save_name_}}));
  director_.back();
}

void LibraryScreen::lay_nothing(Ui& ui, const SDL_FRect& room) {
  float y = room.y + ui.px(40);
  y += ui.text(Type::strong, room.x, y, style::text, ui.say("no-saves"), room.w) + ui.px(10);
  y += ui.text(Type::text, room.x, y, style::quiet, ui.say("no-saves-help"), ui.px(620)) + ui.px(24);
  if (play_ == nullptr) {
    const SDL_FRect button{room.x, y, ui.px(220), ui.px(46)};
    if (ui.button("new match", button, ui.say("new-match"), 'n', true))
      director_.open(std::make_unique<NewMatchScreen>(director_));
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
  return std::max<std::size_t>(1, static_cast<std::size_t>((list_.h + gap) / (ui.px(smallest_row) + gap)));
}

/// Follows the keyboard through the list.
void LibraryScreen::walk(Ui& ui) {
  const auto now = matches_.find(picked_);
  if (!now) return;
  const std::size_t page = std::max<std::size_t>(2, rows_in_list(ui)) - 1;
  const std::size_t last = matches_.size() - 1;
  const Key& key = ui.key();
  if (key.is(SDLK_PAGEDOWN)) pick(matches_[std::min(last, *now + page)].saved.file);
  if (key.is(SDLK_PAGEUP)) pick(matches_[*now - std::min(*now, page)].saved.file);
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
  const bool taken = ui.spot(id, rect, 0, now && play_ == nullptr);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  if (ui.focus().on(id) && !now) pick(match.saved.file);
  lay_known(ui, rect, match);
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

/// The score between the names, on the first line of a row; where the teams' pieces lie beside them.
std::array<SDL_FPoint, 2> LibraryScreen::lay_score(Ui& ui, const SDL_FRect& line, const Standing& standing,
                                                   ImU32 ink) {
  const float score = ui.px(74);
  const float side = (line.w - score) / 2;
  const float room = side - ui.px(28);
  const float middle = line.y + line.h / 2;
  const std::string home = ui.shortened(Type::text, standing.names[Team::home], room);
  const float home_width = ui.measure(Type::text, home).x;
  ui.left(Type::text, {line.x + room - home_width, line.y, home_width + 1, line.h}, ink, home);
  ui.centred(Type::strong, {line.x + side, line.y, score, line.h}, ink, standing.score);
  ui.left(Type::text, {line.x + side + score + ui.px(28), line.y, room, line.h}, ink,
          standing.names[Team::away]);
  return {{{line.x + side - ui.px(10), middle}, {line.x + side + score + ui.px(10), middle}}};
}

/// A row: the picture, the score between the names, and below them what the match is called.
void LibraryScreen::lay_known(Ui& ui, const SDL_FRect& rect, const SavedMatch& match) {
  const float edge = ui.px(row_edge);
  const float width = ui.px(row_picture);
  const float height = paint::miniature_height(width, director_.rules()->pitch);
  Picture picture{{rect.x + edge + ui.px(4), std::round(rect.y + (rect.h - height) / 2), width, height},
                  std::nullopt,
                  {},
                  ui.px(9),
                  match.trouble.has_value()};
  const float x = picture.mat.x + width + ui.px(16);
  const float end = rect.x + rect.w - ui.px(14);
  const float line = (rect.h - ui.px(18)) / 3;
  const SDL_FRect first{x, rect.y + ui.px(9), end - x, line};
  const ImU32 ink = picture.faint ? style::dimmed : style::text;
  const ImU32 small = picture.faint ? style::dimmed : style::quiet;
  const auto pair = [&](int below, std::string_view left, std::string_view right, ImU32 end_ink) {
    const float y = first.y + static_cast<float>(below) * line;
    const float right_width = ui.measure(Type::small, right).x;
    ui.left(Type::small, {x, y, first.w - right_width - ui.px(20), line}, small, left);
    ui.left(Type::small, {end - right_width, y, right_width + 1, line}, end_ink, right);
  };
  const std::string trouble = match.trouble ? ui.say(key_of(match.trouble->kind)) : std::string();
  ui.fill(picture.mat, style::room, 4);
  if (match.standing) {
    const bool open = !match.standing->over && !picture.faint;
    picture.state = match.standing->state;
    picture.pieces = lay_score(ui, first, *match.standing, ink);
    pair(1, match.title, match.standing->moment, open ? style::accent : small);
    pair(2, trouble.empty() ? match.standing->edition : trouble, match.date, small);
  } else {
    ui.left(Type::text, first, ink, match.title);
    pair(1, trouble, "", small);
    pair(2, "", match.date, small);
  }
  rows_.push_back(picture);
}

void LibraryScreen::lay_deleted(Ui& ui, const SDL_FRect& room) {
  const float button = ui.px(160);
  ui.fill(room, style::room);
  ui.left(Type::text, {room.x + ui.px(16), room.y, room.w - button - ui.px(32), room.h}, style::text,
          fuba::ui(ui.words(), "deleted", {{"name", title_of(deleted_->was)}}));
  if (ui.button("take back", {room.x + room.w - button, room.y, button, room.h}, ui.say("take-back-match"),
                'z'))
    due_ = &LibraryScreen::take_back;
}

void LibraryScreen::lay_details(Ui& ui, const SDL_FRect& room) {
  const SavedMatch* match = picked();
  if (match == nullptr) return;
  SDL_FRect left = lower(room, lay_name(ui, room, *match));
  if (const auto& standing = match->standing) {
    const float height = paint::miniature_height(room.w, director_.rules()->pitch);
    large_ = Picture{{left.x, left.y, left.w, height}, standing->state, {}, ui.px(14), false};
    left = lower(left, height + ui.px(12));
    left = lower(left, lay_result(ui, left, *standing));
  }
  lay_facts(ui, lower(left, lay_deeds(ui, left) + ui.px(6)), *match);
}

/// The score in the middle, and each team's piece and name on its side of it.
float LibraryScreen::lay_result(Ui& ui, const SDL_FRect& room, const Standing& standing) {
  const float height = ui.px(44);
  const float score = ui.px(120);
  const float side = (room.w - score) / 2;
  const float piece = ui.px(36);
  const float middle = room.y + height / 2;
  large_->pieces = {{{room.x + large_->radius, middle}, {room.x + room.w - large_->radius, middle}}};
  ui.left(Type::strong, {room.x + piece, room.y, side - piece, height}, style::text,
          standing.names[Team::home]);
  ui.centred(Type::number, {room.x + side, room.y, score, height}, style::text, standing.score);
  const std::string away = ui.shortened(Type::strong, standing.names[Team::away], side - piece);
  const float end = ui.measure(Type::strong, away).x;
  ui.left(Type::strong, {room.x + room.w - piece - end, room.y, end + 1, height}, style::text, away);
  ui.centred(Type::small, {room.x, room.y + height, room.w, ui.px(24)}, style::accent, standing.moment);
  return height + ui.px(36);
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
  ui.edit(name_field, {room.x, room.y, room.w - button - ui.px(10), height}, *new_name_, longest_name);
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

/// Edition, date and place, and what is wrong with the file.
void LibraryScreen::lay_facts(Ui& ui, const SDL_FRect& room, const SavedMatch& match) {
  float y = room.y;
  const auto write = [&](ImU32 colour, std::string_view words) {
    y += ui.text(Type::small, room.x, y, colour, words, room.w) + ui.px(4);
  };
  if (match.standing) write(style::quiet, match.standing->edition + "  ·  " + match.date);
  if (match.standing && !match.trouble && !match.standing->options.empty())
    write(style::quiet, match.standing->options);
  if (match.trouble) {
    SaveError trouble = *match.trouble;
    trouble.file = match.saved.file.filename().string();
    write(style::bad, to_string(trouble));
  }
  write(style::dimmed, match.saved.file.string());
}

std::vector<LibraryScreen::Deed> LibraryScreen::deeds() {
  const SavedMatch* match = picked();
  if (match == nullptr) return {};
  std::vector<Deed> list;
  if (match->standing && !match->standing->over) list.push_back({"play-on", &LibraryScreen::play_on, true});
  if (match->standing) list.push_back({"watch", &LibraryScreen::watch, true});
  if (match->standing) list.push_back({"story", &LibraryScreen::tell_story, true});
  if (!new_name_) list.push_back({"rename", &LibraryScreen::begin_renaming});
  list.push_back({"delete", &LibraryScreen::remove});
  return list;
}

/// All that can be done, in rows of three.
float LibraryScreen::lay_deeds(Ui& ui, const SDL_FRect& room) {
  const std::vector<Deed> list = deeds();
  std::vector<std::string> labels{"f", "z"};
  if (play_ != nullptr) labels.emplace_back("s");
  const std::size_t taken = labels.size();
  for (const Deed& deed : list) labels.push_back(ui.say(deed.id));
  const std::vector<char> letters = letters_for(labels);
  const float gap = ui.px(8);
  const float width = (room.w - gap * (in_row - 1)) / in_row;
  const float height = ui.px(deed_height);
  for (std::size_t at = 0; at < list.size(); ++at) {
    const SDL_FRect rect{room.x + static_cast<float>(at % in_row) * (width + gap),
                         room.y + static_cast<float>(at / in_row) * (height + gap), width, height};
    if (ui.button(list[at].id, rect, labels[taken + at], letters[taken + at], false,
                  at == 0 && list[at].opens && play_ == nullptr))
      due_ = list[at].take;
  }
  return static_cast<float>((list.size() + in_row - 1) / in_row) * (height + gap);
}

void LibraryScreen::listen(Ui& ui) {
  const Key& key = ui.key();
  if (key.is(SDLK_DELETE)) due_ = &LibraryScreen::remove;
  if (key.is_control(SDLK_z)) due_ = &LibraryScreen::take_back;
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

void LibraryScreen::tell_story() {
  const auto loaded = load(picked_, director_.rules_for(), DiceSource::scripted({}));
  if (!loaded) return director_.tell(to_string(loaded.error()));
  if (loaded->trouble) director_.tell(to_string(*loaded->trouble));
  show_story(director_, loaded->match, picked_);
}

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
  const auto paint = [&](const Picture& picture) {
    if (!picture.state) return;
    painter.draw_miniature(picture.mat, director_.rules()->pitch, *picture.state, picture.faint);
    for (const Team team : teams)
      painter.draw_piece(picture.pieces[index(team)], picture.radius, team, false, picture.faint);
  };
  painter.set_clip(list_);
  for (const Picture& row : rows_) paint(row);
  painter.set_clip(std::nullopt);
  if (large_) paint(*large_);
}

}  // namespace fuba::app
