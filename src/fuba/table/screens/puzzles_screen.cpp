#include "fuba/table/screens/puzzles_screen.hpp"

#include <algorithm>

#include "app/window/letters.hpp"
#include "app/window/page.hpp"
#include "fuba/fuba.hpp"
#include "fuba/table/puzzle_series.hpp"
#include "fuba/table/solved_puzzles.hpp"

namespace fuba::app {
namespace {

constexpr float puzzles_width = 640;

std::string subject_key(PuzzleSubject subject) { return "puzzle-subject-" + std::string(name(subject)); }

}  // namespace

PuzzlesScreen::PuzzlesScreen(Director& director, const Content& content, std::string edition)
    : director_(director), content_(content) {
  open_edition(edition);
}

void PuzzlesScreen::open_edition(const std::string& edition) {
  edition_ = edition;
  shelves_.clear();
  const Words& words = content_.words;
  PuzzleBox box = puzzles_of_the_game(edition, content_.options);
  for (std::size_t at = 0; at < puzzle_subject_count; ++at) {
    const auto subject = static_cast<PuzzleSubject>(at);
    Shelf shelf{"subject " + std::string(name(subject)), fuba::ui(words, subject_key(subject)), {}};
    for (const Puzzle& puzzle : box.puzzles)
      if (puzzle.subject == subject) shelf.puzzles.push_back(puzzle);
    shelves_.push_back(std::move(shelf));
  }
  PuzzleBox own = read_puzzles(own_puzzles_in(director_.folder()), "own", content_.options);
  std::erase_if(own.puzzles, [&](const Puzzle& puzzle) { return puzzle.rules->id != edition; });
  if (!own.puzzles.empty())
    shelves_.push_back({"subject own", fuba::ui(words, "puzzle-subject-own"), std::move(own.puzzles)});
  for (const PuzzleBox* each : {&box, &own})
    if (!each->troubles.empty()) director_.tell(each->troubles.front());
}

void PuzzlesScreen::frame(Ui& ui) {
  solved_ = solved_puzzles(director_.settings());
  const SDL_FRect room = page(ui, director_, ui.say("title-puzzles"), puzzles_width);
  float y =
      room.y + ui.text(Type::text, room.x, room.y, style::quiet, ui.say("puzzles-what"), room.w) + ui.px(16);
  lay_editions(ui, {room.x, y, room.w, ui.px(40)});
  y += ui.px(58);
  std::vector<std::string> labels;
  for (const Shelf& shelf : shelves_) labels.push_back(shelf.title);
  const std::vector<char> letters = letters_for(labels);
  for (std::size_t at = 0; at < shelves_.size(); ++at) {
    lay_shelf(ui, {room.x, y, room.w, ui.px(54)}, shelves_[at], letters[at]);
    y += ui.px(62);
  }
}

void PuzzlesScreen::lay_editions(Ui& ui, const SDL_FRect& row) {
  const auto all = editions();
  const float gap = ui.px(8);
  const float width = (row.w - gap * static_cast<float>(all.size() - 1)) / static_cast<float>(all.size());
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string id(all[at]);
    const SDL_FRect chip{row.x + static_cast<float>(at) * (width + gap), row.y, width, row.h};
    if (ui.toggle(id, chip, edition_name(content_.words, id), id == edition_)) {
      open_edition(id);
      return;
    }
  }
}

void PuzzlesScreen::lay_shelf(Ui& ui, const SDL_FRect& rect, const Shelf& shelf, char letter) {
  const auto done = static_cast<std::size_t>(
      std::ranges::count_if(shelf.puzzles, [&](const Puzzle& puzzle) { return solved(puzzle); }));
  ChoiceButton button{.label = shelf.title, .letter = letter, .chance = {}, .refusal = {}};
  button.note = fuba::ui(ui.words(), "puzzles-solved",
                         {{"solved", std::to_string(done)}, {"count", std::to_string(shelf.puzzles.size())}});
  if (shelf.puzzles.empty()) button.note = button.refusal = ui.say("puzzles-none");
  if (ui.choice(shelf.id, rect, button)) take(shelf);
}

/// Those that are not solved yet; all again where none is left.
void PuzzlesScreen::take(const Shelf& shelf) const {
  std::vector<Puzzle> open;
  for (const Puzzle& puzzle : shelf.puzzles)
    if (!solved(puzzle)) open.push_back(puzzle);
  if (open.empty()) open = shelf.puzzles;
  director_.go(place::Exercise{
      std::make_shared<PuzzleSeries>(director_.game_named(Fuba::id), shelf.title, std::move(open))});
}

}  // namespace fuba::app
