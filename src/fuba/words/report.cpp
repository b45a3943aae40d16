#include <fmt/format.h>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// What the report of a match says besides the sentences of the match, below "report".
const Texts& report_texts() {
  static const Texts texts{
      {"title", {"home", "away", "score"}},
      {"title-date", {"home", "away", "score", "date"}},
      {"score", {"home", "away"}},
      {"full-time", {}},
      {"so-far", {"moment"}},
      {"half-time-score", {"score"}},
      {"options", {"options"}},
      {"options-none", {}},
      {"from-penalty", {"moment"}},
      {"figures", {}},
      {"figure-turns", {}},
      {"figure-minutes", {}},
      {"figure-shots", {}},
      {"figure-expected-goals", {}},
      {"figure-checks", {}},
      {"figure-presses", {}},
      {"figure-yellow", {}},
      {"figure-red", {}},
      {"figure-substitutions", {}},
      {"figure-injuries", {}},
      {"tally", {"won", "tried"}},
      {"expected", {"expected"}},
      {"figures-note", {}},
      {"luck", {}},
      {"luck-balance", {"team", "count"}},
      {"luck-balance-even", {}},
      {"luck-goals-more", {"team", "count"}},
      {"luck-goals-fewer", {"team", "count"}},
      {"luck-goals-even", {"team"}},
      {"luck-goals-none", {"team"}},
      {"luck-checks-more", {"team", "won", "tried", "count"}},
      {"luck-checks-fewer", {"team", "won", "tried", "count"}},
      {"luck-checks-even", {"team", "won", "tried"}},
      {"luck-presses-more", {"team", "won", "tried", "count"}},
      {"luck-presses-fewer", {"team", "won", "tried", "count"}},
      {"luck-presses-even", {"team", "won", "tried"}},
      {"luck-note", {}},
      {"momentum", {}},
      {"momentum-home", {"team"}},
      {"momentum-away", {"team"}},
      {"momentum-note", {}},
      {"momentum-alt", {"home", "away", "share"}},
      {"half-time", {}},
      {"mark", {"what", "team", "moment"}},
      {"goal", {}},
      {"yellow-card", {}},
      {"red-card", {}},
      {"only-team", {"team"}},
      {"expected-goals", {}},
      {"expected-goals-note", {}},
      {"expected-goals-alt", {"home", "away", "home_sum", "away_sum"}},
      {"heat", {}},
      {"attacks-right", {"team"}},
      {"attacks-left", {"team"}},
      {"heat-note", {}},
      {"area-told", {"area", "minutes", "turns"}},
      {"shots", {}},
      {"shots-none", {}},
      {"shot-minute", {}},
      {"shot-team", {}},
      {"shot-from", {}},
      {"shot-chance", {}},
      {"shot-result", {}},
      {"shot-told", {"moment", "team", "from", "chance", "result"}},
      {"kind-free-kick", {}},
      {"kind-penalty", {}},
      {"result-miss", {}},
      {"result-rebound", {}},
      {"result-corner", {}},
      {"result-goal", {}},
      {"result-again", {}},
      {"result-saved", {}},
      {"incidents", {}},
      {"incidents-none", {}},
      {"booked-yellow", {"team"}},
      {"booked-red", {"team"}},
      {"notes", {}},
      {"notes-none", {}},
      {"turns", {}},
      {"turns-note", {}},
      {"turn-told", {"moment", "team", "area", "value"}},
      {"before-kick-off", {}},
      {"first-half", {}},
      {"second-half", {}},
      {"first-extra-half", {}},
      {"second-extra-half", {}},
      {"colophon", {}},
  };
  return texts;
}

}  // namespace

void list_report_texts(Texts& texts) {
  for (const Text& text : report_texts()) texts.push_back({fmt::format("report.{}", text.key), text.values});
}

}  // namespace fuba
