#include <nlohmann/json.hpp>
#include <sstream>

#include "fuba/match.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "tabletop/seal.hpp"

namespace fuba::test::damage_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::sealed;

namespace {

using Kind = SaveError::Kind;
using nlohmann::ordered_json;

tl::expected<Loaded, SaveError> read(std::string_view text) {
  return load_text(text, "old.fuba", rules_for, DiceSource::random(1));
}

/// Whether a match is the beginning of another.
bool begins(const Match& part, Match whole) {
  if (part.journal().size() > whole.journal().size()) return false;
  whole.rewind(part.journal().size());
  return same_match(part, whole);
}

/// The lines of a saved match, to be changed one by one; sealed again, so that only the change is wrong.
class Tampered {
 public:
  explicit Tampered(const Match& match) {
    std::istringstream text(save_text(match));
    for (std::string line; std::getline(text, line);) lines_.push_back(ordered_json::parse(line));
  }

  ordered_json& operator[](std::size_t line) { return lines_[line]; }
  void drop(std::size_t line) { lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(line)); }

  std::string text() const {
    std::string all;
    for (ordered_json line : lines_) {
      if (line.is_object()) line.erase("sum");
      std::string open = line.dump();
      if (line.is_object()) open.pop_back();
      all += sealed(open);
    }
    return all;
  }

 private:
  std::vector<ordered_json> lines_;
};

/// The first line of a match's file that records dice, or the state of a turn's beginning.
std::size_t line_with(const Match& match, std::string_view field) {
  std::istringstream text(save_text(match));
  std::size_t number = 0;
  for (std::string line; std::getline(text, line); ++number)
    if (number > 0 && ordered_json::parse(line).contains(std::string(field))) return number;
  throw std::logic_error("no such line");
}

SaveError trouble_of(const Tampered& tampered) {
  const auto result = read(tampered.text());
  if (!result) return result.error();
  if (!result->trouble) throw std::logic_error("the change was not noticed");
  return *result->trouble;
}

}  // namespace

TEST_CASE("a file cut at any byte loses its last line and nothing else") {
  const auto rules = GENERATE(shared_rules(), all_rules());
  const Match match = played_match(3, 25, rules);
  const std::string text = save_text(match);
  const std::size_t header = text.find('\n');
  for (std::size_t length = header; length <= text.size(); ++length) {
    const std::string_view cut = std::string_view(text).substr(0, length);
    const auto result = read(cut);
    REQUIRE(result);
    const auto complete = static_cast<std::size_t>(std::ranges::count(cut, '\n'));
    const bool only_the_line_end_is_missing = length < text.size() && text[length] == '\n';
    REQUIRE(result->match.journal().size() + 1 ==
            std::max<std::size_t>(1, complete + only_the_line_end_is_missing));
    REQUIRE(begins(result->match, match));
    const bool whole = cut.ends_with('\n') || only_the_line_end_is_missing;
    REQUIRE(result->trouble.has_value() != whole);
    if (result->trouble) REQUIRE(result->trouble->kind == Kind::cut_short);
  }
}

TEST_CASE("a file cut within its first line is an error") {
  const std::string text = save_text(played_match(3, 5));
  for (std::size_t length = 0; length < text.find('\n'); ++length)
    REQUIRE_FALSE(read(std::string_view(text).substr(0, length)));
}

TEST_CASE("after a cut the match stands at the roll whose line is lost, and goes on with other dice") {
  Match match = played_match(3, 400);
  const std::size_t line = line_with(match, "dice");
  match.rewind(line - 1);
  const auto result = read(save_text(match));
  REQUIRE(result);
  Match back = result->match;
  REQUIRE(roll(back.state()));
  CHECK_FALSE(back.decision());
  REQUIRE(back.roll_due());
  CHECK(back.decision());
}

