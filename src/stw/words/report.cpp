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
      {"luck-battles-more", {"won", "tried", "count"}},
      {"luck-battles-fewer", {"won", "tried", "count"}},
      {"luck-battles-even", {"won", "tried"}},
      {"luck-captures-more", {"won", "tried", "count"}},
      {"luck-captures-fewer", {"won", "tried", "count"}},
      {"luck-captures-even", {"won", "tried"}},
      {"square-told", {"square", "throws"}},
      {"shot-place", {"square", "after"}},
      {"turn-told", {"moment", "team", "pawn", "square"}},
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
