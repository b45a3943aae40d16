#include "app/season/hub_screen.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/season/match_on_table.hpp"
#include "app/season/season_panels.hpp"
#include "app/season/season_words.hpp"
#include "app/window/file_trouble.hpp"
#include "app/window/letters.hpp"
#include "competition/season_page.hpp"
#include "tabletop/files.hpp"
#include "tabletop/library.hpp"

namespace fuba::app {

namespace fs = std::filesystem;
using competition::Competition;
using competition::MatchState;
using competition::NextStep;
using competition::Plays;
using competition::TeamIndex;
using words::ui;

namespace {

constexpr float side_width = 344;
constexpr float rows_move = 250;  ///< milliseconds
constexpr float dice_tumble = 600;
constexpr float news_time = dice_tumble + 100;
constexpr std::size_t longest_person = 40;

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
      director_.tell(ui(director_.words(), "season-match-trouble", {{"problem", *trouble}}));
  }
  if (const auto one = player_.take_one()) {
    pick({.match = *one});
    if (std::exchange(watches_, false))
      if (const auto read = contest_->game().game().read(contest_->match_file(*one)))
        director_.go(place::Watch{read->match, contest_->match_file(*one)});
  }
  if (!player_.running() && std::exchange(goes_on_, false) && !player_.stopping()) play_on();
}

void HubScreen::play(std::size_t match) { bring_to_table(director_, contest_, match); }

/// The match of a person, and before it all that come without one.
void HubScreen::play_on() {
  const NextStep step = next();
  if (step.before > 0) {
    play_coaches();
    goes_on_ = true;
  } else if (step.kind == NextStep::Kind::play) {
    turn_to(together_[step.of]);
    play(step.match);
  }
}

void HubScreen::play_coaches() {
  const NextStep::Matches coaches = next().coaches;
  turn_to(together_[coaches.of]);
  news_.reset();
  picked_ = {};
  player_.play_before(contest_, coaches.end);
}

void HubScreen::play_alone(std::size_t match, bool watched) {
  const auto pair = of().teams(match);
  watches_ = watched;
  news_.reset();
  player_.play_one(contest_, match, {of().plays(*pair[0]), of().plays(*pair[1])}, false);
}

/// A coach plays for a person, who asks for it (C38).
void HubScreen::ask_who_stands_in(std::size_t match) {
  std::vector<Answer> answers;
  for (const Coaches::Known& coach : contest_->game().game().coaches().of_the_game)
    answers.push_back({coach.name, [this, match, id = coach.id] { stand_in(match, id); }});
  director_.ask(ui(director_.words(), "season-who-stands-in"), std::move(answers));
}

void HubScreen::stand_in(std::size_t match, const std::string& coach) {
  std::array<Plays, 2> who;
  const auto pair = of().teams(match);
  for (std::size_t side = 0; side < 2; ++side) {
    who[side] = of().plays(*pair[side]);
    if (who[side].who == Plays::Who::person) who[side] = {Plays::Who::coach, coach};
  }
  news_.reset();
  player_.play_one(contest_, match, who, true);
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

void HubScreen::change_player(TeamIndex team, Plays plays) {
  const Plays& now = of().plays(team);
  if (plays.who == now.who && plays.called == now.called) return;
  enter({competition::PlaysEntry{team, std::move(plays)}});
}

void HubScreen::ask_withdrawal(TeamIndex team) {
  director_.ask(
      ui(director_.words(), "season-withdraw-question", {{"team", of().definition().teams[team].name}}),
      {{ui(director_.words(), "season-withdraw"),
        [this, team] { enter({competition::WithdrawEntry{team}}); }}});
}

/// The story of the season, as a file that can be sent to a friend.
void HubScreen::write_page() {
  const words::Words& words = director_.words();
  const fs::path folder = director_.folder() / "reports";
  std::error_code problem;
  fs::create_directories(folder, problem);
  fs::path file;
  for (int number = 1; file.empty() || fs::exists(fs::symlink_status(file, problem)); ++number)
    file = folder / (contest_->file().stem().string() +
                     (number == 1 ? std::string() : " (" + std::to_string(number) + ")") + ".html");
  const std::string text = season_page(
      of(),
      [this](std::size_t match) -> std::optional<competition::MatchTold> {
        if (!contest_->keeps(match)) return std::nullopt;
        return contest_->game().told(contest_->match_file(match));
      },
      words);
  if (const auto written = tabletop::replace_file(file, text); !written)
    return director_.tell(
        ui(words, "story-not-written", {{"file", file.string()}, {"problem", written.error()}}));
  director_.tell(ui(words, "story-saved", {{"file", file.string()}}));
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
    if (ui.button("show " + each->file().stem().string(), chip, each->get().definition().name, 0, false,
                  each == contest_) &&
        !player_.running())
      turn_to(each);
  }
  return height + ui.px(16);
}

