#include <algorithm>
#include <set>
#include <sstream>

#include "cli/client.hpp"
#include "support/folder.hpp"

namespace fuba::test::serve_test {
using namespace fuba;
using namespace fuba::test;
using tabletop::Random;
using tabletop::Stream;

namespace {

const json at_turn = json::parse(R"({"half":1,"minute":31,"control":"home","ball":{"area":"C3","value":3},
  "home":{"formation":"4-4-2","players":{"C2":3,"C3":4,"L2":2,"R2":1},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C4":4,"C3":3,"L3":2,"R3":1},"keeper":"C5"}})");

const json before_shot = json::parse(R"({"stage":"actions","half":1,"minute":31,"control":"home",
  "ball":{"area":"C5","value":3},"first":"home","start":"C4","target":"C5","dice":{"controlling":5,"passive":3},
  "home":{"formation":"4-4-2","players":{"C5":3,"C3":7},"keeper":"C1"},
  "away":{"formation":"4-4-2","players":{"C5":2,"C3":8},"keeper":"C5"}})");

double sum_of(const json& chances) {
  double sum = 0;
  for (const json& chance : chances) sum += chance.get<double>();
  return sum;
}

}  // namespace

TEST_CASE("a match is played by requests, one answer each") {
  Client client;
  client.start();
  CHECK(client.legal().size() == 36);
  CHECK(client.choose("formation 4-4-2")["decision"] == json({{"team", "away"}, {"kind", "formation"}}));
  client.done({{"dice", {5, 3}}});
  const json answer = client.choose("formation 4-3-3");
  CHECK(answer["decision"] == json({{"team", "home"}, {"kind", "kick-off"}}));
  REQUIRE(answer["events"].size() == 2);
  CHECK(answer["events"][0]["event"] == "formations");
  CHECK(answer["events"][1]["event"] == "dice");
  CHECK(answer["events"][1]["purpose"] == "kick-off");
  CHECK(answer["events"][1]["dice"] == json({5, 3}));
}

TEST_CASE("an id comes back, whatever it is, with answers and with errors") {
  Client client;
  for (const json& id : {json(1), json("a"), json({{"x", {1, 2}}})}) {
    CHECK(client.ask({{"new", json::object()}, {"id", id}})["id"] == id);
    CHECK(client.ask({{"do", "nonsense"}, {"id", id}})["id"] == id);
    CHECK(client.ask({{"foo", 1}, {"id", id}})["id"] == id);
  }
  CHECK(client.ask({{"legal", true}, {"id", nullptr}}).contains("id"));
  CHECK_FALSE(client.ask({{"legal", true}}).contains("id"));
}

TEST_CASE("whatever comes in, the program answers and nothing changes") {
  Client client;
  client.start();
  client.done({{"position", at_turn}});
  client.done({{"dice", {4, 2}}});
  const json before = client.state();
  for (const char* line : {"",
                           "nonsense",
                           "[]",
                           "5",
                           "null",
                           "\"legal\"",
                           "{",
                           "{}",
                           "{\"legal\":true",
                           "\xff\xfe",
                           "{\"id\":1}",
                           R"({"foo":1})",
                           R"({"legal":true,"foo":1})",
                           R"({"legal":false})",
                           R"({"legal":1})",
                           R"({"do":5})",
                           R"({"do":""})",
                           R"({"do":"target"})",
                           R"({"do":"target Z9"})",
                           R"({"do":"target C3 C4"})",
                           R"({"do":"place C3"})",
                           R"({"do":["target C3"]})",
                           R"({"dice":[0]})",
                           R"({"dice":[7]})",
                           R"({"dice":[1,2,-1]})",
                           R"({"dice":5})",
                           R"({"dice":[1.5]})",
                           R"({"dice":["1"]})",
                           R"({"dice":[1],"strict":1})",
                           R"({"strict":true})",
                           R"({"force":true})",
                           R"({"state":"referee"})",
                           R"({"state":false})",
                           R"({"undo":false})",
                           R"({"undo":true,"force":"yes"})",
                           R"({"undo":true})",
                           R"({"save":""})",
                           R"({"save":true})",
                           R"({"save":"/no/such/folder/x.fuba"})",
                           R"({"load":"/no/such"})",
                           R"({"load":"/dev/null"})",
                           R"({"load":"/"})",
                           R"({"odds":1})",
                           R"({"quit":1})",
                           R"({"new":true})",
                           R"({"new":{"rules":"chess"}})",
                           R"({"new":{"rules":3}})",
                           R"({"new":{"options":["weathr"]}})",
                           R"({"new":{"options":["weather",3]}})",
                           R"({"new":{"options":"most"}})",
                           R"({"new":{"options":{}}})",
                           R"({"new":{"skills_per_team":0}})",
                           R"({"new":{"skills_per_team":6}})",
                           R"({"new":{"skills_per_team":"3"}})",
                           R"({"position":{"options":["weathr"]}})",
                           R"({"position":{"home":{"condition":{"defence":4}}}})",
                           R"({"position":{"weather":"rain"}})",
                           R"({"new":{"seed":-1}})",
                           R"({"new":{"seed":1.5}})",
                           R"({"new":{"seed":18446744073709551616}})",
                           R"({"new":{"sed":1}})",
                           R"({"new":{},"do":"formation 4-4-2"})",
                           R"({"position":true})",
                           R"({"position":{"ball":{"value":7}}})",
                           R"({"position":{"home":{"players":{"C3":11}}}})",
                           R"({"position":{"rules":"chess"}})",
                           R"({"position":{"color":"red"}})",
                           R"({"dice":[5],"do":"target Z9"})",
                           R"({"dice":[5],"undo":true})"}) {
    INFO(line);
    const json answer = client.raw(line);
    CHECK(answer["ok"] == false);
    CHECK_FALSE(answer["error"].get<std::string>().empty());
  }
  CHECK_FALSE(client.finished());
  CHECK(client.state() == before);
}

TEST_CASE("an error repeats little of what was said") {
  Client client;
  const std::string much(15000, '\x01');
  for (const json& request : {json({{"do", much}}), json({{much, true}}), json({{"new", {{much, true}}}}),
                              json({{"new", {{"rules", much}}}}), json({{"new", {{"options", {much}}}}}),
                              json({{"position", {{much, 1}}}}), json({{"load", much}})}) {
    const std::string error = client.error(request);
    INFO(error.substr(0, 200));
    CHECK(error.size() < 4100);
    CHECK(std::ranges::count(error, '\x01') == 0);
  }
}

TEST_CASE("an error about a position as a whole names no field") {
  Client client;
  client.start();
  client.play_until(1, [&] { return client.done({{"legal", true}})["decision"]["kind"] == "action"; });
  json state = client.state();
  state["target"] = nullptr;
  const std::string error = client.error({{"position", state}});
  INFO(error);
  CHECK_FALSE(contains(error, "field :"));
}

TEST_CASE("JSON nested without end is refused") {
  Client client;
  for (const char* open : {"[", "{\"id\":", "{\"id\":["})
    CHECK(client.raw([&] {
      std::string line;
      while (line.size() < 60000) line += open;
      return line;
    }())["ok"] == false);
}

TEST_CASE("a line of a megabyte gets an error, and the next line its answer") {
  Client helper;
  auto server = games::make_server().value();
  std::istringstream in(std::string(1 << 20, 'x') + "\n{\"new\":{}}\n{\"do\":\"" + std::string(1 << 20, 'a') +
                        "\"}\n{\"legal\":true}");
  std::ostringstream out;
  serve(in, out, server);
  std::istringstream answers(out.str());
  std::vector<json> all;
  for (std::string line; std::getline(answers, line);) all.push_back(json::parse(line));
  REQUIRE(all.size() == 4);
  CHECK(all[0]["ok"] == false);
  CHECK(all[1]["ok"] == true);
  CHECK(all[2]["ok"] == false);
  CHECK(all[3]["legal"].size() == 36);
}

TEST_CASE("before a match everything but a beginning is refused") {
  Client client;
  for (const json& request :
       {json({{"legal", true}}), json({{"do", "done"}}), json({{"state", true}}), json({{"undo", true}}),
        json({{"dice", {1}}}), json({{"odds", true}}), json({{"save", "/tmp/x"}})})
    CHECK(contains(client.error(request), "no match yet"));
  client.done({{"position", at_turn}});
}

TEST_CASE("an option that there is not is named, and so is an edition") {
  Client client;
  const std::string error = client.error({{"new", {{"options", {"weather", "weathr"}}}}});
  CHECK(contains(error, "\"new\", field /options/1"));
  CHECK(contains(error, "\"weather\""));
  CHECK(contains(error, "found \"weathr\""));
  CHECK(contains(client.error({{"new", {{"options", "most"}}}}), "most"));
  const std::string named =
      R"(field /rules: expected one of "fuba-3.0", "fuba-2.0", "fuba-it", "stw", "soccer-city", found "fuba-9.9")";
  CHECK(client.error({{"new", {{"rules", "fuba-9.9"}}}}) == "\"new\", " + named);
  CHECK(client.error({{"position", {{"rules", "fuba-9.9"}}}}) == "\"position\", " + named);
  client.done({{"new", {{"options", json::array()}}}});
}

TEST_CASE("a refusal says the rule and a sentence for a player") {
  Client client;
  client.done({{"position", at_turn}});
  const json answer = client.ask({{"do", "target C5"}});
  CHECK(answer["ok"] == false);
  CHECK(answer["rule"].get<std::string>().starts_with("3.0/"));
  CHECK_FALSE(contains(answer["error"], "{"));
}

TEST_CASE("a match of any edition is served: state, position, odds, refusals, undo and saves") {
  for (const std::string_view edition : editions())
    for (const char* options : {"basic", "all"}) {
      INFO(edition << ", " << options);
      const TestFolder folder;
      const std::string file = folder.file("edition.fuba");
      Client client;
      Client other;
      client.start(4, options, edition);
      int step = 0;
      client.play_until(4, [&] {
        if (++step % 9 != 0) return false;
        const json state = client.state();
        CHECK(state["rules"] == edition);
        other.done({{"position", state}});
        CHECK(other.state() == state);
        CHECK(other.legal() == client.legal());
        const json odds = client.done({{"odds", true}});
        for (const json& chances : odds["odds"]) CHECK(sum_of(chances) == Approx(1.0));
        for (const json& chance : odds["control_checks"]) CHECK((chance >= 0 && chance <= 1));
        CHECK_FALSE(client.ask({{"do", "sub injured"}})["error"] == "");
        return false;
      });
      client.done({{"undo", true}, {"force", true}});
      client.done({{"save", file}});
      other.done({{"load", file}});
      CHECK(other.state() == client.state());
    }
}

TEST_CASE("a refusal names the rule of the edition") {
  Client client;
  for (const auto& [edition, rule] : {std::pair{"fuba-3.0", "3.0/"}, std::pair{"fuba-2.0", "2.0/"}}) {
    json position = at_turn;
    position["rules"] = edition;
    client.done({{"position", position}});
    CHECK(client.ask({{"do", "target C5"}})["rule"].get<std::string>().starts_with(rule));
  }
}

TEST_CASE("a seed gives the same match again") {
  json ends[2];
  for (json& end : ends) {
    Client client;
    client.start(12);
    client.play_until(5, [] { return false; });
    end = client.state();
  }
  CHECK(ends[0] == ends[1]);
  CHECK(ends[0]["decision"] == json({{"kind", "over"}}));
}

TEST_CASE("whatever legal lists is accepted, without duplicates; at the end it is empty") {
  Client client;
  client.start(3);
  Random random(3, Stream::choices);
  for (auto choices = client.legal(); !choices.empty(); choices = client.legal()) {
    CHECK(std::set(choices.begin(), choices.end()).size() == choices.size());
    client.choose(choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
  }
  CHECK(client.done({{"legal", true}})["decision"] == json({{"kind", "over"}}));
  CHECK(client.ask({{"do", "done"}})["ok"] == false);
}

TEST_CASE("dice set down fall in order; strict dice refuse a roll past their end and take the request back") {
  Client client;
  client.done({{"position", at_turn}});
  client.done({{"dice", {4}}, {"strict", true}});
  const json before = client.state();
  CHECK(before["dice_left"] == 1);
  CHECK(contains(client.error({{"do", "target C3"}}), "dice"));
  CHECK(client.state() == before);
  client.done({{"dice", {2}}, {"strict", true}});
  CHECK(client.state()["dice_left"] == 2);
  client.choose("target C3");
  const json after = client.state();
  CHECK(after["dice_left"] == 0);
  CHECK(after["minute"] == 33);
}

TEST_CASE("dice may come with the choice they are for") {
  Client client;
  client.done({{"position", at_turn}});
  const json before = client.state();
  client.error({{"do", "target C3"}, {"dice", {4}}, {"strict", true}});
  CHECK(client.state() == before);
  client.done({{"do", "target C3"}, {"dice", {4, 2}}, {"strict", true}});
  CHECK(client.state()["minute"] == 33);
}

TEST_CASE("dice that do not suffice are told by how many are missing") {
  Client client;
  client.start();
  client.choose("formation 4-4-2");
  CHECK(contains(client.error({{"do", "formation 4-4-2"}, {"dice", {5}}, {"strict", true}}),
                 "1 more for kick-off"));
}

TEST_CASE("a new match and a position empty the list of dice") {
  Client client;
  client.start();
  client.done({{"dice", {1, 2, 3}}, {"strict", true}});
  client.done({{"position", at_turn}});
  CHECK(client.state()["dice_left"] == 0);
  client.choose("target C3");
  client.done({{"dice", {1, 2, 3}}});
  client.start();
  CHECK(client.state()["dice_left"] == 0);
}

TEST_CASE("the state that is answered is a position, at every decision of a match") {
  Client client;
  Client other;
  client.start(4);
  int step = 0;
  client.play_until(4, [&] {
    if (++step % 9 != 0) return false;
    const json state = client.state();
    other.done({{"position", state}});
    CHECK(other.state() == state);
    CHECK(other.legal() == client.legal());
    return false;
  });
}

TEST_CASE("a team does not see what the other has hidden") {
  Client client;
  client.start();
  const json before = client.done({{"state", "away"}})["state"];
  client.choose("formation 4-4-2");
  const std::string seen = client.done({{"state", "away"}})["state"].dump();
  CHECK_FALSE(contains(seen, "4-4-2"));
  CHECK(contains(client.done({{"state", "home"}})["state"].dump(), "4-4-2"));
  CHECK(contains(client.state().dump(), "4-4-2"));
}

TEST_CASE("undo takes back one choice, across dice only by force") {
  Client client;
  client.done({{"position", at_turn}});
  const json before = client.state();
  client.error({{"undo", true}});
  client.choose("target C3");
  CHECK(contains(client.error({{"undo", true}}), "force"));
  client.done({{"undo", true}, {"force", true}});
  CHECK(client.state() == before);
  client.error({{"undo", true}, {"force", true}});
}

TEST_CASE("a match is saved and loaded at any point") {
  const TestFolder folder;
  const std::string file = folder.file("serve.fuba");
  Client client;
  client.start(9);
  int step = 0;
  client.play_until(9, [&] { return ++step == 200; });
  client.done({{"save", file}});
  const json saved = client.state();
  client.play_until(10, [&] { return ++step == 230; });
  CHECK(client.state() != saved);
  client.done({{"load", file}});
  CHECK(client.state() == saved);
  Client other;
  other.done({{"load", file}});
  CHECK(other.state() == saved);
  other.done({{"undo", true}, {"force", true}});
}

TEST_CASE("a position that was started is saved with it") {
  const TestFolder folder;
  const std::string file = folder.file("position.fuba");
  Client client;
  client.done({{"position", at_turn}});
  client.choose("target C3");
  client.done({{"save", file}});
  const json saved = client.state();
  Client other;
  other.done({{"load", file}});
  CHECK(other.state() == saved);
  other.done({{"undo", true}, {"force", true}});
  client.done({{"undo", true}, {"force", true}});
  json back = client.state();
  CHECK(other.state() == back);
}

TEST_CASE("odds stand beside the choices that hang on dice and add up to one") {
  Client client;
  client.done({{"position", at_turn}});
  const json answer = client.done({{"odds", true}});
  CHECK(answer["odds"].size() == client.legal().size());
  CHECK(answer["control_checks"].size() == client.legal().size());
  for (const json& chances : answer["odds"]) CHECK(sum_of(chances) == Approx(1.0));
  client.done({{"position", before_shot}});
  client.choose("done");
  const json odds = client.done({{"odds", true}})["odds"];
  REQUIRE(odds.size() == 1);
  // Three against three in the penalty area: the die alone is read against a value of 3.
  const json& shot = odds["action shoot"];
  CHECK(sum_of(shot) == Approx(1.0));
  CHECK(shot["goal"] == Approx(3.0 / 6));
  CHECK(shot["corner"] == Approx(1.0 / 6));
  CHECK(shot["rebound"] == Approx(1.0 / 6));
  CHECK(shot["miss"] == Approx(1.0 / 6));
}

TEST_CASE("questions may be asked with a choice and are answered after it") {
  Client client;
  client.start();
  const json answer =
      client.done({{"do", "formation 4-4-2"}, {"legal", true}, {"state", true}, {"odds", true}});
  CHECK(answer["decision"]["team"] == "away");
  CHECK(answer["legal"].size() == 36);
  CHECK(answer["state"]["decision"]["team"] == "away");
  CHECK(answer["odds"].empty());
}

TEST_CASE("quit ends, with an answer") {
  auto server = games::make_server().value();
  std::istringstream in("{\"quit\":true,\"id\":3}\n{\"legal\":true}\n");
  std::ostringstream out;
  serve(in, out, server);
  CHECK(json::parse(out.str()) == json({{"ok", true}, {"id", 3}}));
}

TEST_CASE("save replaces nothing but a saved match") {
  const TestFolder folder;
  write_text(folder / "notes", "buy milk\n");
  std::filesystem::create_symlink("notes", folder / "link");
  Client client;
  client.start();
  for (const std::string& file : {folder.file("notes"), folder.file("link"), std::string("/proc/self/exe")})
    CHECK(contains(client.error({{"save", file}}), file + ": is there already and is no saved match"));
  CHECK(text_of(folder / "notes") == "buy milk\n");
}
}  // namespace fuba::test::serve_test
