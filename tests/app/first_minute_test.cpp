#include <chrono>
#include <thread>

#include "fuba/rules_files.hpp"
#include "stand.hpp"
#include "support/catch.hpp"

namespace fuba::test::first_minute_test {
using namespace fuba;
using namespace fuba::app;

namespace {

/// Somebody who starts the program for the first time, and counts the clicks.
class Newcomer : public test::Stand {
 public:
  Newcomer() : Stand(first_time()) {}

  void click(const std::string& id) {
    press(id);
    ++clicks_;
  }
  int clicks() const { return clicks_; }

  /// Waits for coaches until somebody has to play the ball.
  std::optional<Match> first_ball() {
    for (int times = 0; times < 2000; ++times) {
      auto match = under_way();
      if (match && match->decision() && match->decision()->kind == DecisionKind::target) return match;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      mirror().wake();
      mirror().settle();
    }
    return std::nullopt;
  }

 private:
  static Settings first_time() {
    Settings settings;
    settings.pace = Pace::off;
    settings.coach_pace = CoachPace::at_once;
    return settings;
  }

  int clicks_ = 0;
};

/// The rules of a first evening.
Options first_evening() {
  const OptionRegistry options = load_options().value();
  for (const OptionPreset& preset : options.presets)
    if (preset.id == "first-evening") return preset.options;
  return {};
}

}  // namespace

TEST_CASE("alone, three clicks at most lead from the start to the first decision about the ball") {
  Newcomer newcomer;
  newcomer.click("coach");
  newcomer.click("kick off");
  const auto match = newcomer.first_ball();
  REQUIRE(match);
  CHECK(newcomer.clicks() <= 3);
  CHECK(match->info().coaches == std::array<std::string, 2>{"", "beginner"});
  CHECK(match->rules().options == first_evening());
}

TEST_CASE("a new match is proposed against the coach who was played from the title") {
  Newcomer newcomer;
  newcomer.click("coach");
  CHECK(newcomer.director().settings().seats == std::array<std::string, 2>{"", "beginner"});
}

TEST_CASE("in a hot seat, five clicks at most lead from the start to the first decision about the ball") {
  Newcomer newcomer;
  newcomer.click("two");
  newcomer.click("kick off");
  const auto match = newcomer.first_ball();
  REQUIRE(match);
  CHECK(newcomer.clicks() <= 5);
  CHECK(match->info().coaches == std::array<std::string, 2>{});
}

TEST_CASE("whoever likes to arranges the teams before the kick-off") {
  Newcomer newcomer;
  newcomer.click("two");
  newcomer.click("arrange");
  CHECK(newcomer.offers("reveal"));
  newcomer.click("reveal");
  CHECK(newcomer.offers("card 4-4-2"));
}

TEST_CASE("a coach is played with the seats of the last time") {
  Settings settings = test::still();
  settings.seats = {"bold", ""};
  test::Stand stand(settings);
  stand.press("coach");
  CHECK(stand.under_way()->info().coaches == std::array<std::string, 2>{"bold", ""});
}
}  // namespace fuba::test::first_minute_test
