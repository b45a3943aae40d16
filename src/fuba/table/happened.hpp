#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/window/screen.hpp"
#include "app/window/ui.hpp"
#include "fuba/match.hpp"
#include "fuba/table/paint/mat_layout.hpp"
#include "fuba/table/paint/mat_scene.hpp"
#include "fuba/words/words.hpp"

namespace fuba::app {

/// What a throw has decided, told on the mat where it has decided it.
struct CallOut {
  /// What kind of place that is.
  enum class Place : std::uint8_t {
    area,    ///< named on the call-out, since it lies where the area's name does
    middle,  ///< of the touchline, where what concerns both teams is told
    goal,    ///< that the team shoots at
    side,    ///< the team's end of the touchline, above its players in the tray
  };
  Place place = Place::area;
  Area area = Area::none;
  Team team = Team::home;
  std::string heading = {};  ///< where it belongs, in a word; empty where its place tells enough
  std::string whose = {};    ///< the team's name
  Verdict verdict;
  std::string whole;       ///< the whole arithmetic with the rule behind it, a line each
  std::size_t number = 0;  ///< of its event among all events of the match
  Cause cause = Cause::none;

  bool beside(const CallOut& other) const {
    if (place != other.place) return false;
    return place == Place::middle || (place == Place::area ? area == other.area : team == other.team);
  }
};

/// The verdicts of what has fallen from an entry of the journal on: the last one of each area, where pieces
/// must be seen, and the last few of each other place, none of them twice.
std::vector<CallOut> call_outs_of(const Match& match, const Words& words, const Names& names,
                                  std::size_t entry);

/// Where call-outs of such sizes lie: each at its place, none above another.
std::vector<SDL_FRect> places_of(const paint::MatLayout& mat, const std::vector<CallOut>& shown,
                                 const std::vector<SDL_FPoint>& sizes);

/// How many events the journal tells of before an entry.
std::size_t events_before(const Match& match, std::size_t entry);

/// A way that a team's piece or the ball has gone.
struct Trail {
  Team team = Team::home;
  Area from = Area::none;
  Area to = Area::none;
  bool ball = false;

  bool operator==(const Trail&) const = default;
};

/// What a team has done on the mat from an entry of the journal on. What came before a line-up is gone.
std::vector<Trail> trails_of(const Match& match, Team team, std::size_t entry);

/// Leaves light traces of them.
void add_traces(paint::MatScene& scene, const paint::MatLayout& mat, const std::vector<Trail>& trails);

/// The call-outs above the mat: pointed at, one shows its whole arithmetic. The mouse goes to what is below.
class CallOuts {
 public:
  /// `shown`: as `call_outs_of` lists them. F6 opens all of them and closes them again.
  void frame(Ui& ui, const paint::MatLayout& mat, const std::vector<CallOut>& shown, const TeamKits& kits);

 private:
  void lay(Ui& ui, const SDL_FRect& rect, const CallOut& call_out, const std::string& id,
           const TeamKits& kits);

  std::vector<std::size_t> open_;  ///< numbers of those that are
};

}  // namespace fuba::app
