#include "app/story/analysis_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/window/letters.hpp"

namespace fuba::app {
namespace {

constexpr float analysis_bar = 56;
constexpr float analysis_edge = 16;
constexpr float analysis_gap = 12;
constexpr float head_height = 120;
constexpr float chart_height = 170;
constexpr float row_height = 46;
constexpr std::size_t most_rows = 5;
constexpr std::string_view letters_of_the_match = "ast";  ///< what is pressed above the two sides

std::string count_text(std::size_t count) { return std::to_string(count); }

/// The first of some texts, the longest first, that fits; of the last as much as does.
std::string that_fits(Ui& ui, Type type, const std::vector<std::string>& texts, float width) {
  const auto fits = [&](const std::string& text) { return ui.measure(type, text).x <= width; };
  const auto found = std::ranges::find_if(texts, fits);
  return found == texts.end() ? ui.shortened(type, texts.back(), width) : *found;
}

}  // namespace

AnalysisScreen::AnalysisScreen(Director& director, std::unique_ptr<MatchAnalyst> analyst)
    : director_(director), analyst_(std::move(analyst)) {}

void AnalysisScreen::frame(Ui& ui) {
  analyst_->hear();
  const StoryView& story = analyst_->story();
  ui.speak(story.words);
  pictures_.clear();
  ui.fill({0, 0, ui.width(), ui.height()}, style::room, 0);
  lay_bar(ui, {0, 0, ui.width(), ui.px(analysis_bar)});
  const float edge = ui.px(analysis_edge);
  const float gap = ui.px(analysis_gap);
  SDL_FRect part{edge, ui.px(analysis_bar) + gap, ui.width() - 2 * edge, ui.px(head_height)};
  lay_head(ui, part);
  part.y += part.h + gap;
  const bool found = analyst_->told().has_value() && analyst_->choices() > 0;
  part.h = found ? ui.px(chart_height) : ui.height() - edge - part.y;
  if (story.report.prospects)
    lay_curve(ui, pictures_, story.report, *story.report.prospects, part,
              [this](std::size_t entry) { analyst_->watch(entry); });
  if (!found) return;
  part.y += part.h + gap;
  const float half = (part.w - gap) / 2;
  for (const Team team : teams)
    lay_side(ui, {part.x + (team == Team::home ? 0 : half + gap), part.y, half, ui.height() - edge - part.y},
             team);
}

void AnalysisScreen::lay_bar(Ui& ui, const SDL_FRect& bar) {
  ui.fill(bar, style::panel, 0);
  const StoryView& story = analyst_->story();
  const float height = ui.px(38);
  const float width = ui.px(110);
  const float y = bar.y + (bar.h - height) / 2;
  const SDL_FRect back{bar.w - ui.px(analysis_edge) - width, y, width, height};
  ui.left(Type::strong, {ui.px(analysis_edge), bar.y, back.x - ui.px(2 * analysis_edge), bar.h}, style::text,
          words::ui(story.words, "analysis-of",
                    {{"home", story.names[Team::home]},
                     {"away", story.names[Team::away]},
                     {"score", std::to_string(story.score[0]) + " : " + std::to_string(story.score[1])}}));
  if (ui.button("back", back, ui.say("back")) || ui.key().is(SDLK_ESCAPE)) {
    analyst_->stop();
    director_.back();
  }
}

/// The verdict, or what has to be done before there is one.
void AnalysisScreen::lay_head(Ui& ui, const SDL_FRect& panel) {
  ui.fill(panel, style::panel);
  const float margin = ui.px(16);
  SDL_FRect room{panel.x + margin, panel.y + ui.px(14), panel.w - 2 * margin, panel.h - ui.px(28)};
  if (analyst_->choices() == 0) {
    ui.text(Type::text, room.x, room.y, style::quiet, ui.say("analysis-nothing"), room.w);
    return;
  }
  const auto& told = analyst_->told();
  const float wide = ui.px(430);
  const SDL_FRect side{room.x + room.w - wide, room.y, wide, room.h};
  if (analyst_->at_work() || !told || !told->complete)
    lay_progress(ui, side);
  else
    lay_second_look(ui, side);
  room.w -= wide + ui.px(24);
  if (!told) {
    ui.text(Type::text, room.x, room.y, style::quiet, ui.say("analysis-what"), room.w);
    return;
  }
  float y = room.y;
  if (!told->decided.empty())
    y += ui.text(Type::number, room.x, y, style::text, told->decided, room.w) + ui.px(6);
  y += ui.text(told->decided.empty() ? Type::strong : Type::text, room.x, y, style::text, told->verdict,
               room.w) +
       ui.px(6);
  ui.text(Type::small, room.x, y, style::quiet, told->sum, room.w);
}

/// How long it takes, and how far it has come.
void AnalysisScreen::lay_progress(Ui& ui, const SDL_FRect& room) {
  const std::string choices = count_text(analyst_->choices());
  const std::string seconds = std::to_string(analyst_->seconds_left());
  const bool works = analyst_->at_work();
  const bool looks_twice = works && analyst_->judged() == analyst_->choices();
  const std::string key = looks_twice        ? "analysis-looks-twice"
                          : works            ? "analysis-works"
                          : analyst_->told() ? "analysis-stopped"
                                             : "analysis-takes";
  const float used =
      ui.text(
          Type::small, room.x, room.y, style::quiet,
          words::ui(ui.words(), key,
                    {{"judged", count_text(analyst_->judged())}, {"choices", choices}, {"seconds", seconds}}),
          room.w) +
      ui.px(6);
  const SDL_FRect bar{room.x, room.y + used, room.w, ui.px(6)};
  ui.fill(bar, style::line, ui.px(3));
  const float share = static_cast<float>(analyst_->judged()) / static_cast<float>(analyst_->choices());
  if (share > 0) ui.fill({bar.x, bar.y, bar.w * share, bar.h}, style::accent, ui.px(3));
  const SDL_FRect button{room.x, room.y + room.h - ui.px(38), room.w, ui.px(38)};
  if (works) {
    if (ui.button("stop", button, ui.say("analysis-stop"), 's')) analyst_->stop();
  } else if (ui.button("begin", button, ui.say(analyst_->told() ? "analysis-go-on" : "analysis-begin"), 'a',
                       true)) {
    analyst_->begin();
  }
}

/// Whether a second look bore the first one out, and how long another takes.
void AnalysisScreen::lay_second_look(Ui& ui, const SDL_FRect& room) {
  const std::string takes = words::ui(
      ui.words(), "analysis-again-takes",
      {{"games", count_text(analyst_->games())}, {"seconds", std::to_string(analyst_->seconds_left())}});
  const std::string& again = analyst_->told()->again;
  ui.text(Type::small, room.x, room.y, again.empty() ? style::quiet : style::text,
          again.empty() ? takes : again, room.w);
  const SDL_FRect button{room.x, room.y + room.h - ui.px(38), room.w, ui.px(38)};
  if (ui.button("look again", button, ui.say("analysis-look-again"), 't')) analyst_->look_again();
}

void AnalysisScreen::lay_side(Ui& ui, const SDL_FRect& panel, Team team) {
  const StoryView& story = analyst_->story();
  SDL_FRect room = story_panel(ui, panel, story.names[team]);
  pictures_.push_back(piece_picture({panel.x + panel.w - ui.px(26), panel.y + ui.px(24)}, ui.px(11), team));
  const ToldSide& side = analyst_->told()->sides[index(team)];
  float y = room.y + ui.text(Type::text, room.x, room.y, style::quiet, side.error, room.w) + ui.px(6);
  y += lay_marks(ui, {room.x, y, room.w, ui.px(26)}, side) + ui.px(8);
  const float button = ui.px(36);
  const float bottom = room.y + room.h - button;
  const float row = std::min(ui.px(row_height), (bottom - ui.px(6) - y) / static_cast<float>(most_rows));
  for (std::size_t at = 0; at < std::min(side.worst.size(), most_rows); ++at) {
    lay_mistake(ui, {room.x, y, room.w, row - ui.px(4)}, team, at, side.worst[at]);
    y += row;
  }
  if (side.worst.empty()) {
    ui.text(Type::text, room.x, y, style::quiet, ui.say("analysis-no-mistakes"), room.w);
    return;
  }
  const bool home = team == Team::home;
  const char letter = letters_for({ui.say("home"), ui.say("away")}, letters_of_the_match)[index(team)];
  if (ui.button(home ? "try home" : "try away", {room.x, bottom, room.w, button},
                ui.say("analysis-try-again"), letter))
    analyst_->try_again(team);
}

/// How many were doubtful, mistakes and blunders, each with its sign.
float AnalysisScreen::lay_marks(Ui& ui, const SDL_FRect& room, const ToldSide& side) {
  constexpr std::array<std::string_view, 3> signs{"?!", "?", "??"};
  float x = room.x;
  for (std::size_t at = 0; at < signs.size(); ++at) {
    const float sign = ui.measure(Type::strong, signs[at]).x + ui.px(14);
    const SDL_FRect chip{x, room.y, sign, room.h};
    ui.fill(chip, style::raised);
    ui.centred(Type::strong, chip, at == 0 ? style::accent : style::bad, signs[at]);
    x += sign + ui.px(8);
    ui.left(Type::text, {x, room.y, room.w, room.h}, style::text, side.marks[at]);
    x += ui.measure(Type::text, side.marks[at]).x + ui.px(22);
  }
  if (ui.pointer_in({room.x, room.y, x - room.x, room.h})) ui.hint(analyst_->told()->levels);
  return room.h;
}

void AnalysisScreen::lay_mistake(Ui& ui, const SDL_FRect& rect, Team team, std::size_t number,
                                 const ToldMistake& mistake) {
  const std::string id = (team == Team::home ? "home " : "away ") + std::to_string(number);
  const bool taken = ui.button(id, rect, "");
  const float margin = ui.px(10);
  const float price = ui.measure(Type::text, mistake.price).x;
  const float wide = rect.w - 3 * margin - price;
  const float line = rect.h / 2;
  ui.left(Type::text, {rect.x + margin, rect.y, wide, line + ui.px(2)}, style::text,
          ui.shortened(Type::text, mistake.taken, wide));
  ui.left(Type::small, {rect.x + margin, rect.y + line - ui.px(1), rect.w - 2 * margin, line}, style::quiet,
          that_fits(ui, Type::small, mistake.better, rect.w - 2 * margin));
  ui.left(Type::text, {rect.x + rect.w - margin - price, rect.y, price, line + ui.px(2)}, style::bad,
          mistake.price);
  if (ui.pointer_in(rect) && !mistake.why.empty()) ui.hint(mistake.why);
  if (taken) analyst_->watch(mistake.entry);
}

void AnalysisScreen::still(const paint::Painter& painter) const {
  for (const auto& picture : pictures_) picture(painter);
}

}  // namespace fuba::app
