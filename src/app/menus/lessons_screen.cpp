#include "app/menus/lessons_screen.hpp"

#include <algorithm>

#include "app/window/page.hpp"

namespace fuba::app {
namespace {

constexpr float lessons_width = 720;
constexpr float chip_height = 42;
constexpr float lesson_height = 64;

/// A lesson with its number or its tick. True if it is taken.
bool lesson_row(Ui& ui, const SDL_FRect& rect, const LessonLine& lesson, std::size_t number, bool taken,
                bool next) {
  const std::string id = "lesson " + lesson.id;
  const bool pressed = ui.spot(id, rect, 0, next);
  ui.fill(rect, ui.pointer_in(rect) ? style::hovered : style::raised);
  ui.edge(rect);
  if (next) ui.fill({rect.x, rect.y, ui.px(4), rect.h}, style::accent, 2);
  if (ui.focus().on(id)) ui.outline(rect, style::accent);
  const SDL_FRect sign{rect.x + ui.px(8), rect.y, ui.px(48), rect.h};
  ui.centred(Type::strong, sign, taken ? style::good : style::quiet, taken ? "✓" : std::to_string(number));
  const float x = sign.x + sign.w + ui.px(8);
  const float width = rect.x + rect.w - x - ui.px(14);
  ui.left(Type::text, {x, rect.y + ui.px(8), width, ui.px(24)}, style::text, lesson.title);
  ui.left(Type::small, {x, rect.y + ui.px(33), width, ui.px(22)}, style::quiet, lesson.summary);
  return pressed;
}

}  // namespace

BoardGame* game_to_learn(const Director& director) {
  if (!director.game().lessons().empty()) return &director.game();
  for (const auto& game : director.games())
    if (!game->lessons().empty()) return game.get();
  return nullptr;
}

LessonsScreen::LessonsScreen(Director& director) : director_(director) { show(*game_to_learn(director)); }

/// Begins with the edition that new matches are played by.
void LessonsScreen::show(BoardGame& game) {
  game_ = &game;
  shelves_ = game.lessons();
  const auto present = std::ranges::find(shelves_, true, &LessonShelf::present);
  shelf_ = present == shelves_.end() ? 0 : static_cast<std::size_t>(present - shelves_.begin());
}

void LessonsScreen::frame(Ui& ui) {
  SDL_FRect room = page(ui, director_, ui.say("title-learn"), lessons_width);
  const float games = lay_games(ui, room);
  room.y += games;
  room.h -= games;
  const float above = lay_editions(ui, {room.x, room.y, room.w, ui.px(chip_height)});
  lay_lessons(ui, {room.x, room.y + above, room.w, room.h - above});
}

/// Which game; nothing is asked where one alone has lessons. Answers the height used.
float LessonsScreen::lay_games(Ui& ui, const SDL_FRect& room) {
  std::vector<BoardGame*> games;
  for (const auto& game : director_.games())
    if (!game->lessons().empty()) games.push_back(game.get());
  if (games.size() < 2) return 0;
  const float gap = ui.px(8);
  const auto count = static_cast<float>(games.size());
  SDL_FRect chip{room.x, room.y, (room.w - gap * (count - 1)) / count, ui.px(chip_height)};
  for (BoardGame* game : games) {
    const std::string id = "lessons of " + std::string(game->id());
    if (ui.toggle(id, chip, game->name(), game == game_)) show(*game);
    chip.x += chip.w + gap;
  }
  return chip.h + ui.px(14);
}

/// Which edition; nothing is asked where there is one. Answers the height used.
float LessonsScreen::lay_editions(Ui& ui, const SDL_FRect& room) {
  if (shelves_.size() < 2) return 0;
  const float gap = ui.px(8);
  const auto count = static_cast<float>(shelves_.size());
  SDL_FRect chip{room.x, room.y, (room.w - gap * (count - 1)) / count, room.h};
  for (std::size_t at = 0; at < shelves_.size(); ++at) {
    const std::string id = "lessons of " + shelves_[at].edition;
    if (ui.toggle(id, chip, shelves_[at].name, at == shelf_)) shelf_ = at;
    chip.x += chip.w + gap;
  }
  return chip.h + ui.px(14);
}

void LessonsScreen::lay_lessons(Ui& ui, const SDL_FRect& room) {
  const LessonShelf& shelf = shelves_[shelf_];
  const auto taken = [&](const LessonLine& lesson) {
    return director_.settings().learned.contains(lesson.id);
  };
  const auto next = std::ranges::find_if_not(shelf.lessons, taken);
  const float about = ui.measure(Type::small, shelf.about, room.w).y + ui.px(12);
  ui.text(Type::small, room.x, room.y, style::quiet, shelf.about, room.w);
  const float gap = ui.px(8);
  const float rim = ui.px(2);  // of the line around the first row
  ui.begin_scroll("lessons " + shelf.edition,
                  {room.x - rim, room.y + about - rim, room.w + ui.px(14), room.h - about + rim});
  const float scrolled = ImGui::GetScrollY();
  SDL_FRect row{room.x, room.y + about - scrolled, room.w, ui.px(lesson_height)};
  for (auto lesson = shelf.lessons.begin(); lesson != shelf.lessons.end(); ++lesson) {
    const auto number = static_cast<std::size_t>(lesson - shelf.lessons.begin()) + 1;
    if (lesson_row(ui, row, *lesson, number, taken(*lesson), lesson == next))
      director_.go(place::Lesson{lesson->id});
    row.y += row.h + gap;
  }
  ui.end_scroll(row.y + scrolled - room.y - about + rim);
}

}  // namespace fuba::app
