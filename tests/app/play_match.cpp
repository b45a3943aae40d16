// The whole way of a match with mouse and keyboard alone. It is played, a choice is taken back, the program
// is ended by force half-way and takes the match up again; after the final whistle its story is written as a
// page and a picture, it is watched again and taken on from the 60th minute. The page is read in a browser.

#include <SDL_image.h>

#include <algorithm>
#include <cstdio>
#include <set>

#include "fuba/rules_files.hpp"
#include "fuba/table/replay.hpp"
#include "player.hpp"

namespace {

namespace fs = std::filesystem;

using namespace fuba;
using test::Failure;
using test::pause;
using test::Player;

constexpr int minute = 60;
constexpr std::size_t enough_colours = 100;  ///< of a picture that shows something

Match read_match(const fs::path& file) {
  auto loaded = load(file, load_rules, DiceSource::scripted({}));
  if (!loaded) throw Failure{to_string(loaded.error())};
  if (loaded->trouble) throw Failure{to_string(*loaded->trouble)};
  return std::move(loaded->match);
}

/// The only file of that ending in a folder; none while there is not exactly one.
std::optional<fs::path> only_file(const fs::path& folder, std::string_view ending) {
  std::optional<fs::path> found;
  std::error_code untold;
  for (const auto& entry : fs::directory_iterator(folder, untold)) {
    if (entry.path().extension() != ending) continue;
    if (found) return std::nullopt;
    found = entry.path();
  }
  return found;
}

/// What a browser makes of a page.
std::string read_in_browser(const fs::path& page, const fs::path& profile) {
  const std::string command = "chromium --headless --no-sandbox --disable-gpu --user-data-dir='" +
                              profile.string() + "' --dump-dom 'file://" + page.string() + "' 2>/dev/null";
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw Failure{"no browser"};
  std::string text;
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
    text.append(part.data(), size);
  if (pclose(pipe) != 0) throw Failure{"chromium could not read the page"};
  return text;
}

std::size_t colours_of(const fs::path& picture) {
  const auto close = [](SDL_Surface* surface) { SDL_FreeSurface(surface); };
  const std::unique_ptr<SDL_Surface, decltype(close)> read(IMG_Load(picture.c_str()), close);
  if (!read) throw Failure{"the picture cannot be read"};
  const std::unique_ptr<SDL_Surface, decltype(close)> plain(
      SDL_ConvertSurfaceFormat(read.get(), SDL_PIXELFORMAT_ARGB8888, 0), close);
  std::set<Uint32> colours;
  for (int y = 0; y < plain->h; ++y) {
    const auto* row = static_cast<const Uint8*>(plain->pixels) + y * plain->pitch;
    const auto* pixels = reinterpret_cast<const Uint32*>(row);  // NOLINT
    colours.insert(pixels, pixels + plain->w);
  }
  return colours.size();
}

class WholeWay {
 public:
  WholeWay(std::string program, const fs::path& folder, unsigned seed)
      : folder_(folder), player_(std::move(program), folder, seed) {}

  void play() {
    player_.open();
    player_.begin();
    player_.play_to_the_end();
    const fs::path kept = player_.autosave().kept() / "match-0001.fuba";
    const Match played = read_match(kept);
    export_story(played);
    take_on(played);
    if (read_match(kept).journal().size() != played.journal().size())
      throw Failure{"the match that was watched has changed"};
    key("Escape");
    player_.quit();
  }

  void bear_witness() { player_.bear_witness(); }

 private:
  void key(const std::string& name) {
    player_.desk().key(name);
    pause(200);
  }

  fs::path written(std::string_view ending) {
    std::optional<fs::path> file;
    Player::expect("a report " + std::string(ending), [&] {
      file = only_file(folder_ / "fuba" / "reports", ending);
      return file.has_value();
    });
    pause(200);
    return *file;
  }

  /// From the final whistle to the page and the picture, and back.
  void export_story(const Match& match) {
    key("s");
    key("p");
    const fs::path page = written(".html");
    key("Return");
    key("i");
    const fs::path picture = written(".png");
    key("Return");
    key("Escape");
    read(match, read_in_browser(page, folder_ / "browser"));
    if (colours_of(picture) < enough_colours) throw Failure{"the picture shows nothing"};
  }

  static void read(const Match& match, const std::string& page) {
    const auto& score = match.state().score;
    const std::string result = std::to_string(score[0]) + " : " + std::to_string(score[1]);
    for (const std::string& words :
         {match.info().names[0], match.info().names[1], result, std::string("</svg>")})
      if (page.find(words) == std::string::npos) throw Failure{"the page does not say " + words};
    std::cout << "the page tells of " << result << '\n';
  }

  /// Watches the match again, and plays on from the 60th minute.
  void take_on(const Match& match) {
    key("w");
    key("End");
    key("Home");
    app::Replay replay(match, {}, player_.words(), true);
    while (replay.view().minute < minute) {
      replay.go_on(Stride::turn);
      key("Down");
    }
    const State expected = replay.state_at(replay.place());
    key("p");
    key("Return");
    Player::expect("the match to be taken on", [&] { return player_.look() && !player_.match().over(); });
    if (player_.match().state() != expected) throw Failure{"it was not taken on from where it was watched"};
    const std::size_t entries = player_.match().journal().size();
    player_.decide();
    std::cout << "taken on from entry " << entries << '\n';
  }

  fs::path folder_;
  Player player_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: play_match PROGRAM [SEED]\n";
    return 2;
  }
  return test::play_whole_match(
      "{\"pace\":\"off\",\"questions\":\"everything\",\"options\":\"basic\",\"tips\":false,\"muted\":true}\n",
      [&](const fs::path& folder) { return WholeWay(argv[1], folder, test::seed_at(2, argc, argv)); });
}
