#include "stw/coach/tactics.hpp"

#include <array>

#include "tabletop/rules_file.hpp"

namespace stw {
namespace {

using tabletop::Field;

constexpr std::array<std::string_view, 3> sight_names{"squares", "play", "answer"};

/// Worths are written as thousandths of a goal.
constexpr double thousandth = 0.001;
constexpr int most_worth = 1000;

double worth_in(const Field& object, std::string_view name, int least = -most_worth) {
  return object.at(name).whole(least, most_worth) * thousandth;
}

Tactics::Sight read_sight(const Field& field) {
  return tabletop::read_name<Tactics::Sight>(field, sight_names);
}

void read_judgement(const Field& object, Tactics& tactics) {
  object.with({"possession", "territory", "promise", "cover", "keeper", "line", "chase", "sent_off"});
  tactics.possession = worth_in(object, "possession");
  tactics.territory = worth_in(object, "territory");
  tactics.promise = worth_in(object, "promise", 0);
  tactics.cover = worth_in(object, "cover");
  tactics.keeper = worth_in(object, "keeper");
  tactics.line = worth_in(object, "line");
  tactics.chase = worth_in(object, "chase");
  tactics.sent_off = worth_in(object, "sent_off");
}

Tactics::Appetite read_appetite(const Field& object) {
  object.with({"pass", "battle", "dribble", "keeper"});
  return {worth_in(object, "pass"), worth_in(object, "battle"), worth_in(object, "dribble"),
          worth_in(object, "keeper")};
}

Tactics read_root(const Field& root) {
  root.with({"sight", "carelessness", "judgement", "appetite"});
  Tactics tactics;
  tactics.sight = read_sight(root.at("sight"));
  tactics.carelessness = worth_in(root, "carelessness", 0);
  read_judgement(root.at("judgement"), tactics);
  tactics.appetite = read_appetite(root.at("appetite"));
  return tactics;
}

}  // namespace

std::string tactics_file(std::string_view id) { return "stw/opponents/" + std::string(id) + ".json"; }

tl::expected<Tactics, RulesError> read_tactics(const std::string& file, const RulesReader& read) try {
  return read_root(tabletop::RulesFile(file, read).root());
} catch (const RulesError& error) {
  return tl::unexpected(error);
}

}  // namespace stw
