#include "app/season/draft.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "app/season/shelf.hpp"
#include "app/window/seed.hpp"
#include "competition/definition_json.hpp"
#include "competition/kits.hpp"
#include "competition/qualifiers.hpp"
#include "tabletop/library.hpp"
#include "tabletop/random.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Definition;
using competition::Kind;
using competition::Plays;
using competition::TeamEntry;
using tabletop::trimmed;

namespace {

constexpr std::size_t room_for_number = 3;  ///< in an id: "-12"

std::vector<std::string> listed(const std::string& text) {
  std::vector<std::string> names;
  std::size_t from = 0;
  for (std::size_t to = text.find(';'); to != text.npos; from = to + 1, to = text.find(';', from))
    names.push_back(text.substr(from, to - from));
  names.push_back(text.substr(from));
  return names;
}

/// "old-mill" of "Old Mill", told apart from those that are taken.
std::string id_of_name(const std::string& name, const std::set<std::string>& taken) {
  std::string id;
  for (const char letter : name) {
    const bool capital = letter >= 'A' && letter <= 'Z';
    const char small = capital ? static_cast<char>(letter - 'A' + 'a') : letter;
    const bool plain = (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9');
    if (plain)
      id += small;
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  id = id.substr(0, competition::longest_id - room_for_number);
  while (!id.empty() && id.back() == '-') id.pop_back();
  if (id.empty()) id = "team";
  std::string free = id;
  for (int number = 2; taken.contains(free); ++number) free = id + "-" + std::to_string(number);
  return free;
}

/// The teams as they ended, best first, where a league is followed by another one.
void follow_season(Definition& definition, const competition::Competition& last) {
  if (!definition.has_table() || last.schedule().groups.size() != 1) return;
  std::vector<TeamEntry> order;
  for (const competition::Row& row : last.table(0)) {
    order.push_back(definition.teams[row.team]);
    order.back().plays = last.plays(row.team);
  }
  if (order.size() == definition.teams.size()) definition.teams = std::move(order);
}

/// What is agreed about a knock-out.
void take_knock_out(Definition& to, const Definition& from) {
  to.legs = from.legs;
  to.final_legs = from.final_legs;
  to.away_goals = from.away_goals;
  to.extra_time = from.extra_time;
  to.third_place = from.third_place;
}

/// What the rules cannot do is agreed as usual.
void keep_to_means(Definition& definition, const competition::Means& means) {
  const Definition usual;
  if (!means.decides_by_two_legs) {
    definition.legs = usual.legs;
    definition.final_legs = usual.final_legs;
    definition.away_goals = usual.away_goals;
  }
  if (!means.skips_extra_time) definition.extra_time = usual.extra_time;
  if (!means.limits_time) definition.clock = usual.clock;
}

}  // namespace

Draft::Draft(Director& director, const fs::path& after) : rules(director.settings()), director_(director) {
  const auto shelved = after.empty() ? competition_files(competitions_folder(director)) : std::vector{after};
  if (!shelved.empty()) begin_from(shelved.front(), !after.empty());
  if (!definition.teams.empty()) return;
  definition.kind = Kind::league;
  add_person();
  add_coaches(3);
}

/// From a competition, and from the league and its cup where it is one of those.
void Draft::begin_from(const fs::path& last, bool next_season) {
  const competition::MeansOf means = means_of(director_);
  const auto companion = companion_of(director_, last);
  const auto own = competition::definition_in(last, means);
  const bool of_cup = companion && own && own->kind == Kind::cup;
  const fs::path& file = of_cup ? *companion : last;
  const auto read = read_competition(file, means);
  if (!read) return;
  definition = read->competition.definition();
  take_rules(definition);
  if (next_season) follow_season(definition, read->competition);
  if (const auto cup = of_cup      ? own
                       : companion ? competition::definition_in(*companion, means)
                                   : std::nullopt) {
    cup_beside = true;
    cup_name = cup->name;
    take_knock_out(definition, *cup);
  }
  definition.after = next_season ? file.filename().string() : "";
  definition.with.clear();
  if (next_season) return;
  definition.name.clear();
  cup_name.clear();
}

/// Game, edition and options are those of the last one.
void Draft::take_rules(const Definition& last) {
  const CompetingGame* its = competing_game(director_, last.rules);
  if (its == nullptr) return suit_teams();
  rules.game = its->game().id();
  its->choose(rules, {last.rules, last.options});
  suit_teams();
}

void Draft::choose_game(const std::string& id) {
  if (game().game().id() == id) return;
  rules.game = id;
  suit_teams();
}

void Draft::choose_kind(Kind kind) {
  definition.kind = kind;
  const std::size_t least = competition::team_count(kind).least;
  if (definition.teams.size() < least) add_coaches(least - definition.teams.size());
}

/// Formations and coaches that the game does not have give way to its own.
void Draft::suit_teams() {
  const auto formations = game().formations();
  const auto coaches = game().game().coaches().of_the_game;
  for (std::size_t at = 0; at < definition.teams.size(); ++at) {
    TeamEntry& team = definition.teams[at];
    if (std::ranges::find(formations, team.formation) == formations.end())
      team.formation = formations.empty() ? std::string() : formations.front();
    if (team.plays.who != Plays::Who::coach || coaches.empty()) continue;
    if (std::ranges::find(coaches, team.plays.called, &Coaches::Known::id) == coaches.end())
      team.plays.called = coaches[at % coaches.size()].id;
  }
}

CompetingGame& Draft::game() const {
  if (CompetingGame* chosen = director_.game_named(rules.game).competing()) return *chosen;
  for (const auto& each : director_.games())
    if (CompetingGame* any = each->competing()) return *any;
  throw std::logic_error("no game has competitions");
}

const competition::Means& Draft::means() {
  const CompetingGame::Rules chosen = game().chosen(rules);
  std::string key = chosen.edition;
  for (const std::string& option : chosen.options) key += " " + option;
  const auto known = means_.find(key);
  if (known != means_.end()) return known->second;
  return means_[key] = game().means()(chosen.edition, chosen.options).value_or(competition::Means{});
}

TeamEntry Draft::new_team() {
  const auto names = listed(words::ui(director_.words(), "season-names"));
  const auto taken = [&](const std::string& name) {
    return std::ranges::find(definition.teams, name, &TeamEntry::name) != definition.teams.end();
  };
  const auto free = std::ranges::find_if_not(names, taken);
  const std::size_t number = definition.teams.size();
  TeamEntry team;
  team.name = free != names.end() ? *free
                                  : words::ui(director_.words(), "season-team-number",
                                              {{"number", std::to_string(number + 1)}});
  const competition::Kit& kit = competition::kits()[number % competition::kits().size()];
  team.colour = kit.colour;
  team.second = kit.second;
  if (const auto formations = game().formations(); !formations.empty()) team.formation = formations.front();
  return team;
}

void Draft::add_person() {
  TeamEntry team = new_team();
  team.plays = {Plays::Who::person, words::ui(director_.words(), "person")};
  definition.teams.push_back(std::move(team));
}

void Draft::add_coach(std::string_view id) {
  TeamEntry team = new_team();
  team.plays = {Plays::Who::coach, std::string(id)};
  definition.teams.push_back(std::move(team));
}

void Draft::add_coaches(std::size_t count) {
  const auto coaches = game().game().coaches().of_the_game;
  for (std::size_t at = 0; at < count && takes_more(); ++at)
    if (coaches.empty())
      add_person();
    else
      add_coach(coaches[definition.teams.size() % coaches.size()].id);
}

void Draft::remove(std::size_t team) {
  definition.teams.erase(definition.teams.begin() + static_cast<std::ptrdiff_t>(team));
}

void Draft::shuffle() {
  tabletop::Random numbers(fresh_seed(), tabletop::Stream::decoration);
  for (std::size_t last = definition.teams.size(); last-- > 1;)
    std::swap(definition.teams[last], definition.teams[numbers.below(static_cast<std::uint32_t>(last + 1))]);
}

void Draft::next_player(std::size_t team) {
  Plays& plays = definition.teams[team].plays;
  const auto coaches = game().game().coaches().of_the_game;
  const auto now = std::ranges::find(coaches, plays.called, &Coaches::Known::id);
  if (plays.who == Plays::Who::person && !coaches.empty())
    plays = {Plays::Who::coach, coaches.front().id};
  else if (plays.who == Plays::Who::coach && now != coaches.end() && now + 1 != coaches.end())
    plays.called = (now + 1)->id;
  else
    plays = {Plays::Who::person, words::ui(director_.words(), "person")};
}

void Draft::next_kit(std::size_t team) {
  const std::span all = competition::kits();
  TeamEntry& of = definition.teams[team];
  const auto worn = std::ranges::find(all, of.colour, &competition::Kit::colour);
  const competition::Kit& next = worn == all.end() || worn + 1 == all.end() ? all.front() : *(worn + 1);
  of.colour = next.colour;
  of.second = next.second;
}

void Draft::next_formation(std::size_t team) {
  const auto formations = game().formations();
  if (formations.empty()) return;
  std::string& now = definition.teams[team].formation;
  const auto found = std::ranges::find(formations, now);
  now = found == formations.end() || found + 1 == formations.end() ? formations.front() : *(found + 1);
}

bool Draft::all_named() const {
  return std::ranges::none_of(definition.teams, [](const TeamEntry& team) {
    return trimmed(team.name).empty() ||
           (team.plays.who == Plays::Who::person && trimmed(team.plays.called).empty());
  });
}

bool Draft::takes_more() const {
  return definition.teams.size() < competition::team_count(definition.kind).most;
}
bool Draft::takes_fewer() const {
  return definition.teams.size() > competition::team_count(definition.kind).least;
}

/// Groups and qualifiers that make a bracket with as many teams (C10).
void Draft::follow_kind() {
  const std::size_t count = definition.teams.size();
  if (definition.kind == Kind::groups) {
    if (definition.groups < 2) definition.groups = 2;
    while (definition.groups > 2 && 2 * definition.groups > count) definition.groups /= 2;
  } else {
    definition.groups = 1;
  }
  if (!definition.has_table() || !definition.has_knock_out()) {
    definition.qualify = 0;
    return;
  }
  const auto fits = [&](std::size_t qualify) {
    return count / definition.groups >= qualify &&
           !competition::first_round(definition.groups, qualify).empty();
  };
  if (definition.qualify > 0 && fits(definition.qualify)) return;
  for (const std::size_t qualify : {2U, 4U, 1U})
    if (fits(qualify)) {
      definition.qualify = qualify;
      return;
    }
}

/// Teams without as many cards as are to be named get some by chance (3.0/T9).
void Draft::deal_cards(Definition& complete) {
  tabletop::Random numbers(fresh_seed(), tabletop::Stream::decoration);
  const auto wanted = static_cast<std::size_t>(complete.skills_in_competition);
  for (std::size_t at = 0; at < complete.teams.size(); ++at) {
    std::vector<std::string>& own = definition.teams[at].skills;
    std::erase_if(own, [&](const std::string& card) {
      return std::ranges::find(means().cards, card) == means().cards.end();
    });
    if (own.size() > wanted) own.resize(wanted);
    while (own.size() < std::min(wanted, means().cards.size())) {
      const std::string& card =
          means().cards[numbers.below(static_cast<std::uint32_t>(means().cards.size()))];
      if (std::ranges::find(own, card) == own.end()) own.push_back(card);
    }
    complete.teams[at].skills = own;
  }
}

tl::expected<Definition, competition::Problem> Draft::complete(std::uint64_t seed) {
  const CompetingGame::Rules chosen = game().chosen(rules);
  Definition whole = definition;
  whole.name = std::string(trimmed(whole.name));
  whole.seed = seed;
  whole.rules = chosen.edition;
  whole.options = chosen.options;
  if (whole.name.empty()) whole.name = usual_name(whole.kind);
  if (!whole.has_knock_out()) take_knock_out(whole, Definition());
  keep_to_means(whole, means());
  whole.skills_in_competition = std::max(whole.skills_in_competition, whole.skills_per_match);
  std::set<std::string> ids;
  for (TeamEntry& team : whole.teams) {
    team.name = std::string(trimmed(team.name));
    team.plays.called = std::string(trimmed(team.plays.called));
    team.id = id_of_name(team.name, ids);
    ids.insert(team.id);
    if (means().cards.empty()) team.skills.clear();
  }
  if (!means().cards.empty()) deal_cards(whole);
  return new_definition_from_json(nlohmann::json(to_json(whole)), means_of(director_));
}

tl::expected<Definition, competition::Problem> Draft::complete_cup(Definition league, const fs::path& file,
                                                                   std::uint64_t seed) {
  const Definition usual;
  league.kind = Kind::cup;
  const std::string_view named = trimmed(cup_name);
  league.name = named.empty() ? usual_name(Kind::cup) : std::string(named);
  league.seed = seed;
  league.with = file.filename().string();
  league.after.clear();
  league.rounds = usual.rounds;
  league.points = usual.points;
  league.tie_breakers = usual.tie_breakers;
  take_knock_out(league, definition);
  keep_to_means(league, means());
  return new_definition_from_json(nlohmann::json(to_json(league)), means_of(director_));
}

std::string Draft::usual_name(Kind kind) const {
  return words::ui(director_.words(), "season-name-" + std::string(competition::name(kind)));
}

std::string Draft::told(const Definition& complete) const {
  const competition::Schedule schedule(complete);
  std::size_t own = 0;
  const auto is_person = [&](std::size_t number) {
    return complete.teams[number - 1].plays.who == Plays::Who::person;
  };
  std::set<std::string> rounds;
  for (const competition::Fixture& fixture : schedule.fixtures) {
    rounds.insert((fixture.group ? "" : "K") + std::to_string(fixture.stage_round));
    if (fixture.group && (is_person(fixture.numbers[0]) || is_person(fixture.numbers[1]))) ++own;
  }
  const std::string key = !complete.with.empty() ? "season-comes-cup"
                          : own == 0             ? "season-comes"
                                                 : "season-comes-own";
  return words::ui(director_.words(), key,
                   {{"teams", std::to_string(complete.teams.size())},
                    {"matches", std::to_string(schedule.fixtures.size())},
                    {"rounds", std::to_string(rounds.size())},
                    {"own", std::to_string(own)}});
}

fs::path Draft::file_of(const Definition& complete) const {
  std::string stem = tabletop::without_signs(complete.name);
  if (tabletop::fault_of(stem)) stem = "competition";
  std::error_code none;
  for (int number = 1;; ++number) {
    const std::string counted = number == 1 ? stem : stem + " (" + std::to_string(number) + ")";
    const fs::path folder = competitions_folder(director_);
    fs::path file = folder / (counted + ".fubac");
    if (!fs::exists(fs::symlink_status(file, none)) && !fs::exists(folder / counted, none)) return file;
  }
}

}  // namespace fuba::app
