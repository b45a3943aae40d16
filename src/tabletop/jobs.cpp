#include "tabletop/jobs.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tabletop {
namespace {

/// The threads of some work: each takes the next task until none is left.
class Jobs {
 public:
  Jobs(const Work& work, const std::function<void(std::size_t)>& task) : work_(work), task_(task) {
    running_ =
        static_cast<unsigned>(std::clamp<std::size_t>(work.jobs, 1, std::max<std::size_t>(work.tasks, 1)));
    for (unsigned job = running_; job > 0; --job) threads_.emplace_back([this] { take_tasks(); });
  }

  /// Waits a while; whether all have ended.
  bool ended_within(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, time, [this] { return running_ == 0; });
  }

  std::size_t done() const { return done_; }

  void finish() {
    threads_.clear();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  bool goes_on() const { return !failed_ && !work_.stop.stop_requested(); }

  void take_tasks() {
    std::exception_ptr failure;
    try {
      for (std::size_t number = next_++; number < work_.tasks && goes_on(); number = next_++) {
        task_(number);
        ++done_;
      }
    } catch (...) {
      failure = std::current_exception();
      failed_ = true;
    }
    const std::lock_guard lock(mutex_);
    if (failure && !failure_) failure_ = failure;
    --running_;
    changed_.notify_all();
  }

  const Work& work_;
  const std::function<void(std::size_t)>& task_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<std::size_t> done_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  unsigned running_ = 0;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

}  // namespace

void do_tasks(const Work& work, const std::function<void(std::size_t)>& task,
              const std::function<void(std::size_t)>& progress) {
  using namespace std::chrono_literals;
  Jobs jobs(work, task);
  while (!jobs.ended_within(100ms))
    if (progress) progress(jobs.done());
  jobs.finish();
}

}  // namespace tabletop
