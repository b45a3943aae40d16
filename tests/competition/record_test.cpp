// The lines of a competition's file.
#include "competition/record.hpp"

#include "competition/definition_json.hpp"
#include "competition/season.hpp"
#include "competition/show_json.hpp"
#include "support/catch.hpp"

using namespace competition;
using namespace competition::test;
using nlohmann::json;

namespace {

Definition league() { return definition_from_json(definition("league", 2), means_of()).value(); }

std::string file(const Definition& definition = league()) {
  return record_line(definition) + record_line(definition, BeginEntry{"L1-1", "2026-11-22 20:15"}) +
         record_line(definition, ResultEntry{.match = "L1-1", .score = {2, 1}});
}

}  // namespace

TEST_CASE("what is written is read again", "[C1]") {
  const auto read = read_record(file(), Seals::needed, means_of());
  REQUIRE(read);
  CHECK_FALSE(read->trouble);
  CHECK(read->sound == file().size());
  CHECK(read->competition.champion() == TeamIndex{0});
}

TEST_CASE("a last line that was cut is dropped, what stands before it holds") {
  const std::string text = file();
  const std::size_t before = text.rfind('\n', text.size() - 2) + 1;
  for (const std::size_t cut : {before + 1, text.size() - 1}) {
    const auto read = read_record(text.substr(0, cut), Seals::needed, means_of());
    REQUIRE(read);
    REQUIRE(read->trouble);
    CHECK(read->trouble->kind == RecordTrouble::Kind::cut_short);
    CHECK(read->trouble->line == 3);
    CHECK(read->sound == before);
    CHECK(read->competition.state(0) == MatchState::under_way);
  }
}

TEST_CASE("a changed byte stops the reading there") {
  std::string text = file();
  text[text.find("[2,1]") + 1] = '9';
  const auto read = read_record(text, Seals::needed, means_of());
  REQUIRE(read);
  REQUIRE(read->trouble);
  CHECK(read->trouble->kind == RecordTrouble::Kind::damaged);
  CHECK(read->competition.state(0) == MatchState::under_way);
  text = file();
  text[text.find("name")] = 'X';
  CHECK(read_record(text, Seals::needed, means_of()).error().kind == RecordTrouble::Kind::damaged);
}

TEST_CASE("typed lines need no checksum") {
  json first = definition("league", 2);
  first["fuba-competition"] = 1;
  const std::string text = first.dump() + "\n\n{\"result\":\"L1-1\",\"score\":[0,1]}";
  const auto read = read_record(text, Seals::ignored, means_of());
  REQUIRE(read);
  CHECK_FALSE(read->trouble);
  CHECK(read->competition.champion() == TeamIndex{1});
  CHECK_FALSE(read_record(text, Seals::needed, means_of()));
}

TEST_CASE("a competition of a later format says so") {
  json first = definition("league", 2);
  first["fuba-competition"] = 2;
  const auto read = read_record(first.dump() + "\n", Seals::ignored, means_of());
  REQUIRE_FALSE(read);
  CHECK(to_string(read.error()) ==
        "line 1, field /fuba-competition: it is in format 2, this program reads formats 1 to 1");
}

TEST_CASE("an entry that cannot be names its line and field") {
  json first = definition("league", 2);
  first["fuba-competition"] = 1;
  const auto read =
      read_record(first.dump() + "\n{\"result\":\"L1-1\",\"score\":[0,100]}\n", Seals::ignored, means_of());
  REQUIRE(read);
  REQUIRE(read->trouble);
  CHECK(read->trouble->kind == RecordTrouble::Kind::refused);
  CHECK(to_string(*read->trouble) == "line 2, field /score/1: expected a whole number from 0 to 99");
}

TEST_CASE("what is no competition is none: empty, foreign, too long a line") {
  for (const Seals seals : {Seals::ignored, Seals::needed})
    for (const char* text : {"", "{\"fuba-save\":4}\n", "[1,2]\n", "root:x:0:0\n"})
      CHECK(read_record(text, seals, means_of()).error().kind == RecordTrouble::Kind::refused);
  json first = definition("league", 2);
  first["fuba-competition"] = 1;
  first["name"] = std::string(70000, 'x');
  const auto read = read_record(first.dump(), Seals::ignored, means_of());
  REQUIRE_FALSE(read);
  CHECK(read.error().problem.problem.find("longer") != std::string::npos);
}
