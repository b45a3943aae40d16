#include "app/watch/note_editor.hpp"

#include <algorithm>
#include <utility>

namespace fuba::app {
namespace {

constexpr std::size_t longest_line = 200;  ///< of a note
constexpr std::string_view note_editor = "note text";
constexpr ImU32 slip_paper = IM_COL32(0xF4, 0xE7, 0xB8, 0xFF);

}  // namespace

void NoteEditor::begin(Ui& ui, const std::string& note) {
  before_ = note;
  written_ = note;
  ui.start_editing(note_editor);
}

std::optional<std::string> NoteEditor::frame(Ui& ui, const SDL_FRect& table, const std::string& moment) {
  if (!written_) return std::nullopt;
  const float width = std::min(ui.px(560), table.w - ui.px(40));
  const float height = ui.px(236);
  const SDL_FRect box{table.x + (table.w - width) / 2, table.y + (table.h - height) / 2, width, height};
  const float margin = ui.px(20);
  const bool escaped = ui.key().is(SDLK_ESCAPE);
  ui.begin_overlay("##note", {0, 0, ui.width(), ui.height()});
  ui.fill({0, 0, ui.width(), ui.height()}, style::shade, 0);
  ui.fill(box, style::panel);
  ui.left(Type::strong, {box.x + margin, box.y + ui.px(12), width - 2 * margin, ui.px(34)}, style::text,
          words::ui(ui.words(), "note-at", {{"moment", moment}}));
  ui.focus().mute(false);
  ui.edit(note_editor, {box.x + margin, box.y + ui.px(54), width - 2 * margin, ui.px(132)}, *written_,
          longest_line);
  ui.left(Type::small, {box.x + margin, box.y + ui.px(194), width - 2 * margin, ui.px(30)}, style::quiet,
          ui.say("note-help"));
  ui.end_overlay();
  if (ui.editing(note_editor)) return std::nullopt;
  const std::string text = *std::exchange(written_, std::nullopt);
  return escaped || text == before_ ? std::nullopt : std::optional(text);
}

void lay_note(Ui& ui, const SDL_FRect& room, const std::string& note) {
  if (note.empty()) return;
  const float margin = ui.px(10);
  const float width = room.w - 2 * margin;
  const float height = std::min(room.h, ui.measure(Type::small, note, width).y + 2 * ui.px(8));
  const SDL_FRect slip{room.x, room.y, room.w, height};
  ui.fill(slip, slip_paper, 4);
  ui.list().PushClipRect({slip.x, slip.y}, {slip.x + slip.w, slip.y + slip.h - ui.px(6)}, true);
  ui.text(Type::small, slip.x + margin, slip.y + ui.px(8), style::on_accent, note, width);
  ui.list().PopClipRect();
  if (ui.pointer_in(slip)) ui.hint(note);
}

}  // namespace fuba::app
