#include "policies.hpp"

#include <algorithm>
#include <array>

#include "names.hpp"

namespace fuba {
namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, style_count> style_names{"normal", "easy", "aggressive"};

/// A policy by its name in the file, and what it may be, in the order of its enum.
struct Entry {
  std::string_view name;
  std::array<std::string_view, 3> values;
  void (*set)(Policies&, std::size_t value);
};

template <auto member>
void choose(Policies& policies, std::size_t value) {
  auto& policy = policies.*member;
  policy = static_cast<std::remove_reference_t<decltype(policy)>>(value);
}

constexpr std::array entries{
    Entry{"turn_dice", {"one-each", "two-of-controlling"}, choose<&Policies::turn_dice>},
    Entry{"special_event", {"equal-dice", "equal-check"}, choose<&Policies::special_event>},
    Entry{"control", {"die-not-below", "one-die-above"}, choose<&Policies::control>},
    Entry{"automatic_check", {"none", "no-opponent-in-target"}, choose<&Policies::automatic_check>},
    Entry{"new_value",
          {"passive-before-check", "passive-after-check", "by-length"},
          choose<&Policies::new_value>},
    Entry{"value_limit", {"after-length", "final", "turnover"}, choose<&Policies::value_limit>},
    Entry{"order", {"numbers-in-target", "both-dice-above", "moves-made"}, choose<&Policies::order>},
    Entry{"second_actions", {"always", "not-outnumbered"}, choose<&Policies::second_actions>},
    Entry{"movement", {"by-line", "two-dice"}, choose<&Policies::movement>},
    Entry{"areas_of_a_move", {"one", "several"}, choose<&Policies::several_areas>},
    Entry{"free_movements", {"before-action", "after-moves"}, choose<&Policies::free_movements>},
    Entry{"positioning", {"by-numbers", "two-dice", "after-moves"}, choose<&Policies::positioning>},
    Entry{"boost", {"one-move", "higher-die", "die"}, choose<&Policies::boost>},
    Entry{"rebound_value", {"shooter", "winner"}, choose<&Policies::rebound_value>},
    Entry{"rebound_keepers", {"shooters", "none"}, choose<&Policies::rebound_keepers>},
    Entry{"pressing", {"two-dice", "one-die"}, choose<&Policies::pressing>},
    Entry{"failed_press", {"both-above", "any-dice", "automatic-check"}, choose<&Policies::failed_press>},
    Entry{"hard_press_equal", {"equal-numbers", "always"}, choose<&Policies::hard_press_equal>},
    Entry{"foul_place", {"target", "ball"}, choose<&Policies::foul_place>},
    Entry{"violent_foul", {"red-card-first", "injury-first"}, choose<&Policies::violent_foul>},
    Entry{"offside_around", {"anywhere", "outside-own-half"}, choose<&Policies::offside_around>},
    Entry{"goal_kick", {"at-once", "rest-of-turn"}, choose<&Policies::goal_kick>},
    Entry{"free_kick", {"quick-in-own-half", "set-up"}, choose<&Policies::free_kick>},
    Entry{"restart_time", {"at-once", "with-dice"}, choose<&Policies::restart_time>},
    Entry{"substitutions",
          {"second-action-or-set-up", "midfield-or-set-up", "end-of-stage"},
          choose<&Policies::substitutions>},
    Entry{"injured_replaced", {"asked", "at-once", "fresh"}, choose<&Policies::injured_replaced>},
    Entry{"injury_time", {"minutes", "turns"}, choose<&Policies::injury_time>},
    Entry{"slow_play_card", {"always", "booked-before"}, choose<&Policies::slow_play_card>},
    Entry{"tired", {"at-once", "by-failed-test"}, choose<&Policies::tired>},
    Entry{"keeper_exit", {"for-a-turn", "standing"}, choose<&Policies::keeper_exit>},
};

}  // namespace

void read_policies(const Field& field, Policies& policies) {
  std::vector<std::string_view> names;
  for (const Entry& entry : entries) names.push_back(entry.name);
  field.with(names);
  for (const Entry& entry : entries) {
    if (!field.has(entry.name)) continue;
    const auto end = std::ranges::find(entry.values, std::string_view{});
    entry.set(policies, field.at(entry.name).one_of({entry.values.begin(), end}));
  }
}

std::string_view name(Style style) { return style_names[static_cast<std::size_t>(style)]; }

std::optional<Style> parse_style(std::string_view text) {
  return engine::find_name<Style>(style_names, text);
}

}  // namespace fuba