TEST_CASE("a flipped bit is noticed wherever it is") {
  const auto rules = GENERATE(shared_rules(), all_rules());
  const Match match = played_match(3, 60, rules);
  const std::string text = save_text(match);
  const int bit = GENERATE(range(0, 8));
  for (std::size_t at = static_cast<std::size_t>(bit); at < text.size(); at += 19) {
    std::string flipped = text;
    flipped[at] = static_cast<char>(flipped[at] ^ (1 << bit));
    const auto result = read(flipped);
    if (!result) continue;
    REQUIRE(begins(result->match, match));
    REQUIRE(result->trouble);
  }
}

TEST_CASE("a file whose line ends another system has made its own is read") {
  const Match match = played_match(3, 40);
  std::string text = save_text(match);
  for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n', end + 2))
    text.insert(end, "\r");
  const auto loaded = read(text);
  REQUIRE(loaded);
  CHECK_FALSE(loaded->trouble);
  CHECK(same_match(loaded->match, match));
}

TEST_CASE("of a first line that is damaged nobody is sent to the line before") {
  Tampered file(played_match(3, 5));
  file[0].erase("date");
  const auto loaded = read(file.text());
  REQUIRE_FALSE(loaded);
  CHECK(loaded.error().advice == "Use a copy of the file.");
}

TEST_CASE("zeros at the end, as a power cut leaves them, cost nothing that was written") {
  const Match match = played_match(3, 60);
  const auto result = read(save_text(match) + std::string(500, '\0'));
  REQUIRE(result);
  CHECK(same_match(result->match, match));
  CHECK(result->trouble->kind == Kind::cut_short);
}

TEST_CASE("no saved match: anything else is refused in words") {
  for (const char* text : {"", "\n", "{}", "[]", "hello", "{\"fuba-save\"", "null\n", "\x89PNG\r\n"}) {
    const auto result = read(text);
    REQUIRE_FALSE(result);
    CHECK(result.error().kind == Kind::foreign);
  }
  CHECK_FALSE(read(std::string(100000, '[')));
  CHECK_FALSE(read("{\"fuba-save\":" + std::string(100000, '[')));
}

TEST_CASE("a header that does not fit is refused with its field") {
  const Match match = played_match(3, 5);
  struct Case {
    const char* field;
    ordered_json value;
    Kind kind;
  };
  const std::vector<Case> cases{{"fuba-save", save_format + 1, Kind::foreign},
                                {"fuba-save", 0, Kind::foreign},
                                {"fuba-save", "1", Kind::damaged},
                                {"rules", "fuba-9.9", Kind::foreign},
                                {"rules", 3, Kind::damaged},
                                {"options", ordered_json::array({"sorcery"}), Kind::foreign},
                                {"options", "basic", Kind::damaged},
                                {"revision", "one", Kind::damaged},
                                {"home", "Home", Kind::damaged},
                                {"date", 2024, Kind::damaged},
                                {"position", 5, Kind::damaged},
                                {"position", {{"half", 3}}, Kind::damaged},
                                {"position", {{"home", {{"players", {{"C3", 11}}}}}}, Kind::damaged},
                                {"position", {{"ball", {{"area", "C9"}}}}, Kind::damaged},
                                {"position", {{"agenda", {{{"step", "dreaming"}}}}}, Kind::damaged},
                                {"revision", UINT64_MAX, Kind::damaged},
                                {"home", {{"name", 5}, {"colour", ""}}, Kind::damaged},
                                {"home", {{"name", "a"}}, Kind::damaged},
                                {"home", {{"name", "a"}, {"colour", ""}, {"x", 1}}, Kind::damaged},
                                {"skills_per_team", 0, Kind::damaged},
                                {"skills_per_team", 6, Kind::damaged},
                                {"skills_per_team", "3", Kind::damaged},
                                {"surprise", true, Kind::damaged}};
  for (const Case& wrong : cases) {
    Tampered tampered(match);
    tampered[0][wrong.field] = wrong.value;
    const auto result = read(tampered.text());
    REQUIRE_FALSE(result);
    INFO(to_string(result.error()));
    CHECK(result.error().line == 1);
    CHECK(result.error().field.starts_with(std::string("/") + wrong.field));
    CHECK(result.error().kind == wrong.kind);
  }
  for (const char* field : {"program", "rules", "revision", "options", "home", "away", "date"}) {
    Tampered tampered(match);
    tampered[0].erase(field);
    CHECK(trouble_of(tampered).field == std::string("/") + field);
  }
}

