#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "app/season/contest.hpp"
#include "competition/record.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/ruleset.hpp"
#include "match/played.hpp"
#include "season_hands.hpp"
#include "soccer_city/coach/tactics.hpp"
#include "soccer_city/ruleset.hpp"
#include "stand.hpp"
#include "stw/coach/tactics.hpp"
#include "stw/ruleset.hpp"
#include "support/catch.hpp"
#include "table.hpp"
#include "tabletop/conversation.hpp"
#include "tabletop/data_folder.hpp"
#include "tabletop/save_lines.hpp"
#include "words/told_error.hpp"

/// What is wrong with a file is said in the player's language, whatever is done to the file.
namespace fuba::test::told_errors_test {
using namespace fuba::app;
using nlohmann::json;
namespace {

const Words& german() {
  static const Content content = read_content("de").value();
  return content.words;
}

bool is_told(const std::string& error) {
  return error.empty() || words::told_error(german(), error) != error;
}

using Wrong =
    std::function<std::string(const json&)>;  ///< what is wrong with a document; empty if nothing is

/// Puts something odd in the place of each value of a document, of lists the first two, and checks that what
/// comes of it is told.
void spoil(const json& document, const json::json_pointer& at, const Wrong& wrong) {
  const json& value = document.at(at);
  for (const json& odd : {json(), json(-1000), json("odd"), json::array(), json::object({{"odd", 1}})}) {
    json spoiled = document;
    spoiled.at(at) = odd;
    const std::string error = wrong(spoiled);
    INFO(error);
    CHECK(is_told(error));
  }
  if (value.is_object())
    for (const auto& [key, inner] : value.items()) {
      json without = document;
      without.at(at).erase(key);
      const std::string error = wrong(without);
      INFO(error);
      CHECK(is_told(error));
      spoil(document, at / key, wrong);
    }
  for (std::size_t item = 0; value.is_array() && item < std::min<std::size_t>(2, value.size()); ++item)
    spoil(document, at / item, wrong);
}

void spoil(const json& document, const Wrong& wrong) {
  REQUIRE(wrong(document).empty());
  spoil(document, json::json_pointer(), wrong);
}

tabletop::TextReader rules() { return tabletop::rules_reader(*tabletop::find_data_folder()); }

/// The same, with another document in the place of a file.
tabletop::TextReader instead_of(const std::string& file, const json& document) {
  return
      [file, document](std::string_view asked) { return asked == file ? document.dump() : rules()(asked); };
}

json rules_file(const std::string& file) { return json::parse(*rules()(file)); }

template <class Made>
std::string error_of(const Made& made) {
  return made ? std::string() : to_string(made.error());
}

TEST_CASE("A player reads in his language what is wrong with FUBA's rules and coaches") {
  for (const std::string file :
       {"fuba-3.0/edition.json", "fuba-3.0/clock.json", "fuba-3.0/formations.json",
        "fuba-3.0/special-events.json", "fuba-3.0/pitch.json", "fuba-3.0/penalty.json", "options.json"})
    spoil(rules_file(file),
          [&](const json& spoiled) { return error_of(make_rules({"fuba-3.0"}, instead_of(file, spoiled))); });
  const std::string file = "opponents/bold.json";
  spoil(rules_file(file),
        [&](const json& spoiled) { return error_of(make_tactics("bold", instead_of(file, spoiled))); });
}

TEST_CASE("A player reads in his language what is wrong with the rules and coaches of the other games") {
  const std::string numbers = "stw/numbers.json";
  spoil(rules_file(numbers), [&](const json& spoiled) {
    const auto made = stw::make_rules({}, instead_of(numbers, spoiled));
    return made ? std::string() : made.error();
  });
  const std::string bold = "stw/opponents/bold.json";
  spoil(rules_file(bold),
        [&](const json& spoiled) { return error_of(stw::read_tactics(bold, instead_of(bold, spoiled))); });
  for (const std::string file :
       {"soccer-city/edition.json", "soccer-city/pitch.json", "soccer-city/players.json",
        "soccer-city/decks.json", "soccer-city/passes.json", "soccer-city/shots.json",
        "soccer-city/runs.json"})
    spoil(rules_file(file), [&](const json& spoiled) {
      return error_of(soccer_city::make_rules({}, instead_of(file, spoiled)));
    });
}

TEST_CASE("A player reads in his language what is wrong with a saved match") {
  Match match = played_match(3, 12);
  match.write({4, "a note"});
  const std::string text = save_text(match);
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
    lines.push_back(text.substr(at, text.find('\n', at) - at));
  for (std::size_t line = 0; line < lines.size(); ++line) {
    json document = json::parse(lines[line]);
    document.erase("sum");
    document.erase("state");  // its places are for who writes programs
    const auto read = [&](const json& spoiled) -> std::string {
      if (!spoiled.is_object()) return "";
      std::string whole;
      for (std::size_t other = 0; other < lines.size(); ++other)
        whole += (other == line ? tabletop::sealed_line(spoiled) : lines[other]) + "\n";
      const auto loaded = load_text(whole, "a.fuba", rules_for, DiceSource::scripted({}));
      if (!loaded) return to_string(loaded.error());
      return loaded->trouble ? to_string(*loaded->trouble) : std::string();
    };
    spoil(document, json::json_pointer(), read);
  }
  CHECK(is_told(
      "a.fuba, line 3: is not as it was written: its checksum does not fit. Use a copy of the file."));
  const auto none = load_text("{}\n", "a.fuba", rules_for, DiceSource::scripted({}));
  CHECK(is_told(to_string(none.error())));
}

TEST_CASE("A player reads in his language what is wrong with a competition") {
  test::Stand stand;
  const auto means = means_of(stand.director());
  const auto wrong = [&](const std::string& text) {
    const auto record = competition::read_record(text, competition::Seals::ignored, means);
    if (!record) return to_string(record.error());
    return record->trouble ? to_string(*record->trouble) : std::string();
  };
  const std::string first = competition::record_line(season_of(competition::Kind::league, "pccc"));
  json definition = json::parse(first);
  definition.erase("sum");
  spoil(definition, json::json_pointer(), [&](const json& spoiled) {
    // Rules that the window has no game for it tells in its own words.
    const bool other_rules = spoiled.is_object() && spoiled.value("rules", json()) != definition["rules"];
    return other_rules ? std::string() : wrong(spoiled.dump() + "\n");
  });
  const json result{{"result", "L1-1"}, {"score", {2, 1}}, {"yellow", {0, 1}}};
  spoil(result, json::json_pointer(),
        [&](const json& spoiled) { return wrong(first + spoiled.dump() + "\n"); });
}

TEST_CASE("A player reads in his language why a program plays no longer") {
  using namespace std::chrono_literals;
  const auto complaint = [](const std::string& script, std::chrono::milliseconds limit) -> std::string {
    auto talk = tabletop::Conversation::start({"/bin/sh", "-c", script}, Team::away, limit);
    REQUIRE(talk);
    if (const auto plays = talk->introduce({}, Team::away, {}); !plays) return plays.error();
    const auto chosen = talk->choose({}, "target", {"target L3", "target L4"}, {});
    return chosen ? std::string() : chosen.error();
  };
  const std::string plays = R"(read q; echo '{"ok":true}'; read q; )";
  for (const std::string& script :
       {std::string("exit 0"), std::string("read q; printf perhaps"), std::string("read q; echo no"), plays,
        plays + "echo L3", plays + R"(echo '{"do":"target L3"}')",
        plays + R"(echo '{"do":"shoot","id":1}')"}) {
    const std::string error = complaint(script, 10s);
    INFO(script << ": " << error);
    CHECK_FALSE(error.empty());
    CHECK(is_told(error));
  }
  CHECK(is_told(complaint("sleep 2", 20ms)));
  const auto none = tabletop::Conversation::start({"/no/such/program"}, Team::home, 1s);
  REQUIRE_FALSE(none);
  CHECK(is_told(none.error()));
}

TEST_CASE("What the program tells of a file in English stands in the box in the player's language") {
  Settings settings = test::still();
  settings.language = "de";
  test::Stand stand(settings);
  stand.director().tell("/tmp/a b.fubac cannot be written: No space left on device. Name a new file.");
  CHECK(stand.told() ==
        "/tmp/a b.fubac: lässt sich nicht schreiben: die Platte ist voll. Nenne eine neue Datei.");
}

}  // namespace
}  // namespace fuba::test::told_errors_test
