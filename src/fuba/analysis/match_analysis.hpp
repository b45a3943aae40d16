#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "fuba/analysis/judged_choice.hpp"
#include "fuba/match.hpp"

namespace fuba {

/// An entry of the journal and what it brought Home, in shares of a match.
struct AnalysedEntry {
  double before = 0;  ///< Home's prospects
  double after = 0;
  std::optional<Team> chosen_by = {};       ///< a choice of this team; else dice
  std::optional<JudgedChoice> judged = {};  ///< unless it was forced, or nothing that can be judged
  bool guessed = false;                     ///< a penalty's dive or kick: what it brings is luck
  std::string purpose = {};                 ///< of dice

  double brought() const { return after - before; }
};

/// What a team did and what was done to it, as it saw it itself.
struct TeamAnalysis {
  double luck = 0;     ///< of all throws, dives and kicks; the other team's is the same with the sign turned
  double choices = 0;  ///< what its choices brought against what was to be expected of the professional
  std::size_t judged = 0;
  double error = 0;  ///< of all judged choices together
  std::array<std::size_t, choice_mark_count> marks{};
  std::vector<std::size_t> worst = {};  ///< its dearest choices, by their entries from 0; at most five

  double error_a_choice() const { return judged == 0 ? 0 : error / static_cast<double>(judged); }
};

/// A match with the worth of everything in it. Home's prospects at the start, the luck of all throws and what
/// the choices of both brought add up to the result.
struct MatchAnalysis {
  double start = 0;
  double result = 0;  ///< 1, a half or 0 for Home; of a match under way, its prospects
  std::vector<AnalysedEntry>
      entries;  ///< as many as the journal has, or as were analysed until it was stopped
  bool complete = false;
  std::array<TeamAnalysis, 2> teams;

  const TeamAnalysis& of(Team team) const { return teams[index(team)]; }
};

/// About how long a choice takes to judge on one core at the first look.
inline constexpr double seconds_a_choice = 0.04;

/// At the first look, of each choice that is played out.
inline constexpr std::uint32_t usual_games = 24;

inline constexpr std::uint32_t most_games = 10'000;

/// How long it is looked at each choice.
struct AnalysisPlan {
  std::uint32_t games = usual_games;  ///< at most, of each choice that is played out
  std::stop_token stop = {};
  /// The look before, if there was one: what was dearest there is looked at as hard as what is dearest now.
  std::shared_ptr<const MatchAnalysis> first = {};
};

/// Whether the choice at an entry is judged: it was not forced, and hangs on neither secrets nor set-ups.
bool is_judged(const Match& match, std::size_t entry);

/// How many choices of a match are judged.
std::size_t judged_choices(const Match& match);

/// Analyses a match, on from what `known` has of it: choices that were judged before are not judged again.
MatchAnalysis analyse(const Match& match, const Foreteller& foreteller, const AnalysisPlan& plan,
                      const MatchAnalysis& known = {},
                      const std::function<void(std::size_t judged)>& progress = {});

/// How a second look at a match bears the first one out.
struct SecondLook {
  std::size_t dearest = 0;  ///< choices that the second one found the dearest, of both teams
  std::size_t same = 0;     ///< of which the first one had the same better choice
};
SecondLook compare_looks(const MatchAnalysis& first, const MatchAnalysis& second);

/// Sums up what the entries of an analysis come to for each team.
void sum_up(MatchAnalysis& analysis);

}  // namespace fuba
