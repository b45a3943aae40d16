#include "app/window/background.hpp"

#include <stdexcept>

#include "support/catch.hpp"

namespace fuba::test::background_test {
namespace {

TEST_CASE("work on a thread of its own answers once, and is asked to stop when it is dropped") {
  app::Background<int> seven([](const std::stop_token&) { return 7; });
  CHECK(seven.take() == 7);
  bool stopped = false;
  {
    const app::Background<int> endless([&](const std::stop_token& stop) {
      while (!stop.stop_requested()) std::this_thread::yield();
      stopped = true;
      return 0;
    });
  }
  CHECK(stopped);
}

TEST_CASE("what the work throws comes out where its answer is taken") {
  app::Background<int> broken([](const std::stop_token&) -> int { throw std::runtime_error("no answer"); });
  CHECK_THROWS_AS(broken.take(), std::runtime_error);
}

}  // namespace
}  // namespace fuba::test::background_test
