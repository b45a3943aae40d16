#include "app/season/competitions_screen.hpp"

#include "app/season/season_panels.hpp"
#include "app/window/deleted_line.hpp"
#include "app/window/letters.hpp"
#include "app/window/local_time.hpp"

namespace fuba::app {

namespace {

constexpr float lowest_competition = 64;
constexpr float delete_width = 110;

}  // namespace

CompetitionsScreen::CompetitionsScreen(Director& director) : director_(director) { list(); }

void CompetitionsScreen::list() {
  shelved_.clear();
  for (const auto& file : competition_files(competitions_folder(director_)))
    shelved_.push_back(look_at_competition(director_, file));
}

void CompetitionsScreen::frame(Ui& ui) {
  bool back = false;
  SDL_FRect room = season_page_room(ui, ui.say("title-competitions"), ui.say("season-subtitle"), back);
  const float button = ui.px(54);
  if (shelved_.empty()) {
    ui.text(Type::text, room.x, room.y + ui.px(20), style::quiet, ui.say("season-none-yet"), ui.px(640));
    room.y += ui.px(90);
  }
  const std::string& add = ui.say("season-new");
  if (ui.button("new competition", {room.x, room.y, ui.px(300), button}, add, letters_for({add}).front(),
                shelved_.empty()))
    director_.go(place::NewCompetition{});
  room.y += button + ui.px(20);
  room.h = ui.height() - ui.px(24) - room.y;
  bool takes_back = false;
  if (deleted_) {
    room.h -= ui.px(56);
    takes_back = lay_deleted_line(ui, {room.x, room.y + room.h + ui.px(10), room.w, ui.px(46)},
                                  tabletop::title_of(deleted_->was));
  }
  lay_rows(ui, room);
  if (const auto file = std::exchange(to_delete_, std::nullopt)) remove(*file);
  if (takes_back) take_back();
  if (back) director_.back();
}

void CompetitionsScreen::lay_rows(Ui& ui, const SDL_FRect& room) {
  const float step = ui.px(lowest_competition + 8);
  ui.begin_scroll("competitions", room);
  const float top = room.y - ImGui::GetScrollY();
  const float height = step * static_cast<float>(shelved_.size());
  for (std::size_t at = 0; at < shelved_.size(); ++at)
    lay_row(ui, {room.x, top + step * static_cast<float>(at), room.w - ui.px(16), ui.px(lowest_competition)},
            shelved_[at], at == 0);
  ui.soften(room, top + height, style::panel);
  ui.end_scroll(height);
}

/// Name and kind, how it stands, and the way to be rid of it.
void CompetitionsScreen::lay_row(Ui& ui, const SDL_FRect& rect, const Shelved& each, bool first) {
  const std::string stem = each.file.stem().string();
  const std::string id = "competition " + stem;
  const float deletes = ui.px(delete_width);
  const SDL_FRect row{rect.x, rect.y, rect.w - deletes - ui.px(8), rect.h};
  const bool taken = ui.spot(id, row, 0, first);
  ui.fill(row, ui.pointer_in(row) ? style::hovered : style::raised);
  ui.edge(row);
  if (ui.focus().on(id)) {
    ui.outline(row, style::accent);
    if (ui.key().is(SDLK_DELETE)) to_delete_ = each.file;
  }
  if (!each.over && each.usable)
    ui.fill({row.x, row.y + ui.px(10), ui.px(3), row.h - ui.px(20)}, style::accent, 2);
  const float x = row.x + ui.px(18);
  const float left = row.w * 0.42F;
  ui.left(Type::strong, {x, row.y + ui.px(8), left, ui.px(26)}, style::text, each.name);
  ui.left(Type::small, {x, row.y + ui.px(34), left, ui.px(20)}, style::quiet, each.kind);
  ui.left(Type::text, {x + left + ui.px(16), row.y, row.w - left - ui.px(50), row.h},
          each.usable ? style::text : style::bad, each.state);
  if (ui.button("delete " + stem, {rect.x + rect.w - deletes, rect.y, deletes, rect.h}, ui.say("delete")))
    to_delete_ = each.file;
  if (taken) open_competition(director_, each.file);
}

void CompetitionsScreen::remove(const std::filesystem::path& file) {
  const tabletop::Library library(director_.folder());
  const auto lies = competition::move_competition(file, library.trash_of(today()) / file.filename());
  if (!lies) return director_.tell(lies.error().told);
  deleted_ = {file, *lies};
  list();
}

void CompetitionsScreen::take_back() {
  const auto lies = competition::move_competition(deleted_->now, deleted_->was);
  if (!lies) return director_.tell(lies.error().told);
  deleted_.reset();
  list();
}

}  // namespace fuba::app
