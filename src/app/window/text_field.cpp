#include "app/window/text_field.hpp"

#include <algorithm>

#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

/// A text while it is edited.
struct Draft {
  std::string text;   ///< in several lines with a line end in place of each blank at which it breaks
  std::size_t limit;  ///< bytes
  float line;         ///< pixels a line may be wide; 0 where there is one line
  bool fresh;         ///< has just been given the keyboard
};

void join_lines(char* text, std::size_t length) { std::replace(text, text + length, '\n', ' '); }

/// Breaks a text without changing its length, so that caret and selection stay where they are.
void break_lines(char* text, std::size_t length, float width) {
  join_lines(text, length);
  const ImFont* font = ImGui::GetFont();
  const char* const end = text + length;
  for (const char* line = text; line < end;) {
    const char* next = font->CalcWordWrapPositionA(1, line, end, width);
    next = std::find(next, end, ' ');
    if (next == end) return;
    text[next - text] = '\n';
    line = next + 1;
  }
}

/// Takes out of what has just come in before the caret as much as there is no room for.
void keep_limit(ImGuiInputTextCallbackData& data, std::size_t limit) {
  const auto length = static_cast<std::size_t>(data.BufTextLen);
  if (length <= limit) return;
  const auto caret = static_cast<std::size_t>(data.CursorPos);
  const std::size_t room = caret - std::min(caret, length - limit);
  const std::size_t kept = tabletop::letters_within({data.Buf, caret}, room).size();
  data.DeleteChars(static_cast<int>(kept), static_cast<int>(caret - kept));
}

int answer(ImGuiInputTextCallbackData* data) {
  Draft& draft = *static_cast<Draft*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
    draft.text.resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = draft.text.data();
    return 0;
  }
  if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways) {
    if (draft.fresh) data->CursorPos = data->SelectionStart = data->SelectionEnd = data->BufTextLen;
    return 0;
  }
  keep_limit(*data, std::max(draft.limit, draft.text.size()));
  if (draft.line > 0) {
    break_lines(data->Buf, static_cast<std::size_t>(data->BufTextLen), draft.line);
    data->BufDirty = true;
  }
  return 0;
}

constexpr ImGuiInputTextFlags watched = ImGuiInputTextFlags_CallbackAlways |
                                        ImGuiInputTextFlags_CallbackEdit | ImGuiInputTextFlags_CallbackResize;

void lay_line(const TextField& field, const std::string& label, Draft& draft) {
  ImGui::SetNextItemWidth(field.room.w);
  ImGui::InputTextWithHint(label.c_str(), std::string(field.empty).c_str(), draft.text.data(),
                           draft.text.capacity() + 1, watched, answer, &draft);
}

void lay_lines(const TextField& field, const std::string& label, Draft& draft) {
  break_lines(draft.text.data(), draft.text.size(), draft.line);
  ImGui::InputTextMultiline(label.c_str(), draft.text.data(), draft.text.capacity() + 1,
                            {field.room.w, field.room.h}, watched, answer, &draft);
  join_lines(draft.text.data(), draft.text.size());
}

}  // namespace

bool lay_text_field(const TextField& field, std::string& value) {
  const std::string label = "##" + std::string(field.id);
  Draft draft{value, field.limit, field.several ? field.room.w - 2 * field.padding.x : 0,
              field.wants_keyboard};
  ImGui::SetCursorScreenPos({field.room.x, field.room.y});
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, field.padding);
  if (field.wants_keyboard) ImGui::SetKeyboardFocusHere();
  if (field.several)
    lay_lines(field, label, draft);
  else
    lay_line(field, label, draft);
  ImGui::PopStyleVar();
  value = std::move(draft.text);
  return ImGui::IsItemActive();
}

}  // namespace fuba::app
