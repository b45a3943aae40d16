// The seam: a second game, played, saved, undone, replayed, served and in a league by what knows no game.
#include "tabletop/race.hpp"

#include <nlohmann/json.hpp>

#include "fuba/rules_files.hpp"
#include "fuba/service.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "tabletop/autosave.ipp"
#include "tabletop/bench.hpp"
#include "tabletop/league.ipp"
#include "tabletop/perft.hpp"
#include "tabletop/program_coach.hpp"
#include "tabletop/simulate.hpp"
#include "tabletop/summary.ipp"
#include "tabletop/timeline.ipp"

using namespace tabletop;
using nlohmann::json;
using race::Race;

namespace {

using race::Command;
using DiceSetDown = std::vector<std::uint8_t>;

std::shared_ptr<const race::Ruleset> rules(bool short_track = false) {
  return race::rules_for({"race", short_track}).value();
}

Match<Race> begun(const DiceSetDown& dice) {
  Match<Race> match(rules(), DiceSource::scripted(dice));
  REQUIRE(match.choose(Command::inner));
  REQUIRE(match.choose(Command::outer));
  return match;
}

/// Home runs 6 and 6, and is there; Away walks once.
Match<Race> finished() {
  Match<Race> match = begun({6, 6});
  REQUIRE(match.choose(Command::run));
  REQUIRE(match.choose(Command::walk));
  REQUIRE(match.choose(Command::run));
  return match;
}

/// Always takes the same of the two ways to move.
class Creature : public Opponent<Race> {
 public:
  explicit Creature(Command habit) : habit_(habit) {}
  tl::expected<Command, std::string> choose(const race::Ruleset&, const race::State& view,
                                            const std::stop_token&) override {
    return Race::decision(view)->kind == race::Kind::lane ? Command::outer : habit_;
  }
  void hear_result(const race::State&) override {}

 private:
  Command habit_;
};

Entrant<Race> creature(const std::string& name, Command habit) {
  return {
      name, [habit](Team, std::uint64_t) {
        return tl::expected<std::unique_ptr<Opponent<Race>>, std::string>(std::make_unique<Creature>(habit));
      }};
}

Service<fuba::Fuba> fuba_service() {
  const std::string file = FUBA_ASSETS_DIR "/lang/en.json";
  return fuba::service(fuba::load_rules, fuba::load_options().value(),
                       fuba::make_words(fuba::test::text_of(file), file).value());
}

}  // namespace

TEST_CASE("another game: a match is played to its end, with its dice in the journal") {
  const Match<Race> match = finished();
  CHECK(match.over());
  CHECK(Race::standing(match.state()).score == std::array{1, 0});
  REQUIRE(match.journal().size() == 7);
  CHECK(match.journal()[3].fallen()->dice[0] == 6);
  CHECK(match.journal()[3].events[0].squares == 6);
}

TEST_CASE("another game: what is not legal is refused and changes nothing") {
  Match<Race> match(rules(), DiceSource::scripted({}));
  const auto before = match.state();
  CHECK_FALSE(match.choose(Command::walk));
  CHECK(match.state() == before);
  REQUIRE(match.choose(Command::inner));
  REQUIRE(match.choose(Command::inner));
  const auto short_of_dice = match.choose(Command::run);
  REQUIRE_FALSE(short_of_dice);
  CHECK(std::holds_alternative<DiceShortage<Race>>(short_of_dice.error()));
  CHECK(match.journal().size() == 2);
}

TEST_CASE("another game: a secret is kept from the other team, and taken back only before it is shown") {
  Match<Race> match(rules(), DiceSource::scripted({}));
  REQUIRE(match.choose(Command::outer));
  CHECK(match.state_for(Team::home).lanes[0] == Command::outer);
  CHECK(match.state_for(Team::away).lanes[0] == Command::inner);
  CHECK_FALSE(match.undo_refusal());
  REQUIRE(match.choose(Command::outer));
  CHECK(match.undo_refusal() == UndoRefusal::secret_revealed);
  CHECK(match.undo(Undo::forced));
  CHECK(match.decision()->kind == race::Kind::lane);
}

TEST_CASE("another game: undo stops at a die, and the same die falls again") {
  Match<Race> match(rules(), DiceSource::random(5));
  REQUIRE(match.choose(Command::inner));
  REQUIRE(match.choose(Command::inner));
  REQUIRE(match.choose(Command::run));
  const int place = match.state().places[0];
  CHECK(match.undo_refusal() == UndoRefusal::dice_have_fallen);
  REQUIRE(match.undo(Undo::forced));
  REQUIRE(match.choose(Command::run));
  CHECK(match.state().places[0] == place);
}

TEST_CASE("another game: a saved match names its game and is played again") {
  const fuba::test::TestFolder folder;
  const auto file = folder.path() / "race.fuba";
  Match<Race> match = finished();
  match.write({3, "a six"});
  REQUIRE(save(match, file));
  CHECK(game_of(file) == "race");
  const auto back = load<Race>(file, race::rules_for, DiceSource::scripted({}));
  REQUIRE(back);
  CHECK_FALSE(back->trouble);
  CHECK(save_text(back->match) == save_text(match));
  CHECK(summary_of<Race>(file, race::rules_for)->last == match.state());

  const auto as_fuba = fuba::rules_of(file);
  CHECK_FALSE(as_fuba);
}

TEST_CASE("another game: a changed byte is found with its line") {
  std::string text = save_text(finished());
  text[text.find("walk")] = 'W';
  const auto back = load_text<Race>(text, "race.fuba", race::rules_for, DiceSource::scripted({}));
  REQUIRE(back);
  REQUIRE(back->trouble);
  CHECK(back->trouble->line == 6);
  CHECK(back->match.journal().size() == 4);
}

