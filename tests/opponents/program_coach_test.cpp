#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "fuba/coach/coach_opponent.hpp"
#include "fuba/json.hpp"
#include "fuba/league.hpp"
#include "match/other_program.hpp"
#include "opponents/bench_side.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::program_coach_test {
using namespace fuba;
using namespace fuba::test;
using namespace std::chrono_literals;
using nlohmann::json;

namespace {

constexpr auto long_enough = std::chrono::minutes(5);

std::vector<std::string> bot(const std::string& manner, const std::string& file = "") {
  std::vector<std::string> words{"/bin/sh", FUBA_SOURCE "/tests/opponents/bot.sh", manner};
  if (!file.empty()) words.push_back(file);
  return words;
}

/// A match of the beginner at home against a program, and what stopped it.
struct Attempt {
  Match match;
  std::string error;
};

Attempt attempt(const std::vector<std::string>& words, const std::shared_ptr<const Ruleset>& rules,
                std::chrono::milliseconds limit, const std::stop_token& stop = {}) {
  Attempt made{Match(rules, DiceSource::random(4)), {}};
  auto program = ProgramCoach::start(words, Team::away, limit);
  if (!program) {
    made.error = program.error();
    return made;
  }
  const Opponents opponents{coach_opponent(coach("beginner")), *std::move(program)};
  if (const auto done = play_on(made.match, opponents, stop); !done) made.error = done.error();
  return made;
}

std::string error_of(const std::vector<std::string>& words, std::chrono::milliseconds limit = long_enough) {
  return attempt(words, basic_rules(default_edition()), limit).error;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::vector<json> lines_of(const std::string& file) {
  std::ifstream in(file);
  std::vector<json> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line));
  return lines;
}

/// A file that a program holds open; it is closed when nobody does any more.
class OpenElsewhere {
 public:
  OpenElsewhere() {
    REQUIRE(::mkfifo(name().c_str(), 0600) == 0);
    reader_ = ::open(name().c_str(), O_RDONLY | O_NONBLOCK);
  }
  ~OpenElsewhere() { ::close(reader_); }
  OpenElsewhere(const OpenElsewhere&) = delete;
  OpenElsewhere& operator=(const OpenElsewhere&) = delete;

  std::string name() const { return folder_.file("fifo"); }
  bool closed_within(std::chrono::milliseconds time) const {
    pollfd end{reader_, POLLIN, 0};
    return ::poll(&end, 1, static_cast<int>(time.count())) == 1 && (end.revents & POLLHUP) != 0;
  }

 private:
  TestFolder folder_;
  int reader_ = -1;
};

}  // namespace

TEST_CASE(
    "a program plays whole matches: it is told what is played, its decisions as its side sees them, the "
    "end") {
  const auto rules = full_rules(GENERATE(from_range(editions())));
  const TestFolder folder;
  const std::string record = folder.file("record");
  const Attempt made = attempt(bot("well", record), rules, long_enough);
  INFO(made.error);
  REQUIRE(made.error.empty());
  CHECK(made.match.over());
  const auto lines = lines_of(record);
  REQUIRE(lines.size() > 4);
  CHECK(lines.front()["new"]["rules"] == rules->id);
  CHECK(lines.front()["new"]["options"] == to_json(*rules, made.match.state())["options"]);
  CHECK(lines.front()["new"].contains("skills_per_team") == rules->has(Option::skills));
  CHECK(lines.front()["side"] == "away");
  CHECK(lines.front()["seconds"] == 300);
  const json over{{"over", true},
                  {"score", {{"home", made.match.state().score[0]}, {"away", made.match.state().score[1]}}}};
  CHECK(lines[lines.size() - 2] == over);
  CHECK(lines.back() == json{{"quit", true}});

  std::size_t asked = 0;
  State before = made.match.start();
  for (const Entry& entry : made.match.journal()) {
    if (const Choice* choice = entry.choice(); choice != nullptr && choice->team == Team::away) {
      const json& question = lines.at(++asked);
      CHECK(question["id"] == asked);
      CHECK(question["view"] == to_json(*rules, seen_by(before, Team::away)));
      CHECK(question["decision"] == json{{"team", "away"}, {"kind", name(decision(before)->kind)}});
      CHECK(question["legal"].size() == legal(*rules, before).size());
      CHECK(question["legal"][0] == to_string(choice->command));
    }
    before = entry.after;
  }
  CHECK(asked == lines.size() - 3);
}

