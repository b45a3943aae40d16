#include <algorithm>
#include <array>
#include <optional>

#include "fuba/game.hpp"
#include "fuba/odds.hpp"
#include "fuba/random_play.hpp"
#include "support/scenario.hpp"

namespace fuba::test {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t matches_with_prospects = 3;
#else
constexpr std::uint64_t matches_with_prospects = 12;
#endif

constexpr int most_ways = 200000;

/// Lets all dice fall, one by one, and looks at the mat for what has become of an aim.
class EveryDie {
 public:
  EveryDie(const Ruleset& rules, const State& before, Aim aim)
      : rules_(rules), before_(before), aim_(aim), team_(roll(before)->rolled_by[0]) {
    follow(before, 1);
  }

  bool too_many() const { return ways_ >= most_ways; }
  double reached() const { return reached_; }
  double missed() const { return missed_; }

 private:
  enum class Sign { open, reached, missed, dropped };

  void follow(const State& state, double weight) {
    const Roll due = *roll(state);
    const int second_faces = due.count == 2 ? due.die.faces : 1;
    std::vector<std::pair<State, Events>> next;
    for (std::uint8_t first = 1; first <= due.die.faces; ++first)
      for (std::uint8_t second = 1; second <= second_faces; ++second) {
        State thrown = state;
        Events events;
        apply_dice(rules_, thrown, {first, second}, &events);
        if (thrown != state) next.emplace_back(thrown, std::move(events));
      }
    for (auto& [thrown, events] : next) go_on(thrown, events, weight / static_cast<double>(next.size()));
  }

  void go_on(State& state, Events& events, double weight) {
    if (++ways_ >= most_ways) return;
    Sign sign = sign_of(state, events);
    while (sign == Sign::open && !roll(state)) {
      const CommandList list = legal(rules_, state);
      const bool pictures = decision(state)->kind == DecisionKind::var;
      apply_unchecked(rules_, state, list[pictures ? 0 : list.size() - 1], &events);
      sign = sign_of(state, events);
    }
    if (sign == Sign::open) follow(state, weight);
    if (sign == Sign::reached) reached_ += weight;
    if (sign == Sign::missed) missed_ += weight;
  }

  Sign sign_of(const State& state, const Events& events) const {
    return aim_ == Aim::keep_ball ? sign_of_check(state, events) : sign_of_try(state);
  }

  /// A check leaves an event; the mat says whether the ball has changed hands at it.
  Sign sign_of_check(const State& state, const Events& events) const {
    const auto check = std::ranges::find(events, EventKind::control_check, &Event::kind);
    if (check != events.end()) {
      const auto lost = [&](const Event& event) {
        return event.kind == EventKind::control && event.cause == Cause::control_check;
      };
      return std::any_of(check, events.end(), lost) ? Sign::missed : Sign::reached;
    }
    const bool over = is_over(state) || state.half != before_.half;
    return over || state.turn.target == Area::none || state.turn.contested ? Sign::dropped : Sign::open;
  }

  /// A shot or a press goes on as long as its dice do.
  Sign sign_of_try(const State& state) const {
    if (const auto due = roll(state)) {
      constexpr std::array more{Purpose::second_attempt, Purpose::rebound, Purpose::var};
      if (std::ranges::find(more, due->purpose) != more.end()) return Sign::open;
    } else if (decision(state) && decision(state)->kind == DecisionKind::var) {
      return Sign::open;
    }
    const bool won =
        aim_ == Aim::score ? state.score[index(team_)] > before_.score[index(team_)] : state.control == team_;
    return won ? Sign::reached : Sign::missed;
  }

  const Ruleset& rules_;
  const State& before_;
  Aim aim_;
  Team team_;
  int ways_ = 0;
  double reached_ = 0;
  double missed_ = 0;
};

std::optional<Aim> aim_of(Purpose purpose) {
  if (purpose == Purpose::turn) return Aim::keep_ball;
  if (purpose == Purpose::goal_attempt || purpose == Purpose::penalty) return Aim::score;
  if (purpose == Purpose::pressing) return Aim::win_ball;
  return std::nullopt;
}

/// Whether all dice could be followed.
bool compare(const Ruleset& rules, const State& state, Aim aim) {
  const EveryDie all(rules, state, aim);
  if (all.too_many()) return false;
  INFO(rules.id << ", options " << rules.options.bits() << ", aim " << static_cast<int>(aim));
  const Prospect counted = prospect(rules, state, aim, roll(state)->rolled_by[0]);
  CHECK(counted.reached == Approx(all.reached()).margin(1e-12));
  CHECK(counted.missed == Approx(all.missed()).margin(1e-12));
  return true;
}

/// None, each alone, and all.
std::vector<Options> single_options(std::string_view edition) {
  std::vector<Options> sets{Options{}, option_registry().of(edition)};
  for (const Option one : option_registry().of(edition)) sets.push_back({one});
  return sets;
}

TEST_CASE("the prospects in random matches are what every die brings", "[random]") {
  for (const std::string_view edition : editions()) {
    const auto sets = single_options(edition);
    std::array<int, 3> compared{};
    for (std::uint64_t number = 0; number < matches_with_prospects; ++number) {
      const Options options = option_registry().complete(sets[number % sets.size()]);
      const Ruleset& played = rules(RulesChoice{std::string(edition), options});
      RandomPlay play(number);
      State state = new_match(played);
      int turns = 0;
      while (!is_over(state)) {
        const auto due = roll(state);
        if (!due) {
          apply_unchecked(played, state, play.choose(played, state));
          continue;
        }
        const auto aim = aim_of(due->purpose);
        const bool worth_it = aim && (*aim == Aim::keep_ball ? ++turns % 8 == 0 : !state.turn.last);
        if (worth_it && compare(played, state, *aim)) ++compared[static_cast<std::size_t>(*aim)];
        apply_dice(played, state, play.let_fall(*due));
      }
    }
    for (const int count : compared) CHECK(count > static_cast<int>(matches_with_prospects));
  }
}

}  // namespace
}  // namespace fuba::test
