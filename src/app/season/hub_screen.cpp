#include "app/season/hub_screen.hpp"

#include <algorithm>
#include <cmath>

#include "app/season/hub_side.hpp"
#include "app/season/page_file.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/window/letters.hpp"
#include "competition/honours.hpp"
#include "words/told_error.hpp"

namespace fuba::app {

using competition::MatchState;
using competition::NextStep;
using competition::Plays;
using words::ui;

namespace {

constexpr float side_width = 344;
constexpr float rows_move = 250;  ///< milliseconds
constexpr float dice_tumble = 600;
constexpr float news_time = dice_tumble + 100;

/// How far what takes that long has come after a part of all the time.
float part_of(float motion, float milliseconds) {
  return std::clamp(motion * news_time / milliseconds, 0.0F, 1.0F);
}

}  // namespace

HubScreen::HubScreen(Director& director, ContestPtr contest)
    : director_(director), together_(with_companion(director, contest)), contest_(std::move(contest)) {
  if (!of().definition().has_table()) tab_ = Tab::bracket;
  take_news();
}

void HubScreen::turn_to(const ContestPtr& contest) {
  if (contest == contest_) return;
  pick({});
  contest_ = contest;
  news_.reset();
  comes_to_next_ = true;
  const auto list = tabs();
  if (std::ranges::find(list, tab_) == list.end()) tab_ = list.front();
}

// What goes on

/// Rows and dice move once for what has happened at the table.
void HubScreen::take_news() {
  auto news = contest_->take_news();
  if (!news) return;
  news_ = std::move(news);
  motion_ = director_.settings().pace_factor() > 0 ? 0.0F : 1.0F;
  const auto& fixture = of().fixtures()[news_->match];
  if (fixture.tie && tab_ == Tab::table) tab_ = Tab::bracket;
}

bool HubScreen::advance(float milliseconds) {
  const float factor = director_.settings().pace_factor();
  motion_ = factor > 0 ? std::min(1.0F, motion_ + milliseconds / (news_time * factor)) : 1.0F;
  return true;
}

bool HubScreen::skip() {
  if (motion_ >= 1) return false;
  motion_ = 1;
  return false;
}

/// What the matches that are played by themselves have come to.
void HubScreen::hear() {
  if (player_.hear())
    for (const ContestPtr& each : together_) each->take_news();
  if (const auto trouble = player_.take_trouble()) {
    goes_on_ = watches_ = false;
    if (!trouble->empty())
      director_.tell(ui(director_.words(), "season-match-trouble",
                        {{"problem", words::told_error(director_.words(), *trouble)}}));
  }
  if (const auto one = player_.take_one()) {
    pick({.match = *one});
    if (std::exchange(watches_, false))
      if (const auto read = contest_->game().game().read(contest_->match_file(*one)))
        director_.go(place::Watch{read->match, contest_->match_file(*one)});
  }
  if (!player_.running() && std::exchange(goes_on_, false) && !player_.stopping()) play_on();
}

void HubScreen::enter(std::vector<competition::Entry> entries) {
  if (const auto trouble = contest_->add(entries)) director_.tell(*trouble);
}

void HubScreen::enter_form() {
  const competition::ResultEntry result = form_->result();
  if (const auto trouble = contest_->enter(result)) return director_.tell(*trouble);
  pick({});
  form_.reset();
  take_news();
}

void HubScreen::pick(const Picked& picked) {
  if (picked == picked_) return;
  picked_ = picked;
  form_.reset();
  more_ = false;
  news_.reset();
  if (picked.team) {
    const Plays& plays = of().plays(*picked.team);
    person_ = plays.who == Plays::Who::person ? plays.called : ui(director_.words(), "person");
  }
}

// What is seen

void HubScreen::frame(Ui& ui) {
  heads_.clear();
  dice_.clear();
  hear();
  const competition::Definition& definition = of().definition();
  const std::string below =
      words::ui(ui.words(), "season-hub-head",
                {{"kind", kind_name(ui.words(), definition.kind)},
                 {"rules", contest_->game().told({definition.rules, definition.options})}});
  bool back = false;
  const SDL_FRect room = season_page_room(ui, definition.name, below, back);
  const float side = ui.px(side_width);
  SDL_FRect left{room.x, room.y, room.w - side - ui.px(season_gutter), room.h};
  if (together_.size() > 1) {
    const float names = lay_names(ui, left);
    left.y += names;
    left.h -= names;
  }
  lay_tabs(ui, {left.x, left.y, left.w, ui.px(40)});
  lay_content(ui, {left.x, left.y + ui.px(56), left.w, left.h - ui.px(56)});
  lay_side(ui, {room.x + room.w - side, room.y, side, room.h});
  if (!back) return;
  if (player_.running())
    player_.stop();
  else if (form_)
    form_.reset();
  else if (picked_ != Picked{})
    pick({});
  else
    director_.go(place::Title{});
}

/// The league and its cup, side by side. Answers the height used.
float HubScreen::lay_names(Ui& ui, const SDL_FRect& row) {
  const float gap = ui.px(8);
  const float height = ui.px(40);
  const float width = (row.w - gap) / 2;
  for (std::size_t at = 0; at < together_.size(); ++at) {
    const SDL_FRect chip{row.x + (width + gap) * static_cast<float>(at), row.y, width, height};
    const ContestPtr each = together_[at];
    if (ui.toggle("show " + each->file().stem().string(), chip, each->get().definition().name,
                  each == contest_) &&
        !player_.running())
      turn_to(each);
  }
  return height + ui.px(16);
}

std::vector<HubScreen::Tab> HubScreen::tabs() const {
  std::vector<Tab> list;
  if (of().definition().has_table()) list.push_back(Tab::table);
  list.push_back(Tab::fixtures);
  if (of().definition().has_knock_out()) list.push_back(Tab::bracket);
  list.insert(list.end(), {Tab::figures, Tab::story});
  return list;
}

void HubScreen::lay_tabs(Ui& ui, const SDL_FRect& row) {
  constexpr std::array ids{"season-tab-table", "season-tab-fixtures", "season-tab-bracket",
                           "season-tab-figures", "season-tab-story"};
  const auto list = tabs();
  const float gap = ui.px(8);
  const float width = (row.w - gap * static_cast<float>(list.size() - 1)) / static_cast<float>(list.size());
  for (std::size_t at = 0; at < list.size(); ++at) {
    const std::string id = ids[static_cast<std::size_t>(list[at])];
    const SDL_FRect chip{row.x + (width + gap) * static_cast<float>(at), row.y, width, row.h};
    if (!ui.toggle(id, chip, ui.say(id), tab_ == list[at], static_cast<char>('1' + static_cast<int>(at))))
      continue;
    tab_ = list[at];
    comes_to_next_ = true;
  }
}

void HubScreen::lay_content(Ui& ui, const SDL_FRect& room) {
  RowsMoving rows;
  if (news_ && motion_ < 1) rows = {news_->places_before, part_of(motion_, rows_move)};
  switch (tab_) {
    case Tab::table:
      return pick(lay_tables(ui, room, *contest_, picked_, rows));
    case Tab::bracket:
      return pick(lay_bracket(ui, room, *contest_, picked_));
    case Tab::figures:
      return pick(lay_figures(ui, room, *contest_, picked_));
    case Tab::story:
      return lay_story(ui, room);
    case Tab::fixtures:
      break;
  }
  std::optional<std::size_t> comes_to;
  if (std::exchange(comes_to_next_, false))
    for (std::size_t match = 0; match < of().fixtures().size() && !comes_to; ++match)
      if (of().state(match) != MatchState::finished) comes_to = match;
  pick(lay_fixtures(ui, room, *contest_, picked_, comes_to));
}

void HubScreen::lay_story(Ui& ui, const SDL_FRect& room) {
  float y = room.y;
  const auto champion = of().champion();
  const std::string sentence = champion && of().over() ? champion_sentence(ui.words(), of(), *champion)
                                                       : ui.words()["season.under-way"];
  y += ui.text(Type::strong, room.x, y, style::text, sentence, room.w) + ui.px(18);
  const float lists = lay_top_lists(ui, {room.x, y, room.w, room.h}, *contest_);
  y += lists;
  if (lists < 1) y += ui.text(Type::text, room.x, y, style::quiet, ui.say("season-nothing-yet"), room.w);
  y += ui.px(24);
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("season-page-help"), ui.px(620)) + ui.px(14);
  if (ui.button("write page", {room.x, y, ui.px(280), ui.px(46)}, ui.say("story-save-page")))
    write_season_page(director_, *contest_);
}

