// Whole matches of random choices, looked at after each step.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "stw/board.hpp"
#include "stw/json.hpp"
#include "stw/odds.hpp"
#include "stw/scenario.hpp"
#include "stw/stw.hpp"
#include "tabletop/bench.hpp"
#include "tabletop/perft.hpp"
#include "tabletop/random_play.hpp"

namespace stw::test::random {
namespace {

using nlohmann::json;

constexpr int longest_match = 20000;

/// Every way to play: the options, short games, and what a tie brings.
const Ruleset& rules_of(std::uint64_t number) {
  RulesChoice choice;
  choice.options = {number % 2 == 1, number / 2 % 2 == 1};
  choice.clock = {static_cast<std::uint8_t>(10 + 5 * (number % 8)), static_cast<std::uint8_t>(1 + number % 5),
                  static_cast<std::uint8_t>(5 + number % 50), static_cast<Tie>(number % tie_count)};
  return rules(choice);
}

/// Random players who shoot and fight more than chance would let them: every other choice is one that ends on
/// the ball, passes or goes forward, where there is one.
class Match {
 public:
  Match(const Ruleset& rules, std::uint64_t seed)
      : rules_(&rules), play_(seed), keen_(seed, tabletop::Stream::options), state_(new_match(rules)) {}

  bool over() const { return is_over(state_); }
  const State& state() const { return state_; }
  const Events& events() const { return events_; }
  const Ruleset& rules() const { return *rules_; }
  int steps() const { return steps_; }
  const std::string& last() const { return last_; }

  void go_on() {
    events_.clear();
    if (const auto due = roll(state_)) {
      last_ = std::string(name(due->purpose));
      apply_dice(*rules_, state_, play_.let_fall(*due), &events_);
    } else {
      const Command command = choose();
      last_ = to_string(command);
      apply_unchecked(*rules_, state_, command, &events_);
    }
    ++steps_;
  }

 private:
  bool is_keen(const Command& command) const {
    if (command.verb == Verb::ball) {
      const Team attack = state_.control;
      return state_.side(attack).number_at(command.to) != 0 ||
             own_row(opponent(attack), command.to) < own_row(opponent(attack), command.from);
    }
    return command.to == state_.ball;
  }

  Command choose() {
    const Command any = play_.choose(*rules_, state_);
    if (keen_.below(2) == 0) return any;
    const CommandList list = legal(*rules_, state_);
    const auto keen = std::ranges::count_if(list, [&](const Command& each) { return is_keen(each); });
    if (keen == 0) return any;
    auto wanted = keen_.below(static_cast<std::uint32_t>(keen));
    for (const Command& command : list)
      if (is_keen(command) && wanted-- == 0) return command;
    return any;
  }