std::vector<HubScreen::Tab> HubScreen::tabs() const {
  std::vector<Tab> list;
  if (of().definition().has_table()) list.push_back(Tab::table);
  if (of().definition().has_knock_out()) list.push_back(Tab::bracket);
  list.insert(list.end(), {Tab::fixtures, Tab::figures, Tab::story});
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
    if (!ui.button(id, chip, ui.say(id), static_cast<char>('1' + static_cast<int>(at)), false,
                   tab_ == list[at]))
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
  const std::string& sentence =
      champion && of().over()
          ? words::fill(ui.words(), "season.champion", {{"team", of().definition().teams[*champion].name}})
          : ui.words()["season.under-way"];
  y += ui.text(Type::strong, room.x, y, style::text, sentence, room.w) + ui.px(18);
  const float lists = lay_top_lists(ui, {room.x, y, room.w, room.h}, *contest_);
  y += lists;
  if (lists < 1) y += ui.text(Type::text, room.x, y, style::quiet, ui.say("season-nothing-yet"), room.w);
  y += ui.px(24);
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("season-page-help"), ui.px(620)) + ui.px(14);
  if (ui.button("write page", {room.x, y, ui.px(280), ui.px(46)}, ui.say("story-save-page"))) write_page();
}

// The right side

void HubScreen::lay_side(Ui& ui, const SDL_FRect& room) {
  ui.fill(room, style::room);
  const float margin = ui.px(18);
  const SDL_FRect inner{room.x + margin, room.y + margin, room.w - 2 * margin, room.h - 2 * margin};
  if (player_.running()) return lay_progress(ui, inner);
  if (form_) return lay_form(ui, inner);
  if (picked_.match) return lay_match(ui, inner, *picked_.match);
  if (picked_.team) return lay_team(ui, inner, *picked_.team);
  lay_next(ui, inner);
}

/// Which match is played by coaches now, how many are over, and the way to stop.
void HubScreen::lay_progress(Ui& ui, const SDL_FRect& room) {
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::accent, ui.say("season-is-played"), room.w) + ui.px(6);
  y += ui.text(Type::strong, room.x, y, style::text,
               words::ui(ui.words(), "season-coming",
                         {{"round", round_title(ui.words(), player_.contest().get(), player_.match())},
                          {"match", pairing_title(ui.words(), player_.contest().get(), player_.match())}}),
               room.w) +
       ui.px(16);
  const float share =
      static_cast<float>(player_.done()) / static_cast<float>(std::max<std::size_t>(1, player_.planned()));
  ui.fill({room.x, y, room.w, ui.px(8)}, style::raised, 4);
  ui.fill({room.x, y, room.w * share, ui.px(8)}, style::accent, 4);
  y += ui.px(18);
  y += ui.text(
           Type::small, room.x, y, style::quiet,
           words::ui(ui.words(), "season-played-of",
                     {{"done", std::to_string(player_.done())}, {"all", std::to_string(player_.planned())}}),
           room.w) +
       ui.px(20);
  const SDL_FRect button{room.x, y, room.w, ui.px(46)};
  if (player_.stopping())
    ui.text(Type::small, room.x, y, style::quiet, ui.say("season-stops"), room.w);
  else if (ui.button("stop playing", button, ui.say("season-stop"), 's'))
    player_.stop();
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

