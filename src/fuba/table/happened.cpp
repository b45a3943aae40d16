#include "fuba/table/happened.hpp"

#include <algorithm>
#include <cmath>

#include "fuba/table/citation.hpp"

namespace fuba::app {
namespace {

constexpr std::ptrdiff_t most_at_one_place = 3;
constexpr float widest_call_out = 250;
constexpr float call_out_padding = 9;
constexpr float mark_radius = 6.5F;
constexpr float mark_room = 19;

/// Where a throw has decided something, as the match stood when the dice were about to fall.
void settle_place(CallOut& call_out, const Event& event, const State& before) {
  switch (event.kind) {
    case EventKind::shot:
    case EventKind::difficult_shot:
    case EventKind::rebound:
    case EventKind::penalty:
    case EventKind::shoot_out_kick:
      call_out.place = CallOut::Place::goal;
      break;
    case EventKind::card_test:
    case EventKind::red_card_test:
    case EventKind::tiredness_test:
    case EventKind::fresh_player:
    case EventKind::injury:
    case EventKind::slow_play:
      call_out.place = CallOut::Place::side;
      break;
    case EventKind::dice:
    case EventKind::weather:
    case EventKind::special_event:
    case EventKind::advanced_event:
      call_out.place = CallOut::Place::middle;
      break;
    default:
      call_out.area = before.turn.target != Area::none ? before.turn.target : before.ball;
  }
}

/// "4 from C4 (-2), majorities (+1)": what the modifier of a shot is made of.
std::string parts_of_shot(const Words& words, const Event& event) {
  const int area = event.figures[4];
  const int majority = event.figures[5];
  const auto change = [](int number) {
    return number == 0 ? std::string("0") : (number > 0 ? "+" : "-") + std::to_string(std::abs(number));
  };
  return fuba::ui(words, "reckoned-shot",
                  {{"die", std::to_string(event.figures[0])},
                   {"from", std::string(name(event.from))},
                   {"area", change(area)},
                   {"majority", change(majority)},
                   {"other", change(event.figures[1] - area - majority)}});
}

std::string whole_of(const Match& match, const Words& words, const Names& names, const Event& event) {
  std::string whole = sentence(words, match.rules(), event, names);
  if (event.kind == EventKind::shot) whole += "\n" + parts_of_shot(words, event);
  const std::string rule = citation(match.rules().rule(event.cause), match.rules().id);
  return rule.empty() ? whole : whole + "\n" + fuba::ui(words, "by-rule", {{"rule", rule}});
}

bool lines_up(EventKind kind) { return kind == EventKind::half_begins || kind == EventKind::placed; }

std::optional<Trail> trail_of(const Event& event) {
  switch (event.kind) {
    case EventKind::adjusted:
    case EventKind::brought:
    case EventKind::moved:
    case EventKind::pushed:
      return Trail{event.team, event.from, event.to, event.kind == EventKind::moved && event.figures[1] != 0};
    case EventKind::target:
    case EventKind::ball_played:
      return Trail{event.team, event.from, event.to, true};
    default:
      return std::nullopt;
  }
}

/// Where a team's pieces stand in an area, more or less.
SDL_FPoint side_of(const paint::MatLayout& mat, Team team, Area area) {
  const SDL_FRect& rect = mat.area(area);
  return {rect.x + rect.w * (team == Team::home ? 0.27F : 0.73F), rect.y + rect.h / 2};
}

/// Where a call-out belongs, in a word: its area, or whose players it concerns.
std::string heading_of(const CallOut& call_out, const Names& names) {
  if (call_out.place == CallOut::Place::area) return std::string(name(call_out.area));
  return call_out.place == CallOut::Place::side ? names[call_out.team] : std::string();
}

/// Whether a small piece tells whose trial it was, where both teams have tried something.
bool has_mark(const CallOut& call_out) {
  return call_out.place == CallOut::Place::area &&
         (call_out.verdict.success || call_out.cause == Cause::positioning);
}

/// What that word, and the piece before it, take of a call-out.
float heading_width(const Ui& ui, const CallOut& call_out) {
  if (call_out.heading.empty()) return 0;
  return std::ceil(ui.measure(Type::small, call_out.heading).x) + ui.px(call_out_padding) +
         (has_mark(call_out) ? ui.px(mark_room) : 0);
}

/// A piece of the team, as flat as the call-out: Home's with a ring, Away's with a cross-bar.
void draw_mark(Ui& ui, SDL_FPoint centre, Team team, const paint::TeamColours& colours) {
  const auto ink = [](SDL_Color colour) { return IM_COL32(colour.r, colour.g, colour.b, 0xFF); };
  const float radius = ui.px(mark_radius);
  const auto disc = [&](float part, SDL_Color colour) {
    ui.list().AddCircleFilled({centre.x, centre.y}, radius * part, ink(colour), 24);
  };
  disc(1, colours.body);
  if (team == Team::home) {
    disc(0.68F, colours.mark);
    disc(0.34F, colours.body);
  } else {
    ui.list().AddRectFilled({centre.x - radius * 0.62F, centre.y - radius * 0.22F},
                            {centre.x + radius * 0.62F, centre.y + radius * 0.22F}, ink(colours.mark));
  }
}

/// The place of a call-out that is so large, beside those that have been laid.
SDL_FRect rect_of(const paint::MatLayout& mat, const CallOut& call_out, SDL_FPoint size,
                  const std::vector<SDL_FRect>& laid) {
  const SDL_FRect& field = mat.field();
  const float gap = 4 * mat.unit();
  SDL_FPoint at{};
  if (call_out.place == CallOut::Place::goal) {
    const SDL_FRect goal = mat.goal(opponent(call_out.team));
    at = {goal.x + goal.w / 2 - size.x / 2, mat.penalty_area(opponent(call_out.team)).y + gap / 2};
  } else if (call_out.place == CallOut::Place::side) {
    const bool home = call_out.team == Team::home;
    at = {home ? field.x + gap : field.x + field.w - size.x - gap, field.y + field.h - size.y - gap};
  } else if (call_out.place == CallOut::Place::middle) {
    at = {field.x + field.w / 2 - size.x / 2, field.y - size.y / 2};
  } else {
    const SDL_FRect& area = mat.area(call_out.area);
    at = {area.x + area.w / 2 - size.x / 2, area.y + gap / 2};
  }
  const bool downwards = call_out.place == CallOut::Place::area || call_out.place == CallOut::Place::middle;
  const SDL_FRect& room = mat.mat();
  SDL_FRect rect{std::round(std::clamp(at.x, room.x + gap, room.x + room.w - size.x - gap)),
                 std::round(std::clamp(at.y, field.y - size.y / 2, field.y + field.h - size.y)), size.x,
                 size.y};
  const auto in_the_way = [&] {
    return std::ranges::find_if(
        laid, [&](const SDL_FRect& other) { return SDL_HasIntersectionF(&rect, &other) == SDL_TRUE; });
  };
  for (auto other = in_the_way(); other != laid.end(); other = in_the_way())
    rect.y = downwards ? other->y + other->h + gap : other->y - rect.h - gap;
  return rect;
}

/// What a throw or the numbers at the ball have brought stands below them.
void tell_on(CallOut& call_out, const CallOut& brought) {
  call_out.verdict.words += "\n" + brought.verdict.words;
  call_out.whole += "\n" + brought.whole;
}

bool is_press(const CallOut& call_out) {
  return call_out.cause == Cause::pressing || call_out.cause == Cause::aggressive_pressing;
}

/// Puts a call-out in the stead of those that it leaves no room for. A press does not hide the one that it
/// answers.
void add(std::vector<CallOut>& list, CallOut call_out) {
  const auto gives_way = [&](const CallOut& other) {
    const bool answered = is_press(other) && is_press(call_out) && other.team != call_out.team;
    return other.beside(call_out) && !answered;
  };
  std::erase_if(list, [&](const CallOut& other) {
    return gives_way(other) && other.verdict.words == call_out.verdict.words;
  });
  const bool among_pieces = call_out.place == CallOut::Place::area;
  while (std::ranges::count_if(list, gives_way) >= (among_pieces ? 1 : most_at_one_place))
    list.erase(std::ranges::find_if(list, gives_way));
  list.push_back(std::move(call_out));
}

}  // namespace

std::size_t events_before(const Match& match, std::size_t entry) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < entry; ++at) count += match.journal()[at].events.size();
  return count;
}

