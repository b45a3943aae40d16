#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tabletop {

/// Tasks that are done on several threads.
struct Work {
  std::size_t tasks = 0;
  unsigned jobs = 1;          ///< threads, at least one
  std::stop_token stop = {};  ///< no further task is begun once it is stopped
};

/// Does the tasks 0, 1, 2 ... in that order, as many at a time as there are jobs, and waits for them. An
/// exception of a task keeps further ones from being begun, and comes out when those under way have ended.
/// `progress` is told about ten times a second how many are done, from the calling thread.
void do_tasks(const Work& work, const std::function<void(std::size_t task)>& task,
              const std::function<void(std::size_t done)>& progress = {});

}  // namespace tabletop
