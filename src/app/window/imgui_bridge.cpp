#include "app/window/imgui_bridge.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace fuba::app {
namespace {

/// Latin with its European extensions, Greek, Cyrillic, punctuation, arrows and a few signs.
constexpr std::array<ImWchar, 17> letter_ranges{0x20,   0x17F,  0x384,  0x3CE,  0x400,  0x45F,
                                                0x2010, 0x2026, 0x2190, 0x2193, 0x2212, 0x2212,
                                                0x2264, 0x2265, 0x2713, 0x2713, 0};

/// Figures and a colon.
constexpr std::array<ImWchar, 5> figure_ranges{0x20, 0x20, 0x30, 0x3A, 0};

struct Cut {
  bool bold;
  float size;  ///< points at a text size of 1
  const ImWchar* signs = letter_ranges.data();
};

constexpr std::array<Cut, type_count> cuts{{{false, 16.5F},
                                            {false, 20.0F},
                                            {true, 20.0F},
                                            {true, 33.0F},
                                            {true, 62.0F},
                                            {true, 120.0F, figure_ranges.data()}}};

// Dear ImGui takes its mouse as events from 1.87 on, and as plain values before.
template <class IO>
void set_mouse_position(IO& io, float x, float y) {
  if constexpr (requires { io.AddMousePosEvent(x, y); })
    io.AddMousePosEvent(x, y);
  else
    io.MousePos = ImVec2(x, y);
}

template <class IO>
void set_mouse_button(IO& io, int button, bool down) {
  if constexpr (requires { io.AddMouseButtonEvent(button, down); })
    io.AddMouseButtonEvent(button, down);
  else
    io.MouseDown[button] = down;
}

template <class IO>
void turn_wheel(IO& io, float x, float y) {
  if constexpr (requires { io.AddMouseWheelEvent(x, y); }) {
    io.AddMouseWheelEvent(x, y);
  } else {
    io.MouseWheelH += x;
    io.MouseWheel += y;
  }
}

template <class Texture>
Texture texture_id(SDL_Texture* texture) {
  return (Texture)(std::intptr_t)texture;  // NOLINT: a pointer or a number, as the version has it
}

void feed_button(const SDL_MouseButtonEvent& button, float density) {
  ImGuiIO& io = ImGui::GetIO();
  set_mouse_position(io, static_cast<float>(button.x) * density, static_cast<float>(button.y) * density);
  if (button.button == SDL_BUTTON_LEFT) set_mouse_button(io, 0, button.type == SDL_MOUSEBUTTONDOWN);
  if (button.button == SDL_BUTTON_RIGHT) set_mouse_button(io, 1, button.type == SDL_MOUSEBUTTONDOWN);
}

/// The keys that a field of text knows, but for those that end the editing.
ImGuiKey field_key(SDL_Keycode code) {
  switch (code) {
    case SDLK_LEFT:
      return ImGuiKey_LeftArrow;
    case SDLK_RIGHT:
      return ImGuiKey_RightArrow;
    case SDLK_UP:
      return ImGuiKey_UpArrow;
    case SDLK_DOWN:
      return ImGuiKey_DownArrow;
    case SDLK_HOME:
      return ImGuiKey_Home;
    case SDLK_END:
      return ImGuiKey_End;
    case SDLK_DELETE:
      return ImGuiKey_Delete;
    case SDLK_BACKSPACE:
      return ImGuiKey_Backspace;
    case SDLK_a:
      return ImGuiKey_A;
    case SDLK_c:
      return ImGuiKey_C;
    case SDLK_v:
      return ImGuiKey_V;
    case SDLK_x:
      return ImGuiKey_X;
    case SDLK_y:
      return ImGuiKey_Y;
    case SDLK_z:
      return ImGuiKey_Z;
    default:
      return ImGuiKey_COUNT;
  }
}

// Dear ImGui takes its keys as events from 1.87 on, with these names of the modifiers from 1.89 on.
void set_key(ImGuiKey key, bool down, bool control, bool shift) {
  ImGuiIO& io = ImGui::GetIO();
#if IMGUI_VERSION_NUM >= 18900
  io.AddKeyEvent(ImGuiMod_Ctrl, control);
  io.AddKeyEvent(ImGuiMod_Shift, shift);
  io.AddKeyEvent(key, down);
#else
  io.KeyCtrl = control;
  io.KeyShift = shift;
  io.KeyMap[key] = key;
  io.KeysDown[key] = down;
#endif
}

/// Texts of the program have one line.
void join_lines(std::string& text) {
  std::ranges::replace_if(
      text, [](char sign) { return sign == '\n' || sign == '\r' || sign == '\t'; }, ' ');
}

const char* from_clipboard(void* kept) {
  std::string& text = *static_cast<std::string*>(kept);
  const std::unique_ptr<char, decltype(&SDL_free)> found(SDL_GetClipboardText(), SDL_free);
  text = found ? found.get() : "";
  join_lines(text);
  return text.c_str();
}

void to_clipboard(void*, const char* copied) {
  std::string text = copied;
  join_lines(text);
  SDL_SetClipboardText(text.c_str());
}

/// Whether a triangle hides all below it: opaque, and of plain colour, as the white of the letters' texture
/// is.
bool hides_all(const ImDrawVert* vertices, const ImDrawIdx* corners, const ImVec2& white) {
  return std::all_of(corners, corners + 3, [&](ImDrawIdx corner) {
    const ImDrawVert& vertex = vertices[corner];
    return (vertex.col & IM_COL32_A_MASK) == IM_COL32_A_MASK && vertex.uv.x == white.x &&
           vertex.uv.y == white.y;
  });
}

/// What hides all below it is filled, not blended: the same pixels, which the software renderer has quicker.
void draw_command(SDL_Renderer* renderer, const ImDrawList& list, const ImDrawCmd& command) {
  const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
  const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
  const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
  const auto draw_triangles = [&](unsigned from, unsigned end, bool opaque) {
    const auto stride = static_cast<int>(sizeof(ImDrawVert));
    SDL_SetRenderDrawBlendMode(renderer, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_RenderGeometryRaw(renderer, opaque ? nullptr : (SDL_Texture*)(std::intptr_t)command.GetTexID(),
                          &vertices->pos.x, stride, reinterpret_cast<const SDL_Color*>(&vertices->col),
                          stride, opaque ? nullptr : &vertices->uv.x, stride,
                          list.VtxBuffer.Size - static_cast<int>(command.VtxOffset), indices + from,
                          static_cast<int>(end - from), static_cast<int>(sizeof(ImDrawIdx)));
  };
  for (unsigned from = 0; from < command.ElemCount;) {
    const bool opaque = hides_all(vertices, indices + from, white);
    unsigned end = from + 3;
    while (end < command.ElemCount && hides_all(vertices, indices + end, white) == opaque) end += 3;
    draw_triangles(from, end, opaque);
    from = end;
  }
}

}  // namespace

ImGuiBridge::ImGuiBridge(SDL_Renderer* renderer) : renderer_(renderer) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  io.ConfigInputTextCursorBlink = false;
  io.GetClipboardTextFn = from_clipboard;
  io.SetClipboardTextFn = to_clipboard;
  io.ClipboardUserData = &clipboard_;
  io.UserData = this;
  hear_caret(io);
  set_mouse_position(io, -1.0F, -1.0F);
}

