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
#include "competition/show_json.hpp"
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

void print_json(const Competition& of) {
  constexpr auto replaced = nlohmann::ordered_json::error_handler_t::replace;
  fmt::print("{}\n", shown(of).dump(2, ' ', false, replaced));
}

/// Adds one entry and all draws that it brings, and prints what became of the match.
template <class EntryOf>
int enter(const std::filesystem::path& file, EntryOf entry_of) {
  CompetitionFile to = opened(file);
  taken(to.add_due_draws());
  const auto match = taken(entry_of(to));
  taken(to.add_due_draws());
  if (match) fmt::print("{}\n", match_line(to.get(), *match));
  return all_well;
}

using Entered = tl::expected<std::optional<std::size_t>, competition::FileTrouble>;

competition::TeamIndex team_named(const Competition& of, const std::string& id) {
  const auto team = of.definition().find(id);
  if (!team) throw Refused(fmt::format("There is no team \"{}\".", id));
  return *team;
}

}  // namespace

int new_competition(const NewCompetitionArguments& arguments) {
  auto definition = definition_from_json(read_definition(arguments), games::means());
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
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    const auto match = to.get().schedule().find(result.match);
    result.dice = to.get().dice_after(result);
    result.again = match && to.get().taken_back(*match);
    if (auto added = to.add({result}); !added) return tl::unexpected(added.error());
    return match;
  });
}

int enter_walkover(const WalkoverArguments& arguments) {
  const competition::WalkoverEntry entry{arguments.match, arguments.to == "home" ? 0U : 1U};
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    if (auto added = to.add({entry}); !added) return tl::unexpected(added.error());
    return to.get().schedule().find(entry.match);
  });
}

int enter_withdrawal(const WithdrawArguments& arguments) {
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    const auto team = team_named(to.get(), arguments.team);
    if (auto added = to.add({competition::WithdrawEntry{team}}); !added) return tl::unexpected(added.error());
    fmt::print("{} has withdrawn.\n", to.get().definition().teams[team].name);
    return std::nullopt;
  });
}

int enter_late(const LateArguments& arguments) {
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    const auto team = team_named(to.get(), arguments.team);
    if (auto added = to.add({competition::LateEntry{arguments.match, team, arguments.by}}); !added)
      return tl::unexpected(added.error());
    return to.get().schedule().find(arguments.match);
  });
}

int enter_player(const PlaysArguments& arguments) {
  const auto colon = arguments.who.find(':');
  const std::string kind = arguments.who.substr(0, colon);
  if (colon == std::string::npos || (kind != "person" && kind != "coach" && kind != "program"))
    throw WrongUsage(fmt::format(
        "WHO {}: expected person:NAME, coach:NAME or program:COMMAND, such as coach:bold.", arguments.who));
  const json who{{kind, arguments.who.substr(colon + 1)}};
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    const auto& definition = to.get().definition();
    const auto team = team_named(to.get(), arguments.team);
    const auto means = games::means()(definition.rules, definition.options);
    if (!means) throw Refused(to_string(means.error()) + ".");
    // As the file has it, so that the same is refused.
    const auto entry = entry_from_json(definition, *means, {{"plays", who}, {"team", arguments.team}});
    if (!entry) throw Refused(to_string(entry.error()) + ".");
    if (auto added = to.add({*entry}); !added) return tl::unexpected(added.error());
    fmt::print("{} is played by {} from now on.\n", definition.teams[team].name, arguments.who);
    return std::nullopt;
  });
}

int take_back_result(const BackArguments& arguments) {
  return enter(arguments.file, [&](CompetitionFile& to) -> Entered {
    if (auto added = to.add({competition::BackEntry{arguments.match}}); !added)
      return tl::unexpected(added.error());
    return to.get().schedule().find(arguments.match);
  });
}

}  // namespace cli
