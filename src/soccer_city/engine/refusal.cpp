#include "soccer_city/refusal.hpp"

#include <array>

#include "tabletop/in_order.hpp"

namespace soccer_city {
namespace {

struct ReasonRow {
  Reason reason;
  std::string_view name;
  std::string_view rule;
};

constexpr std::array reason_rows{
    ReasonRow{Reason::not_asked, "not-asked", "soccer-city/K10"},
    ReasonRow{Reason::match_over, "match-over", "soccer-city/K6"},
    ReasonRow{Reason::card_not_held, "card-not-held", "soccer-city/K2"},
    ReasonRow{Reason::wrong_number_of_players, "wrong-number-of-players", "soccer-city/S13"},
    ReasonRow{Reason::sent_off, "sent-off", "soccer-city/S13"},
    ReasonRow{Reason::not_next, "not-next", "soccer-city/S13"},
    ReasonRow{Reason::outside_half, "outside-half", "soccer-city/S13"},
    ReasonRow{Reason::outside_box, "outside-box", "soccer-city/S13"},
    ReasonRow{Reason::too_near, "too-near", "soccer-city/S13"},
    ReasonRow{Reason::kicker_missing, "kicker-missing", "soccer-city/K3"},
    ReasonRow{Reason::off_the_board, "off-the-board", "soccer-city/S1"},
    ReasonRow{Reason::occupied, "occupied", "soccer-city/K3"},
    ReasonRow{Reason::opponent_there, "opponent-there", "soccer-city/S15"},
    ReasonRow{Reason::team_mate_needed, "team-mate-needed", "soccer-city/S15"},
    ReasonRow{Reason::not_straight, "not-straight", "soccer-city/K12"},
    ReasonRow{Reason::wrong_length, "wrong-length", "soccer-city/K12"},
    ReasonRow{Reason::not_level, "not-level", "soccer-city/K13"},
    ReasonRow{Reason::way_blocked, "way-blocked", "soccer-city/K12"},
    ReasonRow{Reason::both_beside, "both-beside", "soccer-city/K17"},
    ReasonRow{Reason::offside, "offside", "soccer-city/S16"},
    ReasonRow{Reason::offside_loose, "offside-loose", "soccer-city/S16"},
    ReasonRow{Reason::weather, "weather", "soccer-city/S11"},
    ReasonRow{Reason::close_too_far, "close-too-far", "soccer-city/K17"},
    ReasonRow{Reason::not_on_wing, "not-on-wing", "soccer-city/S7"},
    ReasonRow{Reason::not_here, "not-here", "soccer-city/S7"},
    ReasonRow{Reason::only_in_answer, "only-in-answer", "soccer-city/S18"},
    ReasonRow{Reason::nothing_to_do, "nothing-to-do", "soccer-city/S20"},
    ReasonRow{Reason::nobody_there, "nobody-there", "soccer-city/S22"},
    ReasonRow{Reason::has_moved, "has-moved", "soccer-city/S22"},
    ReasonRow{Reason::has_ball, "has-ball", "soccer-city/S22"},
    ReasonRow{Reason::beaten, "beaten", "soccer-city/S22"},
    ReasonRow{Reason::moves_used, "moves-used", "soccer-city/S22"},
    ReasonRow{Reason::run_too_far, "run-too-far", "soccer-city/S22"},
    ReasonRow{Reason::not_backward, "not-backward", "soccer-city/S8"},
    ReasonRow{Reason::beside_free_kick, "beside-free-kick", "soccer-city/S26"},
    ReasonRow{Reason::out_of_range, "out-of-range", "soccer-city/S4"},
    ReasonRow{Reason::shot_not_now, "shot-not-now", "soccer-city/S9"},
    ReasonRow{Reason::not_beside_ball, "not-beside-ball", "soccer-city/S23"},
    ReasonRow{Reason::must_stand_there, "must-stand-there", "soccer-city/S8"},
    ReasonRow{Reason::keeper_safe, "keeper-safe", "soccer-city/S24"},
    ReasonRow{Reason::too_many_kept, "too-many-kept", "soccer-city/K5"},
    ReasonRow{Reason::not_on_the_pitch, "not-on-the-pitch", "soccer-city/S27"},
};
static_assert(tabletop::in_order(reason_rows, &ReasonRow::reason, reason_count));

const ReasonRow& row_of(Reason reason) { return reason_rows[static_cast<std::size_t>(reason)]; }

}  // namespace

std::string_view name(Reason reason) { return row_of(reason).name; }

std::string_view rule(const Refusal& refusal) {
  return refusal.cited.empty() ? row_of(refusal.reason).rule : refusal.cited;
}

}  // namespace soccer_city
