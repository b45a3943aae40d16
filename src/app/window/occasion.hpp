#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace fuba::app {

class AnyMatch;

/// The time that people may take (3.0/T2 to T4), as the table keeps to it.
class TableClock {
 public:
  virtual ~TableClock() = default;

  /// Somebody looks at the clock while this is asked; time between two looks counts where `counts`. Another
  /// `span` has a limit of its own.
  virtual void look(const std::string& span, bool first_half, bool counts) = 0;
  /// Whether what is asked has to be answered for whoever was asked.
  virtual bool out_of_time() const = 0;
  /// Whether the match ends at once.
  virtual bool stops() const = 0;
  /// "1:12", how long people have played.
  virtual std::string played() const = 0;
  /// Seconds left for what is asked; nothing while there is no limit.
  virtual std::optional<int> seconds_left() const = 0;
};

/// What a match on the table belongs to besides itself. The table asks it where the match is kept, and leaves
/// to it.
class Occasion {
 public:
  virtual ~Occasion() = default;

  /// "Harbour League, round 3".
  virtual std::string name() const = 0;
  /// Where the match is kept while it is played.
  virtual std::filesystem::path file() const = 0;
  /// Goes from the table to what the match belongs to: it counts where it is over, else it stays under way.
  virtual void leave(const AnyMatch& match) = 0;
  /// The clock has stopped the match.
  virtual void stop(const AnyMatch& match) = 0;
  /// Null where nobody counts the time.
  virtual TableClock* clock() = 0;
};

using OccasionPtr = std::shared_ptr<Occasion>;

}  // namespace fuba::app
