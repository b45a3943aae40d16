#include "cli/competition_command_line.hpp"

namespace cli {
namespace {

void add_file(CLI::App& command, std::filesystem::path& file) {
  command.add_option("file", file, "The competition (.fubac)")->required()->check(is_file_name);
}

void add_competition_files(CLI::App& app, CompetitionArguments& arguments, Run& chosen) {
  CLI::App* made = subcommand(app, "new", "Check a definition and begin a competition with it", chosen,
                              [&] { return new_competition(arguments.begin); });
  made->add_option("definition", arguments.begin.definition, "The definition, a JSON file")
      ->required()
      ->check(is_file_name);
  add_file(*made, arguments.begin.file);
  made->add_option("--seed", arguments.begin.seed, "Where the random numbers begin")->check(is_seed);
  CLI::App* shown = subcommand(app, "show", "Print tables, bracket and fixtures", chosen,
                               [&] { return show_competition(arguments.show); });
  shown->add_option("file", arguments.show.file, "The competition (.fubac); - for standard input")
      ->required()
      ->check(is_file_name);
  shown->add_flag("--json", arguments.show.json, "Print all of it as JSON");
  CLI::App* checked = subcommand(app, "check", "Read a competition, play its matches again and compare",
                                 chosen, [&] { return check_competition(arguments.check); });
  add_file(*checked, arguments.check);
  CLI::App* exported = subcommand(app, "export", "Write the story of the season, a page of HTML", chosen,
                                  [&] { return export_competition(arguments.page); });
  add_file(*exported, arguments.page.file);
  exported->add_option("page", arguments.page.page, "The page")->required()->check(is_file_name);
}

void add_competition_run(CLI::App& app, RunCompetitionArguments& arguments, Run& chosen) {
  CLI::App* command = subcommand(app, "run", "Play all matches of coaches and programs that can be played",
                                 chosen, [&] { return run_competition(arguments); });
  add_file(*command, arguments.file);
  command->add_option("--jobs", arguments.jobs, "Threads; the file does not hang on it")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  command->add_option("--until", arguments.until,
                      "The last round: 3 of the first stage, or a name such as K1");
  add_limit(*command, arguments.limit);
  command->add_flag("--json", arguments.json, "Print the competition as JSON at the end, and nothing else");
}

void add_competition_entries(CLI::App& app, CompetitionArguments& arguments, Run& chosen) {
  ResultArguments& result = arguments.result;
  CLI::App* entered = subcommand(app, "result", "Enter the result of a match that was played on a real table",
                                 chosen, [&] { return enter_result(result); });
  add_file(*entered, result.file);
  entered->add_option("match", result.match, "Such as L3-2")->required();
  entered->add_option("score", result.score, "Home and away, such as 2:1")->required();
  entered->add_option("--extra", result.extra, "Goals of extra time alone");
  entered->add_option("--penalties", result.penalties, "Goals of the shoot-out");
  entered->add_option("--yellow", result.yellow, "Yellow cards");
  entered->add_option("--red", result.red, "Red cards");
  entered->add_option("--injuries", result.injuries, "Injured players");
  CLI::App* walked = subcommand(app, "walkover", "Award a match 3:0", chosen,
                                [&] { return enter_walkover(arguments.walkover); });
  add_file(*walked, arguments.walkover.file);
  walked->add_option("match", arguments.walkover.match, "Such as L3-2")->required();
  walked->add_option("to", arguments.walkover.to, "Who gets the win")
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>{"home", "away"}));
  CLI::App* left = subcommand(app, "withdraw", "Take a team out; its later matches are walkovers", chosen,
                              [&] { return enter_withdrawal(arguments.withdraw); });
  add_file(*left, arguments.withdraw.file);
  left->add_option("team", arguments.withdraw.team, "Its id")->required();
}

void add_competition_agreements(CLI::App& app, CompetitionArguments& arguments, Run& chosen) {
  CLI::App* late = subcommand(app, "late", "Say that a team is late: two points off, or the match", chosen,
                              [&] { return enter_late(arguments.late); });
  add_file(*late, arguments.late.file);
  late->add_option("match", arguments.late.match, "Such as L3-2")->required();
  late->add_option("team", arguments.late.team, "Its id")->required();
  late->add_option("by", arguments.late.by,
                   "1: more than 10 minutes, two points off; 2: more than 20, lost 0:3")
      ->check(CLI::IsMember(std::vector<int>{1, 2}))
      ->capture_default_str();
  CLI::App* plays = subcommand(app, "plays", "Let somebody else play a team from now on", chosen,
                               [&] { return enter_player(arguments.plays); });
  add_file(*plays, arguments.plays.file);
  plays->add_option("team", arguments.plays.team, "Its id")->required();
  plays->add_option("who", arguments.plays.who, "person:Anna, coach:bold or program:./bot")->required();
  CLI::App* back =
      subcommand(app, "back", "Take a result back", chosen, [&] { return take_back_result(arguments.back); });
  add_file(*back, arguments.back.file);
  back->add_option("match", arguments.back.match, "Such as L3-2")->required();
}

}  // namespace

void add_competition(CLI::App& app, CompetitionArguments& arguments, Run& chosen) {
  CLI::App* command = app.add_subcommand("competition", "Leagues, cups and seasons");
  command->require_subcommand(1);
  add_competition_files(*command, arguments, chosen);
  add_competition_run(*command, arguments.run, chosen);
  add_competition_entries(*command, arguments, chosen);
  add_competition_agreements(*command, arguments, chosen);
}

}  // namespace cli
