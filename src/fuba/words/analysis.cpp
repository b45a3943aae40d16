#include <fmt/format.h>

#include "fuba/words/texts.hpp"

namespace fuba {
namespace {

/// What the analysis of a match says, below "analysis".
const Texts& analysis_texts() {
  static const Texts texts{
      {"heading", {"home", "away"}},
      {"share", {"number"}},
      {"verdict", {"luck", "choices"}},
      {"luckier", {"team", "share"}},
      {"luck-even", {}},
      {"better", {"team", "share"}},
      {"choices-even", {}},
      {"verdict-one", {"team", "luck", "choices"}},
      {"decided-luck", {}},
      {"decided-choices", {}},
      {"decided-both", {}},
      {"sum", {"team", "start", "luck", "choices", "result"}},
      {"sum-so-far", {"team", "start", "luck", "choices", "result", "moment"}},
      {"team", {"team", "judged", "error", "doubtful", "mistakes", "blunders"}},
      {"choice", {"moment", "taken", "best", "error", "mark"}},
      {"because", {"choice", "reason"}},
      {"mark-none", {}, true},
      {"mark-doubtful", {}},
      {"mark-mistake", {}},
      {"mark-blunder", {}},
      {"throws", {}},
      {"throw", {"moment", "dice", "luck", "team"}},
      {"broken-off", {"moment"}},
      {"again", {"games", "dearest", "same"}},
  };
  return texts;
}

}  // namespace

void list_analysis_texts(Texts& texts) {
  for (const Text& text : analysis_texts())
    texts.push_back({fmt::format("analysis.{}", text.key), text.values, text.may_be_empty});
}

}  // namespace fuba
