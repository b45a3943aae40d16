#include <SDL.h>
#include <imgui.h>

#include <algorithm>

#include "app/window/sdl.hpp"
#include "mirror.hpp"
#include "support/catch.hpp"
#include "support/folder.hpp"

namespace fuba::test::text_field_test {
using namespace fuba;
using namespace fuba::app;
using fuba::test::Mirror;

namespace {

constexpr SDL_FRect name_place{100, 100, 300, 40};
constexpr SDL_FRect note_place{100, 200, 300, 132};
constexpr std::size_t longest_name = 12;
constexpr std::size_t longest_note = 60;

struct Written {
  std::string name;
  std::string note;
  int pressed = 0;
};

/// A name, a note, and a button that answers to a letter.
class Form : public Screen {
 public:
  explicit Form(Written& written) : written_(written) {}
  void frame(Ui& ui) override {
    ui.edit("name", name_place, written_.name, longest_name);
    ui.edit("note", note_place, written_.note, longest_note);
    if (ui.button("press", {100, 400, 100, 40}, "Press", 'p')) ++written_.pressed;
  }

 private:
  Written& written_;
};

class Blank : public Screen {
  void frame(Ui& ui) override {
    if (ui.button("press", {100, 400, 100, 40}, "Press", 'p')) ++pressed;
  }

 public:
  int pressed = 0;
};

/// The form at a desk with mouse, keyboard and clipboard.
struct Desk {
  const bool dummy = dummy_display();
  const Sdl sdl;
  const fuba::test::TestFolder folder;
  Written written;
  Mirror mirror{1280, 800, fuba::test::still(), folder.path()};