float HubScreen::lay_champion(Ui& ui, const SDL_FRect& room) {
  const auto champion = of().champion();
  if (!champion || !of().over()) return 0;
  const competition::TeamEntry& team = of().definition().teams[*champion];
  const float x = room.x + room.w / 2;
  // The cup: bowl, handles, stem and foot.
  const ImU32 gold = IM_COL32(0xF2, 0xC2, 0x30, 0xFF);
  const float top = room.y + ui.px(10);
  const float half = ui.px(46);
  ui.list().AddCircle({x - half, top + ui.px(24)}, ui.px(18), gold, 40, ui.px(6));
  ui.list().AddCircle({x + half, top + ui.px(24)}, ui.px(18), gold, 40, ui.px(6));
  ui.fill({x - half, top, 2 * half, ui.px(40)}, gold, 2);
  ui.list().PathArcTo({x, top + ui.px(39)}, half, 0, std::numbers::pi_v<float>, 40);
  ui.list().PathFillConvex(gold);
  ui.fill({x - ui.px(8), top + ui.px(80), ui.px(16), ui.px(30)}, gold, 2);
  ui.fill({x - ui.px(38), top + ui.px(108), ui.px(76), ui.px(14)}, gold, 4);
  ui.list().AddCircleFilled({x, top + ui.px(38)}, ui.px(28), style::room, 40);
  lay_kit(ui, {x, top + ui.px(38)}, ui.px(24), team);
  ui.centred(Type::number, {room.x, top + ui.px(140), room.w, ui.px(40)}, style::text, team.name);
  ui.centred(Type::small, {room.x, top + ui.px(180), room.w, ui.px(22)}, style::quiet,
             words::ui(ui.words(), "season-champion-of",
                       {{"player", player_title(contest_->game(), of().plays(*champion))}}));
  return ui.px(232);
}

void HubScreen::lay_next(Ui& ui, const SDL_FRect& room) {
  SDL_FRect left = room;
  const float news = lay_news(ui, left);
  left.y += news;
  left.y += lay_champion(ui, left);
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
  lay_deeds(ui, left, next_deeds());
}

std::vector<HubScreen::Deed> HubScreen::next_deeds() {
  const words::Words& words = director_.words();
  const NextStep step = next();
  std::vector<Deed> deeds;
  switch (step.kind) {
    case NextStep::Kind::go_on:
      deeds.push_back({"go on", ui(words, "season-go-on"),
                       [this, step] {
                         turn_to(together_[step.of]);
                         play(step.match);
                       },
                       true});
      break;
    case NextStep::Kind::play:
      deeds.push_back({"play next", ui(words, "season-play"), [this] { play_on(); }, true,
                       step.before > 0 ? ui(words, "season-coaches-before") : ""});
      if (step.before > 0)
        deeds.push_back({"play coaches", ui(words, "season-play-before"), [this] { play_coaches(); }});
      deeds.push_back({"see next", ui(words, "season-see-match"), [this, step] {
                         turn_to(together_[step.of]);
                         pick({.match = step.match});
                       }});
      break;
    case NextStep::Kind::coaches:
      deeds.push_back({"play coaches", ui(words, "season-play-all"), [this] { play_coaches(); }, true});
      break;
    case NextStep::Kind::over:
      deeds.push_back({"next season", ui(words, "season-next-season"),
                       [this] { director_.go(place::NewCompetition{together_.front()->file()}); }, true});
      deeds.push_back({"write page", ui(words, "story-save-page"), [this] { write_page(); }});
      break;
    case NextStep::Kind::waits:
      break;
  }
  return deeds;
}

