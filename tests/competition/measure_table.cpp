// How long a season of 24 teams and 552 matches takes to be read, and its table to be worked out. Prints
// milliseconds; the clock decides nothing.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "competition/record.hpp"
#include "competition/season.hpp"
#include "competition/show_json.hpp"

namespace {

using namespace competition;
using namespace competition::test;

/// The median of several runs, in milliseconds.
template <class Work>
double median(Work work) {
  constexpr std::size_t runs = 21;
  std::vector<double> times;
  for (std::size_t run = 0; run < runs; ++run) {
    const auto start = std::chrono::steady_clock::now();
    work();
    times.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
  }
  std::ranges::nth_element(times, times.begin() + runs / 2);
  return times[runs / 2];
}

}  // namespace

int main() {
  Season season("league", 24, {{"rounds", 2}});
  std::string text = record_line(season.get().definition());
  int number = 0;
  for (auto next = season.get().next(); !next.empty(); next = season.get().next())
    for (const std::size_t match : next) {
      const ResultEntry result{.match = season.get().fixtures()[match].id,
                               .score = {number % 4, number % 3},
                               .yellow = {number % 5, number % 2}};
      ++number;
      season.result(result.match, result.score[0], result.score[1]);
      text += record_line(season.get().definition(), result);
    }
  std::size_t places = 0;
  fmt::print("{} matches\n", number);
  fmt::print("table      {:8.3f} ms\n", median([&] { places += season.get().table(0).size(); }));
  fmt::print("everything {:8.3f} ms\n", median([&] { places += shown(season.get()).size(); }));
  fmt::print("file read  {:8.3f} ms\n",
             median([&] { places += read_record(text, Seals::needed, means_of())->sound; }));
  return places == 0 ? 1 : 0;
}
