#include "app/window/imgui_bridge.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "app/window/triangles.hpp"
#include "tabletop/utf8.hpp"

namespace fuba::app {
namespace {

/// The Latin of Western Europe, punctuation, arrows and a few signs.
constexpr std::array<ImWchar, 13> usual_signs{0x20,   0xFF,   0x2010, 0x2026, 0x2190, 0x2193, 0x2212,
                                              0x2212, 0x2264, 0x2265, 0x2713, 0x2713, 0};

/// Latin's further extensions, Greek, and Cyrillic.
constexpr std::array<std::array<ImWchar, 3>, 3> alphabets{
    {{0x100, 0x17F, 0}, {0x384, 0x3CE, 0}, {0x400, 0x45F, 0}}};

/// Figures and a colon.
constexpr std::array<ImWchar, 5> figures{0x20, 0x20, 0x30, 0x3A, 0};

struct Cut {
  bool bold;
  float size;  ///< points at a text size of 1
  bool figures_alone = false;
};

constexpr std::array<Cut, type_count> cuts{
    {{false, 16.5F}, {false, 20.0F}, {true, 20.0F}, {true, 33.0F}, {true, 62.0F}, {true, 120.0F, true}}};

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

/// Does something with the triangles of each command of the last frame, for windows that are wanted.
template <class Do>
void each_command(const WantedWindow& wanted, const Do& act) {
  const ImDrawData* data = ImGui::GetDrawData();
  if (data == nullptr) return;
  for (int at = 0; at < data->CmdListsCount; ++at) {
    const ImDrawList& list = *data->CmdLists[at];
    if (!wanted(list._OwnerName != nullptr ? list._OwnerName : "")) continue;
    for (const ImDrawCmd& command : list.CmdBuffer) act(Triangles(list, command));
  }
}

/// The letters of an atlas, white.
SDL_Texture* letters_texture(SDL_Renderer* renderer, ImFontAtlas& atlas) {
  unsigned char* coverage = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&coverage, &width, &height);
  SDL_Texture* const texture =
      SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STREAMING, width, height);
  void* pixels = nullptr;
  int pitch = 0;
  if (SDL_LockTexture(texture, nullptr, &pixels, &pitch) == 0) {
    for (int y = 0; y < height; ++y) {
      auto* row = reinterpret_cast<ImU32*>(static_cast<std::byte*>(pixels) + std::ptrdiff_t{y} * pitch);
      for (int x = 0; x < width; ++x) *row++ = IM_COL32(255, 255, 255, *coverage++);
    }
    SDL_UnlockTexture(texture);
  }
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest);
  return texture;
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
  signs_.AddRanges(usual_signs.data());
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
  if constexpr (requires { io.ImeSetInputScreenPosFn; }) {
    io.ImeSetInputScreenPosFn = [](int x, int y) {
      static_cast<ImGuiBridge*>(ImGui::GetIO().UserData)
          ->tell_caret(static_cast<float>(x), static_cast<float>(y));
    };
  } else {
    io.SetPlatformImeDataFn = [](ImGuiViewport*, auto* data) {
      static_cast<ImGuiBridge*>(ImGui::GetIO().UserData)->tell_caret(data->InputPos.x, data->InputPos.y);
    };
  }
}

ImGuiBridge::~ImGuiBridge() { ImGui::DestroyContext(); }

void ImGuiBridge::build_fonts(const FontFiles& files, float unit) {
  lacks_letters_ = false;
  ImVector<ImWchar> letters;
  signs_.BuildRanges(&letters);
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  ImFontConfig config;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.PixelSnapH = true;
  for (std::size_t type = 0; type < type_count; ++type) {
    const Cut& cut = cuts[type];
    const std::string file = (cut.bold ? files.bold : files.regular).string();
    const ImWchar* const signs = cut.figures_alone ? figures.data() : letters.Data;
    fonts_[type] = atlas.AddFontFromFileTTF(file.c_str(), std::round(cut.size * unit), &config, signs);
  }
  letters_.reset(letters_texture(renderer_, atlas));
  atlas.SetTexID(texture_id<ImTextureID>(letters_.get()));
  atlas.ClearTexData();
  atlas.ClearInputData();
}

void ImGuiBridge::meet(std::string_view text) {
  const auto is_far = [](char byte) { return static_cast<unsigned char>(byte) >= 0xC4; };  // U+0100 and above
  for (auto at = std::ranges::find_if(text, is_far); at != text.end();
       at = std::find_if(at + 1, text.end(), is_far)) {
    const char32_t sign = tabletop::first_character({at, text.end()}).code;
    for (const auto& alphabet : alphabets) {
      if (sign >= alphabet[0] && sign <= alphabet[1] && !signs_.GetBit(sign)) {
        signs_.AddRanges(alphabet.data());
        lacks_letters_ = true;
      }
    }
  }
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

void ImGuiBridge::draw(const WantedWindow& wanted, const SDL_Rect& within) const {
  each_command(wanted, [&](const Triangles& triangles) { triangles.draw(renderer_, within); });
  SDL_RenderSetClipRect(renderer_, nullptr);
}

void ImGuiBridge::lay(paint::Mosaic& mosaic, const WantedWindow& wanted) const {
  each_command(wanted, [&](const Triangles& triangles) { triangles.lay(mosaic); });
}

}  // namespace fuba::app
