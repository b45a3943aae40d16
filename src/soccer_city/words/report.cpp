#include <fmt/format.h>

#include "soccer_city/words/texts.hpp"
#include "story/telling.hpp"

namespace soccer_city {
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
      {"scorer", {"number", "moment"}},
      {"scorer-penalty", {"number", "moment"}},
      {"figure-turns", {}},
      {"figure-passes", {}},
      {"figure-advances", {}},
      {"figure-challenges", {}},
      {"figure-tackles", {}},
      {"figure-anticipations", {}},
      {"figure-shots", {}},
      {"figure-corners", {}},
      {"figure-fouls", {}},
      {"figure-yellow", {}},
      {"figure-red", {}},
      {"luck-challenges-more", {"won", "tried", "count"}},
      {"luck-challenges-fewer", {"won", "tried", "count"}},
      {"luck-challenges-even", {"won", "tried"}},
      {"luck-tackles-more", {"won", "tried", "count"}},
      {"luck-tackles-fewer", {"won", "tried", "count"}},
      {"luck-tackles-even", {"won", "tried"}},
      {"goal-chip", {"score"}},
      {"hex-told", {"hex", "times"}},
      {"shot-place", {"hex", "player", "card"}},
      {"shot-penalty", {"player"}},
      {"turn-told", {"moment", "team", "player", "hex"}},
      {"turn-loose", {"moment", "team", "hex"}},
      {"colophon", {}},
  };
  return texts;
}

}  // namespace

void list_report_texts(Texts& texts) {
  for (Text& text : story::telling_texts()) texts.push_back(std::move(text));
  for (const Text& text : report_texts()) texts.push_back({fmt::format("report.{}", text.key), text.values});
}

}  // namespace soccer_city