  Desk() { mirror.show(std::make_unique<Form>(written)); }
  ~Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  void begin(const std::string& field) { mirror.click(mirror.place(field).value()); }
  void key(SDL_Keycode code, SDL_Keymod held = KMOD_NONE) { mirror.key(code, held); }
  void type(const std::string& text) { mirror.type(text); }
};

}  // namespace

TEST_CASE("what is typed stands where the caret is") {
  Desk desk;
  desk.begin("name");
  desk.type("Aax");
  desk.key(SDLK_LEFT);
  desk.type("j");
  CHECK(desk.written.name == "Aajx");
  desk.key(SDLK_HOME);
  desk.key(SDLK_DELETE);
  CHECK(desk.written.name == "ajx");
  desk.key(SDLK_END);
  desk.type(" é");
  desk.key(SDLK_BACKSPACE);
  desk.key(SDLK_BACKSPACE);
  CHECK(desk.written.name == "ajx");
}

TEST_CASE("letters of a further alphabet are cut once a text has one") {
  Desk desk;
  const auto are_cut = [](ImWchar sign) {
    const auto& fonts = ImGui::GetIO().Fonts->Fonts;
    return std::all_of(fonts.begin(), fonts.end() - 1,
                       [&](const ImFont* font) { return font->FindGlyphNoFallback(sign) != nullptr; });
  };
  constexpr ImWchar e_acute = 0xE9;
  constexpr ImWchar z_caron = 0x17E;
  CHECK(are_cut(e_acute));
  CHECK_FALSE(are_cut(z_caron));
  desk.begin("name");
  desk.type("Sd");
  CHECK_FALSE(are_cut(z_caron));
  desk.type("ž");
  CHECK(are_cut(e_acute));
  CHECK(are_cut(z_caron));
}

TEST_CASE("what is written is gone on with at its end") {
  Desk desk;
  desk.written.name = "Ajax";
  desk.begin("name");
  desk.type(" II");
  CHECK(desk.written.name == "Ajax II");
}

TEST_CASE("a field with no room for more says so") {
  std::vector<app::Written> seen;
  Desk desk;
  desk.mirror.note_down(seen);
  const auto told = [&] {
    return std::ranges::count(seen, "There is no room for more here.", &app::Written::words) == 1;
  };
  desk.begin("name");
  desk.type("Old Mill");
  CHECK_FALSE(told());
  desk.type(" United");
  CHECK(desk.written.name == "Old Mill Uni");
  CHECK(told());
  desk.key(SDLK_RETURN);
  CHECK_FALSE(told());
}

TEST_CASE("the first click puts the caret where it falls") {
  Desk desk;
  desk.written.name = "Ajax";
  desk.mirror.click({name_place.x + 13, name_place.y + 20});
  desk.type("x");
  CHECK(desk.written.name == "xAjax");
}

TEST_CASE("what is selected is replaced, copied, cut and taken back") {
  Desk desk;
  desk.begin("name");
  desk.type("Ajax");
  desk.key(SDLK_LEFT, KMOD_LSHIFT);
  desk.key(SDLK_LEFT, KMOD_LSHIFT);
  desk.type("j");
  CHECK(desk.written.name == "Ajj");
  desk.key(SDLK_a, KMOD_LCTRL);
  desk.key(SDLK_c, KMOD_LCTRL);
  desk.key(SDLK_END);
  desk.key(SDLK_v, KMOD_LCTRL);
  CHECK(desk.written.name == "AjjAjj");
  desk.key(SDLK_a, KMOD_LCTRL);
  desk.key(SDLK_x, KMOD_LCTRL);
  CHECK(desk.written.name.empty());
  desk.key(SDLK_z, KMOD_LCTRL);
  CHECK(desk.written.name == "AjjAjj");
}

TEST_CASE("the mouse selects") {
  Desk desk;
  desk.written.name = "Ajax";
  desk.begin("name");
  desk.mirror.drag({name_place.x + 290, name_place.y + 20}, {name_place.x + 1, name_place.y + 20});
  desk.type("PSV");
  CHECK(desk.written.name == "PSV");
}

TEST_CASE("a text of several lines that is pasted becomes one") {
  Desk desk;
  desk.begin("name");
  SDL_SetClipboardText("one\ntwo");
  desk.key(SDLK_v, KMOD_LCTRL);
  CHECK(desk.written.name == "one two");
}

TEST_CASE("no text grows beyond its limit, and no letter is cut in two") {
  Desk desk;
  desk.begin("name");
  SDL_SetClipboardText("ééééééééé");
  desk.key(SDLK_v, KMOD_LCTRL);
  CHECK(desk.written.name == "éééééé");
  desk.key(SDLK_BACKSPACE);
  desk.key(SDLK_HOME);
  SDL_SetClipboardText("1234");
  desk.key(SDLK_v, KMOD_LCTRL);
  CHECK(desk.written.name == "12ééééé");
}

TEST_CASE("a note is broken into lines where it is shown, and nowhere else") {
  Desk desk;
  desk.begin("note");
  for (int times = 0; times < 5; ++times) desk.type("a long word ");
  CHECK(desk.written.note == "a long word a long word a long word a long word a long word ");
  desk.key(SDLK_UP);
  desk.key(SDLK_UP);
  desk.key(SDLK_HOME);
  desk.key(SDLK_DELETE);
  CHECK(desk.written.note.find(" long word a long") == 0);
  desk.key(SDLK_a, KMOD_LCTRL);
  desk.key(SDLK_c, KMOD_LCTRL);
  char* const copied = SDL_GetClipboardText();
  CHECK(desk.written.note == copied);
  SDL_free(copied);
}

TEST_CASE("SDL is asked for text only while some is edited, and letters are choices otherwise") {
  Desk desk;
  CHECK(SDL_IsTextInputActive() == SDL_FALSE);
  for (const SDL_Keycode end : {SDLK_RETURN, SDLK_ESCAPE, SDLK_TAB, SDLK_DOWN}) {
    desk.begin("name");
    CHECK(SDL_IsTextInputActive() == SDL_TRUE);
    const int pressed = desk.written.pressed;
    desk.key(SDLK_p);
    CHECK(desk.written.pressed == pressed);
    desk.key(end);
    CHECK(SDL_IsTextInputActive() == SDL_FALSE);
    desk.key(SDLK_p);
    CHECK(desk.written.pressed == pressed + 1);
  }
}

TEST_CASE("a click elsewhere ends the editing") {
  Desk desk;
  desk.begin("name");
  desk.type("Ajax");
  desk.begin("note");
  desk.type("won");
  CHECK(desk.written.name == "Ajax");
  CHECK(desk.written.note == "won");
}

TEST_CASE("a field that is gone leaves the keyboard to others") {
  Desk desk;
  desk.begin("name");
  auto blank = std::make_unique<Blank>();
  const Blank& shown = *blank;
  desk.mirror.show(std::move(blank));
  desk.mirror.wake();
  desk.key(SDLK_p);
  CHECK(shown.pressed == 1);
  CHECK(SDL_IsTextInputActive() == SDL_FALSE);
}
}  // namespace fuba::test::text_field_test
