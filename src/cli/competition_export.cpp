#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <map>

#include "cli/competition_commands.hpp"
#include "cli/competition_setting.hpp"
#include "cli/language.hpp"
#include "cli/setting.hpp"
#include "competition/competition_file.hpp"
#include "competition/season_page.hpp"
#include "tabletop/write_product.hpp"

namespace cli {
namespace {

using competition::MatchTold;

/// Tells of the matches that lie beside a competition, each once.
template <games::Kit K>
class Stories {
 public:
  Stories(const competition::Competition& of, std::filesystem::path file, const words::Words& words)
      : of_(of), file_(std::move(file)), words_(words) {}

  std::optional<MatchTold> of(std::size_t match) {
    const auto known = told_.find(match);
    if (known != told_.end()) return known->second;
    return told_[match] = tell_of(match);
  }

 private:
  std::optional<MatchTold> tell_of(std::size_t match) const {
    const auto outcome = of_.outcome(match);
    if (!outcome || !outcome->played()) return std::nullopt;
    const auto place = competition::match_file(file_, of_.fixtures()[match].id);
    std::error_code none;
    if (!std::filesystem::exists(place, none)) return std::nullopt;
    const auto loaded = tabletop::load<typename K::Played>(place, needed(K::service()).rules_for,
                                                           tabletop::DiceSource::scripted({}));
    if (!loaded || loaded->trouble) return std::nullopt;
    MatchTold told;
    if constexpr (games::Told<K>) told.sentence = K::report(loaded->match, words_).luck.balance;
    for (const tabletop::Note& note : loaded->match.notes()) told.notes.push_back(note.text);
    return told;
  }

  const competition::Competition& of_;
  std::filesystem::path file_;
  const words::Words& words_;
  std::map<std::size_t, std::optional<MatchTold>> told_;
};

template <games::Kit K>
std::string page_of(const competition::Competition& of, const std::filesystem::path& file) {
  const words::Words all = needed(games::words(language()));
  Stories<K> stories(of, file, all);
  const auto& options = of.definition().options;
  return season_page(
      of, [&](std::size_t match) { return stories.of(match); }, all,
      fmt::format("{}{}{}", of.definition().rules, options.empty() ? "" : ": ", fmt::join(options, ", ")));
}

}  // namespace

int export_competition(const ExportArguments& arguments) {
  std::error_code none;
  if (std::filesystem::equivalent(arguments.file, arguments.page, none))
    throw WrongUsage(
        fmt::format("{} is the competition itself. Name another file.", arguments.page.string()));
  const auto record = taken(read_competition(arguments.file, games::means()));
  const std::string page = games::All::with_edition(record.competition.definition().rules, [&]<games::Kit K> {
    return page_of<K>(record.competition, arguments.file);
  });
  if (const auto done = tabletop::write_product(arguments.page, page); !done)
    throw CannotGoOn(fmt::format("{} {}. Name another file, in a folder that you may write to.",
                                 arguments.page.string(), done.error()));
  return tell_trouble(record, arguments.file.string());
}

}  // namespace cli
