#include <fmt/format.h>

#include "story/telling.hpp"
#include "stw/words/texts.hpp"

namespace stw {
namespace {

/// What the report of a match says besides the sentences of the match and what every game tells, below
/// "report".
const Texts& report_texts() {
  static const Texts texts{
      {"full-time", {}},
      {"so-far", {"moment"}},
      {"half-time-score", {"score"}},
      {"shoot-out-score", {"score"}},
      {"options", {"options"}},
      {"options-none", {}},
      {"from-penalty", {"moment"}},
      {"figures", {}},
      {"figure-sets", {}},
      {"figure-throws", {}},
      {"figure-passes", {}},
      {"figure-seconds", {}},
      {"figure-captures", {}},
      {"figure-battles", {}},
      {"figure-shots", {}},
      {"figure-offsides", {}},
      {"figure-fouls", {}},
      {"figure-yellow", {}},
      {"figure-red", {}},
      {"figures-note", {}},
      {"luck", {}},
      {"luck-battles-more", {"won", "tried", "count"}},
      {"luck-battles-fewer", {"won", "tried", "count"}},
      {"luck-battles-even", {"won", "tried"}},
      {"luck-captures-more", {"won", "tried", "count"}},
      {"luck-captures-fewer", {"won", "tried", "count"}},
      {"luck-captures-even", {"won", "tried"}},
      {"luck-note", {}},
      {"heat", {}},
      {"attacks-right", {"team"}},
      {"attacks-left", {"team"}},
      {"heat-note", {}},
      {"square-told", {"square", "throws"}},
      {"shots", {}},
      {"shots-none", {}},
      {"shot-minute", {}},
      {"shot-team", {}},
      {"shot-from", {}},
      {"shot-chance", {}},
      {"shot-result", {}},
      {"shot-place", {"square", "after"}},
      {"shot-told", {"moment", "team", "from", "chance", "result"}},
      {"incidents", {}},
      {"incidents-none", {}},
      {"notes", {}},
      {"notes-none", {}},
      {"turns", {}},
      {"turns-note", {}},
      {"turn-told", {"moment", "team", "pawn", "square"}},
      {"before-kick-off", {}},
      {"colophon", {}},
  };
  return texts;
}

}  // namespace

void list_report_texts(Texts& texts) {
  for (Text& text : story::telling_texts()) texts.push_back(std::move(text));
  for (const Text& text : report_texts()) texts.push_back({fmt::format("report.{}", text.key), text.values});
}

}  // namespace stw
