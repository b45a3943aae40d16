#include <memory>

#include "app/window/sdl.hpp"
#include "mirror.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::screen_change_test {
using namespace fuba::app;
namespace {

class Arrived : public Screen {
  void frame(Ui& ui) override { ui.button("here", {100, 400, 100, 40}, "Here", 'h'); }
};

/// Gives way to another screen in its second frame, as one does that waits for something.
class Waiting : public Screen {
 public:
  explicit Waiting(Director& director) : director_(director) {}

 private:
  void frame(Ui& /*ui*/) override {
    if (++frames_ == 2) director_.begin(std::make_unique<Arrived>());
  }

  Director& director_;
  int frames_ = 0;
};

}  // namespace

TEST_CASE("a screen is laid out before it is shown, whenever the one before it gave way") {
  const bool dummy = dummy_display();
  REQUIRE(dummy);
  const Sdl sdl;
  const TestFolder folder;
  Mirror mirror(1280, 800, still(), folder.path());
  mirror.show(std::make_unique<Waiting>(mirror.director()));
  CHECK(mirror.place("here"));
}

}  // namespace fuba::test::screen_change_test