/// Both teams of a match with what they have scored and what they begin without.
float HubScreen::lay_sides(Ui& ui, const SDL_FRect& room, const Contest& contest, std::size_t match) {
  const Competition& of = contest.get();
  const auto pair = of.teams(match);
  const auto outcome = of.outcome(match);
  float y = room.y;
  const std::string score = score_title(of, match);
  const std::size_t colon = score.find(':');
  for (std::size_t side = 0; side < 2; ++side) {
    const float height = ui.px(34);
    const auto& team = pair[side];
    if (team) lay_kit(ui, {room.x + ui.px(14), y + height / 2}, ui.px(12), of.definition().teams[*team]);
    const float goals = outcome ? ui.px(44) : 0;
    ui.left(Type::strong, {room.x + ui.px(38), y, room.w - ui.px(38) - goals, height}, style::text,
            team_title(ui.words(), of, team));
    if (outcome && colon != score.npos)
      right(ui, Type::number, {room.x + room.w - goals, y, goals, height}, style::text,
            side == 0 ? score.substr(0, colon - 1) : score.substr(colon + 2));
    y += height;
    if (!team) continue;
    y += ui.text(Type::small, room.x + ui.px(38), y - ui.px(4), style::quiet,
                 player_title(contest.game(), of.plays(*team)), room.w - ui.px(38));
    const std::string missing = outcome ? "" : missing_title(contest, ui.words(), *team);
    if (!missing.empty())
      y += ui.text(Type::small, room.x + ui.px(38), y, style::bad, missing, room.w - ui.px(38));
    y += ui.px(6);
  }
  if (const std::string note = score_note(ui.words(), of, match); !note.empty())
    y += ui.text(Type::small, room.x + ui.px(38), y, style::accent, note, room.w - ui.px(38)) + ui.px(6);
  return y - room.y;
}

void HubScreen::lay_match(Ui& ui, const SDL_FRect& room, std::size_t match) {
  SDL_FRect left = room;
  left.y +=
      ui.text(Type::small, left.x, left.y, style::dimmed,
              words::ui(ui.words(), "season-match-head",
                        {{"round", round_title(ui.words(), of(), match)}, {"match", contest_->id_of(match)}}),
              left.w) +
      ui.px(10);
  left.y += lay_sides(ui, left, *contest_, match) + ui.px(10);
  lay_deeds(ui, left, match_deeds(match));
}

std::vector<HubScreen::Deed> HubScreen::match_deeds(std::size_t match) {
  if (of().state(match) == MatchState::finished) return finished_deeds(match);
  std::vector<Deed> deeds;
  if (contest_->open_to_play(match)) {
    add_deeds_to_play(match, deeds);
    add_deeds_by_hand(match, deeds);
  }
  return deeds;
}

void HubScreen::add_deeds_to_play(std::size_t match, std::vector<Deed>& deeds) {
  const words::Words& words = director_.words();
  const bool under_way = of().state(match) == MatchState::under_way;
  if (contest_->asks_people(match)) {
    deeds.push_back({"play", ui(words, under_way ? "season-go-on" : "season-play"),
                     [this, match] { play(match); }, true});
    if (!under_way)
      deeds.push_back(
          {"stand in", ui(words, "season-stand-in"), [this, match] { ask_who_stands_in(match); }});
    return;
  }
  deeds.push_back(
      {"play at once", ui(words, "season-at-once"), [this, match] { play_alone(match, false); }, true});
  deeds.push_back({"watch", ui(words, "season-watch"), [this, match] { play_alone(match, true); }});
}

/// A result of a real table, and what is decided off the pitch.
void HubScreen::add_deeds_by_hand(std::size_t match, std::vector<Deed>& deeds) {
  const words::Words& words = director_.words();
  deeds.push_back(
      {"by hand", ui(words, "season-enter-result"), [this, match] { form_.emplace(contest_, match); }});
  if (!more_) {
    deeds.push_back({"more", ui(words, "season-more-deeds"), [this] { more_ = true; }});
    return;
  }
  const auto pair = of().teams(match);
  const bool begun = of().state(match) == MatchState::under_way;
  for (std::size_t side = 0; side < 2; ++side) {
    const std::string& team = of().definition().teams[*pair[side]].name;
    const std::string at = side == 0 ? "home" : "away";
    if (!begun && contest_->means().points_off)
      deeds.push_back(
          {"late " + at, ui(words, "season-late", {{"team", team}}), [this, match, team = *pair[side]] {
             enter({competition::LateEntry{contest_->id_of(match), team, 1}});
           }});
    if (!begun)
      deeds.push_back({"very late " + at, ui(words, "season-very-late", {{"team", team}}),
                       [this, match, team = *pair[side]] {
                         enter({competition::LateEntry{contest_->id_of(match), team, 2}});
                       }});
    deeds.push_back({"award " + at, ui(words, "season-award", {{"team", team}}), [this, match, side] {
                       enter({competition::WalkoverEntry{contest_->id_of(match), side}});
                     }});
  }
}

