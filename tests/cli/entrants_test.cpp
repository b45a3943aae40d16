#include "cli/entrants.hpp"

#include <nlohmann/json.hpp>

#include "games/competing.hpp"
#include "soccer_city/kit.hpp"
#include "stw/kit.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::entrants_test {
namespace {

/// A game that only programs play.
struct WithoutCoaches : stw::Kit {
  static std::span<const std::string_view> coaches() { return {}; }
};
static_assert(games::Kit<WithoutCoaches>);

/// A game that has nothing of its own to say about competitions.
struct WithoutMeans : stw::Kit {
  static void means();
};
static_assert(games::Kit<WithoutMeans> && !games::Competing<WithoutMeans>);

constexpr std::chrono::milliseconds limit{100};

/// What is wrong with a command line, in the words that are printed; "" where nothing is.
template <class Use>
std::string usage_error(Use use) try {
  use();
  return "";
} catch (const cli::WrongUsage& error) {
  return error.what();
}

}  // namespace

TEST_CASE("who is named for a game without coaches is told that only programs play it") {
  CHECK(usage_error([] { cli::entrant<WithoutCoaches>("beginner", limit); }) ==
        "There is no coach \"beginner\": stw has no coaches of its own. Expected a program such as "
        "program:./bot.");
  CHECK(cli::entrant<WithoutCoaches>("program:./bot fast", limit).name == "program:bot fast");
}

TEST_CASE("a league of all coaches of a game without coaches is refused, not empty") {
  CHECK(usage_error([] { cli::entrants<WithoutCoaches>("all", limit); }) ==
        "--coaches all: stw has no coaches of its own. Name programs with commas between, such as "
        "program:./bot,program:./other.");
  CHECK(cli::entrants<WithoutCoaches>("program:./bot,program:./other", limit).size() == 2);
}

TEST_CASE("who is named for a game with coaches is told which there are") {
  constexpr std::array<std::string_view, 2> coaches{"bold", "shy"};
  CHECK(cli::named("coach:shy", "race", coaches).id == "shy");
  CHECK(usage_error([&] { cli::named("chess", "race", coaches); }) ==
        "There is no coach \"chess\". Expected bold, shy, a file of tactics such as my-coach.json, or a "
        "program such as program:./bot.");
}

TEST_CASE("a file of tactics that is wrong is named as it was given, with what shows how it is made") {
  const TestFolder folder;
  const std::string file = folder.file("my.json");
  const auto wrong = [&file] { return soccer_city::Kit::coach_of_file(file).error(); };
  CHECK(wrong().starts_with(file + " cannot be"));
  write_text(file, R"({"looks_on":5})");
  CHECK(wrong().starts_with(file + ", field /"));
  CHECK(wrong().find("A coach of the game in rules/soccer-city/") != std::string::npos);
}

TEST_CASE("a game without means of its own has leagues by its options, its score and its cards") {
  const auto means = games::means_of<WithoutMeans>().value()("stw", {"shooting-die"});
  REQUIRE(means);
  CHECK(means->options == std::vector<std::string>{"shooting-die"});
  CHECK(means->coaches.size() == 4);
  CHECK_FALSE(means->decides_ties);
  CHECK_FALSE(games::means_of<WithoutMeans>().value()("stw", {"conditions"}));
}
}  // namespace fuba::test::entrants_test
