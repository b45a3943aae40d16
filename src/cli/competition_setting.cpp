#include "cli/competition_setting.hpp"

#include <fmt/format.h>

#include <cstdio>

#include "cli/commands.hpp"
#include "cli/setting.hpp"

namespace cli {

using competition::CompetitionFile;
using competition::FileTrouble;

void give_up(const FileTrouble& trouble) {
  if (trouble.why == FileTrouble::Why::refused) throw Refused(trouble.told);
  throw CannotGoOn(trouble.told);
}

CompetitionFile opened(const std::filesystem::path& file) {
  CompetitionFile opened = taken(CompetitionFile::open(file, games::means()));
  if (opened.note()) fmt::print(stderr, "fuba-cli: {}\n", *opened.note());
  return opened;
}

int tell_trouble(const competition::Record& record, const std::string& of) {
  if (!record.trouble) return all_well;
  const bool dropped = record.trouble->kind == competition::RecordTrouble::Kind::cut_short;
  fmt::print(stderr, "fuba-cli: {}: {}.{}\n", of, to_string(*record.trouble),
             dropped ? " The line was dropped." : " What stands before it is shown.");
  return dropped ? all_well : found_wrong;
}

}  // namespace cli
