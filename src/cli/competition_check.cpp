#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>

#include "cli/competition_commands.hpp"
#include "cli/competition_setting.hpp"
#include "cli/setting.hpp"
#include "competition/beginning.hpp"
#include "competition/competition_file.hpp"
#include "competition/match_info.hpp"
#include "games/competing.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/record.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;
using competition::Competition;
using competition::ResultEntry;
using competition::Sides;

/// A line with a result: its number, and where it begins in the text.
struct ResultLine {
  std::size_t number = 0;
  std::size_t begins = 0;
};

/// The lines on which results stand, by their matches; the last one counts.
std::map<std::string, ResultLine> lines_of_results(std::string_view text) {
  std::map<std::string, ResultLine> lines;
  tabletop::RecordLines all(text);
  while (const auto line = all.next()) {
    const auto object = tabletop::parse_json(line->text);
    if (object.is_object() && object.contains("result") && object["result"].is_string())
      lines[object["result"]] = {line->number, static_cast<std::size_t>(line->text.data() - text.data())};
  }
  return lines;
}

std::string told(const std::optional<Sides>& sides) {
  return sides ? fmt::format("{}:{}", (*sides)[0], (*sides)[1]) : "none";
}

/// As the file has them.
constexpr double rounding = 1e-4;

template <std::size_t N>
std::string told(const std::optional<std::array<double, N>>& numbers) {
  return numbers ? fmt::format("{:.4f}", fmt::join(*numbers, ":")) : "none";
}

/// The same of the figures of play.
std::optional<std::string> difference(const competition::Figures& written,
                                      const competition::Figures& played) {
  std::optional<std::string> first;
  const auto compare = [&first](const char* what, const auto& one, const auto& other) {
    const auto near = [](double a, double b) { return std::abs(a - b) <= rounding; };
    const bool same =
        one.has_value() == other.has_value() && (!one || std::ranges::equal(*one, *other, near));
    if (!same && !first)
      first = fmt::format("{} {}, but the match played again has {}", what, told(one), told(other));
  };
  compare("the xg is", written.expected_goals, played.expected_goals);
  compare("the luck is", written.luck, played.luck);
  compare("the luck in checks is", written.luck_in_checks, played.luck_in_checks);
  compare("the luck in presses is", written.luck_in_presses, played.luck_in_presses);
  compare("the number of shots is", written.shots, played.shots);
  compare("the chances are", written.chances, played.chances);
  return first;
}

/// What a match came to that was played again, and what its result says.
std::optional<std::string> difference(const ResultEntry& written, const ResultEntry& played) {
  const auto differ = [](const char* what, const std::optional<Sides>& one,
                         const std::optional<Sides>& other) {
    return fmt::format("the {} is {}, but the match played again has {}", what, told(one), told(other));
  };
  if (written.score != played.score) return differ("score", written.score, played.score);
  if (written.extra != played.extra) return differ("extra time", written.extra, played.extra);
  if (written.penalties != played.penalties) return differ("shoot-out", written.penalties, played.penalties);
  if (written.yellow != played.yellow) return differ("number of yellow cards", written.yellow, played.yellow);
  if (written.red != played.red) return differ("number of red cards", written.red, played.red);
  if (written.injuries != played.injuries)
    return differ("number of injuries", written.injuries, played.injuries);
  if (written.lost_skills != played.lost_skills)
    return "other skill cards were lost in the match played again";
  return difference(written.figures, played.figures);
}

/// In what a saved match is not the one that was to be played, as the competition stood before its result.
template <games::Kit K>
std::optional<std::string> other_match(const Competition& before, std::size_t match,
                                       const tabletop::Match<typename K::Played>& played) {
  const auto rules = needed(needed(K::service()).rules_for(needed(games::rules_of_match<K>(before, match))));
  tabletop::Match<typename K::Played> begun(rules, tabletop::DiceSource::random(before.terms(match).seed));
  begun.set_info(info_of_match(before, match));
  const auto other = competition::difference_from_beginning(begun, played);
  if (!other) return std::nullopt;
  return fmt::format("the saved match has other {} than the competition", *other);
}

/// What is wrong with the saved match of a result.
template <games::Kit K>
std::optional<std::string> wrong_match(const fs::path& place, const Competition& before, std::size_t match,
                                       const ResultEntry& written) {
  const auto loaded = tabletop::load<typename K::Played>(place, needed(K::service()).rules_for,
                                                         tabletop::DiceSource::scripted({}));
  if (!loaded) return to_string(loaded.error());
  if (loaded->trouble) return to_string(*loaded->trouble);
  const bool whole = !written.stopped;  // by the clock, whatever the match says (C34)
  if (whole && !loaded->match.over()) return fmt::format("{} is not over.", place.string());
  auto differs = other_match<K>(before, match, loaded->match);
  if (whole && !differs) differs = difference(written, games::result_of<K>(loaded->match, written.match));
  return differs ? std::optional(*differs + ".") : std::nullopt;
}

/// The same of any game. `lines`: those before the result.
std::optional<std::string> wrong_match(const fs::path& place, const Competition& of, std::size_t match,
                                       std::string_view lines) {
  const auto before = read_record(lines, competition::Seals::needed, games::means());
  return games::All::with_edition(of.definition().rules, [&]<games::Kit K> {
    return wrong_match<K>(place, before->competition, match, *of.outcome(match)->result);
  });
}

}  // namespace

int check_competition(const fs::path& file) {
  const auto record = taken(read_competition(file, games::means()));
  const std::string text = tabletop::read_file(file, competition::longest_record).value_or("");
  const auto lines = lines_of_results(std::string_view(text).substr(0, record.sound));
  const Competition& of = record.competition;
  int wrong = 0;
  int replayed = 0;
  int missing = 0;
  if (record.trouble) {
    fmt::print("{}: {}.\n", file.string(), to_string(*record.trouble));
    ++wrong;
  }
  for (std::size_t match = 0; match < of.fixtures().size(); ++match) {
    const auto outcome = of.outcome(match);
    if (!outcome || !outcome->played()) continue;
    const std::string& id = of.fixtures()[match].id;
    const fs::path place = competition::match_file(file, id);
    std::error_code none;
    if (!fs::exists(place, none)) {
      ++missing;
      continue;
    }
    ++replayed;
    const ResultLine& line = lines.at(id);
    const auto problem = wrong_match(place, of, match, std::string_view(text).substr(0, line.begins));
    if (!problem) continue;
    fmt::print("{}, line {}, {}: {}\n", file.string(), line.number, id, *problem);
    ++wrong;
  }
  fmt::print("{} matches were played again, {} saved ones are missing, {} wrong.\n", replayed, missing,
             wrong);
  return wrong > 0 ? found_wrong : all_well;
}

}  // namespace cli
