#pragma once

#include <string>
#include <utility>

#include "app/table/rooms.hpp"
#include "app/window/team_names.hpp"
#include "tabletop/save.hpp"

namespace fuba::table {

/// How a match of these rules stands.
template <class T>
fuba::app::Standing standing_of(const Words& words, const typename T::Played::Ruleset& rules,
                                const MatchInfo& info, const typename T::Played::State& state, bool over) {
  const std::string called = T::title(words);
  const std::array<int, 2> score = T::Played::standing(state).score;
  return {.names = {fuba::app::team_names(info, words)},
          .edition = called,
          .named_edition = called,
          .options = T::options(words, rules),
          .score = std::to_string(score[0]) + " : " + std::to_string(score[1]),
          .moment = T::Kit::moment(words, state),
          .date = words::date(words, info.date),
          .over = over,
          .goals = score,
          .coaches = info.coaches,
          .practised = info.taken_back > 0};
}

/// A match on its way from one screen to another.
template <class T>
class TableMatch : public AnyMatch {
 public:
  using Match = tabletop::Match<typename T::Played>;

  /// Game and words must outlive it.
  TableMatch(BoardGame& game, const Words& words, Match match)
      : game_(game), words_(words), match_(std::move(match)) {}

  const Match& match() const { return match_; }

  BoardGame& game() const override { return game_; }
  std::string edition() const override { return std::string(T::Played::default_edition()); }
  const MatchInfo& info() const override { return match_.info(); }
  fuba::app::Standing standing() const override {
    return standing_of<T>(words_, match_.rules(), match_.info(), match_.state(), match_.over());
  }
  bool begun() const override { return !match_.journal().empty(); }
  MatchPtr played_by(std::array<std::string, 2> coaches) const override {
    Match match = match_;
    MatchInfo info = match.info();
    info.coaches = std::move(coaches);
    match.set_info(std::move(info));
    return std::make_shared<TableMatch>(game_, words_, std::move(match));
  }
  tl::expected<void, SaveError> save(const std::filesystem::path& file) const override {
    return tabletop::save(match_, file);
  }

 private:
  BoardGame& game_;
  const Words& words_;
  Match match_;
};

template <class T>
const tabletop::Match<typename T::Played>& match_in(const AnyMatch& match) {
  return static_cast<const TableMatch<T>&>(match).match();
}

}  // namespace fuba::table
