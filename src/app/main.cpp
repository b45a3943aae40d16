#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>

#include "app/program.hpp"
#include "tabletop/version.hpp"

namespace {

/// "1280x800" as two numbers.
bool read_size(const std::string& text, fuba::app::CommandLine& options) {
  const SDL_Point least = options.thumbnail ? SDL_Point{16, 16} : SDL_Point{320, 200};
  int end = 0;
  const bool fits =
      std::sscanf(text.c_str(), "%4dx%4d%n", &options.width, &options.height, &end) == 2;  // NOLINT
  return fits && end == static_cast<int>(text.size()) && options.width >= least.x &&
         options.height >= least.y;
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may grow no more is an error of writing
  fuba::app::CommandLine options;
  std::string size;
  CLI::App command_line{"FUBA, a football board game for one or two at one screen"};
  auto* file = command_line.add_option(
      "FILE", options.file, "Open a saved match, to watch it or to go on with it, or a competition");
  command_line.add_option("--load", options.load, "Go on with a saved match");
  auto* screenshot = command_line.add_option("--screenshot", options.screenshot,
                                             "Paint one picture as PNG, without a window");
  command_line
      .add_flag("--thumbnail", options.thumbnail,
                "With --screenshot: only the board of FILE, or how a competition stands, in a small picture")
      ->needs(screenshot)
      ->needs(file);
  command_line.add_option("--home-program", options.programs[0],
                          "A program that plays Home's side in new matches: --home-program ./bot");
  command_line.add_option("--away-program", options.programs[1], "The same for Away's side");
  command_line.add_option("--size", size, "Width and height, as in 1280x800, of the window or the picture");
  command_line.set_version_flag("--version", "FUBA " + std::string(tabletop::program_version()));
  try {
    command_line.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return command_line.exit(error) == 0 ? 0 : 2;
  }
  options.sized = !size.empty();
  if (options.sized && !read_size(size, options)) {
    std::fprintf(stderr, "fuba: --size %s is no size. Write it as in --size 1280x800.\n", size.c_str());
    return 2;
  }
  if (const auto problem = fuba::app::run(options)) {
    std::fprintf(stderr, "fuba: %s\n", problem->c_str());
    return 1;
  }
  return 0;
}
