#include "app/season/match_on_table.hpp"

#include <fmt/format.h>

#include <charconv>
#include <ctime>

#include "app/season/season_words.hpp"
#include "app/window/file_trouble.hpp"
#include "app/window/local_time.hpp"
#include "competition/draw.hpp"
#include "competition/match_info.hpp"
#include "tabletop/files.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Plays;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds longest_look{2000};  ///< the table has been away for what is longer
constexpr milliseconds kept_every{5000};
constexpr std::size_t longest_clock_file = 64;

/// "4500000 strict": how long people have played, and whether their time is short.
struct KeptTime {
  milliseconds played{};
  bool strict = false;
};

KeptTime kept_time(const fs::path& file) {
  const auto text = tabletop::read_file(file, longest_clock_file);
  if (!text) return {};
  std::int64_t played = 0;
  std::from_chars(text->data(), text->data() + text->size(), played);
  return {milliseconds(played), text->find("strict") != text->npos};
}

fs::path clock_file(const fs::path& match_file) {
  fs::path file = match_file;
  return file.replace_extension(".time");
}

std::string seat_of(const Plays& plays) {
  if (plays.who == Plays::Who::person) return {};
  return plays.who == Plays::Who::coach ? plays.called : std::string(program_id);
}

/// What a match on the table belongs to: its place in a competition.
class MatchOnTable : public Occasion, public std::enable_shared_from_this<MatchOnTable> {
 public:
  MatchOnTable(Director& director, ContestPtr contest, std::size_t match)
      : director_(director), contest_(std::move(contest)), match_(match), programs_(director.programs()) {
    const competition::Definition& definition = contest_->get().definition();
    if (definition.clock == competition::Clock::rulebook)
      clock_ = std::make_unique<WallClock>(definition.seed, contest_->id_of(match),
                                           clock_file(contest_->match_file(match)));
    Programs programs;
    const auto pair = contest_->get().teams(match);
    for (std::size_t side = 0; side < 2; ++side)
      if (const Plays& plays = contest_->get().plays(*pair[side]); plays.who == Plays::Who::program)
        programs[side] = plays.called;
    director_.set_programs(std::move(programs));
  }
  ~MatchOnTable() override { director_.set_programs(programs_); }
  MatchOnTable(const MatchOnTable&) = delete;
  MatchOnTable& operator=(const MatchOnTable&) = delete;

  std::string name() const override {
    const words::Words& words = director_.words();
    return words::ui(words, "season-occasion",
                     {{"name", contest_->get().definition().name},
                      {"round", round_title(words, contest_->get(), match_)}});
  }
  fs::path file() const override {
    const fs::path place = contest_->match_file(match_);
    return stopped_ ? place.parent_path() / (contest_->id_of(match_) + "-penalties.fuba") : place;
  }

  void leave(const AnyMatch& match) override {
    if (match.standing().over) enter(result_of(match));
    director_.go(place::Hub{contest_});
  }

  /// A cup match that is level goes straight to penalties, whose numbers are their own (C19, C34).
  void stop(const AnyMatch& match) override {
    stopped_ = result_of(match);
    stopped_->stopped = true;
    clock_->keep();
    if (contest_->get().leaves_level(*stopped_)) return go_to_penalties(match);
    director_.tell(words::ui(director_.words(), "clock-stopped", {{"score", match.standing().score}}));
    enter(*stopped_);
    director_.go(place::Hub{contest_});
  }

  TableClock* clock() override { return stopped_ ? nullptr : clock_.get(); }

 private:
  /// What the match came to; after the clock has stopped it, `match` has the penalties alone.
  competition::ResultEntry result_of(const AnyMatch& match) const {
    auto result = contest_->game().result_of(match, contest_->id_of(match_));
    if (!stopped_) return result;
    auto whole = *stopped_;
    whole.penalties = result.penalties;
    return whole;
  }

