#include <nlohmann/json.hpp>
#include <sstream>

#include "fuba/match.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "tabletop/seal.hpp"

namespace fuba::test::notes_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::sealed;

namespace {

using nlohmann::ordered_json;

Loaded read(const std::string& text) {
  auto result = load_text(text, "old.fuba", rules_for, DiceSource::random(1));
  REQUIRE(result);
  return std::move(*result);
}

Match noted_match() {
  Match match = played_match(3, 60);
  match.write({0, "before"});
  match.write({12, "Żółć \"in\"\ntwo lines"});
  match.write({60, "now"});
  return match;
}

std::string note_line(const ordered_json& fields) {
  std::string open = fields.dump();
  open.pop_back();
  return sealed(open);
}

}  // namespace

TEST_CASE("notes come back with their moments") {
  const Match match = noted_match();
  const Loaded back = read(save_text(match));
  CHECK_FALSE(back.trouble);
  CHECK(back.match.notes() == match.notes());
  CHECK(save_text(back.match) == save_text(match));
}

TEST_CASE("a note stands behind the entry of its moment") {
  const Match match = noted_match();
  std::istringstream text(save_text(match));
  std::size_t entries = 0;
  std::size_t notes = 0;
  std::string line;
  std::getline(text, line);
  while (std::getline(text, line)) {
    const auto object = ordered_json::parse(line);
    if (!object.contains("note")) {
      ++entries;
      continue;
    }
    CHECK(object["at"] == entries);
    CHECK(object["at"] == match.notes()[notes++].at);
  }
  CHECK(notes == match.notes().size());
  CHECK(entries == match.journal().size());
}

TEST_CASE("a note that is appended later replaces the one of its moment, an empty one takes it away") {
  Match match = noted_match();
  std::string text = save_text(match) + tabletop::save_note_line({12, "other"}) +
                     tabletop::save_note_line({0, ""}) + tabletop::save_note_line({5, "late"});
  match.write({12, "other"});
  match.write({0, ""});
  match.write({5, "late"});
  const Loaded back = read(text);
  CHECK_FALSE(back.trouble);
  CHECK(back.match.notes() == match.notes());
}

TEST_CASE("what is played after notes goes on behind them") {
  Match match = noted_match();
  const std::string before = save_text(match);
  play_on(match, 9, 90);
  std::string text = before;
  for (std::size_t entry = 60; entry < match.journal().size(); ++entry) text += save_line(match, entry);
  const Loaded back = read(text);
  CHECK_FALSE(back.trouble);
  CHECK(same_match(back.match, match));
  CHECK(back.match.notes() == match.notes());
}

TEST_CASE("notes before the place where a file is damaged are kept") {
  const Match match = noted_match();
  const std::string text = save_text(match);
  const Loaded back = read(text.substr(0, text.size() - 400));
  REQUIRE(back.trouble);
  CHECK(back.match.notes() == std::vector<Note>(match.notes().begin(), match.notes().begin() + 2));
}

TEST_CASE("a note that cannot be is refused with its field, and all before it is kept") {
  struct Case {
    ordered_json fields;
    const char* named;
  };
  const std::vector<Case> cases{{{{"note", "a\ab"}, {"at", 3}}, "/note"},
                                {{{"note", std::string("a\0b", 3)}, {"at", 3}}, "/note"},
                                {{{"note", "\x1B[2J"}, {"at", 3}}, "/note"},
                                {{{"note", "a\rb"}, {"at", 3}}, "/note"},
                                {{{"note", std::string(longest_note + 1, 'x')}, {"at", 3}}, "/note"},
                                {{{"note", 5}, {"at", 3}}, "/note"},
                                {{{"note", "a"}, {"at", -1}}, "/at"},
                                {{{"note", "a"}, {"at", 61}}, "/at"},
                                {{{"note", "a"}, {"at", 1e300}}, "/at"},
                                {{{"note", "a"}, {"at", UINT64_MAX}}, "/at"},
                                {{{"note", "a"}, {"at", "3"}}, "/at"},
                                {{{"note", "a"}}, "/at"},
                                {{{"note", "a"}, {"at", 3}, {"hash", "0"}}, "/hash"}};
  const Match match = noted_match();
  for (const Case& wrong : cases) {
    const Loaded back = read(save_text(match) + note_line(wrong.fields));
    REQUIRE(back.trouble);
    INFO(to_string(*back.trouble));
    CHECK(back.trouble->kind == SaveError::Kind::damaged);
    CHECK(back.trouble->field == wrong.named);
    CHECK(back.trouble->line == 65);
    CHECK(same_match(back.match, match));
    CHECK(back.match.notes() == match.notes());
  }
}

TEST_CASE("whatever is written down can be read again") {
  Match match = played_match(3, 10);
  match.write({1, "a\x1B[2J\tb\xFF"});
  match.write({2, std::string(3 * longest_note, 'x')});
  match.write({3, "\xE2\x80\xAE"});
  const Loaded back = read(save_text(match));
  CHECK_FALSE(back.trouble);
  REQUIRE(back.match.notes().size() == 3);
  CHECK(back.match.notes()[0].text == "a [2J b\xEF\xBF\xBD");
  CHECK(back.match.notes()[1].text == std::string(longest_note, 'x'));
  CHECK(back.match.notes()[2].text == " ");
}
}  // namespace fuba::test::notes_test
