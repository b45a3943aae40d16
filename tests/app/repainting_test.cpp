#include <memory>
#include <random>

#include "app/window/sdl.hpp"
#include "mirror.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::repainting_test {
using namespace fuba::app;
namespace {

constexpr SDL_Point window{960, 600};

/// Something at a place, in one of several looks.
struct Thing {
  SDL_FRect place{};
  int look = 0;
};

/// Panels, pictures on them, what moves, and a card above, some of which change from picture to picture.
class Medley : public Screen {
 public:
  explicit Medley(std::mt19937& chance) : chance_(chance) {
    for (auto* things : {&panels_, &still_, &live_, &cards_})
      for (Thing& thing : *things) thing = any();
  }

  void change() {
    for (auto* things : {&panels_, &still_, &live_, &cards_})
      if (below(2) == 0) things->at(static_cast<std::size_t>(below(3))) = any();
  }

 private:
  void frame(Ui& ui) override {
    for (const Thing& panel : panels_) {
      ui.fill(panel.place, style::panel, 9);
      ui.text(Type::text, panel.place.x, panel.place.y, style::text, std::string(12, "AbcdeF"[panel.look]),
              90);
    }
    for (const Thing& card : cards_) {
      if (card.look > 2) continue;
      ui.begin_overlay("##card", card.place);
      ui.fill(card.place, style::panel);
      ui.outline(card.place, style::accent, 1.5F);
      ui.end_overlay();
    }
  }
  void still(const paint::Painter& painter) const override {
    for (const Thing& thing : still_) painter.draw_dice_tray(thing.place);
  }
  void live(const paint::Painter& painter) const override {
    for (const Thing& thing : live_) {
      painter.set_clip(SDL_FRect{thing.place.x, thing.place.y, 70, 50});
      painter.draw_piece({thing.place.x + 30, thing.place.y + 30}, 25, Team::home, thing.look == 0);
      painter.set_clip(std::nullopt);
      painter.draw_die({thing.place.x, thing.place.y}, 40, {.value = thing.look + 1, .tumble = 0.9F});
      painter.draw_bar({thing.place.x, thing.place.y, 60, 9}, Team::away);
    }
  }

  int below(int end) { return std::uniform_int_distribution(0, end - 1)(chance_); }
  Thing any() {
    const auto along = [&](int end) { return static_cast<float>(below(4 * end)) / 4 - 30; };
    return {{along(window.x), along(window.y), 40 + along(200), 40 + along(150)}, below(6)};
  }

  std::mt19937& chance_;
  std::array<Thing, 3> panels_;
  std::array<Thing, 3> still_;
  std::array<Thing, 3> live_;
  std::array<Thing, 3> cards_;
};

}  // namespace

TEST_CASE("where something has changed it is painted as it would be from nothing") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  const Sdl sdl;
  const TestFolder folder;
  std::mt19937 chance(7);
  Mirror mirror(window.x, window.y, still(), folder.path());
  auto made = std::make_unique<Medley>(chance);
  Medley& medley = *made;
  mirror.show(std::move(made));
  for (int picture = 0; picture < 60; ++picture) {
    medley.change();
    mirror.wake();
    const auto changed = mirror.pixels();
    REQUIRE(changed == mirror.pixels_painted_anew());
  }
}

}  // namespace fuba::test::repainting_test
