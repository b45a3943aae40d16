// What stands above the dice and beside the formation cards, in every language.
#include <algorithm>

#include "fuba/table/table_panels.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"
#include "table.hpp"
#include "words/languages.hpp"

namespace fuba::test::tray_test {
using namespace fuba;
using namespace fuba::app;

namespace {

/// Each team has all that may lie beside its formation card; Home changes its formation.
const std::string all_there = R"({"options":"all","control":"home","ball":{"area":"C3","value":2},
  "home":{"formation":"4-4-2","next_formation":"3-5-2","players":{"C2":3,"C3":2,"L3":1,"C4":1},
    "injured":[0,2,4],"condition":{"defence":4,"midfield":2,"forward":1}},
  "away":{"formation":"4-4-2","players":{"C3":2,"C4":2,"L4":1,"C5":1,"R4":1},
    "injured":[0,3,1],"condition":{"defence":0,"midfield":6,"forward":6}}})";

/// A tray alone, in which the dice of the turn lie beside others.
class TrayAlone : public Screen {
 public:
  TrayAlone(const SDL_Point& window, const Match& match, Purpose purpose)
      : table_(window.x, window.y), match_(match), purpose_(purpose) {}

  void frame(Ui& ui) override {
    tray_.frame(ui, table_, match_.rules(), match_.state(), {{"", ""}}, {roll(Purpose::turn), roll(purpose_)},
                {});
  }

 private:
  static TrayRoll roll(Purpose purpose) {
    return {.purpose = purpose, .count = 2, .values = {3, 4}, .rolled_by = {Team::home, Team::away}};
  }

  TableLayout table_;
  const Match& match_;
  Purpose purpose_;
  Tray tray_;
};

/// Side by side with less than a hair's breadth between them, or over each other.
bool touch(const SDL_FRect& one, const SDL_FRect& other) {
  constexpr float hair = 4;
  return one.x < other.x + other.w + hair && other.x < one.x + one.w + hair &&
         one.y + 1 < other.y + other.h && other.y + 1 < one.y + one.h;
}

/// The first thing that cannot be read there; empty where all can.
std::string illegible(const std::vector<Written>& texts) {
  for (std::size_t at = 0; at < texts.size(); ++at) {
    if (texts[at].shortened || texts[at].words.ends_with("…")) return texts[at].words;
    for (std::size_t other = 0; other < at; ++other)
      if (touch(texts[at].rect, texts[other].rect)) return texts[at].words + " at " + texts[other].words;
  }
  return {};
}

}  // namespace

TEST_CASE("what two throws were for and all beside them can be read in every language") {
  const Match match = match_at(all_there);
  for (const std::string& language : words::languages())
    for (const SDL_Point window : {SDL_Point{1024, 640}, SDL_Point{1280, 800}}) {
      const TestFolder folder;
      Settings settings = still();
      settings.language = language;
      Mirror mirror(window.x, window.y, settings, folder.path());
      std::vector<Written> texts;
      mirror.note_down(texts);
      for (std::size_t purpose = 0; purpose < purpose_count; ++purpose) {
        mirror.director().begin(std::make_unique<TrayAlone>(window, match, static_cast<Purpose>(purpose)));
        mirror.lay_out();
        CAPTURE(language, window.x);
        CHECK(illegible(texts) == "");
      }
    }
}

}  // namespace fuba::test::tray_test
