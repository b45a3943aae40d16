#include <SDL.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "app/window/sdl.hpp"
#include "mirror.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::caption_test {
using namespace fuba::app;
namespace {

constexpr SDL_FRect out_of_sight{2000, 1200, 200, 40};
constexpr SDL_FRect top_left{20, 20, 300, 60};
constexpr SDL_FRect bottom_left{20, 720, 300, 60};

/// Tells something at both corners of the part that is seen where text is large, and something beyond it.
class Telling : public Screen {
  void frame(Ui& ui) override {
    ui.remark({"Beyond", out_of_sight, 0});
    ui.remark({"Above", top_left, 0});
    ui.remark({"Below", bottom_left, 0});
  }
};

}  // namespace

TEST_CASE("What is told out of sight is told where it covers nothing of what is told in sight") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  const Sdl sdl;
  const TestFolder folder;
  Settings settings = still();
  settings.text = text_names.size() - 1;
  Mirror mirror(1280, 800, settings, folder.path());
  mirror.show(std::make_unique<Telling>());
  std::vector<Written> written;
  mirror.note_down(written);
  mirror.lay_out();
  const auto told = std::ranges::find(written, "Beyond", &Written::words);
  REQUIRE(told != written.end());
  for (const SDL_FRect& other : {top_left, bottom_left})
    CHECK(SDL_HasIntersectionF(&told->rect, &other) == SDL_FALSE);
}

}  // namespace fuba::test::caption_test