TEST_CASE("an entry of the wrong kind is named with line and field, and all before it is kept") {
  const Match match = played_match(3, 400);
  const std::size_t dice = line_with(match, "dice");
  struct Case {
    std::size_t line;
    const char* field;
    ordered_json value;
    const char* named;
    Kind kind;
  };
  const std::vector<Case> cases{{dice, "dice", "6", "/dice", Kind::damaged},
                                {dice, "dice", ordered_json::array({1}), "/dice", Kind::damaged},
                                {dice, "dice", {1, 7}, "/dice/1", Kind::damaged},
                                {dice, "dice", {0, 1}, "/dice/0", Kind::damaged},
                                {dice, "dice", {1.5, 1}, "/dice/0", Kind::damaged},
                                {dice, "for", "rebound", "/for", Kind::other_result},
                                {dice, "for", 4, "/for", Kind::damaged},
                                {dice, "hash", 12, "/hash", Kind::damaged},
                                {dice, "hash", "0000000000000000", "/hash", Kind::other_result},
                                {dice, "extra", 1, "/extra", Kind::damaged},
                                {1, "home", "formation 9-9-9", "/home", Kind::other_result},
                                {1, "home", "abracadabra", "/home", Kind::damaged},
                                {1, "home", 1, "/home", Kind::damaged},
                                {1, "home", "target C3", "/home", Kind::other_result}};
  for (const Case& wrong : cases) {
    Tampered tampered(match);
    tampered[wrong.line][wrong.field] = wrong.value;
    const auto result = read(tampered.text());
    REQUIRE(result);
    REQUIRE(result->trouble);
    INFO(to_string(*result->trouble));
    CHECK(result->trouble->line == wrong.line + 1);
    CHECK(result->trouble->field == wrong.named);
    CHECK(result->trouble->kind == wrong.kind);
    CHECK(result->match.journal().size() == wrong.line - 1);
    CHECK(begins(result->match, match));
    CHECK_FALSE(result->snapshots.empty());
  }
}

TEST_CASE("a line of an all-options match that is changed or missing is noticed, and all before it is kept") {
  const Match match = finished_match(3, all_rules());
  const std::string text = save_text(match);
  const std::size_t lines = match.journal().size() + 1;
  for (std::size_t line = 2; line + 1 < lines; line += 97) {
    Tampered missing(match);
    missing.drop(line);
    const auto result = read(missing.text());
    REQUIRE(result);
    REQUIRE(result->trouble);
    CHECK(begins(result->match, match));
    CHECK(result->match.journal().size() + 1 >= line);
  }
  for (std::size_t at = 7; at < text.size(); at += 4001) {
    std::string changed = text;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    const auto result = read(changed);
    if (!result) continue;
    REQUIRE(result->trouble);
    CHECK(begins(result->match, match));
  }
}

TEST_CASE("a drawn card must be one of those that there are") {
  std::uint64_t seed = 1;
  const auto drawn = [](const Match& match) {
    const auto& journal = match.journal();
    return std::ranges::find_if(journal,
                                [](const Entry& entry) {
                                  return entry.fallen() != nullptr &&
                                         entry.fallen()->roll.purpose == Purpose::draw;
                                }) -
           journal.begin();
  };
  Match match = finished_match(seed, all_rules());
  while (drawn(match) == std::ssize(match.journal())) match = finished_match(++seed, all_rules());
  const auto line = static_cast<std::size_t>(drawn(match)) + 1;
  for (const int card : {0, 34, 255}) {
    Tampered tampered(match);
    tampered[line]["dice"] = ordered_json::array({card});
    const SaveError trouble = trouble_of(tampered);
    CHECK(trouble.field == "/dice/0");
    CHECK(trouble.kind == Kind::damaged);
  }
}