TEST_CASE("a program that plays badly is named with what it said") {
  const std::string illegal = error_of(bot("illegal"));
  CHECK(contains(illegal, "bot.sh illegal (away)"));
  CHECK(contains(illegal, "target Z9"));
  CHECK(contains(illegal, "legal choices"));
  CHECK(contains(error_of(bot("other-id")), "expected \"id\":3"));
  CHECK(contains(error_of(bot("dies")), "and ended"));
  CHECK(contains(error_of(bot("refuses")), "I play chess only"));
}

TEST_CASE("nonsense of a program is repeated in short, without what would disturb a terminal") {
  const std::string garbage = error_of(bot("garbage"));
  CHECK(contains(garbage, "What a  [31mmatch"));
  CHECK(contains(garbage, "expected a line such as {\"do\":"));
  CHECK(contains(error_of(bot("lines")), "nonsense"));
  const std::string flood = error_of(bot("flood"));
  CHECK(contains(flood, "64 KiB"));
  CHECK(flood.size() < 400);
}

TEST_CASE("a program that says nothing is waited for as long as it may take") {
  CHECK(contains(error_of(bot("silent"), 200ms), "no answer within 0.2 s"));
  CHECK(contains(error_of({"/bin/sleep", "1000"}, 50ms), "no answer within 0.05 s"));
}

TEST_CASE("a program that is not there or cannot be executed is an error") {
  CHECK(contains(error_of({"/no/such/bot"}), "/no/such/bot cannot be started: No such file"));
  CHECK(contains(error_of({FUBA_SOURCE "/README.md"}), "cannot be started: Permission denied"));
  CHECK(contains(error_of({"/bin/true"}), "asked whether it plays and ended"));
}

TEST_CASE("who is stopped does not wait for a program, and blames nobody") {
  std::stop_source source;
  source.request_stop();
  const auto rules = basic_rules(default_edition());
  const Attempt made = attempt(bot("silent"), rules, long_enough, source.get_token());
  CHECK(made.error.empty());
  CHECK_FALSE(made.match.over());
  auto program = ProgramCoach::start({"/bin/sleep", "1000"}, Team::home, long_enough);
  REQUIRE(program);
  const auto choice = (*program)->choose(*rules, new_match(*rules), source.get_token());
  REQUIRE_FALSE(choice);
  CHECK(contains(choice.error(), "was stopped"));
}

TEST_CASE("a program that does not end is ended with all that it has started, wherever that went") {
  const auto manner = GENERATE(as<std::string>(), "stays", "stays-in-another-group",
                               "stays-in-other-sessions", "leaves-others");
  INFO(manner);
  const OpenElsewhere file;
  const auto rules = basic_rules(default_edition());
  const auto begun = std::chrono::steady_clock::now();
  {
    const auto program = ProgramCoach::start(bot(manner, file.name()), Team::home, long_enough);
    REQUIRE(program);
    REQUIRE((*program)->choose(*rules, new_match(*rules), {}));
    CHECK_FALSE(file.closed_within(0ms));
  }
  CHECK(file.closed_within(10s));
  CHECK(std::chrono::steady_clock::now() - begun < long_enough);
}

TEST_CASE("a program ends with the referee, even where that is killed") {
  const OpenElsewhere file;
  {
    OtherProgram<int> referee([&](const auto& tell) {
      const auto rules = basic_rules(default_edition());
      const auto program = ProgramCoach::start(bot("stays", file.name()), Team::home, long_enough);
      if (program && (*program)->choose(*rules, new_match(*rules), {})) tell(1);
      ::pause();
    });
    REQUIRE(referee.next());
    CHECK_FALSE(file.closed_within(0ms));
  }
  CHECK(file.closed_within(10s));
}
}  // namespace fuba::test::program_coach_test