// The right side

void HubScreen::lay_side(Ui& ui, const SDL_FRect& room) {
  ui.fill(room, style::room);
  const float margin = ui.px(18);
  ui.begin_scroll("side", room);
  const SDL_FRect inner{room.x + margin, room.y + margin - ImGui::GetScrollY(), room.w - 2 * margin,
                        room.h - 2 * margin};
  ui.end_scroll(lay_shown(ui, inner) + 2 * margin);
}

float HubScreen::lay_shown(Ui& ui, const SDL_FRect& room) {
  if (player_.running()) return lay_progress(ui, room, player_);
  if (form_) return lay_form(ui, room);
  if (picked_.match) return lay_match(ui, room, *picked_.match);
  if (picked_.team) return lay_team(ui, room, *picked_.team);
  return lay_next(ui, room);
}

/// What a match has cost, once: the dice of 3.0/T8 and what comes of them. Answers the height used.
float HubScreen::lay_news(Ui& ui, const SDL_FRect& room) {
  if (!news_) return 0;
  const auto outcome = of().outcome(news_->match);
  if (!outcome || outcome->result == nullptr) return 0;
  const auto pair = of().teams(news_->match);
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::dimmed, round_title(ui.words(), of(), news_->match), room.w);
  y += ui.px(6) + lay_sides(ui, {room.x, y + ui.px(6), room.w, 0}, *contest_, news_->match);
  die_size_ = ui.px(34);
  for (std::size_t side = 0; side < 2; ++side) {
    const competition::AfterDice& thrown = outcome->result->dice[side];
    std::vector<int> values;
    if (thrown.yellow) values.assign(thrown.yellow->begin(), thrown.yellow->end());
    if (thrown.injury) values.push_back(*thrown.injury);
    for (std::size_t at = 0; at < values.size(); ++at)
      dice_.push_back({{std::round(room.x + die_size_ / 2 + static_cast<float>(at) * (die_size_ + ui.px(8))),
                        std::round(y + die_size_ / 2 + ui.px(4))},
                       values[at]});
    if (!values.empty()) {
      ui.left(Type::small, {room.x + ui.px(132), y, room.w - ui.px(132), die_size_ + ui.px(8)}, style::quiet,
              words::ui(ui.words(), "season-dice-of", {{"team", of().definition().teams[*pair[side]].name}}));
      y += die_size_ + ui.px(14);
    }
    const std::string missing = missing_title(*contest_, ui.words(), *pair[side]);
    if (missing.empty()) continue;
    const std::string told = of().definition().teams[*pair[side]].name + ": " + missing;
    y += ui.text(Type::small, room.x, y, style::bad, told, room.w) + ui.px(8);
  }
  ui.fill({room.x, y + ui.px(6), room.w, 1}, style::line, 0);
  return y + ui.px(22) - room.y;
}