  const Ruleset* rules_;
  tabletop::RandomPlay<Stw> play_;
  tabletop::Random keen_;
  State state_;
  Events events_;
  std::string last_;
  int steps_ = 0;
};

/// Plays random matches and asks after each step what is wrong.
template <class Fault>
void check_matches(std::uint64_t count, Fault fault) {
  for (std::uint64_t number = 0; number < count; ++number) {
    Match match(rules_of(number), number);
    while (!match.over()) {
      match.go_on();
      std::string wrong = fault(match);
      if (wrong.empty() && match.steps() > longest_match) wrong = "the match does not end";
      if (!wrong.empty())
        FAIL("match " << number << ", step " << match.steps() << ", " << match.last() << ": " << wrong << "\n"
                      << to_json(match.rules(), match.state()).dump());
    }
  }
}

std::string fault_of_pawns(const State& state) {
  for (const Team team : teams) {
    const TeamState& side = state.side(team);
    SquareSet seen;
    for (int number = 1; number <= pawn_count; ++number) {
      const Square square = side.pawn(number);
      if (square == Square::none) continue;
      if (!side.plays(number)) return "a pawn that was sent off is on the board";
      if (seen.contains(square)) return "two pawns of a team share a square";
      if (number < first_midfielder && !ends_of(team).half.contains(square))
        return "a defender in the other half";
      seen.add(square);
    }
    SquareSet field_players = seen;
    field_players.remove(side.pawn(keeper_number));
    for (const Team end : teams) {
      if ((seen & ends_of(end).goal_area).size() > 1) return "two pawns in a goal area";
      if ((field_players & ends_of(end).penalty_area).size() > 4)
        return "five field players in a penalty area";
    }
    if ((side.yellow & side.red) != 0) return "a card of a pawn that was sent off";
  }
  return "";
}

std::string fault_of_play(const Ruleset& rules, const State& state) {
  if (state.seconds > rules.seconds_of(state.half)) return "the half is longer than it is";
  const bool needs_carrier = state.step == Step::move || state.step == Step::ball ||
                             state.step == Step::move_die || state.step == Step::ball_dice ||
                             state.step == Step::battle;
  if (needs_carrier && state.side(state.control).number_at(state.ball) == 0) return "nobody has the ball";
  if (is_over(state) == (decision(state) || roll(state))) return "neither over nor under way";
  if (decision(state) && roll(state)) return "a decision and a roll";
  const bool waits = state.step == Step::move || state.step == Step::ball || state.step == Step::capture ||
                     state.step == Step::defend;
  if (waits != (state.dice[0] != 0)) return "dice wait where none should, or the other way round";
  return "";
}

TEST_CASE("random matches end and keep pawns, ball, clock and dice in order",
          "[random][W11][W12][W13][W150]") {
  check_matches(1000, [](const Match& match) {
    std::string fault = fault_of_pawns(match.state());
    return fault.empty() ? fault_of_play(match.rules(), match.state()) : fault;
  });
}

TEST_CASE("whatever is listed is accepted, once, and reads back as written", "[random]") {
  check_matches(60, [](const Match& match) -> std::string {
    if (!decision(match.state())) return "";
    const CommandList list = legal(match.rules(), match.state());
    if (list.empty()) return "a decision without a choice";
    if (list.size() == 1 && list[0].verb != Verb::done) return "a decision with a single answer";
    std::vector<std::uint64_t> bits;
    for (const Command& command : list) {
      if (parse_command(to_string(command)) != command) return to_string(command) + " does not read back";
      bits.push_back(Stw::bits(command));
    }
    std::ranges::sort(bits);
    if (std::ranges::adjacent_find(bits) != bits.end()) return "a choice twice";
    if (match.steps() % 17 != 0) return "";
    for (const Command& command : list) {
      State state = match.state();
      if (!apply(match.rules(), state, command)) return to_string(command) + " is refused";
    }
    return "";
  });
}

TEST_CASE("whatever is not listed is refused with a reason that has a rule, and changes nothing",
          "[random][W105]") {
  check_matches(6, [](const Match& match) -> std::string {
    if (match.steps() % 97 != 0) return "";
    const CommandList list = legal(match.rules(), match.state());
    for (std::size_t verb = 0; verb < verb_count; ++verb)
      for (const Square from : SquareSet::all())
        for (int shift = 1; shift < square_count; shift += 11) {
          const auto to = static_cast<Square>((static_cast<int>(from) + shift) % square_count);
          Command command{static_cast<Verb>(verb), from, to};
          if (squares_after(command.verb) < 2) command.from = Square::none;
          if (squares_after(command.verb) == 0) command.to = Square::none;
          if (std::ranges::count(list, command) > 0) continue;
          State state = match.state();
          const auto done = apply(match.rules(), state, command);
          if (done) return to_string(command) + " is accepted";
          if (!(state == match.state())) return to_string(command) + " changes the state";
          if (match.rules().rule(done.error()).empty()) return "a reason without a rule";
        }
    return "";
  });
}

TEST_CASE("states survive JSON at every step", "[random]") {
  check_matches(60, [](const Match& match) -> std::string {
    const json object = to_json(match.rules(), match.state());
    const auto again = state_from_json(match.rules(), object);
    if (!again) return again.error().field + " " + again.error().problem;
    if (*again == match.state()) return "";
    return "another state comes back: " + to_json(match.rules(), *again).dump();
  });
}

/// A state as somebody might get it wrong: one of its values is another one, or missing.
json altered(json object, tabletop::Random& random) {
  const json flat = object.flatten();
  auto place = flat.begin();
  std::advance(place, random.below(static_cast<std::uint32_t>(flat.size())));
  auto other = flat.begin();
  std::advance(other, random.below(static_cast<std::uint32_t>(flat.size())));
  const json::json_pointer field(place.key());
  switch (random.below(4)) {
    case 0:
      object[field] = other.value();
      break;
    case 1:
      object[field] = nullptr;
      break;
    case 2:
      object[field] = name(static_cast<Square>(random.below(square_count)));
      break;
    default:
      object[field.parent_pointer()] = json::array();
      break;
  }
  return object;
}

TEST_CASE("an altered state is refused, or a match goes on from it", "[random]") {
  tabletop::Random random(5, tabletop::Stream::options);
  int accepted = 0;
  check_matches(40, [&](const Match& match) -> std::string {
    if (match.steps() % 3 != 0) return "";
    const json object = altered(to_json(match.rules(), match.state()), random);
    auto state = state_from_json(match.rules(), object);
    if (!state) return state.error().problem.empty() ? "refused without a word" : "";
    ++accepted;
    tabletop::RandomPlay<Stw> play(static_cast<std::uint64_t>(accepted));
    for (int step = 0; step < 12 && !is_over(*state); ++step) {
      if (const auto due = roll(*state)) {
        apply_dice(match.rules(), *state, play.let_fall(*due));
        continue;
      }
      if (legal(match.rules(), *state).empty()) return "nothing to choose after " + object.dump();
      apply_unchecked(match.rules(), *state, play.choose(match.rules(), *state));
    }
    return "";
  });
  CHECK(accepted > 100);
}

TEST_CASE("equal states have equal hashes, and steps change them", "[random]") {
  check_matches(20, [](const Match& match) -> std::string {
    State copy = match.state();
    if (hash(copy) != hash(match.state())) return "equal states with two hashes";
    copy.control = opponent(copy.control);
    if (hash(copy) == hash(match.state())) return "the hash leaves out who is in control";
    return "";
  });
}

TEST_CASE("whatever happens is written with a rule behind it", "[random]") {
  check_matches(30, [](const Match& match) -> std::string {
    for (const Event& event : match.events()) {
      const json object = to_json(match.rules(), event);
      if (object["rule"].get<std::string>().empty()) return "an event without a rule: " + object.dump();
      if (!object.contains("half") || !object.contains("seconds")) return "an event without its time";
    }
    return "";
  });
}

TEST_CASE("odds add up to 1 wherever they are given", "[random]") {
  check_matches(4, [](const Match& match) -> std::string {
    if (!decision(match.state()) || match.state().step == Step::put) return "";
    for (const Odds& of : odds(match.rules(), match.state())) {
      double sum = 0;
      for (const auto& [outcome, chance] : of.chances) sum += chance;
      if (std::abs(sum - 1) > 1e-9) return to_string(of.command) + " comes to " + std::to_string(sum);
    }
    return "";
  });
}

TEST_CASE("random matches come to every kind of event", "[random]") {
  std::array<int, event_kind_count> seen{};
  for (std::uint64_t number = 0; number < 1500; ++number) {
    Match match(rules_of(number), number);
    while (!match.over()) {
      match.go_on();
      for (const Event& event : match.events()) ++seen[static_cast<std::size_t>(event.kind)];
    }
  }
  for (std::size_t at = 0; at < event_kind_count; ++at) {
    const auto kind = static_cast<EventKind>(at);
    INFO(name(kind));
    // Teams that can move nobody, and keepers that are sent off, are for the chapters.
    if (kind != EventKind::new_keeper && kind != EventKind::no_move) CHECK(seen[at] > 0);
  }
}

/// Home seen from the other end: rows and teams change places.
State mirrored(const State& state) {
  const auto turn = [](Square square) {
    return square == Square::none ? square : square_at(column_of(square), rows + 1 - row_of(square));
  };
  State other = state;
  std::swap(other.sides[0], other.sides[1]);
  for (TeamState& side : other.sides)
    for (Square& square : side.pawns) square = turn(square);
  std::swap(other.score[0], other.score[1]);
  other.ball = turn(state.ball);
  other.control = opponent(state.control);
  other.acting = opponent(state.acting);
  other.starters = opponent(state.starters);
  if (state.marks.line != 0) other.marks.line = static_cast<std::uint8_t>(rows + 1 - state.marks.line);
  std::swap(other.seen[0], other.seen[1]);
  std::swap(other.puts[0], other.puts[1]);
  return other;
}

TEST_CASE("the board has no favourite end", "[random][W1]") {
  check_matches(20, [](const Match& match) -> std::string {
    if (!decision(match.state()) || match.steps() % 5 != 0) return "";
    const auto count = legal(match.rules(), match.state()).size();
    const auto turned = legal(match.rules(), mirrored(match.state())).size();
    return count == turned
               ? ""
               : std::to_string(count) + " choices, and " + std::to_string(turned) + " turned round";
  });
}

TEST_CASE("ways are counted with every face", "[random]") {
  const State start = new_match(rules());
  CHECK(tabletop::perft<Stw>(rules(), start, 1) == 36);
  // Six equal throws stay where they are; the others ask for the keeper.
  CHECK(tabletop::perft<Stw>(rules(), start, 2) == 6 * 36 + 30 * 2);
  CHECK(tabletop::perft<Stw>(rules(), start, 3) == 6 * (6 * 36 + 30 * 2) + 30 * 2 * 2);
}

TEST_CASE("the signature of random matches hangs on the seed alone", "[random]") {
  CHECK(tabletop::bench<Stw>(rules(), 3, 1).signature == tabletop::bench<Stw>(rules(), 3, 1).signature);
  CHECK(tabletop::bench<Stw>(rules(), 3, 1).signature != tabletop::bench<Stw>(rules(), 3, 2).signature);
}

}  // namespace
}  // namespace stw::test::random
