#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "story/report.hpp"
#include "words/language_file.hpp"
#include "words/words.hpp"

namespace story {

/// What was tried, what came off, and what the dice promised.
struct Tally {
  int tried = 0;
  int won = 0;
  double expected = 0;
};

/// A part of the pitch and how often the ball was there.
struct BallPlace {
  std::string name;
  PlotRect rect;
  int times = 0;
  std::string told;  ///< under the pointer
};

/// The texts below "report" that every telling asks of a language file.
words::Texts telling_texts();

/// The parts of a report that hang on the course of a match, on the names of the teams and on the texts below
/// "report" of the game's language file, whatever the game.
class Telling {
 public:
  /// What the clock of the match shows at a moment of the course: "31'".
  using Clock = std::function<std::string(const Moment&)>;

  Telling(const words::Words& words, const Pair<std::string>& names, Course course, Clock clock);

  /// The text of a key below "report".
  std::string say(std::string_view key, std::initializer_list<words::Placeholder> values = {}) const;
  const std::string& name(Team team) const { return names_[static_cast<std::size_t>(team)]; }
  /// "2 : 1".
  std::string score(const Pair<int>& goals) const;
  /// Where a moment lies on the scale of time.
  double at(const Moment& when) const { return axis_.at(when); }
  std::string clock(const Moment& when) const { return clock_(when); }

  /// "Ajax 2 : 1 Inter, 2026-11-22"; without a date where that is empty.
  std::string title(const Pair<int>& goals, const std::string& date) const;
  TimeScale time() const;
  MomentumPart momentum() const;
  ExpectedGoalsPart expected_goals() const;
  /// Where the ball was. The places themselves bear no names.
  HeatPart heat(std::span<const BallPlace> places) const;

  // Parts with what stands around them, into which the game puts its own.
  FiguresPart figures(std::vector<Figure> figures) const;
  /// With the balance of both teams' luck in goals, and for each how chance treated it there.
  LuckPart luck(const Pair<int>& shots, const Pair<double>& in_goals) const;
  ShotsPart shots() const;
  /// "incidents", "notes".
  LinesPart lines(std::string_view key) const;
  TurnsPart turns() const;

  /// A shot of which all is known but its chance in words and the whole.
  ShotLine shot(ShotLine shot) const;

  /// A line of what both teams did: how often, and how much of what they tried came off.
  Figure count(std::string_view key, const Pair<int>& of) const;
  Figure tally(std::string_view key, const Pair<Tally>& of) const;

  /// How chance treated a team in what it tried: "luck-battles-more".
  std::string luck_in(std::string_view what, const Tally& tally) const;

 private:
  /// What a key says of each team.
  Pair<std::string> legend(std::string_view home, std::string_view away) const;
  /// Whom chance favoured in front of both goals, by goals less expected ones.
  std::string luck_balance(const Pair<double>& luck) const;
  std::string luck_in_goals(Team team, int shots, double luck) const;
  std::string mark(Sign sign, Team team, const Moment& when) const;

  const words::Words& words_;
  Pair<std::string> names_;
  Course course_;
  Clock clock_;
  TimeAxis axis_;
};

}  // namespace story
