#include "app/window/text_field.hpp"

#include <algorithm>
#include <cmath>

#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

/// A text while it is edited.
struct Draft {
  std::string text;   ///< in several lines with a line end in place of each blank at which it breaks
  std::size_t limit;  ///< bytes
  float line;         ///< pixels a line may be wide; 0 where there is one line
  bool fresh;         ///< has just been given the keyboard
  std::optional<ImVec2> clicked;  ///< from the beginning of the text, where the caret goes then
};

/// The place in a text that is nearest to a point.
int letter_at(std::string_view text, const ImVec2& point) {
  const ImFont* font = ImGui::GetFont();
  std::size_t begin = 0;
  for (auto row = static_cast<int>(point.y / font->FontSize); row > 0; --row) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) break;
    begin = end + 1;
  }
  const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
  std::size_t best = 0;
  float nearest = std::abs(point.x);
  for (std::size_t at = 1; at <= line.size(); ++at) {
    if (at < line.size() && (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80U) continue;
    const float x = font->CalcTextSizeA(font->FontSize, 1e6F, 0, line.data(), line.data() + at).x;
    if (std::abs(point.x - x) > nearest) continue;
    nearest = std::abs(point.x - x);
    best = at;
  }
  return static_cast<int>(begin + best);
}

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
    if (!draft.fresh) return 0;
    const std::string_view text(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    const int at = draft.clicked ? letter_at(text, *draft.clicked) : data->BufTextLen;
    data->CursorPos = data->SelectionStart = data->SelectionEnd = at;
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
              field.wants_keyboard, std::nullopt};
  if (field.clicked)
    draft.clicked = ImVec2(field.clicked->x - field.room.x - field.padding.x,
                           field.clicked->y - field.room.y - field.padding.y);
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
