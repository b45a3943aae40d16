#include "lesson/progress.hpp"

#include <algorithm>
#include <functional>

namespace lesson {

const Step& Progress::step() const { return lesson_->steps[std::min(at_, lesson_->steps.size() - 1)]; }

std::optional<std::string> Progress::own_choice() const {
  if (over() || played_ == step().plays.size()) return std::nullopt;
  return step().plays[played_];
}

void Progress::played() {
  made_.push_back(step().plays[played_]);
  ++played_;
}

bool Progress::take(const std::string& choice) {
  if (const auto own = own_choice()) {
    if (*own == choice) played();
    return *own == choice;
  }
  if (over() || step().only_read()) {
    answer_.emplace();
    return false;
  }
  if (std::ranges::find(step().right, choice) != step().right.end()) {
    made_.push_back(choice);
    go_on();
    return true;
  }
  const auto meant = std::ranges::find_if(step().answers, [&](const Answer& answer) {
    return std::ranges::any_of(answer.to,
                               [&](const std::string& pattern) { return covers(pattern, choice); });
  });
  answer_ = step().id + "-" + (meant == step().answers.end() ? "else" : meant->id);
  return false;
}

void Progress::read_on() {
  if (!over() && step().only_read()) go_on();
}

void Progress::go_on() {
  ++at_;
  played_ = 0;
  answer_.reset();
  begins_.push_back(made_.size());
}

std::size_t Progress::scene() const {
  const auto last = static_cast<std::ptrdiff_t>(std::min(at_ + 1, lesson_->steps.size()));
  return static_cast<std::size_t>(
      std::count_if(lesson_->steps.begin(), lesson_->steps.begin() + last, std::mem_fn(&Step::new_scene)));
}

std::vector<std::string> Progress::made() const {
  std::size_t first = std::min(at_, lesson_->steps.size() - 1);
  while (first > 0 && !lesson_->steps[first].new_scene) --first;
  return {made_.begin() + static_cast<std::ptrdiff_t>(begins_[first]), made_.end()};
}

void Progress::back() {
  if (at_ > 0) {
    --at_;
    begins_.pop_back();
  }
  made_.resize(begins_.back());
  played_ = 0;
  answer_.reset();
}

}  // namespace lesson
