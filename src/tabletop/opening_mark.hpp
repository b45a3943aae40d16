#pragma once

#include <filesystem>
#include <utility>

namespace tabletop {

/// A note beside a file that it is being opened: "autosave.fuba.opening". A program that ends meanwhile,
/// however it ends, leaves the note, and so the next one knows what happened.
class OpeningMark {
 public:
  /// Writes the note.
  explicit OpeningMark(const std::filesystem::path& file);
  OpeningMark(OpeningMark&& other) noexcept : note_(std::exchange(other.note_, {})) {}
  OpeningMark& operator=(OpeningMark&& other) noexcept;
  /// The note stays.
  ~OpeningMark() { let_go(); }

  /// Takes the note away: all went well.
  void done();

  /// Whether a program that has ended left its note beside the file.
  static bool left(const std::filesystem::path& file);
  /// Takes away the note that was left.
  static void forget(const std::filesystem::path& file);

 private:
  void let_go();

  std::filesystem::path note_;
};

}  // namespace tabletop