TEST_CASE("another game: a match is kept while it is played and found again") {
  const fuba::test::TestFolder folder;
  {
    Autosave<Race> autosave(folder.path());
    Match<Race> match = begun({3});
    REQUIRE(autosave.begin(match));
    REQUIRE(match.choose(Command::run));
    REQUIRE(autosave.record(match));
  }
  const Autosave<Race> autosave(folder.path());
  const auto found = autosave.unfinished(race::rules_for, DiceSource::scripted({}));
  REQUIRE(found);
  REQUIRE(*found);
  CHECK((*found)->match.state().places[0] == 3);
}

TEST_CASE("another game: its timeline has turns and the goal") {
  const Timeline<Race> timeline(finished());
  CHECK(timeline[timeline.end()].turn == 3);
  REQUIRE_FALSE(timeline.marks().empty());
  CHECK(timeline.marks().back().kind == MarkKind::goal);
  CHECK(timeline.next(0, Stride::turn) == 2);
}

TEST_CASE("another game: ways are counted with every face of a die") {
  CHECK(perft<Race>(*rules(), {}, 1) == 2);
  CHECK(perft<Race>(*rules(), {}, 3) == 8);
  CHECK(perft<Race>(*rules(), {}, 4) == 4 * (6 + 2));
}

TEST_CASE("another game: random matches hang on the seed alone, and have a signature") {
  const RulesOfMatch<Race> same = [](std::uint64_t) { return rules(); };
  const Figures one = simulate<Race>(same, {.games = 200, .seed = 3, .jobs = 1});
  const Figures other = simulate<Race>(same, {.games = 200, .seed = 3, .jobs = 4});
  CHECK(one.home_wins + one.away_wins == 200);
  CHECK(one.home_wins == other.home_wins);
  CHECK(one.turns[0].mean() == other.turns[0].mean());
  CHECK(bench<Race>(*rules(), 50, 1).signature == bench<Race>(*rules(), 50, 1).signature);
  CHECK(bench<Race>(*rules(), 50, 1).signature != bench<Race>(*rules(), 50, 2).signature);
}

TEST_CASE("another game: a league tells who runs from who walks") {
  const std::vector entrants{creature("runner", Command::run), creature("walker", Command::walk)};
  const LeagueResult league = play_league<Race>(rules(), std::span<const Entrant<Race>>(entrants),
                                                {.games = 40, .seed = 1, .jobs = 2});
  CHECK(league.played == league.planned);
  CHECK(total(league, 0).won > total(league, 1).won);
}

TEST_CASE("another game: a program plays a side") {
  const fuba::test::TestFolder folder;
  const auto bot = folder.path() / "bot.sh";
  fuba::test::write_text(bot, R"(while read -r line; do
  id=$(printf %s "$line" | sed -n 's/.*"id":\([0-9]*\).*/\1/p')
  case $line in
    *'"new"'*) echo '{"ok":true}' ;;
    *'"kind":"lane"'*) echo "{\"do\":\"lane inner\",\"id\":$id}" ;;
    *'"legal"'*) echo "{\"do\":\"walk\",\"id\":$id}" ;;
  esac
done
)");
  const Entrant<Race> program{
      "bot", [&bot](Team side, std::uint64_t) {
        return ProgramCoach<Race>::start({"sh", bot.string()}, side, std::chrono::seconds(20));
      }};
  const auto played = match_between<Race>(rules(), program, creature("walker", Command::walk), 1);
  CHECK(played.trouble == "");
  CHECK(played.match.state().winner == Team::home);
}

TEST_CASE("another game: one server plays both, by the rules that are named") {
  Server<Race, fuba::Fuba> server(race::service(), fuba_service());
  const auto ask = [&server](const json& request) { return json::parse(server.answer(request.dump())); };
  CHECK(ask({{"legal", true}})["ok"] == false);
  CHECK(ask({{"new", {{"rules", "race"}, {"short", true}}}})["decision"]["kind"] == "lane");
  CHECK(ask({{"do", "lane inner"}})["decision"]["team"] == "away");
  CHECK(ask({{"do", "lane outer"}, {"dice", {7}}})["ok"] == false);
  CHECK(ask({{"do", "lane outer"}, {"dice", {5}}})["decision"]["kind"] == "move");
  CHECK(ask({{"legal", true}})["legal"] == json{"run", "walk"});
  CHECK(ask({{"odds", true}})["odds"]["run"]["win"] == Approx(1.0 / 6));
  CHECK(ask({{"do", "run"}})["events"][0]["squares"] == 5);
  CHECK(ask({{"do", "dance"}})["ok"] == false);
  const json refused = ask({{"do", "lane inner"}});
  CHECK(refused["error"] == "No: not-asked.");
  CHECK(refused["rule"] == "race/1");
  CHECK(ask({{"state", "away"}})["state"]["places"]["home"] == 5);
  CHECK(ask({{"undo", true}})["ok"] == false);
  CHECK(ask({{"undo", true}, {"force", true}})["ok"] == true);

  const fuba::test::TestFolder folder;
  const std::string file = (folder.path() / "race.fuba").string();
  CHECK(ask({{"save", file}})["ok"] == true);
  CHECK(ask({{"new", {{"rules", "fuba-2.0"}}}})["decision"]["kind"] == "formation");
  CHECK(ask({{"load", file}})["decision"]["kind"] == "move");
  CHECK(ask({{"position", {{"places", {{"home", 7}}}}}})["ok"] == false);
  CHECK(ask({{"position", {{"rules", "fuba-3.0"}}}})["decision"]["kind"] == "target");
  // Without rules a new match is one of the first game, whatever is being played.
  CHECK(ask({{"new", json::object()}})["decision"]["kind"] == "lane");
}
