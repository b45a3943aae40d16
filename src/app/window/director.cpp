#include "app/window/director.hpp"

#include <algorithm>

#include "app/window/board_game.hpp"
#include "app/window/language.hpp"
#include "tabletop/save.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

Director::Director(const Words& words, std::filesystem::path folder, Settings settings)
    : words_(words), folder_(std::move(folder)), settings_(std::move(settings)) {}

Director::~Director() = default;

Speaker& Director::speaker() const {
  /// Heard by nobody.
  struct Silence : Speaker {
    void play(Cue) override {}
    void murmur(float) override {}
  };
  static Silence silence;
  return speaker_ == nullptr ? silence : *speaker_;
}

void Director::add_game(std::unique_ptr<BoardGame> game) { games_.push_back(std::move(game)); }

BoardGame& Director::game_named(std::string_view id) const {
  const auto found = std::ranges::find_if(games_, [&](const auto& game) { return game->id() == id; });
  return found == games_.end() ? *games_.front() : **found;
}

BoardGame& Director::game_of(const std::filesystem::path& file) const {
  if (games_.size() == 1) return *games_.front();
  return game_named(tabletop::game_of(file).value_or(""));
}

BoardGame& Director::unfinished_game() const { return game_of(games_.front()->unfinished_file()); }

void Director::set_settings(const Settings& settings) {
  if (settings.language != settings_.language) changes_.push_back([this] { speak(); });
  settings_ = settings;
  if (const auto kept = save_settings(settings_, settings_file()); !kept) {
    tell(words::ui(
        words(), "settings-not-kept",
        {{"file", settings_file().string()}, {"problem", words::told_error(words(), kept.error())}}));
  }
}

/// All games and all screens at once, between two frames. A language that cannot be spoken is told.
void Director::speak() {
  const std::string language = language_of(settings_);
  for (const auto& game : games_)
    if (const auto done = game->speak(language); !done) tell(done.error());
  for (const auto& screen : screens_) screen->reword();
}

void Director::open(std::unique_ptr<Screen> screen) {
  changes_.push_back([this, next = std::make_shared<std::unique_ptr<Screen>>(std::move(screen))] {
    screens_.push_back(std::move(*next));
  });
}

void Director::back() {
  changes_.push_back([this] {
    if (nested()) screens_.pop_back();
  });
}

void Director::begin(std::unique_ptr<Screen> screen) {
  changes_.push_back([this] { screens_.clear(); });
  open(std::move(screen));
}

void Director::tell(std::string_view message) { ask(words::told_error(words(), message), {}); }

void Director::ask(std::string message, std::vector<Answer> answers) {
  boxes_.push_back({std::move(message), std::move(answers)});
}

void Director::close_box(std::optional<std::size_t> answer) {
  const Box box = std::move(boxes_.front());
  boxes_.pop_front();
  if (answer) box.answers[*answer].take();
}

void Director::opened() {
  if (opening_) opening_->done();
  opening_.reset();
}

void Director::quit() {
  opened();
  quitting_ = true;
}

Screen& Director::screen() {
  for (const auto& change : std::exchange(changes_, {})) change();
  return *screens_.back();
}

}  // namespace fuba::app