TEST_CASE("a line that is no entry at all is damage") {
  const Match match = played_match(3, 20);
  for (const ordered_json& line :
       {ordered_json(5), ordered_json::array(), ordered_json({{"hash", "0"}}), ordered_json({{"x", 1}})}) {
    Tampered tampered(match);
    tampered[4] = line;
    CHECK(trouble_of(tampered).line == 5);
    CHECK(trouble_of(tampered).kind == Kind::damaged);
  }
}

TEST_CASE("a line that is missing is noticed at the next one") {
  const Match match = played_match(3, 60);
  Tampered tampered(match);
  tampered.drop(2);
  CHECK(trouble_of(tampered).line == 3);
  CHECK(trouble_of(tampered).kind == Kind::other_result);
}

TEST_CASE("a state that comes out otherwise is named by the first field that differs") {
  const Match match = played_match(3, 400);
  const std::size_t turn = line_with(match, "state");
  Tampered here(match);
  here[turn]["state"]["ball"]["value"] = 5;
  here[turn]["hash"] = "0123456789abcdef";
  CHECK(trouble_of(here).field == "/state/ball/value");
  CHECK(trouble_of(here).line == turn + 1);

  Tampered earlier(match);
  earlier[turn - 1]["hash"] = "0123456789abcdef";
  earlier[turn]["state"]["ball"]["value"] = 5;
  CHECK(trouble_of(earlier).line == turn);
  CHECK(trouble_of(earlier).problem.find("/state/ball/value") != std::string::npos);
}

TEST_CASE("where the rules have changed every state in the file can still be shown") {
  const Match match = finished_match(3);
  Tampered tampered(match);
  tampered[1]["hash"] = "0123456789abcdef";
  const auto result = read(tampered.text());
  REQUIRE(result);
  CHECK(result->match.journal().empty());
  std::size_t shown = 0;
  for (std::size_t entry = 0; entry < match.journal().size(); ++entry) {
    const State& after = match.journal()[entry].after;
    if (const auto pending = decision(after);
        !is_over(after) && (!pending || pending->kind != DecisionKind::target))
      continue;
    REQUIRE(shown < result->snapshots.size());
    CHECK(result->snapshots[shown].line == entry + 2);
    CHECK(result->snapshots[shown].state == after);
    ++shown;
  }
  CHECK(shown == result->snapshots.size());
}

TEST_CASE("an error of a match that comes out otherwise names the revision of its rules") {
  const Match match = played_match(3, 60);
  Tampered tampered(match);
  tampered[0]["revision"] = 77;
  CHECK_FALSE(read(tampered.text())->trouble);
  tampered[3]["hash"] = "0123456789abcdef";
  CHECK(trouble_of(tampered).advice.find("revision 77") != std::string::npos);
}

TEST_CASE("a state beside a hash that fits must be that state") {
  const Match match = played_match(3, 400);
  const std::size_t turn = line_with(match, "state");
  Tampered other(match);
  other[turn]["state"]["ball"]["value"] = other[turn]["state"]["ball"]["value"] == 5 ? 4 : 5;
  CHECK(trouble_of(other).field == "/state/ball/value");
  CHECK(trouble_of(other).kind == Kind::other_result);
  Tampered impossible(match);
  impossible[turn]["state"]["ball"]["value"] = 7;
  CHECK(trouble_of(impossible).field == "/state/ball/value");
  CHECK(trouble_of(impossible).kind == Kind::damaged);
  Tampered wrong(match);
  wrong[turn]["state"] = 5;
  CHECK(trouble_of(wrong).field == "/state");
}

TEST_CASE("a file that is damaged in the middle can be shown behind the damage too") {
  const Match match = finished_match(3);
  std::string text = save_text(match);
  text[text.size() / 2] ^= 1;
  const auto result = read(text);
  REQUIRE(result);
  REQUIRE(result->trouble);
  CHECK(begins(result->match, match));
  CHECK(result->match.journal().size() > 100);
  REQUIRE_FALSE(result->snapshots.empty());
  CHECK(result->snapshots.front().line < result->trouble->line);
  CHECK(result->snapshots.back().line == match.journal().size() + 1);
  CHECK(result->snapshots.back().state == match.state());
}

