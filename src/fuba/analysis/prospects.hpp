#pragma once

#include <memory>
#include <string>
#include <tl/expected.hpp>

#include "analysis/network.hpp"
#include "fuba/coach/tactics.hpp"
#include "fuba/ruleset.hpp"
#include "fuba/state.hpp"

namespace fuba {

/// What a team has to expect of a match if both play on as the professional does; the three chances add up
/// to 1.
struct Prospects {
  double win = 0;
  double draw = 0;
  double loss = 0;

  /// Expected points: a win 1, a draw a half. This is the per cent of a match in which all analysis is told.
  double points() const { return win + draw / 2; }
  /// The same as the other team has it.
  Prospects swapped() const { return {loss, draw, win}; }

  bool operator==(const Prospects&) const = default;
};

class Describer;

/// Tells prospects of the matches of one edition, from numbers that were trained on matches of coaches
/// (docs/analysis.md). A value: copies share the numbers.
class Foreteller {
 public:
  Foreteller(analysis::Network network, analysis::Network by_clock, Tactics tactics,
             std::string version = {});

  /// The prospects of a team. Exact where the match is over and in penalties after a match that are decided;
  /// the same with sides swapped. Secrets of either team count for nothing.
  Prospects of(const Ruleset& rules, const State& state, Team team) const;
  /// The same where dice are due: the mean over all that can fall. So what dice bring is no better and no
  /// worse on average than what was told before. Dice behind `rolls` rolls one after the other are left.
  Prospects ahead(const Ruleset& rules, const State& state, Team team, int rolls = most_rolls) const;
  static constexpr int most_rolls = 6;
  /// By score and clock alone: what others have to be better than.
  Prospects by_clock(const Ruleset& rules, const State& state, Team team) const;

  /// Tells these numbers from those of another training.
  const std::string& version() const { return parts_->version; }
  /// How the team plays whose prospects are told.
  const Tactics& tactics() const { return parts_->tactics; }

 private:
  friend class Outlook;

  Prospects of_home(const Ruleset& rules, const State& state, Describer& describe) const;

  struct Parts {
    analysis::Network network;
    analysis::Network by_clock;
    Tactics tactics;
    std::string version;
  };
  std::shared_ptr<const Parts> parts_;
};

/// The result of a match that is over, as a team has it.
Prospects result(const State& end, Team team);

/// Reads rules/prospects/<edition>.json. A file that is missing or is not what this program reads is refused
/// with its name and what was expected.
tl::expected<Foreteller, RulesError> make_foreteller(std::string_view edition, const RulesReader& read);
/// The same from the data folder, or a sentence on what is wrong and what to do.
tl::expected<Foreteller, std::string> foreteller_of_the_game(std::string_view edition);

}  // namespace fuba
