#include "fuba/analysis/match_analysis.hpp"

#include <nlohmann/json.hpp>

#include "fuba/analysis/analysis_findings.hpp"
#include "fuba/analysis/outlook.hpp"
#include "fuba/words/words.hpp"
#include "match/played.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "support/scenario.hpp"
#include "tabletop/data_folder.hpp"

namespace fuba::test::match_analysis_test {
namespace {

const Foreteller& foreteller() {
  static const Foreteller read = foreteller_of_the_game("fuba-3.0").value();
  return read;
}

const Words& english() {
  static const Words read =
      make_words(text_of(*tabletop::find_data_folder() / "assets/lang/en.json"), "en.json").value();
  return read;
}

const AnalysisPlan brief{.games = 8};

/// The last minutes of a match, played at random to the end.
Match late_match() {
  const auto position = Scenario::position(R"({"half":2,"minute":84})");
  Match match(shared_rules(), position.raw(), DiceSource::random(3));
  play_on(match, 3, 100'000);
  return match;
}

const Match& random_match() {
  static const Match match = late_match();
  return match;
}

const MatchAnalysis& analysed() {
  static const MatchAnalysis found = analyse(random_match(), foreteller(), brief);
  return found;
}

}  // namespace

TEST_CASE("A choice that was found dear is surer told by a harder look, and not found dear by dice alone",
          "[analysis][match-analysis]") {
  const std::size_t dear = analysed().of(Team::home).worst.back();
  REQUIRE(dear > 0);
  const State& before = random_match().journal()[dear - 1].after;
  const Command taken = random_match().journal()[dear].choice()->command;
  const RolloutPlan plan{.most_games = brief.games, .seed = dear};
  const JudgedChoice first = judge_choice(random_match().rules(), before, taken, foreteller(), plan);
  const JudgedChoice second =
      judge_harder(random_match().rules(), before, taken, foreteller(), plan, first.best);
  CHECK(second.doubt < first.doubt);
  CHECK((second.error == 0 || second.error > 3 * second.doubt));
}

TEST_CASE("Start, luck and choices add up to the result", "[analysis][match-analysis]") {
  const MatchAnalysis& found = analysed();
  REQUIRE(found.complete);
  const TeamAnalysis& home = found.of(Team::home);
  const TeamAnalysis& away = found.of(Team::away);
  CHECK(found.start + home.luck + home.choices - away.choices == Approx(found.result).margin(1e-9));
  CHECK(home.luck == -away.luck);
  REQUIRE(random_match().over());
  CHECK(found.result == result(random_match().state(), Team::home).points());
}

TEST_CASE("Every entry begins where the one before it ends", "[analysis][match-analysis]") {
  double now = analysed().start;
  for (const AnalysedEntry& entry : analysed().entries) {
    REQUIRE(entry.before == now);
    now = entry.after;
  }
  CHECK(analysed().entries.size() == random_match().journal().size());
}

TEST_CASE("Forced choices count for nobody", "[analysis][match-analysis]") {
  const MatchAnalysis& found = analysed();
  std::size_t judged = 0;
  for (std::size_t at = 0; at < found.entries.size(); ++at) {
    const State& before = at == 0 ? random_match().start() : random_match().journal()[at - 1].after;
    if (!found.entries[at].judged) continue;
    ++judged;
    REQUIRE(legal(random_match().rules(), before).size() > 1);
  }
  CHECK(judged == judged_choices(random_match()));
  CHECK(judged == found.of(Team::home).judged + found.of(Team::away).judged);
}

TEST_CASE("Neither the dive nor the kick of a penalty is judged: what is right hangs on a guess",
          "[analysis][match-analysis]") {
  Scenario match = Scenario::position(R"({"stage":"penalty-kick","ball":{"area":"C5","value":3}})");
  match.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  match.asks("away", "dive");
  CHECK_FALSE(can_be_judged(rules(), match.raw()));
  match.plays("dive left").asks("home", "kick");
  CHECK_FALSE(can_be_judged(rules(), match.raw()));
}

TEST_CASE("What a penalty's dive and kick come to together is luck, and no choice of either team",
          "[analysis][match-analysis]") {
  Scenario taken =
      Scenario::position(R"({"stage":"penalty-kick","half":2,"minute":88,"ball":{"area":"C5","value":3}})");
  taken.places("C4", 9).plays("place-keeper C1").places("C4", 10).plays("done");
  const std::array<std::uint8_t, 1> saved{3};
  Match match(shared_rules(), taken.raw(), DiceSource::scripted(saved));
  for (const std::string_view choice : {"dive left", "kick left"})
    REQUIRE(match.choose(*parse_command(choice)));
  const MatchAnalysis found = analyse(match, foreteller(), brief);
  const AnalysedEntry& kick = found.entries[1];
  REQUIRE(std::abs(kick.brought()) > 0.01);
  for (const Team team : teams) CHECK(found.of(team).choices == 0);
  CHECK(found.start + found.of(Team::home).luck == Approx(found.result).margin(1e-9));
}

TEST_CASE("Whoever plays at random gives much away", "[analysis][match-analysis]") {
  double error = 0;
  for (const Team team : teams) {
    const TeamAnalysis& of = analysed().of(team);
    error += of.error;
    REQUIRE(of.worst.size() <= 5);
    REQUIRE(of.worst.empty() == (of.error == 0));
    if (of.worst.empty()) continue;
    CHECK(analysed().entries[of.worst.front()].judged->error >=
          analysed().entries[of.worst.back()].judged->error);
  }
  CHECK(error > 0.05);
}

TEST_CASE("Marks follow what was given away", "[analysis][match-analysis]") {
  CHECK(least_error(ChoiceMark::doubtful) < least_error(ChoiceMark::mistake));
  CHECK(least_error(ChoiceMark::mistake) < least_error(ChoiceMark::blunder));
  for (const AnalysedEntry& entry : analysed().entries) {
    if (!entry.judged) continue;
    const JudgedChoice& judged = *entry.judged;
    REQUIRE(judged.error >= least_error(judged.mark));
    REQUIRE((judged.error == 0) == (judged.best == judged.taken));
  }
}

TEST_CASE("An analysis that was broken off goes on to the same end", "[analysis][match-analysis]") {
  std::stop_source source;
  AnalysisPlan stopped = brief;
  stopped.stop = source.get_token();
  const MatchAnalysis part = analyse(random_match(), foreteller(), stopped, {}, [&](std::size_t judged) {
    if (judged == 5) source.request_stop();
  });
  REQUIRE_FALSE(part.complete);
  REQUIRE_FALSE(part.entries.empty());
  const std::string kept = to_json(part, random_match(), foreteller(), brief).dump();
  const MatchAnalysis known = known_analysis(kept, random_match(), foreteller(), brief);
  const MatchAnalysis whole = analyse(random_match(), foreteller(), brief, known);
  CHECK(to_json(whole, random_match(), foreteller(), brief) ==
        to_json(analysed(), random_match(), foreteller(), brief));
}

TEST_CASE("What was kept of another match, another plan or by somebody else's hand is not used",
          "[analysis][match-analysis]") {
  const auto json = to_json(analysed(), random_match(), foreteller(), brief);
  CHECK(known_analysis(json.dump(), random_match(), foreteller(), brief).entries.size() ==
        random_match().journal().size());
  CHECK(known_analysis(json.dump(), finished_match(4), foreteller(), brief).entries.empty());
  CHECK(known_analysis(json.dump(), random_match(), foreteller(), {.games = 9}).entries.empty());
  CHECK(known_analysis("{", random_match(), foreteller(), brief).entries.empty());
  auto more = json;
  nlohmann::json judged;
  for (const auto& entry : json["entries"])
    if (entry.contains("judged")) judged = entry["judged"];
  for (auto& entry : more["entries"]) entry["judged"] = judged;
  const MatchAnalysis known = known_analysis(more.dump(), random_match(), foreteller(), brief);
  for (std::size_t at = 0; at < known.entries.size(); ++at)
    CHECK(known.entries[at].judged.has_value() == is_judged(random_match(), at));
  auto bent = json;
  for (auto& entry : bent["entries"])
    if (entry.contains("judged")) entry["judged"]["error"] = "much";
  CHECK(known_analysis(bent.dump(), random_match(), foreteller(), brief).entries.empty());
}

TEST_CASE("A second look is told by how many of the dearest choices keep their better one",
          "[analysis][match-analysis]") {
  const std::string kept = to_json(analysed(), random_match(), foreteller(), brief).dump();
  CHECK(kept_games(kept) == brief.games);
  CHECK(kept_games("") == usual_games);
  const std::size_t dearest = analysed().of(Team::home).worst.size() + analysed().of(Team::away).worst.size();
  REQUIRE(dearest > 0);
  const SecondLook same = compare_looks(analysed(), analysed());
  CHECK(same.dearest == dearest);
  CHECK(same.same == dearest);
  MatchAnalysis other = analysed();
  for (AnalysedEntry& entry : other.entries)
    if (entry.judged) entry.judged->best = entry.judged->taken;
  CHECK(compare_looks(analysed(), other).same == 0);
  CHECK(
      told_again({.dearest = 10, .same = 9}, 48, english()) ==
      "Played out again with 48 games a choice: 9 of the 10 costliest choices have the same better choice as "
      "before.");
}

TEST_CASE("Prospects are the same whether one position is foretold or many with memory",
          "[analysis][match-analysis]") {
  Outlook outlook(random_match().rules(), foreteller());
  for (int round = 0; round < 2; ++round)
    for (std::size_t at = 0; at < random_match().journal().size(); at += 5) {
      const State& state = random_match().journal()[at].after;
      REQUIRE(outlook.of(state, Team::home) == foreteller().of(random_match().rules(), state, Team::home));
    }
}

TEST_CASE("The dearest choices were looked at twice, and are dear beyond doubt",
          "[analysis][match-analysis]") {
  constexpr double beyond_doubt = 3;
  REQUIRE(analysed().complete);
  for (const TeamAnalysis& team : analysed().teams)
    for (const std::size_t at : team.worst) {
      const JudgedChoice& judged = *analysed().entries[at].judged;
      CHECK(judged.looked_twice);
      CHECK(judged.error > beyond_doubt * judged.doubt);
    }
}

TEST_CASE("What was dearest at the first look is looked at as hard at the second",
          "[analysis][match-analysis]") {
  AnalysisPlan again = brief;
  again.first = std::make_shared<MatchAnalysis>(analysed());
  const MatchAnalysis second = analyse(random_match(), foreteller(), again);
  for (std::size_t at = 0; at < second.entries.size(); ++at)
    if (const auto& judged = analysed().entries[at].judged; judged && judged->looked_twice)
      CHECK(second.entries[at].judged->looked_twice);
  const SecondLook looks = compare_looks(analysed(), second);
  CHECK(looks.same == looks.dearest);
}

TEST_CASE("The verdict names who was luckier and who chose better", "[analysis][match-analysis]") {
  MatchAnalysis found;
  found.teams[0] = {.luck = 0.18, .choices = -0.02};
  found.teams[1] = {.luck = -0.18, .choices = 0.05};
  const Names names{{"Ajax", "Inter"}};
  CHECK(verdict(found, names, english()) ==
        "Ajax was luckier by 18 % of a match, Inter made the better choices by 7 %.");
  found.teams[0].choices = 0.12;
  CHECK(verdict(found, names, english()) ==
        "Ajax was luckier by 18 % of a match and made the better choices by 7 %.");
  found.teams = {};
  CHECK(verdict(found, names, english()) == "Luck was even, the choices of both were worth the same.");
}

TEST_CASE("What decided a match is told where somebody has won it", "[analysis][match-analysis]") {
  MatchAnalysis found{.start = 0.5, .result = 0, .entries = {}, .complete = true, .teams = {}};
  const auto decided = [&](double luck, double choices) {
    found.teams[0] = {.luck = luck, .choices = choices};
    found.teams[1] = {.luck = -luck};
    return what_decided(found, english());
  };
  CHECK(decided(-0.34, -0.16) == "It was mostly luck.");
  CHECK(decided(-0.7, 0.2) == "It was mostly luck.");
  CHECK(decided(-0.1, -0.4) == "It was mostly the choices.");
  CHECK(decided(-0.25, -0.25) == "Luck and choices both had their share.");
  found.complete = false;
  CHECK(decided(-0.34, -0.16).empty());
  found.complete = true;
  found.result = 0.5;
  CHECK(decided(-0.1, 0.1).empty());
}

TEST_CASE(
    "What is told of the end is told of the moment reached, where the match was not analysed to its end",
    "[analysis][match-analysis]") {
  MatchAnalysis found = analysed();
  const Names names{{"Ajax", "Inter"}};
  CHECK(sum_of(found, random_match(), names, english()).ends_with(" in the end."));
  found.entries.resize(1);
  CHECK(sum_of(found, random_match(), names, english()).ends_with(" at 84'."));
}

TEST_CASE("Shares of a match have a minus sign and no negative nothing", "[analysis][match-analysis]") {
  CHECK(share_of_match(english(), -0.336) == "−33.6 %");
  CHECK(share_of_match(english(), -0.0001) == "0.0 %");
}

TEST_CASE("An analysis is told in words", "[analysis][match-analysis]") {
  const auto told = findings(analysed(), random_match(), foreteller(), brief, english());
  CHECK(told.complete);
  REQUIRE(told.lines.size() > 9);
  for (const std::string& line : told.lines) CHECK(line.find('?') == line.npos);
}

}  // namespace fuba::test::match_analysis_test
