#include "playthrough.hpp"

#include <iomanip>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <stdexcept>

#include "fuba/game.hpp"
#include "fuba/json.hpp"
#include "fuba/random_play.hpp"

namespace fuba::golden {
namespace {

using nlohmann::json;

constexpr std::size_t line_width = 110;

State start_of(const Ruleset& rules, const Playthrough& playthrough) {
  if (playthrough.position.empty()) return new_match(rules);
  tl::expected<State, PositionError> state = state_from_json(rules, json::parse(playthrough.position));
  if (!state)
    throw std::invalid_argument(std::string(playthrough.name) + ": " + state.error().field + " " +
                                state.error().problem);
  return *state;
}

/// FNV-1a.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211ULL;
  return hash;
}

std::string listed(Options options) {
  std::string text;
  for (const Option option : options) text.append(" ").append(name(option));
  return text;
}

class Writer {
 public:
  Writer(const Ruleset& rules, const Playthrough& playthrough)
      : rules_(rules), play_(playthrough.seed), state_(start_of(rules, playthrough)) {
    text_ << "# FUBA " << rules.id.substr(rules.id.find('-') + 1) << (rules.options.empty() ? "" : " with")
          << listed(rules.options) << ", players and dice of seed " << playthrough.seed << "\n";
    write_mat();
  }

  bool over() const { return is_over(state_); }

  void write_step() {
    text_ << "\n== " << ++step_ << "\n";
    Events events;
    if (const std::optional<Roll> pending = roll(state_)) {
      const Dice dice = play_.let_fall(*pending);
      text_ << "dice for " << name(pending->purpose) << ": " << int{dice[0]};
      if (pending->count == 2) text_ << " " << int{dice[1]};
      text_ << "\n";
      apply_dice(rules_, state_, dice, &events);
    } else {
      write_choices();
      const Command command = play_.choose(rules_, state_);
      text_ << "choice: " << to_string(command) << "\n";
      apply_unchecked(rules_, state_, command, &events);
    }
    for (const Event& event : events) write_event(event);
    text_ << "hash " << std::hex << std::setfill('0') << std::setw(16) << hash(state_) << std::dec << "\n";
    if (turn_begins()) write_mat();
  }

  std::string text() const { return text_.str(); }
  const State& state() const { return state_; }
  int steps() const { return step_; }

 private:
  bool turn_begins() const {
    const std::optional<Decision> pending = decision(state_);
    return over() || (pending && pending->kind == DecisionKind::target);
  }

  void write_mat() {
    text_ << "half " << int{state_.half} << ", minute " << int{state_.minute};
    if (state_.stoppage > 0) text_ << "+" << int{state_.stoppage};
    text_ << ", score " << int{state_.score[0]} << "-" << int{state_.score[1]} << ", " << name(state_.control)
          << " has the ball in " << name(state_.ball) << ", value " << int{state_.ball_value};
    if (state_.weather != Weather::none) text_ << ", " << name(state_.weather);
    if (state_.carry > 0) text_ << ", " << int{state_.carry} << " carried";
    if (state_.set_piece_minutes > 0) text_ << ", " << int{state_.set_piece_minutes} << " for set pieces";
    if (state_.auto_check) text_ << ", the check is granted";
    text_ << "\n";
    for (const Team team : teams) write_side(team);
  }

  void write_side(Team team) {
    const TeamState& side = state_.side(team);
    text_ << "  " << name(team) << " " << to_string(side.formation) << ":";
    for (const Area area : all_areas)
      if (side.players[index(area)] > 0)
        text_ << " " << name(area) << " " << int{side.players[index(area)]} << ",";
    text_ << " keeper " << name(side.keeper) << ", cards " << int{side.yellow} << " yellow " << int{side.red}
          << " red" << (side.keeper_out ? ", keeper out" : "") << "\n";
    if (!rules_.options.empty()) text_ << "    " << options_of(side) << "\n";
  }

  /// What the options add to a side.
  std::string options_of(const TeamState& side) const {
    std::ostringstream text;
    text << "points";
    for (const auto points : side.condition) text << " " << int{points};
    text << (side.tired ? ", tired" : "") << ", substitutions " << int{side.substitutions} << ", injured";
    for (const auto players : side.injured) text << " " << int{players};
    text << ", back " << int{side.returning} << ", cards";
    for (const Skill skill : side.skills)
      text << " " << name(skill) << (side.skills_used.contains(skill) ? "*" : "");
    if (rules_.has(Option::styles)) {
      text << ", styles";
      for (const Style style : side.styles) text << " " << name(style);
    }
    return text.str();
  }

  void write_choices() {
    const Decision pending = *decision(state_);
    text_ << name(pending.team) << " chooses " << name(pending.kind) << (pending.secret ? " in secret" : "")
          << "\n";
    std::string line = "legal:";
    for (const Command& command : legal(rules_, state_)) {
      const std::string choice = to_string(command);
      if (line.size() + choice.size() + 2 > line_width) {
        text_ << line << "\n";
        line = "      ";
      }
      line.append(" ").append(choice).append(";");
    }
    line.back() = '\n';
    text_ << line;
  }

  void write_event(const Event& event) {
    const json fields = to_json(rules_, event);
    text_ << "  " << name(event.kind);
    for (const auto& [key, value] : fields.items())
      if (key != "event")
        text_ << " " << key << "=" << (value.is_string() ? value.get<std::string>() : value.dump());
    text_ << "\n";
  }

  const Ruleset& rules_;
  RandomPlay play_;
  State state_;
  int step_ = 0;
  std::ostringstream text_;
};

}  // namespace

std::string written(const Ruleset& rules, const Playthrough& playthrough) {
  Writer writer(rules, playthrough);
  for (int step = 0; !writer.over() && (playthrough.steps == 0 || step < playthrough.steps); ++step)
    writer.write_step();
  return writer.text();
}

std::string written_by_pairs(Options options, const std::function<Ruleset(Options)>& rules_with) {
  std::ostringstream text;
  std::uint64_t seed = 0;
  for (const Option one : options)
    for (const Option other : options) {
      if (other <= one) continue;
      const Ruleset rules = rules_with({one, other});
      Writer writer(rules, {.name = "pair", .position = {}, .seed = ++seed});
      while (!writer.over()) writer.write_step();
      text << name(one) << " + " << name(other) << ": seed " << seed << ", " << writer.steps() << " steps, "
           << int{writer.state().score[0]} << "-" << int{writer.state().score[1]} << ", " << std::hex
           << std::setfill('0') << std::setw(16) << hash_of(writer.text()) << std::dec << "\n";
    }
  return text.str();
}

}  // namespace fuba::golden
