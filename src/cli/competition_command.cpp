#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <random>

#include "cli/competition_commands.hpp"
#include "cli/competition_setting.hpp"
#include "cli/competition_text.hpp"
#include "cli/setting.hpp"
#include "competition/definition_json.hpp"
#include "competition/entry_json.hpp"
#include "tabletop/files.hpp"
#include "tabletop/parse_json.hpp"

namespace cli {
namespace {

using competition::Competition;
using competition::CompetitionFile;
using competition::most_counted;
using competition::Record;
using competition::ResultEntry;
using competition::Seals;
using competition::Sides;
using nlohmann::json;

/// A seed that nobody has chosen; it stands in the file like any other.
std::uint64_t any_seed() {
  std::random_device chance;
  return std::uint64_t{chance()} << 32U | chance();
}

json read_definition(const NewCompetitionArguments& arguments) {
  constexpr std::size_t longest = std::size_t{1} << 20U;
  const auto text = tabletop::read_file(arguments.definition, longest);
  if (!text) throw CannotGoOn(fmt::format("{} {}.", arguments.definition.string(), text.error()));
  json object = tabletop::parse_json(*text);
  if (!object.is_object()) throw Refused(fmt::format("{} is no JSON object.", arguments.definition.string()));
  if (arguments.seed) object["seed"] = *arguments.seed;
  if (!object.contains("seed")) object["seed"] = any_seed();
  return object;
}

/// "2:1"; throws WrongUsage.
Sides sides(const std::string& text, const char* what) {
  Sides both{};
  const char* end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, both[0]);
  const bool parted = first.ec == std::errc{} && first.ptr != end && *first.ptr == ':';
  const auto second = parted ? std::from_chars(first.ptr + 1, end, both[1]) : first;
  if (!parted || second.ec != std::errc{} || second.ptr != end)
    throw WrongUsage(fmt::format("{} {}: expected two numbers such as 2:1.", what, text));
  return both;
}

std::optional<Sides> sides_if_given(const std::string& text, const char* what) {
  if (text.empty()) return std::nullopt;
  return sides(text, what);
}

std::string standard_input() {
  std::string text(std::istreambuf_iterator<char>(std::cin), {});
  return text;
}

Record typed_record() {
  auto record = read_record(standard_input(), Seals::ignored, games::means());
  if (!record) throw Refused(fmt::format("standard input: {}.", to_string(record.error())));
  return *std::move(record);
}

/// Adds the entry that `entry_of` makes of a competition and all draws that it brings, and prints what `tell`
/// says of it then.
template <class EntryOf, class Tell>
int enter(const std::filesystem::path& file, EntryOf entry_of, Tell tell) {
  CompetitionFile to = opened(file);
  taken(to.add_due_draws());
  taken(to.add({entry_of(to.get())}));
  taken(to.add_due_draws());
  fmt::print("{}\n", tell(to.get()));
  return all_well;
}

/// Tells what became of a match.
auto line_of(const std::string& match) {
  return [&match](const Competition& of) { return match_line(of, *of.schedule().find(match)); };
}

competition::TeamIndex team_named(const Competition& of, const std::string& id) {
  const auto team = of.definition().find(id);
  if (!team) throw Refused(fmt::format("There is no team \"{}\".", id));
  return *team;
}

const std::string& name_of(const Competition& of, const std::string& team) {
  return of.definition().teams[team_named(of, team)].name;
}

}  // namespace

int new_competition(const NewCompetitionArguments& arguments) {
  auto definition = new_definition_from_json(read_definition(arguments), games::means());
  if (!definition)
    throw Refused(fmt::format("{}: {}.", arguments.definition.string(), to_string(definition.error())));
  const CompetitionFile file = taken(CompetitionFile::create(arguments.file, *std::move(definition)));
  fmt::print("{}: {} teams, {} matches\n", arguments.file.string(), file.get().definition().teams.size(),
             file.get().fixtures().size());
  return all_well;
}

int show_competition(const ShowCompetitionArguments& arguments) {
  const Record record =
      arguments.file == "-" ? typed_record() : taken(read_competition(arguments.file, games::means()));
  arguments.json ? print_json(record.competition) : print_competition(record.competition);
  std::fflush(stdout);
  return tell_trouble(record, arguments.file == "-" ? "standard input" : arguments.file);
}

int enter_result(const ResultArguments& arguments) {
  ResultEntry result{.match = arguments.match, .score = sides(arguments.score, "SCORE")};
  result.extra = sides_if_given(arguments.extra, "--extra");
  result.penalties = sides_if_given(arguments.penalties, "--penalties");
  result.yellow = sides_if_given(arguments.yellow, "--yellow").value_or(Sides{});
  result.red = sides_if_given(arguments.red, "--red").value_or(Sides{});
  result.injuries = sides_if_given(arguments.injuries, "--injuries").value_or(Sides{});
  for (const Sides& each : {result.score, result.extra.value_or(Sides{}), result.penalties.value_or(Sides{}),
                            result.yellow, result.red, result.injuries})
    if (std::ranges::min(each) < 0 || std::ranges::max(each) > most_counted)
      throw Refused(fmt::format("Goals, cards and injuries are whole numbers from 0 to {}.", most_counted));
  result.by_hand = true;
  const auto entry_of = [&](const Competition& of) { return of.as_written(result); };
  return enter(arguments.file, entry_of, line_of(arguments.match));
}

int enter_walkover(const WalkoverArguments& arguments) {
  const auto entry_of = [&](const Competition&) {
    return competition::WalkoverEntry{arguments.match, arguments.to == "home" ? 0U : 1U};
  };
  return enter(arguments.file, entry_of, line_of(arguments.match));
}

int enter_withdrawal(const WithdrawArguments& arguments) {
  return enter(
      arguments.file,
      [&](const Competition& of) { return competition::WithdrawEntry{team_named(of, arguments.team)}; },
      [&](const Competition& of) { return fmt::format("{} has withdrawn.", name_of(of, arguments.team)); });
}

int enter_late(const LateArguments& arguments) {
  const auto entry_of = [&](const Competition& of) {
    return competition::LateEntry{arguments.match, team_named(of, arguments.team), arguments.by};
  };
  return enter(arguments.file, entry_of, line_of(arguments.match));
}

int enter_player(const PlaysArguments& arguments) {
  const auto colon = arguments.who.find(':');
  const std::string kind = arguments.who.substr(0, colon);
  if (colon == std::string::npos || std::ranges::count(competition::who_names, kind) == 0)
    throw WrongUsage(fmt::format(
        "WHO {}: expected person:NAME, coach:NAME or program:COMMAND, such as coach:bold.", arguments.who));
  const json who{{kind, arguments.who.substr(colon + 1)}};
  const auto entry_of = [&](const Competition& of) {
    team_named(of, arguments.team);
    const auto means = games::means()(of.definition().rules, of.definition().options);
    if (!means) throw Refused(to_string(means.error()) + ".");
    // As the file has it, so that the same is refused.
    auto entry = entry_from_json(of.definition(), *means, {{"plays", who}, {"team", arguments.team}});
    if (!entry) throw Refused(to_string(entry.error()) + ".");
    return *std::move(entry);
  };
  return enter(arguments.file, entry_of, [&](const Competition& of) {
    return fmt::format("{} is played by {} from now on.", name_of(of, arguments.team), arguments.who);
  });
}

int take_back_result(const BackArguments& arguments) {
  const auto entry_of = [&](const Competition&) { return competition::BackEntry{arguments.match}; };
  return enter(arguments.file, entry_of, line_of(arguments.match));
}

}  // namespace cli