void ImGuiBridge::tell_caret(float x, float y) {
  caret_ = {x, y};
  const auto points = [this](float pixels) { return static_cast<int>(std::lround(pixels / density_)); };
  const float height = font(Type::text)->FontSize;
  const SDL_Rect rect{points(x), points(y), points(height), points(height)};
  SDL_SetTextInputRect(&rect);
}

// Dear ImGui tells the place of the caret to input methods, in another way from 1.87 on.
template <class IO>
void ImGuiBridge::hear_caret(IO& io) {
  if constexpr (requires { io.ImeSetInputScreenPosFn; })
    io.ImeSetInputScreenPosFn = [](int x, int y) {
      static_cast<ImGuiBridge*>(ImGui::GetIO().UserData)
          ->tell_caret(static_cast<float>(x), static_cast<float>(y));
    };
  else
    io.SetPlatformImeDataFn = [](ImGuiViewport*, auto* data) {
      static_cast<ImGuiBridge*>(ImGui::GetIO().UserData)->tell_caret(data->InputPos.x, data->InputPos.y);
    };
}

ImGuiBridge::~ImGuiBridge() { ImGui::DestroyContext(); }

void ImGuiBridge::build_fonts(const FontFiles& files, float unit) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  ImFontConfig config;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.PixelSnapH = true;
  for (std::size_t type = 0; type < type_count; ++type) {
    const Cut& cut = cuts[type];
    const std::string file = (cut.bold ? files.bold : files.regular).string();
    fonts_[type] = atlas.AddFontFromFileTTF(file.c_str(), std::round(cut.size * unit), &config, cut.signs);
  }
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
  letters_.reset(
      SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height));
  SDL_UpdateTexture(letters_.get(), nullptr, pixels, width * 4);
  SDL_SetTextureBlendMode(letters_.get(), SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(letters_.get(), SDL_ScaleModeNearest);
  atlas.SetTexID(texture_id<ImTextureID>(letters_.get()));
  atlas.ClearTexData();
}

