#include "cli/competition_setting.hpp"

#include <fmt/format.h>

#include <cstdio>

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

}  // namespace cli
