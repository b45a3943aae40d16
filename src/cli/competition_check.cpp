#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <map>

#include "cli/competition_commands.hpp"
#include "cli/competition_setting.hpp"
#include "cli/setting.hpp"
#include "competition/competition_file.hpp"
#include "games/competing.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/record.hpp"

namespace cli {
namespace {

namespace fs = std::filesystem;
using competition::Competition;
using competition::ResultEntry;
using competition::Sides;

/// The lines on which results stand, by their matches; the last one counts.
std::map<std::string, std::size_t> lines_of_results(const fs::path& file) {
  std::map<std::string, std::size_t> lines;
  const auto text = tabletop::read_file(file, competition::longest_record);
  if (!text) return lines;
  tabletop::RecordLines all(*text);
  while (const auto line = all.next()) {
    const auto object = tabletop::parse_json(line->text);
    if (object.is_object() && object.contains("result") && object["result"].is_string())
      lines[object["result"]] = line->number;
  }
  return lines;
}

std::string told(const std::optional<Sides>& sides) {
  return sides ? fmt::format("{}:{}", (*sides)[0], (*sides)[1]) : "none";
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
  return std::nullopt;
}

/// What is wrong with the saved match of a result.
template <games::Kit K>
std::optional<std::string> wrong_match(const fs::path& place, const ResultEntry& written) {
  const auto loaded = tabletop::load<typename K::Played>(place, needed(K::service()).rules_for,
                                                         tabletop::DiceSource::scripted({}));
  if (!loaded) return to_string(loaded.error());
  if (loaded->trouble) return to_string(*loaded->trouble);
  if (!loaded->match.over()) return fmt::format("{} is not over.", place.string());
  const auto differs = difference(written, games::result_of<K>(loaded->match, written.match));
  return differs ? std::optional(*differs + ".") : std::nullopt;
}

}  // namespace

int check_competition(const fs::path& file) {
  const auto record = taken(read_competition(file, games::means()));
  const auto lines = lines_of_results(file);
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
    if (!outcome || outcome->result == nullptr || outcome->result->by_hand) continue;
    const std::string& id = of.fixtures()[match].id;
    const fs::path place = competition::match_file(file, id);
    std::error_code none;
    if (!fs::exists(place, none)) {
      ++missing;
      continue;
    }
    ++replayed;
    const auto problem = games::All::with_edition(
        of.definition().rules, [&]<games::Kit K> { return wrong_match<K>(place, *outcome->result); });
    if (!problem) continue;
    fmt::print("{}, line {}, {}: {}\n", file.string(), lines.at(id), id, *problem);
    ++wrong;
  }
  fmt::print("{} matches were played again, {} saved ones are missing, {} wrong.\n", replayed, missing,
             wrong);
  return wrong > 0 ? found_wrong : all_well;
}

}  // namespace cli