void ImGuiBridge::feed(const SDL_Event& event, float density) {
  density_ = density;
  ImGuiIO& io = ImGui::GetIO();
  switch (event.type) {
    case SDL_MOUSEMOTION:
      set_mouse_position(io, static_cast<float>(event.motion.x) * density,
                         static_cast<float>(event.motion.y) * density);
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      feed_button(event.button, density);
      break;
    case SDL_MOUSEWHEEL:
      turn_wheel(io, event.wheel.preciseX, event.wheel.preciseY);
      break;
    default:
      break;
  }
}

bool ImGuiBridge::feed_field(const SDL_Event& event) {
  if (event.type == SDL_TEXTINPUT) ImGui::GetIO().AddInputCharactersUTF8(event.text.text);
  if (event.type != SDL_KEYDOWN) return false;
  const SDL_Keysym& pressed = event.key.keysym;
  const ImGuiKey key = field_key(pressed.sym);
  if (key == ImGuiKey_COUNT) return false;
  held_ = key;
  set_key(key, true, (pressed.mod & KMOD_CTRL) != 0, (pressed.mod & KMOD_SHIFT) != 0);
  return true;
}

void ImGuiBridge::release_key() { set_key(held_, false, false, false); }

void ImGuiBridge::begin_frame(int width, int height) {
  const Uint64 now = SDL_GetPerformanceCounter();
  const auto passed = static_cast<float>(now - std::exchange(last_frame_, now)) /
                      static_cast<float>(SDL_GetPerformanceFrequency());
  ImGui::GetIO().DeltaTime = std::clamp(passed, 1e-6F, 1.0F);
  ImGui::GetIO().DisplaySize = ImVec2(static_cast<float>(width), static_cast<float>(height));
  ImGui::NewFrame();
}

void ImGuiBridge::draw(const std::function<bool(const char*)>& wanted) const {
  const ImDrawData* data = ImGui::GetDrawData();
  if (data == nullptr) return;
  for (int at = 0; at < data->CmdListsCount; ++at) {
    const ImDrawList& list = *data->CmdLists[at];
    if (wanted(list._OwnerName != nullptr ? list._OwnerName : "")) draw(list);
  }
  SDL_RenderSetClipRect(renderer_, nullptr);
}

void ImGuiBridge::draw(const ImDrawList& list) const {
  for (const ImDrawCmd& command : list.CmdBuffer) {
    const ImVec4& clip = command.ClipRect;
    const SDL_Rect rect{static_cast<int>(clip.x), static_cast<int>(clip.y), static_cast<int>(clip.z - clip.x),
                        static_cast<int>(clip.w - clip.y)};
    if (rect.w <= 0 || rect.h <= 0 || command.ElemCount == 0) continue;
    SDL_RenderSetClipRect(renderer_, &rect);
    draw_command(renderer_, list, command);
  }
}

}  // namespace fuba::app
