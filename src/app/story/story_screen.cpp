#include "app/story/story_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/story/story_export.hpp"
#include "app/window/written_file.hpp"

namespace fuba::app {
namespace {

constexpr float story_bar = 56;
constexpr float story_edge = 16;
constexpr float story_gap = 12;
constexpr float score_height = 128;
constexpr float luck_height = 62;
constexpr float figures_share = 0.325F;  ///< of the width
constexpr float goals_share = 0.56F;     ///< of what is left

/// Cuts a strip off a rectangle, and the gap beside it.
SDL_FRect cut_top(SDL_FRect& room, float height, float between) {
  const SDL_FRect strip{room.x, room.y, room.w, height};
  room.y += height + between;
  room.h -= height + between;
  return strip;
}

SDL_FRect cut_bottom(SDL_FRect& room, float height, float between) {
  room.h -= height + between;
  return {room.x, room.y + room.h + between, room.w, height};
}

SDL_FRect cut_left(SDL_FRect& room, float width, float between) {
  const SDL_FRect strip{room.x, room.y, width, room.h};
  room.x += width + between;
  room.w -= width + between;
  return strip;
}

/// What is left of the window below a bar.
SDL_FRect room_below(const Ui& ui, float top) {
  const float side = ui.px(story_edge);
  return {side, top, ui.width() - 2 * side, ui.height() - top - side};
}

/// As wide as its words and its letter need.
float button_width(const Ui& ui, std::string_view label) {
  return std::ceil(std::max(ui.px(96), ui.measure(Type::text, ui.say(label)).x + ui.px(60)));
}

void lay_match_page(Ui& ui, Pictures& pictures, const Report& report, SDL_FRect room) {
  const float between = ui.px(story_gap);
  lay_score(ui, pictures, report.head, cut_top(room, ui.px(score_height), between));
  SDL_FRect luck = cut_bottom(room, ui.px(luck_height), between);
  lay_luck_in_short(ui, pictures, report.luck, Team::home, cut_left(luck, (luck.w - between) / 2, between));
  lay_luck_in_short(ui, pictures, report.luck, Team::away, luck);
  lay_figures(ui, pictures, report.figures, cut_left(room, figures_share * room.w, between));
  lay_curve(ui, pictures, report, report.momentum, cut_top(room, (room.h - between) / 2, between));
  lay_expected_goals(ui, pictures, report, cut_left(room, goals_share * room.w, between));
  lay_heat(ui, pictures, report.heat, room);
}

void lay_chances_page(Ui& ui, Pictures& pictures, const Report& report, SDL_FRect room) {
  const float between = ui.px(story_gap);
  SDL_FRect left = cut_left(room, (room.w - between) / 2, between);
  const SDL_FRect above = cut_top(left, 0.5F * left.h, between);
  if (report.prospects)
    lay_curve(ui, pictures, report, *report.prospects, above);
  else
    lay_expected_goals(ui, pictures, report, above);
  lay_luck(ui, pictures, report, left);
  lay_shots(ui, pictures, report.shots, room);
}

void lay_events_page(Ui& ui, Pictures& pictures, const Report& report, SDL_FRect room) {
  const float between = ui.px(story_gap);
  lay_incidents(ui, pictures, report.incidents, cut_left(room, 0.6F * (room.w - between), between));
  lay_notes(ui, report.notes, room);
}

}  // namespace

StoryScreen::StoryScreen(Director& director, std::shared_ptr<const StoryView> view,
                         std::filesystem::path file)
    : director_(director), view_(std::move(view)), file_(std::move(file)) {}

void StoryScreen::frame(Ui& ui) {
  ui.speak(view_->words);
  pictures_.clear();
  ui.fill({0, 0, ui.width(), ui.height()}, style::room, 0);
  lay_bar(ui, {0, 0, ui.width(), ui.px(story_bar)});
  const SDL_FRect room = room_below(ui, ui.px(story_bar + story_gap));
  switch (page_) {
    case Page::match:
      lay_match_page(ui, pictures_, view_->report, room);
      break;
    case Page::chances:
      lay_chances_page(ui, pictures_, view_->report, room);
      break;
    case Page::events:
      lay_events_page(ui, pictures_, view_->report, room);
      break;
  }
}

void StoryScreen::lay_bar(Ui& ui, const SDL_FRect& bar) {
  ui.fill(bar, style::panel, 0);
  lay_tabs(ui, bar);
  const float height = ui.px(38);
  const float y = bar.y + (bar.h - height) / 2;
  float right = bar.w - ui.px(story_edge);
  const auto button = [&](std::string_view id, std::string_view label, char letter) {
    const float width = button_width(ui, label);
    const SDL_FRect rect{right - width, y, width, height};
    right -= width + ui.px(8);
    return ui.button(id, rect, ui.say(label), letter);
  };
  const bool leave = button("back", "back", 0);
  if (leave || ui.key().is(SDLK_ESCAPE)) director_.back();
  if (button("save picture", "story-save-picture", 'i')) save_picture();
  if (button("save page", "story-save-page", 'p')) save_page();
}

void StoryScreen::lay_tabs(Ui& ui, const SDL_FRect& bar) {
  struct Tab {
    Page page;
    std::string_view label;
    char letter;
  };
  constexpr std::array tabs{Tab{Page::match, "story-match", 'm'}, Tab{Page::chances, "story-chances", 'c'},
                            Tab{Page::events, "story-events", 'h'}};
  if (ui.key().is(SDLK_TAB)) page_ = tabs[(static_cast<std::size_t>(page_) + 1) % tabs.size()].page;
  const float height = ui.px(38);
  SDL_FRect rect{ui.px(story_edge), bar.y + (bar.h - height) / 2, 0, height};
  for (const Tab& tab : tabs) {
    rect.w = button_width(ui, tab.label);
    if (ui.toggle(tab.label, rect, ui.say(tab.label), tab.page == page_, tab.letter)) page_ = tab.page;
    rect.x += rect.w + ui.px(8);
  }
}

void StoryScreen::save_page() {
  const auto place = report_place(*view_, file_, director_.folder(), ".html");
  tell(write_page(*view_, place), place);
}

void StoryScreen::save_picture() {
  const auto place = report_place(*view_, file_, director_.folder(), ".png");
  tell(write_picture(director_, view_, place), place);
}

void StoryScreen::tell(const tl::expected<void, std::string>& written, const std::filesystem::path& file) {
  if (!written) return director_.tell(written.error());
  note_written(director_, view_->words, file);
}

void StoryScreen::still(const paint::Painter& painter) const {
  for (const auto& picture : pictures_) picture(painter);
}

void StoryPicture::frame(Ui& ui) {
  ui.speak(view_->words);
  pictures_.clear();
  ui.fill({0, 0, ui.width(), ui.height()}, style::room, 0);
  lay_match_page(ui, pictures_, view_->report, room_below(ui, ui.px(story_edge)));
}

void StoryPicture::still(const paint::Painter& painter) const {
  for (const auto& picture : pictures_) picture(painter);
}

}  // namespace fuba::app