std::vector<HubScreen::Deed> HubScreen::finished_deeds(std::size_t match) {
  const words::Words& words = director_.words();
  std::vector<Deed> deeds;
  const fs::path file = contest_->match_file(match);
  if (contest_->keeps(match)) {
    BoardGame& game = contest_->game().game();
    const auto read = [this, &game, file]() -> MatchPtr {
      const auto found = game.read(file);
      if (!found) {
        director_.tell(told(director_.words(), found.error()));
        return nullptr;
      }
      return found->match;
    };
    deeds.push_back({"story", ui(words, "story-of-match"),
                     [this, read, file] {
                       if (const MatchPtr found = read()) director_.go(place::Story{found, file});
                     },
                     true});
    deeds.push_back({"watch", ui(words, "watch-again"), [this, read, file] {
                       if (const MatchPtr found = read()) director_.go(place::Watch{found, file});
                     }});
  }
  Competition trial = of();
  if (trial.add(competition::BackEntry{contest_->id_of(match)}))
    deeds.push_back({"take back", ui(words, "season-take-back"),
                     [this, match] { enter({competition::BackEntry{contest_->id_of(match)}}); }});
  return deeds;
}

void HubScreen::lay_form(Ui& ui, const SDL_FRect& room) {
  SDL_FRect left = room;
  const auto pair = of().teams(form_->match());
  left.y +=
      ui.text(Type::strong, left.x, left.y, style::text, ui.say("season-enter-result"), left.w) + ui.px(8);
  const float side = ui.px(104);
  for (std::size_t at = 0; at < 2; ++at)
    ui.centred(
        Type::small,
        {left.x + left.w - side * static_cast<float>(2 - at) + ui.px(4), left.y, side - ui.px(8), ui.px(24)},
        style::quiet, team_title(ui.words(), of(), pair[at]));
  left.y += ui.px(28);
  left.y += form_->frame(ui, left) + ui.px(14);
  const float height = ui.px(46);
  const bool taken =
      ui.button("enter result", {left.x, left.y, left.w, height}, ui.say("season-write"), 'w', true);
  if (ui.button("leave form", {left.x, left.y + height + ui.px(8), left.w, height},
                ui.say("season-leave-form"), 'l'))
    form_.reset();
  else if (taken)
    enter_form();
}

void HubScreen::lay_team(Ui& ui, const SDL_FRect& room, TeamIndex team) {
  const competition::TeamEntry& entry = of().definition().teams[team];
  SDL_FRect left = room;
  lay_kit(ui, {left.x + ui.px(16), left.y + ui.px(18)}, ui.px(14), entry);
  ui.left(Type::strong, {left.x + ui.px(44), left.y, left.w - ui.px(44), ui.px(36)}, style::text, entry.name);
  left.y += ui.px(46);
  if (!entry.formation.empty() && of().definition().carries_points())
    left.y += ui.text(Type::small, left.x, left.y, style::quiet,
                      words::ui(ui.words(), "season-formation", {{"formation", entry.formation}}), left.w) +
              ui.px(4);
  if (!entry.skills.empty()) {
    std::string cards;
    for (const std::string& card : entry.skills)
      cards += (cards.empty() ? "" : ", ") + contest_->game().card_name(card);
    left.y += ui.text(Type::small, left.x, left.y, style::quiet, cards, left.w) + ui.px(4);
  }
  if (const std::string missing = missing_title(*contest_, ui.words(), team); !missing.empty())
    left.y += ui.text(Type::small, left.x, left.y, style::bad, missing, left.w) + ui.px(4);
  for (const std::string& told :
       {biggest_win_title(ui.words(), of(), team), by_chances_title(ui.words(), of(), team)})
    if (!told.empty()) left.y += ui.text(Type::small, left.x, left.y, style::quiet, told, left.w) + ui.px(4);
  left.y += ui.px(10);
  if (of().withdrawn(team)) {
    ui.text(Type::text, left.x, left.y, style::quiet, ui.say("season-has-withdrawn"), left.w);
    return;
  }
  if (of().over()) return;
  left.y += lay_players(ui, left, team) + ui.px(14);
  const auto next = of().next_of(team);
  std::vector<Deed> deeds;
  if (next)
    deeds.push_back({"see next", ui.say("season-its-next"), [this, next] { pick({.match = *next}); }});
  deeds.push_back({"withdraw", ui.say("season-withdraw"), [this, team] { ask_withdrawal(team); }});
  lay_deeds(ui, left, deeds);
}

