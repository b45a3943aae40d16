#include "fuba/table/formation_card.hpp"

#include "fuba/rules_files.hpp"
#include "support/catch.hpp"

namespace fuba::test::formation_card_test {
using namespace fuba;
using namespace fuba::app;

namespace {

Ruleset rules_with(Options options) {
  return *load_rules({.edition = std::string(default_edition()), .options = options}).value();
}

RoleCounts with(PlayerRole role, std::uint8_t players) {
  RoleCounts roles{};
  roles[index(role)] = players;
  return roles;
}

}  // namespace

TEST_CASE("a formation card shows the condition points that its roles move", "[3.0/A2.l]") {
  const Ruleset rules = rules_with({Option::conditions, Option::roles});
  const paint::Card card =
      formation_card(rules, Team::away, {{4, 5, 1}}, with(PlayerRole::attacking_midfielder, 3));
  CHECK(card.lines[index(Line::defence)].points == 4);
  CHECK(card.lines[index(Line::midfield)].points == 2);
  CHECK(card.lines[index(Line::forward)].points == 4);
  CHECK(card.lines[index(Line::midfield)].lends_to == std::vector<Line>(3, Line::forward));
}

TEST_CASE("a formation card of the basic game has no tracks") {
  const paint::Card card = formation_card(rules_with({}), Team::home, {{4, 4, 2}}, {});
  for (const paint::CardLine& line : card.lines) CHECK(line.markers == 0);
}

TEST_CASE("a card on the table keeps a marker for each point that is spent") {
  TeamState side;
  side.formation = {{4, 4, 2}};
  side.condition = {3, 4, 3};
  side.tired = true;
  const paint::Card card = formation_card(rules_with({Option::conditions}), Team::home, side);
  CHECK(card.lines[index(Line::defence)].points == 3);
  CHECK(card.lines[index(Line::defence)].markers == 4);
  CHECK(card.lines[index(Line::forward)].markers == 3);
  CHECK(card.tired);
  CHECK(card.face_up);
  CHECK_FALSE(formation_card(rules_with({}), Team::home, TeamState{}).face_up);
}
}  // namespace fuba::test::formation_card_test
