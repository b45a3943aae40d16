#include "soccer_city/explanations.hpp"

#include <fmt/format.h>

#include <array>

#include "tabletop/in_order.hpp"

namespace soccer_city {
namespace {

/// A sentence for each reason; {0} is the hex, {1} the number.
struct SentenceRow {
  Reason reason;
  std::string_view text;
};

constexpr std::array sentence_rows{
    SentenceRow{Reason::not_asked, "That is not what has to be chosen now."},
    SentenceRow{Reason::match_over, "The match is over."},
    SentenceRow{Reason::card_not_held, "That card is not in the hand."},
    SentenceRow{Reason::wrong_number_of_players, "The line-up needs {1} players."},
    SentenceRow{Reason::sent_off, "A player who was sent off cannot play."},
    SentenceRow{Reason::not_next, "Number {1} is placed next."},
    SentenceRow{Reason::outside_half, "{0} is not in the own half."},
    SentenceRow{Reason::outside_box, "The goalkeeper begins in his penalty box, and {0} is not in it."},
    SentenceRow{Reason::too_near, "{0} is too near the centre spot: {1} hexes at least."},
    SentenceRow{Reason::kicker_missing, "A player of the side that kicks off has to stand beside the spot."},
    SentenceRow{Reason::off_the_board, "The ball would leave the pitch."},
    SentenceRow{Reason::occupied, "{0} is not free."},
    SentenceRow{Reason::opponent_there, "An opponent stands on {0}."},
    SentenceRow{Reason::team_mate_needed, "{0} holds no team-mate who could take this pass."},
    SentenceRow{Reason::not_straight, "No straight line leads to {0}."},
    SentenceRow{Reason::wrong_length, "{0} is {1} hexes away, which is not the length of the card."},
    SentenceRow{Reason::not_level, "{0} is not level with the ball."},
    SentenceRow{Reason::way_blocked, "The opponent on {0} blocks the way."},
    SentenceRow{Reason::both_beside, "Two opponents beside the ball close the way to {0}."},
    SentenceRow{Reason::offside, "The player on {0} is offside."},
    SentenceRow{Reason::offside_loose,
                "The player on {0} was offside when the ball was played and cannot take it."},
    SentenceRow{Reason::weather, "The weather forbids this card."},
    SentenceRow{Reason::close_too_far, "{0} is not within {1} hexes."},
    SentenceRow{Reason::not_here, "That cannot be played from here to {0}."},
    SentenceRow{Reason::only_in_answer, "Anticipation is played only in answer to a pass."},
    SentenceRow{Reason::nothing_to_do, "This tactic would change nothing now."},
    SentenceRow{Reason::nobody_there, "No player of the side stands on {0}."},
    SentenceRow{Reason::has_moved, "The player on {0} has moved already."},
    SentenceRow{Reason::has_ball, "The player on {0} is not one who may run now."},
    SentenceRow{Reason::beaten, "The player on {0} was beaten this turn and stays where he is."},
    SentenceRow{Reason::moves_used, "No more than {1} players may move."},
    SentenceRow{Reason::run_too_far, "{0} cannot be reached within {1} hexes."},
    SentenceRow{Reason::not_backward, "{0} is not nearer to the own goal line."},
    SentenceRow{Reason::beside_free_kick, "{0} is too near the ball."},
    SentenceRow{Reason::out_of_range, "The goal is {1} hexes away, too far for a shot."},
    SentenceRow{Reason::shot_not_now, "This shot does not fit the situation."},
    SentenceRow{Reason::not_beside_ball, "{0} is not beside the ball."},
    SentenceRow{Reason::must_stand_there, "With this card the tackler has to stand beside the ball already."},
    SentenceRow{Reason::keeper_safe, "The goalkeeper has the ball in his own box and cannot be tackled."},
    SentenceRow{Reason::too_many_kept, "At half-time no more than {1} cards may be kept."},
};
static_assert(tabletop::in_order(sentence_rows, &SentenceRow::reason, reason_count));

}  // namespace

std::string sentence(const Refusal& refusal) {
  return fmt::format(fmt::runtime(sentence_rows[static_cast<std::size_t>(refusal.reason)].text),
                     to_string(refusal.hex), refusal.number);
}

}  // namespace soccer_city
