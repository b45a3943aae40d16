#include "match/autosave.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <utility>

namespace fuba {

namespace fs = std::filesystem;

namespace {

tl::unexpected<SaveError> failed(const fs::path& file, FileProblem problem) {
  return tl::unexpected(SaveError{SaveError::Kind::file, file.string(), 0, "", std::move(problem),
                                  "The match goes on, but save it elsewhere: it would be lost when the "
                                  "program ends."});
}

std::optional<FileProblem> make_folder(const fs::path& folder) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) return "cannot be made: " + problem.message();
  return std::nullopt;
}

/// Moves a file to the first free name of the folder.
tl::expected<fs::path, FileProblem> move_to_free_name(const fs::path& file, const fs::path& folder) {
  fs::path name;
  std::error_code problem;
  int number = 0;
  do name = folder / fmt::format("match-{:04}.fuba", ++number);
  while (fs::exists(name, problem));
  fs::rename(file, name, problem);
  if (problem) return tl::unexpected("cannot be written: " + problem.message());
  return name;
}

bool there_is(const fs::path& file) {
  std::error_code problem;
  return fs::exists(file, problem) || problem;
}

/// Whether a saved match has nothing but its first line.
bool nothing_played(const fs::path& file) {
  constexpr std::size_t enough = std::size_t{1} << 20U;
  const auto text = read_file(file, enough);
  return text && text->find('\n') + 1 == text->size();
}

}  // namespace

Autosave::Autosave(fs::path folder) : folder_(std::move(folder)) {}

tl::expected<std::optional<Loaded>, SaveError> Autosave::unfinished(const RulesFor& rules_for,
                                                                    DiceSource dice) const {
  if (!there_is(file())) return std::nullopt;
  auto loaded = load(file(), rules_for, std::move(dice));
  if (!loaded) return tl::unexpected(loaded.error());
  return std::optional<Loaded>(std::move(*loaded));
}

tl::expected<void, SaveError> Autosave::begin(const Match& match) {
  if (auto done = keep(); !done) return tl::unexpected(done.error());
  return rewrite(match);
}

tl::expected<void, SaveError> Autosave::resume(const Match& match) { return rewrite(match); }

tl::expected<void, SaveError> Autosave::record(const Match& match) {
  const bool same_journal = rewound_ == match.rewound() && written_ <= match.journal().size();
  const bool kept_already = same_journal && written_ == match.journal().size() && !there_is(file());
  if (match.over() && kept_already) return {};
  if (auto done = same_journal && growing_ ? append(match) : rewrite(match); !done) return done;
  if (!match.over()) return {};
  if (auto done = keep(); !done) return tl::unexpected(done.error());
  return {};
}

tl::expected<std::optional<fs::path>, SaveError> Autosave::keep() {
  growing_.reset();
  if (!there_is(file()) || nothing_played(file())) return std::nullopt;
  if (auto trouble = make_folder(kept())) return failed(kept(), *trouble);
  auto moved = move_to_free_name(file(), kept());
  if (!moved) return failed(kept(), moved.error());
  return *moved;
}

tl::expected<void, SaveError> Autosave::rewrite(const Match& match) {
  growing_.reset();
  if (auto trouble = make_folder(folder_)) return failed(folder_, *trouble);
  if (auto done = replace_file(file(), save_text(match)); !done) return failed(file(), done.error());
  auto opened = GrowingFile::open(file());
  if (!opened) return failed(file(), opened.error());
  growing_ = std::move(*opened);
  written_ = match.journal().size();
  rewound_ = match.rewound();
  return {};
}

tl::expected<void, SaveError> Autosave::append(const Match& match) {
  std::string text;
  for (std::size_t entry = written_; entry < match.journal().size(); ++entry) text += save_line(match, entry);
  if (auto done = growing_->append(text); !done) {
    growing_.reset();
    return failed(file(), done.error());
  }
  written_ = match.journal().size();
  return {};
}

}  // namespace fuba