TEST_CASE("absurd sizes are refused and cost nothing that stands before them") {
  const Match match = played_match(3, 60);
  const std::string text = save_text(match);
  const auto loses_nothing = [&](const std::string& more) {
    const auto result = read(text + more);
    REQUIRE(result);
    REQUIRE(result->trouble);
    CHECK(result->trouble->line == 62);
    CHECK(same_match(result->match, match));
    return *result->trouble;
  };
  const std::string megabyte(1U << 20U, 'x');
  CHECK(loses_nothing(sealed("{\"home\":\"" + megabyte + "\"")).problem.find("bytes") != std::string::npos);
  loses_nothing(megabyte + "\n");
  loses_nothing(sealed("{\"home\":" + std::string(20000, '[')));
  loses_nothing(sealed("{\"home\":" + std::string(20000, '[') + std::string(20000, ']')));
  loses_nothing(sealed("{\"dice\":[1" + std::string(20000, '0') + "],\"for\":\"turn\",\"hash\":\"0\""));
  loses_nothing(std::string(1000000, '\n'));
  std::string many;
  for (int line = 0; line < 1000000; ++line) many += "{}\n";
  loses_nothing(many);
  CHECK_FALSE(read(megabyte));
  CHECK_FALSE(read(sealed("{\"fuba-save\":3,\"program\":\"" + megabyte + "\"")));
}

TEST_CASE("no more states are kept for showing than any match has turns") {
  const Match match = finished_match(3);
  std::istringstream text(save_text(match));
  std::string turn;
  while (std::getline(text, turn))
    if (turn.find("\"state\":") != std::string::npos) break;
  std::string many = save_header(match) + "damaged\n";
  for (int line = 0; line < 1200; ++line) many += turn + "\n";
  const auto result = read(many);
  REQUIRE(result);
  CHECK(result->snapshots.size() == 1000);
}

TEST_CASE("a file longer than any match is not read") {
  const TestFolder folder;
  const auto file = folder / "long.fuba";
  write_text(file, save_text(played_match(3, 5)));
  std::filesystem::resize_file(file, (std::uintmax_t{64} << 20U) + 1);
  const auto result = load(file, rules_for, DiceSource::random(1));
  REQUIRE_FALSE(result);
  CHECK(result.error().kind == Kind::file);
  CHECK(result.error().problem.find("64 megabytes") != std::string::npos);
}

TEST_CASE("names that are too long or have control characters cost no match") {
  const Match match = played_match(3, 20);
  Tampered tampered(match);
  tampered[0]["home"] = {{"name", "\x1B[2J\nRovers"}, {"colour", "\x1B[31m"}};
  tampered[0]["away"] = {{"name", std::string(5000, 'x')}, {"colour", "#F2C230"}};
  tampered[0]["date"] = std::string(5000, '9') + "\x1B[2J";
  const auto result = read(tampered.text());
  REQUIRE(result);
  CHECK_FALSE(result->trouble);
  CHECK(result->match.info() == MatchInfo{{" [2J Rovers", std::string(longest_team_name, 'x')},
                                          {"", "#F2C230"},
                                          std::string(longest_date, '9')});
}

TEST_CASE("what an error repeats from a file is short and harmless") {
  const Match match = played_match(3, 20);
  const std::string hostile = "\x1B[2J\x1B]0;title\a\xE2\x80\xAE" + std::string(3000, 'x');
  const auto check = [](const SaveError& error) {
    const std::string text = to_string(error);
    CHECK(text.size() < 700);
    CHECK(std::ranges::none_of(text, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }));
    CHECK(text.find("\xE2\x80\xAE") == std::string::npos);
  };
  for (const char* field : {"home", "hash"}) {
    Tampered tampered(match);
    tampered[1][field] = hostile;
    check(trouble_of(tampered));
  }
  Tampered unknown(match);
  unknown[1][hostile] = 1;
  check(trouble_of(unknown));
  Tampered option(match);
  option[0]["options"] = ordered_json::array({hostile});
  check(trouble_of(option));
  Tampered edition(match);
  edition[0]["rules"] = hostile;
  check(trouble_of(edition));
}
}  // namespace fuba::test::damage_test
