#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <system_error>

#include "cli/commands.hpp"
#include "cli/language.hpp"
#include "cli/match_text.hpp"
#include "cli/setting.hpp"
#include "tabletop/utf8.hpp"
#include "tabletop/write_product.hpp"

namespace cli {

using tabletop::SaveError;
using tabletop::write_product;

namespace {

std::string told(const story::Figure& figure, std::size_t team) {
  if (figure.expected[team].empty()) return figure.told[team];
  return fmt::format("{}, {}", figure.told[team], figure.expected[team]);
}

void print_figures(const story::Report& report) {
  const auto print = [](std::string_view what, const std::string& home, const std::string& away) {
    fmt::print("  {:<30}{:<30}{}\n", what, home, away);
  };
  fmt::print("\n{}\n", report.figures.heading);
  print("", report.head.names[0], report.head.names[1]);
  for (const story::Figure& figure : report.figures.figures)
    print(figure.what, told(figure, 0), told(figure, 1));
  fmt::print("\n{}\n  {}\n", report.luck.heading, report.luck.balance);
  for (std::size_t team = 0; team < 2; ++team) {
    fmt::print("  {}\n", report.head.names[team]);
    for (const std::string& sentence : report.luck.sentences[team]) fmt::print("    {}\n", sentence);
  }
}

/// What went wrong, or null.
nlohmann::ordered_json written(const std::optional<SaveError>& trouble) {
  return trouble ? nlohmann::ordered_json(to_string(*trouble)) : nlohmann::ordered_json();
}

void print_json(const nlohmann::ordered_json& story, const std::optional<SaveError>& trouble) {
  const nlohmann::ordered_json object{
      {"verified", !trouble}, {"trouble", written(trouble)}, {"story", story}};
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
  if (const auto done = write_product(file, page); !done) {
    throw CannotGoOn(
        fmt::format("{}: the report {}. Name another file after --report, in a folder that you "
                    "may write to.",
                    file.string(), done.error()));
  }
}

/// Prints a match with its figures, or its story, and writes its page where that is wanted.
template <games::Told K>
void show(const tabletop::Match<typename K::Played>& match, const std::optional<SaveError>& trouble,
          const ReplayArguments& arguments) {
  const words::Words all = needed(K::words(language()));
  if (arguments.json) {
    print_json(K::story(match), trouble);
  } else {
    print_match<K>(match);
    print_figures(K::report(match, all));
  }
  std::fflush(stdout);
  if (arguments.report) write_report(*arguments.report, K::page(match, all));
}

/// Of a game that is not told there is only what was done.
template <games::Kit K>
void show_untold(const tabletop::Match<typename K::Played>& match, const ReplayArguments& arguments) {
  if (arguments.json || arguments.report)
    throw WrongUsage(
        fmt::format("Matches of {} have no story; leave out --json and --report.", K::Played::id));
  print_match<K>(match);
  std::fflush(stdout);
}

template <games::Kit K>
int replay_match_of(const ReplayArguments& arguments) {
  const auto loaded = tabletop::load<typename K::Played>(arguments.file, needed(K::service()).rules_for,
                                                         tabletop::DiceSource::scripted({}));
  if (!loaded) throw CannotGoOn(to_string(loaded.error()));
  if constexpr (games::Told<K>)
    show<K>(loaded->match, loaded->trouble, arguments);
  else
    show_untold<K>(loaded->match, arguments);
  if (!loaded->trouble) return all_well;
  fmt::print(stderr, "{}\n", told_error(to_string(*loaded->trouble)));
  return found_wrong;
}

}  // namespace

int replay_match(const ReplayArguments& arguments) {
  if (arguments.report) keep_apart(arguments.file, *arguments.report);
  const auto game = tabletop::game_of(arguments.file);
  return games::All::with([&]<games::Kit K> { return game == K::Played::id; },
                          [&]<games::Kit K> { return replay_match_of<K>(arguments); });
}

}  // namespace cli