std::vector<CallOut> call_outs_of(const Match& match, const Words& words, const Names& names,
                                  std::size_t entry) {
  std::vector<CallOut> list;
  std::size_t number = events_before(match, entry);
  for (std::size_t at = entry; at < match.journal().size(); ++at) {
    const State& before = at == 0 ? match.start() : match.journal()[at - 1].after;
    for (const Event& event : match.journal()[at].events) {
      const std::size_t here = number++;
      auto said = verdict(words, match.rules(), event, names);
      if (!said) continue;
      CallOut call_out{.team = event.team,
                       .verdict = std::move(*said),
                       .whole = whole_of(match, words, names, event),
                       .number = here,
                       .cause = event.cause};
      settle_place(call_out, event, before);
      if (event.kind == EventKind::ball_value && !list.empty() && list.back().cause == event.cause) {
        tell_on(list.back(), call_out);
        continue;
      }
      call_out.heading = heading_of(call_out, names);
      call_out.whose = names[call_out.team];
      add(list, std::move(call_out));
    }
  }
  return list;
}

std::vector<Trail> trails_of(const Match& match, Team team, std::size_t entry) {
  std::vector<Trail> trails;
  for (std::size_t at = entry; at < match.journal().size(); ++at) {
    for (const Event& event : match.journal()[at].events) {
      if (lines_up(event.kind)) trails.clear();
      const auto trail = trail_of(event);
      if (!trail || trail->team != team || trail->from == trail->to) continue;
      if (std::ranges::find(trails, *trail) == trails.end()) trails.push_back(*trail);
    }
  }
  return trails;
}

