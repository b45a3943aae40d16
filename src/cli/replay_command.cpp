#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/match_text.hpp"
#include "cli/setting.hpp"
#include "fuba/match.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/story/page.hpp"
#include "fuba/story/story.hpp"
#include "tabletop/files.hpp"

namespace fuba::cli {

using tabletop::replace_file;

namespace {

std::string written(const Tally& tally) {
  return fmt::format("{} of {}, {:.1f} expected", tally.won, tally.tried, tally.expected);
}

/// A line of the figures of both teams.
void print_figure(std::string_view what, const std::string& home, const std::string& away) {
  fmt::print("  {:<27}{:<30}{}\n", what, home, away);
}

template <class Figure>
void print_figure(std::string_view what, const Story& story, const Figure& figure) {
  print_figure(what, figure(story.of(Team::home)), figure(story.of(Team::away)));
}

void print_figures(const Story& story) {
  const auto number = [](int TeamStory::*member) {
    return [member](const TeamStory& team) { return std::to_string(team.*member); };
  };
  const auto luck = [](double TeamStory::*member) {
    return [member](const TeamStory& team) { return fmt::format("{:+.2f}", team.*member); };
  };
  fmt::print("\nThe match in figures\n");
  print_figure("", story.info.names[0], story.info.names[1]);
  print_figure("goals", story, number(&TeamStory::goals));
  print_figure("shots, expected goals", story, [](const TeamStory& team) {
    return fmt::format("{}, {:.2f}", team.shots, team.expected_goals);
  });
  print_figure("checks that kept the ball", story,
               [](const TeamStory& team) { return written(team.checks); });
  print_figure("presses won", story, [](const TeamStory& team) { return written(team.presses); });
  print_figure("turns with the ball", story, number(&TeamStory::turns));
  print_figure("minutes with the ball", story, number(&TeamStory::minutes));
  print_figure("yellow cards, red cards", story,
               [](const TeamStory& team) { return fmt::format("{}, {}", team.yellow, team.red); });
  print_figure("substitutions", story, number(&TeamStory::substitutions));
  print_figure("injuries", story, number(&TeamStory::injuries));
  print_figure("luck: goals", story, luck(&TeamStory::luck_in_shots));
  print_figure("luck: checks", story, luck(&TeamStory::luck_in_checks));
  print_figure("luck: presses", story, luck(&TeamStory::luck_in_presses));
}

/// What went wrong, or null.
nlohmann::ordered_json written(const std::optional<SaveError>& trouble) {
  return trouble ? nlohmann::ordered_json(to_string(*trouble)) : nlohmann::ordered_json();
}

void print_json(const Story& story, const std::optional<SaveError>& trouble) {
  const nlohmann::ordered_json object{
      {"verified", !trouble}, {"trouble", written(trouble)}, {"story", to_json(story)}};
  constexpr auto replaced = nlohmann::ordered_json::error_handler_t::replace;
  fmt::print("{}\n", object.dump(2, ' ', false, replaced));
}

void keep_apart(const std::filesystem::path& match, const std::filesystem::path& report) {
  std::error_code none;
  if (std::filesystem::equivalent(match, report, none))
    throw WrongUsage(
        fmt::format("--report {} is the saved match itself. Name another file.", report.string()));
}

void write_report(const std::filesystem::path& file, const std::string& page) {
  if (const auto done = replace_file(file, page); !done)
    throw CannotGoOn(
        fmt::format("{}: the report {}. Name another file after --report, in a folder that you "
                    "may write to.",
                    file.string(), done.error()));
}

}  // namespace

int replay_match(const ReplayArguments& arguments) {
  if (arguments.report) keep_apart(arguments.file, *arguments.report);
  const Words all = words();
  const auto loaded = load(arguments.file, load_rules, DiceSource::scripted({}));
  if (!loaded) throw CannotGoOn(to_string(loaded.error()));
  const Match& match = loaded->match;
  const Words language = all.of_edition(match.rules().id);
  const Story story = tell(match);
  if (arguments.json) {
    print_json(story, loaded->trouble);
  } else {
    print_match(match, language);
    print_figures(story);
  }
  std::fflush(stdout);
  if (arguments.report) write_report(*arguments.report, story_page(story, match, all));
  if (!loaded->trouble) return all_well;
  fmt::print(stderr, "{}\n", to_string(*loaded->trouble));
  return found_wrong;
}

}  // namespace fuba::cli
