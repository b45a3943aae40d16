// Plays a whole match in the window with mouse and keyboard alone, to the final whistle. On the way it takes
// a choice back, and ends the program by force and goes on.

#include "player.hpp"

namespace {

using fuba::test::Player;

class WholeMatch {
 public:
  WholeMatch(std::string program, const std::filesystem::path& folder, unsigned seed)
      : player_(std::move(program), folder, seed) {}

  void play() {
    player_.open();
    player_.begin();
    player_.play_to_the_end();
    player_.desk().key("t");
    player_.quit();
  }

  void bear_witness() { player_.bear_witness(); }

 private:
  Player player_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: play_match PROGRAM [SEED]\n";
    return 2;
  }
  return fuba::test::play_whole_match(
      "{\"pace\":\"off\",\"options\":\"basic\"}\n", [&](const std::filesystem::path& folder) {
        return WholeMatch(argv[1], folder, fuba::test::seed_at(2, argc, argv));
      });
}
