#pragma once

#include <string>
#include <vector>

#include "mirror.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "words/languages.hpp"

namespace fuba::test {

/// A window in a language in which every decision that has a tip is new.
class TipSight {
 public:
  TipSight(SDL_Point size, const std::string& language);

  app::Director& director() { return mirror_.director(); }
  /// What cannot be seen for the tip of a match's decision: a choice by its id, or words beside the board.
  /// Empty if there is nothing; there has to be a tip.
  std::string covered_at(const app::MatchPtr& match);

 private:
  void show(const app::MatchPtr& match);

  TestFolder folder_;
  Mirror mirror_;
  std::vector<app::Written> texts_;
};

/// Looks at every tip in every language, in the usual window, a smaller and a wider one.
template <class Check>
void in_all_sights(Check check) {
  for (const std::string& language : words::languages())
    for (const SDL_Point size : {SDL_Point{1280, 800}, {1024, 640}, {1920, 1080}}) {
      CAPTURE(language, size.x);
      TipSight sight(size, language);
      check(sight);
    }
}

}  // namespace fuba::test
