#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <vector>

#include "app/table/content.hpp"
#include "app/table/dice_count.hpp"
#include "app/table/rooms.hpp"
#include "app/table/table_match.hpp"
#include "tabletop/known_rules.hpp"

namespace fuba::table {

/// How the dice have fallen: in a match, and in all saved ones.
template <class T>
class DiceScreen : public Screen {
 public:
  using G = typename T::Played;

  /// `match`: null where none is under way. Director and content must outlive it.
  DiceScreen(Director& director, const Content<T>& content, std::shared_ptr<const TableMatch<T>> match);

  void frame(Ui& ui) override;
  void still(const Painter& painter) const override;
  bool complete() const override { return !moving(); }
  bool moving() const override { return read_ < files_.size(); }
  /// Reads some of the saved matches, so that the window stays live.
  bool advance(float milliseconds) override;

 private:
  using Count = DiceCount<G>;
  static constexpr std::size_t die_faces = Count::die_faces;

  const Count& shown() const { return all_ ? saved_ : here_; }
  double share(Team team, std::size_t face) const;
  void lay_faces(Ui& ui, const SDL_FRect& room);
  void lay_names(Ui& ui, const SDL_FRect& room);
  void lay_purposes(Ui& ui, const SDL_FRect& room) const;

  Director& director_;
  const Content<T>& content_;
  std::shared_ptr<const TableMatch<T>> match_;
  bool all_;
  std::vector<std::filesystem::path> files_;
  std::size_t read_ = 0;
  tabletop::KnownRules<G> rules_;
  Count here_;
  Count saved_;
  std::array<SDL_FPoint, die_faces> dice_{};
  std::array<SDL_FPoint, 2> pieces_{};
  float unit_ = 1;
};

}  // namespace fuba::table
