// Measures the library with many matches, played at random.
//   measure_library FOLDER COUNT    makes the matches in FOLDER/matches first, as far as they are missing
// Prints how long it takes to show the library, to look at all matches, to search and to scroll.

#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

#include "app/menus/library_screen.hpp"
#include "fuba/match.hpp"
#include "fuba/random_play.hpp"
#include "fuba/rules_files.hpp"
#include "mirror.hpp"
#include "tabletop/library.hpp"

namespace {

namespace fs = std::filesystem;
using namespace fuba;
using tabletop::Library;

constexpr std::array<std::string_view, 12> clubs{
    "Ajax",         "Málaga", "São Paulo", "Gießen 1900", "Beşiktaş", "Wanderers",
    "Inter Milano", "Łódź",   "Real",      "Kickers",     "Malmö",    "The Long Name Rovers FC"};

/// Every fourth is left before it is over.
Match played(std::size_t number) {
  const std::string edition(editions()[number % editions().size()]);
  Match match(load_rules({.edition = edition}).value(), DiceSource::random(number));
  RandomPlay players(number);
  const std::size_t end = number % 4 == 3 ? 40 + number % 200 : 100'000;
  while (!match.over() && match.journal().size() < end)
    static_cast<void>(match.choose(players.choose(match.rules(), match.state())));
  MatchInfo info;
  info.names = {std::string(clubs[number % clubs.size()]),
                std::string(clubs[(number / 5 + 3) % clubs.size()])};
  info.date = "2026-0" + std::to_string(1 + number % 9) + "-1" + std::to_string(number % 10) + " 20:15";
  match.set_info(info);
  return match;
}

void make_matches(const Library& library, std::size_t count) {
  fs::create_directories(library.folder());
  for (std::size_t number = library.files().size(); number < count; ++number)
    if (!save(played(number), library.place("match-" + std::to_string(number)))) std::exit(1);
}

template <class Deed>
void measure(const char* what, Deed deed) {
  const auto begin = std::chrono::steady_clock::now();
  const int times = deed();
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  std::cout << what << ": " << took.count() / times << " ms\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: measure_library FOLDER COUNT\n";
    return 2;
  }
  const fs::path folder = argv[1];
  make_matches(Library(folder), static_cast<std::size_t>(std::atoi(argv[2])));
  test::Mirror mirror(1280, 800, {}, folder);
  app::LibraryScreen* screen = nullptr;
  measure("open and paint", [&] {
    auto made = std::make_unique<app::LibraryScreen>(mirror.director(), nullptr);
    screen = made.get();
    mirror.show(std::move(made));
    return 1;
  });
  measure("look at all matches", [&] {
    while (screen->moving()) screen->advance(0);
    return 1;
  });
  measure("scroll by a page and paint", [&] {
    for (int page = 0; page < 50; ++page) mirror.key(SDLK_PAGEDOWN);
    return 50;
  });
  measure("search and paint", [&] {
    mirror.key(SDLK_f);
    for (const char* letter : {"m", "a", "l", " ", "2", ":", "1"}) mirror.type(letter);
    return 7;
  });
  return 0;
}