  void enter(competition::ResultEntry result) {
    if (const auto trouble = contest_->enter(std::move(result))) director_.tell(*trouble);
  }

  void go_to_penalties(const AnyMatch& match) {
    std::error_code none;
    if (fs::exists(file(), none))
      if (const auto read = contest_->game().game().read(file()); read && !read->trouble) {
        if (read->match->standing().over) return leave(*read->match);
        return director_.go(place::Table{.match = read->match, .occasion = shared_from_this()});
      }
    director_.tell(words::ui(director_.words(), "clock-penalties", {{"score", match.standing().score}}));
    const auto seed =
        competition::seed_of(contest_->get().definition().seed, "penalties/" + contest_->id_of(match_));
    const auto penalties = contest_->game().penalties_after(match, seed);
    if (!penalties) return director_.tell(penalties.error());
    director_.go(place::Table{.match = *penalties, .occasion = shared_from_this()});
  }

  Director& director_;
  ContestPtr contest_;
  std::size_t match_;
  Programs programs_;  ///< as they were before
  std::unique_ptr<WallClock> clock_;
  std::optional<competition::ResultEntry> stopped_;  ///< by the clock, as it stood then
};

/// The match as it lies on the disk, up to where it is good, or a new one.
tl::expected<MatchPtr, std::string> match_to_play(Director& director, const Contest& contest,
                                                  std::size_t match) {
  if (contest.get().state(match) == competition::MatchState::under_way && contest.keeps(match)) {
    const auto read = contest.game().game().read(contest.match_file(match));
    if (!read) return tl::unexpected(told(director.words(), read.error()));
    if (read->trouble && read->trouble->kind != SaveError::Kind::cut_short)
      director.tell(told(director.words(), *read->trouble));
    return read->match;
  }
  MatchInfo info = info_of_match(contest.get(), match);
  info.date = local_time(std::time(nullptr));
  const auto pair = contest.get().teams(match);
  for (std::size_t side = 0; side < 2; ++side) info.coaches[side] = seat_of(contest.get().plays(*pair[side]));
  return contest.game().new_match(contest.get(), match, std::move(info));
}

}  // namespace

void bring_to_table(Director& director, const ContestPtr& contest, std::size_t match) {
  const auto played = match_to_play(director, *contest, match);
  if (!played) return director.tell(played.error());
  if (const auto trouble = contest->begin(match)) return director.tell(*trouble);
  director.go(
      place::Table{.match = *played, .occasion = std::make_shared<MatchOnTable>(director, contest, match)});
}

WallClock::WallClock(std::uint64_t seed, const std::string& match, fs::path file, Now now)
    : file_(std::move(file)), now_(std::move(now)), clock_(seed, match) {
  const KeptTime kept = kept_time(file_);
  clock_ = competition::MatchClock(seed, match, kept.played, kept.strict);
  kept_ = kept.played;
}

void WallClock::look(const std::string& span, bool first_half, bool counts) {
  const auto now = now_();
  if (looked_ && counted_) {
    const auto gone = std::chrono::duration_cast<milliseconds>(now - *looked_);
    if (gone <= longest_look) clock_.pass(gone, first_half);
  }
  looked_ = now;
  counted_ = counts;
  if (span != span_) {
    span_ = span;
    clock_.ask();
  }
  if (clock_.played() - kept_ >= kept_every) keep();
}

void WallClock::keep() {
  kept_ = clock_.played();
  static_cast<void>(
      tabletop::replace_file(file_, fmt::format("{}{}\n", kept_.count(), clock_.strict() ? " strict" : "")));
}

std::string WallClock::played() const {
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(clock_.played()).count();
  return fmt::format("{}:{:02}", minutes / 60, minutes % 60);
}

std::optional<int> WallClock::seconds_left() const {
  const auto left = clock_.left();
  if (!left) return std::nullopt;
  return static_cast<int>((left->count() + 999) / 1000);
}

}  // namespace fuba::app
