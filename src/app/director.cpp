#include "director.hpp"

namespace fuba::app {

Director::Director(const Content& content, RulesFor rules_for, std::filesystem::path folder,
                   Settings settings)
    : content_(content),
      rules_for_(std::move(rules_for)),
      folder_(std::move(folder)),
      settings_(std::move(settings)) {}

std::string Director::named_edition(std::string_view edition) const {
  return edition == default_edition() ? std::string() : edition_name(words(), edition);
}

void Director::set_settings(const Settings& settings) {
  settings_ = settings;
  if (const auto kept = save_settings(settings_, settings_file()); !kept)
    tell(fuba::ui(words(), "settings-not-kept",
                  {{"file", settings_file().string()}, {"problem", kept.error()}}));
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