void add_traces(paint::MatScene& scene, const paint::MatLayout& mat, const std::vector<Trail>& trails) {
  for (const Trail& trail : trails) {
    if (trail.ball)
      scene.traces.push_back({trail.team, mat.ball_spot(trail.from), mat.ball_spot(trail.to), true});
    else
      scene.traces.push_back(
          {trail.team, side_of(mat, trail.team, trail.from), side_of(mat, trail.team, trail.to), false});
  }
}

std::vector<SDL_FRect> places_of(const paint::MatLayout& mat, const std::vector<CallOut>& shown,
                                 const std::vector<SDL_FPoint>& sizes) {
  std::vector<SDL_FRect> laid;
  for (std::size_t at = 0; at < shown.size(); ++at) laid.push_back(rect_of(mat, shown[at], sizes[at], laid));
  return laid;
}

void CallOuts::frame(Ui& ui, const paint::MatLayout& mat, const std::vector<CallOut>& shown,
                     const TeamKits& kits) {
  const auto gone = [&](std::size_t number) {
    return std::ranges::none_of(shown, [&](const CallOut& each) { return each.number == number; });
  };
  std::erase_if(open_, gone);
  if (ui.key().is(SDLK_F6)) {
    const bool all = open_.size() == shown.size();
    open_.clear();
    for (const CallOut& each : shown)
      if (!all) open_.push_back(each.number);
  }
  std::vector<SDL_FPoint> sizes;
  for (const CallOut& each : shown) {
    const ImVec2 words = ui.measure(Type::small, each.verdict.words, ui.px(widest_call_out));
    sizes.push_back({std::ceil(heading_width(ui, each) + words.x) + ui.px(2 * call_out_padding),
                     std::ceil(words.y) + ui.px(call_out_padding)});
  }
  const std::vector<SDL_FRect> places = places_of(mat, shown, sizes);
  for (std::size_t at = 0; at < shown.size(); ++at)
    lay(ui, places[at], shown[at], "call out " + std::to_string(at), kits);
}

void CallOuts::lay(Ui& ui, const SDL_FRect& rect, const CallOut& call_out, const std::string& id,
                   const TeamKits& kits) {
  const bool pointed = ui.pointer_over(rect);
  std::string told = call_out.heading.empty() ? std::string() : call_out.heading + "  ";
  // Where the mark is out of sight its words are told.
  if (has_mark(call_out)) told += call_out.whose + ": ";
  const ImU32 edge = !call_out.verdict.success   ? style::quiet
                     : *call_out.verdict.success ? style::good
                                                 : style::bad;
  ui.remark({told + call_out.verdict.words, rect, edge});
  // What is cut off by the window's edge is told whole elsewhere.
  if (!ui.sees(rect)) return;
  ui.begin_remark(("##" + id).c_str(), rect);
  ui.fill(rect, pointed ? style::raised : style::with_alpha(style::room, style::edges ? 1.0F : 0.94F), 7);
  ui.outline(rect, edge, 1.5F, 7);
  const float x = rect.x + ui.px(call_out_padding);
  const float y = rect.y + ui.px(call_out_padding / 2);
  const bool marked = has_mark(call_out);
  const float line = ui.measure(Type::small, call_out.heading).y;
  if (marked)
    draw_mark(ui, {x + ui.px(mark_radius), y + line / 2}, call_out.team, kits[index(call_out.team)]);
  if (!call_out.heading.empty())
    ui.text(Type::small, x + (marked ? ui.px(mark_room) : 0), y, style::quiet, call_out.heading);
  ui.text(Type::small, x + heading_width(ui, call_out), y, style::text, call_out.verdict.words,
          ui.px(widest_call_out));
  ui.end_overlay();
  if (pointed || std::ranges::find(open_, call_out.number) != open_.end())
    ui.hint_below({rect.x, rect.y, rect.w, rect.h + ui.px(3)}, call_out.whole,
                  {0, 0, ui.width(), ui.height()});
}

}  // namespace fuba::app
