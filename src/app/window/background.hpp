#pragma once

#include <SDL_events.h>

#include <chrono>
#include <functional>
#include <future>
#include <stop_token>
#include <thread>
#include <utility>

namespace fuba::app {

/// Tells the window's loop that something has changed outside of it. May be called from any thread.
inline void wake_window() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

/// Work on a thread of its own, while the window stays live; the window is woken once the answer is there.
/// Dropping it asks the work to stop and waits for that.
template <class Answer>
class Background {
 public:
  using Work = std::function<Answer(std::stop_token)>;

  explicit Background(Work work) {
    std::packaged_task<Answer(std::stop_token)> task(std::move(work));
    answer_ = task.get_future();
    thread_ = std::jthread([task = std::move(task)](const std::stop_token& stop) mutable {
      task(stop);
      wake_window();
    });
  }

  /// Asks the work to stop; `take` then waits for what it has come to.
  void stop() { thread_.request_stop(); }
  /// Whether `take` answers without waiting.
  bool done() const { return answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
  /// Once. What the work has thrown is thrown here.
  Answer take() { return answer_.get(); }

 private:
  std::future<Answer> answer_;
  std::jthread thread_;
};

}  // namespace fuba::app
