#include "tabletop/contest.hpp"

namespace tabletop {

double ContestResult::share() const { return played() == 0 ? 0 : (won + 0.5 * drawn) / played(); }

void ContestResult::add(int own, int others) {
  ++(own > others ? won : own < others ? lost : drawn);
  goals_for += own;
  goals_against += others;
}

}  // namespace tabletop
