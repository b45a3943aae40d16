#include "stw/table/turn_prompt.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "stw/board.hpp"
#include "stw/facts.hpp"
#include "stw/table/proposed_leave.hpp"

namespace stw::app {
namespace {

constexpr float button_height = 46;
constexpr float button_gap = 8;
constexpr std::size_t most_told_in_full = 4;  ///< buttons with all that a choice may bring

/// Choices of the only pawn that can move, so that its square need not be picked.
bool has_one_origin(DecisionKind kind) { return kind == DecisionKind::keeper || kind == DecisionKind::leave; }

paint::Mark mark_of(BallPlay play) {
  switch (play) {
    case BallPlay::free:
      return paint::Mark::free;
    case BallPlay::pass:
    case BallPlay::second_pass:
      return paint::Mark::pass;
    case BallPlay::shot:
      return paint::Mark::shot;
    case BallPlay::battle:
      return paint::Mark::battle;
    case BallPlay::dribble:
      return paint::Mark::dribble;
    case BallPlay::offside:
      return paint::Mark::offside;
  }
  return paint::Mark::step;
}

std::string_view legend_of(paint::Mark mark) {
  switch (mark) {
    case paint::Mark::pass:
      return "legend-pass";
    case paint::Mark::shot:
      return "legend-shot";
    case paint::Mark::battle:
      return "legend-battle";
    case paint::Mark::offside:
      return "legend-offside";
    case paint::Mark::dribble:
      return "legend-dribble";
    default:
      return "legend-free";
  }
}

/// The line of off-side, where the ball can be played beyond it, and the pawn that makes it.
std::optional<paint::OffsideLine> line_of(const State& state, const CommandList& legal) {
  const Team defends = state.defence();
  const int row = offside_marks(state, state.side(state.control).number_at(state.ball)).line;
  if (row == 0 || state.restart == Restart::corner_kick) return std::nullopt;
  const int line = own_row(defends, square_at(0, row));
  const bool beyond =
      std::ranges::any_of(legal, [&](const Command& command) { return own_row(defends, command.to) < line; });
  if (!beyond) return std::nullopt;
  paint::OffsideLine shown{.defends = defends, .row = row};
  for (int number = 2; number <= pawn_count; ++number) {
    const Square square = state.side(defends).pawn(number);
    if (square != Square::none && row_of(square) == row) shown.made_by = square;
  }
  return shown;
}

SquareSet squares_of(const BoardInput::Places& places) {
  SquareSet set;
  for (const Square square : SquareSet::all())
    if (places[index(square)]) set.add(square);
  return set;
}

}  // namespace

TurnPrompt::TurnPrompt(MatchPlay& play)
    : play_(play), kind_(play.decision()->kind), odds_(stw::odds(play.rules(), play.view())) {
  offer_all();
  if (kind_is(DecisionKind::ball)) look_ahead();
}

void TurnPrompt::offer_all() {
  for (const Command& command : play_.legal()) {
    if (command.to == Square::none) continue;
    if (command.from == Square::none || kind_is(DecisionKind::ball)) {
      offer_.single.set(index(command.to));
      continue;
    }
    offer_.moves_from[index(command.from)].set(index(command.to));
    if (has_one_origin(kind_)) offer_.single.set(index(command.to));
    if (kind_is(DecisionKind::move) && command.to == play_.view().ball) reach_ball_.add(command.from);
  }
  if (!reach_ball_.empty()) offer_.single.set(index(play_.view().ball));
}

void TurnPrompt::look_ahead() {
  for (const Command& command : play_.legal()) {
    const bool known = ball_.contains(command.to);
    if (known && command.verb == Verb::dribble) continue;
    ball_[command.to] = ball_prospect(play_.rules(), play_.view(), command);
  }
}

/// The choices that a pick may mean.
std::vector<Command> TurnPrompt::meant(const BoardInput::Pick& pick) const {
  std::vector<Command> fitting;
  for (const Command& command : play_.legal()) {
    const bool from_fits = pick.from == Square::none || command.from == pick.from;
    if (command.to != Square::none && command.to == pick.to && from_fits) fitting.push_back(command);
  }
  return fitting;
}

void TurnPrompt::obey(const BoardInput::Pick& pick) {
  const std::vector<Command> fitting = meant(pick);
  which_.clear();
  if (fitting.empty()) return;
  const auto prospect = ball_.find(pick.to);
  const bool warns =
      prospect != ball_.end() && prospect->second.play == BallPlay::offside && sure_of_ != pick.to;
  if (warns) {
    sure_of_ = pick.to;
    return;
  }
  if (fitting.size() > 1) {
    which_ = fitting;
    return;
  }
  play_.choose(fitting.front());
}

bool TurnPrompt::cancel() {
  const bool held = input_.held() != Square::none || !which_.empty() || sure_of_ != Square::none;
  input_.hold(Square::none);
  which_.clear();
  sure_of_ = Square::none;
  return held;
}

void TurnPrompt::frame(Ui& ui, const paint::BoardLayout& layout, const SDL_FRect& room) {
  const std::size_t asked = play_.question_number();
  lay_buttons(ui, room);
  if (play_.question_number() != asked) return;
  const auto pick = input_.frame(ui, layout, offer_, play_.view().ball);
  if (pick) return obey(*pick);
  lay_dark_reason(ui, layout);
}

/// Why a square is dark while a pawn is held, and what a lit one brings.
void TurnPrompt::lay_dark_reason(Ui& ui, const paint::BoardLayout& layout) const {
  const Square over = input_.hovered();
  if (over == Square::none) return;
  std::string words = told(over);
  const Square held = input_.held();
  if (words.empty() && held != Square::none && over != held && !offer_.ends(held)[index(over)]) {
    const Verb verb = kind_is(DecisionKind::put)     ? Verb::put
                      : kind_is(DecisionKind::leave) ? Verb::leave
                                                     : Verb::move;
    words = refusal({verb, held, over});
  }
  const State& state = play_.view();
  if (words.empty() && state.barred != 0 && state.side(state.control).pawn(state.barred) == over)
    words = ui.say("barred");
  if (!words.empty()) ui.hint_below(layout.square(over), words, layout.room());
}

/// Why a choice is refused; of a way that an opponent bars, who it is.
std::string TurnPrompt::refusal(const Command& command) const {
  const State& state = play_.view();
  const Square barring =
      kind_is(DecisionKind::move) ? blocker(state, command.from, command.to) : Square::none;
  if (barring == Square::none) return play_.refusal(command);
  const Team team = opponent(state.acting);
  return ui(play_.words(), "in-the-way",
            {{"team", play_.names()[team]},
             {"pawn", pawn(play_.words(), state.side(team).number_at(barring))},
             {"square", name(barring)}});
}

/// "Win the ball: 47 %, Lose it: …" of a choice that hangs on dice; empty for another.
std::string TurnPrompt::chances(const Command& command, std::size_t most) const {
  const auto found = std::ranges::find(odds_, command, &Odds::command);
  if (found == odds_.end()) return {};
  std::string list;
  for (const auto& [outcome, value] : std::span(found->chances).first(std::min(most, found->chances.size())))
    list += (list.empty() ? "" : ", ") + chance(play_.words(), outcome, value);
  return list;
}

/// What a pick of a square brings; empty where nothing hangs on it, or where it may mean several choices.
std::string TurnPrompt::told(Square square) const {
  const auto found = ball_.find(square);
  if (found != ball_.end()) return told_of_ball(square, found->second);
  const Square held = input_.held();
  if (held == Square::none && !offer_.single[index(square)]) return {};
  const std::vector<Command> fitting = meant({held, square});
  const std::string list = fitting.size() == 1 ? chances(fitting.front()) : std::string();
  if (list.empty()) return {};
  const bool battle = square == play_.view().ball;
  return stw::ui(play_.words(), battle ? "hint-battle" : "hint-chances",
                 {{"square", name(square)}, {"chances", list}});
}

std::string TurnPrompt::told_of_ball(Square square, const BallProspect& prospect) const {
  constexpr std::array<std::string_view, ball_play_count> keys{
      "hint-free", "hint-pass", "hint-second", "hint-shot", "hint-battle", "hint-dribble", "hint-offside"};
  return stw::ui(play_.words(), keys[static_cast<std::size_t>(prospect.play)],
                 {{"square", name(square)},
                  {"own", std::to_string(prospect.own_faces)},
                  {"other", std::to_string(prospect.other_faces)},
                  {"chances", chances(meant({Square::none, square}).front())}});
}

fuba::app::ChoiceButton TurnPrompt::choice_of(const Command& command, char letter, std::size_t most) const {
  fuba::app::ChoiceButton choice;
  choice.label = label(play_.words(), play_.view(), command);
  choice.letter = letter;
  choice.note = chances(command, most);
  return choice;
}

void TurnPrompt::lay_which(Ui& ui, SDL_FRect& room) {
  const std::vector<Command> asked = which_;
  const std::size_t told = asked.size() <= most_told_in_full ? outcome_count : 1;
  char letter = '1';
  for (const Command& command : asked) {
    fuba::app::ChoiceButton choice = choice_of(command, letter++, told);
    choice.dense = true;
    const SDL_FRect rect{room.x, room.y, room.w, ui.choice_height(choice, room.w)};
    if (ui.choice(to_string(command), rect, choice)) {
      which_.clear();
      play_.choose(command);
      return;
    }
    room.y += rect.h + ui.px(button_gap);
  }
}

void TurnPrompt::lay_buttons(Ui& ui, SDL_FRect room) {
  signs_.clear();
  const auto write = [&](const std::string& words, ImU32 colour = style::quiet) {
    room.y += ui.text(Type::small, room.x, room.y, colour, words, room.w) + ui.px(12);
  };
  const auto button = [&](std::string_view id, std::string_view words, char letter, bool leading) {
    const SDL_FRect rect{room.x, room.y, room.w, ui.px(button_height)};
    room.y += ui.px(button_height + button_gap);
    return ui.button(id, rect, ui.say(words), letter, leading);
  };
  if (!which_.empty()) {
    if (kind_is(DecisionKind::move)) write(ui.say("ball-asks-which"));
    return lay_which(ui, room);
  }
  switch (kind_) {
    case DecisionKind::keeper:
      lay_keeper_roll(ui, room);
      break;
    case DecisionKind::leave:
      write(ui.say("leave-help"));
      if (button("as proposed", "take-as-proposed", 'p', true)) play_.keep_answering(proposed_leave);
      break;
    case DecisionKind::put:
      write(ui.say("put-help"));
      if (button("done", "put-done", 'd', false)) play_.choose({Verb::done});
      break;
    case DecisionKind::ball:
      if (sure_of_ != Square::none)
        write(stw::ui(play_.words(), "offside-asks", {{"square", name(sure_of_)}}), style::bad);
      lay_legend(ui, room);
      break;
    case DecisionKind::move:
      write(ui.say(help_of_move()));
      break;
    default:
      write(ui.say("ball-help"));
      break;
  }
}

/// The die of the keeper, and below it what he may do instead.
void TurnPrompt::lay_keeper_roll(Ui& ui, const SDL_FRect& room) {
  fuba::app::ChoiceButton roll = choice_of({Verb::roll}, 'r');
  roll.leading = true;
  const SDL_FRect rect{room.x, room.y, room.w, ui.choice_height(roll, room.w)};
  const bool rolls = ui.choice("roll", rect, roll) || ui.key().is(SDLK_SPACE);
  ui.text(Type::small, room.x, rect.y + rect.h + ui.px(button_gap), style::quiet, ui.say("keeper-instead"),
          room.w);
  if (rolls) play_.choose({Verb::roll});
}

std::string_view TurnPrompt::help_of_move() const {
  if (play_.view().step == Step::move) return "move-passes";
  return reach_ball_.empty() ? "move-no-ball" : "move-help";
}

/// The signs of the lit squares that there are, and what they mean.
void TurnPrompt::lay_legend(Ui& ui, const SDL_FRect& room) {
  std::set<paint::Mark> marks;
  for (const auto& [square, prospect] : ball_) marks.insert(mark_of(prospect.play));
  const float line = ui.px(30);
  float y = room.y;
  sign_ = ui.px(22);
  for (const paint::Mark mark : marks) {
    signs_.emplace_back(SDL_FPoint{std::round(room.x + ui.px(12)), std::round(y + line / 2)}, mark);
    ui.left(Type::small, {room.x + ui.px(32), y, room.w - ui.px(32), line}, style::quiet,
            ui.say(legend_of(mark)));
    y += line;
  }
  y += ui.px(6);
  if (marks.contains(paint::Mark::free))
    y += ui.text(Type::small, room.x, y, style::quiet, ui.say("legend-faces"), room.w) + ui.px(12);
  if (std::ranges::find(play_.legal(), Verb::dribble, &Command::verb) != play_.legal().end())
    ui.text(Type::small, room.x, y, style::quiet, ui.say("legend-one"), room.w);
}

void TurnPrompt::still(const Painter& painter) const {
  for (const auto& [centre, mark] : signs_)
    paint_mark(painter.studio(), centre, sign_, mark, painter.theme().text);
}

void TurnPrompt::light_ball(paint::BoardScene& scene) const {
  for (const auto& [square, prospect] : ball_) {
    const bool over = square == input_.hovered() || square == sure_of_;
    scene.lit.push_back({.square = square,
                         .light = over ? paint::Light::hovered : paint::Light::legal,
                         .mark = mark_of(prospect.play),
                         .faces = {prospect.own_faces, prospect.other_faces}});
  }
  scene.offside = line_of(play_.view(), play_.legal());
  if (scene.offside) scene.offside->name = stw::ui(play_.words(), "offside-line");
}

/// The ends of the pawn that is held, or of the one under the pointer.
void TurnPrompt::light_moves(paint::BoardScene& scene) const {
  const Square held = input_.held();
  const Square over = input_.hovered();
  const Square from = held != Square::none ? held : over;
  const SquareSet ends = squares_of(offer_.ends(from));
  const State& state = play_.view();
  const bool plays_next = state.step == Step::move && state.ball != Square::none;
  for (const Square end : ends) {
    scene.lit.push_back(
        {.square = end,
         .light = end == over && held != Square::none ? paint::Light::hovered : paint::Light::legal,
         .passes = plays_next ? faces_between(state.ball, end) : 0});
  }
  if (held != Square::none) scene.lit.push_back({.square = held, .light = paint::Light::origin});
  const bool refused = held != Square::none && over != Square::none && over != held && !ends.contains(over);
  if (refused) scene.lit.push_back({.square = over, .light = paint::Light::refused});
  if (held == Square::none)
    for (const Square square : squares_of(offer_.origins())) scene.breathing.push_back(square);
  for (const Square square : reach_ball_) scene.to_ball.push_back(square);
  if (!reach_ball_.empty() && held == Square::none)
    scene.lit.push_back(
        {.square = state.ball, .light = over == state.ball ? paint::Light::hovered : paint::Light::target});
}

/// The pawn that is dragged follows the pointer.
void TurnPrompt::lift_held(paint::BoardScene& scene) const {
  const auto hand = input_.in_hand();
  if (!hand) return;
  for (paint::ShownPawn& pawn : scene.pawns) {
    if (pawn.team != play_.decision()->team || pawn.square != input_.held()) continue;
    paint::ShownPawn in_hand = pawn;
    in_hand.centre = *hand;
    in_hand.size = 1;
    pawn.faint = true;
    scene.lifted.push_back(in_hand);
  }
}

void TurnPrompt::decorate(paint::BoardScene& scene) const {
  if (kind_is(DecisionKind::ball)) {
    light_ball(scene);
  } else if (kind_is(DecisionKind::move) || kind_is(DecisionKind::put)) {
    light_moves(scene);
  } else {
    for (const Square square : squares_of(offer_.single)) {
      scene.lit.push_back(
          {.square = square,
           .light = square == input_.hovered() ? paint::Light::hovered : paint::Light::legal});
    }
    for (const Square square : squares_of(offer_.origins()))
      scene.lit.push_back({.square = square, .light = paint::Light::origin});
    if (kind_is(DecisionKind::leave) && input_.hovered() == Square::none)
      scene.lit.push_back({.square = proposed_leave(play_.rules(), play_.view(), play_.legal())->to,
                           .light = paint::Light::target});
  }
  for (const Command& command : which_)
    scene.lit.push_back({.square = command.from, .light = paint::Light::target});
  scene.cursor = input_.cursor();
  lift_held(scene);
}

}  // namespace stw::app