float HubScreen::lay_next(Ui& ui, const SDL_FRect& room) {
  SDL_FRect left = room;
  const float news = lay_news(ui, left);
  left.y += news;
  left.y += lay_champion(ui, left, *contest_);
  const NextStep step = next();
  const bool has_match = step.kind == NextStep::Kind::go_on || step.kind == NextStep::Kind::play;
  if (has_match) {
    const Contest& its = *together_[step.of];
    const std::string round = round_title(ui.words(), its.get(), step.match);
    left.y +=
        ui.text(Type::small, left.x, left.y, style::accent,
                ui.say(step.kind == NextStep::Kind::go_on ? "season-goes-on" : "season-is-next"), left.w) +
        ui.px(2);
    left.y +=
        ui.text(Type::small, left.x, left.y, style::quiet,
                together_.size() == 1 ? round
                                      : words::ui(ui.words(), "season-occasion",
                                                  {{"name", its.get().definition().name}, {"round", round}}),
                left.w) +
        ui.px(8);
    left.y += lay_sides(ui, left, its, step.match) + ui.px(8);
  } else if (step.kind == NextStep::Kind::coaches) {
    left.y +=
        ui.text(Type::small, left.x, left.y, style::accent, ui.say("season-is-next"), left.w) + ui.px(6);
    left.y +=
        ui.text(Type::text, left.x, left.y, style::text, ui.say("season-only-coaches"), left.w) + ui.px(14);
  } else if (step.kind == NextStep::Kind::waits) {
    left.y += ui.text(Type::text, left.x, left.y, style::text, ui.say("season-waits"), left.w) + ui.px(14);
  }
  return left.y + lay_deeds(ui, left, next_deeds()) - room.y;
}

