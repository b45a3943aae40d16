#pragma once

#include <SDL_events.h>

#include <chrono>
#include <functional>
#include <future>
#include <stop_token>
#include <utility>

namespace fuba::app {

/// Tells the window's loop that something has changed outside of it. May be called from any thread.
inline void wake_window() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

/// Work on a thread of its own, while the window stays live. Dropping it asks the work to stop and waits for
/// that.
template <class Answer>
class Background {
 public:
  using Work = std::function<Answer(std::stop_token)>;

  explicit Background(Work work)
      : answer_(std::async(std::launch::async, [work = std::move(work), stop = stop_.get_token()] {
          Answer answer = work(stop);
          wake_window();
          return answer;
        })) {}
  Background(Background&&) noexcept = default;
  Background& operator=(Background&& other) noexcept {
    stop_.request_stop();
    answer_ = std::move(other.answer_);
    stop_ = std::move(other.stop_);
    return *this;
  }
  ~Background() { stop_.request_stop(); }

  /// Whether `take` answers without waiting.
  bool done() const { return answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
  /// Once.
  Answer take() { return answer_.get(); }

 private:
  std::stop_source stop_;
  std::future<Answer> answer_;
};

}  // namespace fuba::app