/// Who plays a team from now on (C3): a row of heads, and the name of a person.
float HubScreen::lay_players(Ui& ui, const SDL_FRect& room, TeamIndex team) {
  const Plays now = of().plays(team);
  float y = room.y;
  y += ui.text(Type::small, room.x, y, style::quiet, ui.say("who-plays"), room.w) + ui.px(6);
  std::vector<std::string> ids{""};
  for (const Coaches::Known& coach : contest_->game().game().coaches().of_the_game) ids.push_back(coach.id);
  const float step = room.w / static_cast<float>(ids.size());
  head_size_ = 2 * std::round(std::min(ui.px(42), step - ui.px(8)) / 2);
  for (std::size_t at = 0; at < ids.size(); ++at) {
    const SDL_FRect rect{room.x + step * static_cast<float>(at), y, step, ui.px(54)};
    const bool person = ids[at].empty();
    const bool on =
        person ? now.who == Plays::Who::person : now.who == Plays::Who::coach && now.called == ids[at];
    const std::string id = "played by " + (person ? std::string("person") : ids[at]);
    if (ui.spot(id, rect)) {
      if (person)
        change_player(team, {Plays::Who::person, person_});
      else
        change_player(team, {Plays::Who::coach, ids[at]});
    }
    if (ui.focus().on(id)) ui.outline(rect, style::accent);
    heads_.push_back({{std::round(rect.x + rect.w / 2), std::round(rect.y + rect.h / 2)}, ids[at], on});
  }
  y += ui.px(60);
  if (now.who == Plays::Who::person) {
    const bool typing = ui.editing("person name");
    ui.edit("person name", {room.x, y, room.w, ui.px(38)}, person_, longest_person,
            ui.say("season-person-name"));
    if (typing && !ui.editing("person name") && !person_.empty())
      change_player(team, {Plays::Who::person, person_});
    y += ui.px(44);
  } else {
    y += ui.text(Type::text, room.x, y, style::text, player_title(contest_->game(), now), room.w) + ui.px(6);
  }
  return y - room.y;
}

/// A button, with a note below its label where there is one.
bool HubScreen::lay_deed(Ui& ui, const SDL_FRect& rect, const Deed& deed, char letter) {
  if (deed.note.empty()) return ui.button(deed.id, rect, deed.label, letter, deed.leading);
  return ui.choice(deed.id, rect, choice_of(deed, letter));
}

ChoiceButton HubScreen::choice_of(const Deed& deed, char letter) {
  ChoiceButton button;
  button.label = deed.label;
  button.letter = letter;
  button.note = deed.note;
  button.leading = deed.leading;
  return button;
}

float HubScreen::height_of(const Ui& ui, const Deed& deed, float width) {
  return deed.note.empty() ? ui.px(deed.leading ? 50 : 42) : ui.choice_height(choice_of(deed, 0), width);
}

float HubScreen::lay_deeds(Ui& ui, const SDL_FRect& room, const std::vector<Deed>& deeds) {
  std::vector<std::string> labels;
  for (const Deed& deed : deeds) labels.push_back(deed.label);
  const std::vector<char> letters = letters_for(labels);
  float y = room.y;
  const Deed* taken = nullptr;
  for (std::size_t at = 0; at < deeds.size(); ++at) {
    const SDL_FRect rect{room.x, y, room.w, height_of(ui, deeds[at], room.w)};
    if (lay_deed(ui, rect, deeds[at], letters[at])) taken = &deeds[at];
    y += rect.h + ui.px(8);
  }
  if (taken != nullptr) {
    const auto take = taken->take;
    take();
  }
  return y - room.y;
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