float HubScreen::lay_match(Ui& ui, const SDL_FRect& room, std::size_t match) {
  SDL_FRect left = room;
  left.y +=
      ui.text(Type::small, left.x, left.y, style::dimmed,
              words::ui(ui.words(), "season-match-head",
                        {{"round", round_title(ui.words(), of(), match)}, {"match", contest_->id_of(match)}}),
              left.w) +
      ui.px(10);
  left.y += lay_sides(ui, left, *contest_, match) + ui.px(10);
  return left.y + lay_deeds(ui, left, match_deeds(match)) - room.y;
}

float HubScreen::lay_form(Ui& ui, const SDL_FRect& room) {
  SDL_FRect left = room;
  left.y +=
      ui.text(Type::strong, left.x, left.y, style::text, ui.say("season-enter-result"), left.w) + ui.px(8);
  left.y += form_->frame(ui, left) + ui.px(14);
  const float height = ui.px(46);
  const std::string& leave = ui.say("season-leave-form");
  ChoiceButton write;
  write.label = ui.say("season-write");
  const std::vector<char> letters = letters_for({write.label, leave});
  write.letter = letters.front();
  write.leading = true;
  if (form_->undecided()) write.note = write.refusal = ui.say("season-penalties-level");
  const float written = std::max(height, ui.choice_height(write, left.w));
  const bool taken = ui.choice("enter result", {left.x, left.y, left.w, written}, write);
  if (ui.button("leave form", {left.x, left.y + written + ui.px(8), left.w, height}, leave, letters.back()))
    form_.reset();
  else if (taken)
    enter_form();
  return left.y + written + ui.px(8) + height - room.y;
}

void HubScreen::still(const paint::Painter& painter) const {
  const paint::Theme& theme = painter.theme();
  const float width = std::round(head_size_ / 18);
  for (const Head& head : heads_) {
    if (head.on) painter.draw_ring(head.centre, head_size_ / 2 + width, width, theme.accent);
    painter.draw_portrait(head.centre, head_size_, head.coach);
  }
}

void HubScreen::live(const paint::Painter& painter) const {
  for (std::size_t at = 0; at < dice_.size(); ++at)
    painter.draw_die(dice_[at].centre, die_size_,
                     {.value = dice_[at].value,
                      .tumble = part_of(motion_, dice_tumble),
                      .spin = static_cast<unsigned>(at)});
}

}  // namespace fuba::app
