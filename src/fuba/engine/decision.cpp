#include "fuba/decision.hpp"

#include <array>

#include "tabletop/in_order.hpp"

namespace fuba {
namespace {

struct KindName {
  DecisionKind kind;
  std::string_view text;
};

constexpr std::array kind_names{
    KindName{DecisionKind::formation, "formation"},
    KindName{DecisionKind::kick_off, "kick-off"},
    KindName{DecisionKind::place, "place"},
    KindName{DecisionKind::place_keeper, "place-keeper"},
    KindName{DecisionKind::adjust, "adjust"},
    KindName{DecisionKind::corner, "corner"},
    KindName{DecisionKind::target, "target"},
    KindName{DecisionKind::bring, "bring"},
    KindName{DecisionKind::react, "react"},
    KindName{DecisionKind::free, "free"},
    KindName{DecisionKind::action, "action"},
    KindName{DecisionKind::move, "move"},
    KindName{DecisionKind::second, "second"},
    KindName{DecisionKind::free_kick, "free-kick"},
    KindName{DecisionKind::dive, "dive"},
    KindName{DecisionKind::kick, "kick"},
    KindName{DecisionKind::remove, "remove"},
    KindName{DecisionKind::change, "change"},
    KindName{DecisionKind::role, "role"},
    KindName{DecisionKind::skill, "skill"},
    KindName{DecisionKind::via, "via"},
    KindName{DecisionKind::boost, "boost"},
    KindName{DecisionKind::use, "use"},
    KindName{DecisionKind::sweep, "sweep"},
    KindName{DecisionKind::slow, "slow"},
    KindName{DecisionKind::subs, "subs"},
    KindName{DecisionKind::sub, "sub"},
    KindName{DecisionKind::lose, "lose"},
    KindName{DecisionKind::gain, "gain"},
    KindName{DecisionKind::ball, "ball"},
    KindName{DecisionKind::value, "value"},
    KindName{DecisionKind::fans, "fans"},
    KindName{DecisionKind::style, "style"},
    KindName{DecisionKind::shift, "shift"},
    KindName{DecisionKind::var, "var"},
};
static_assert(tabletop::in_order(kind_names, &KindName::kind, decision_kind_count));

}  // namespace

std::string_view name(DecisionKind kind) { return kind_names[static_cast<std::size_t>(kind)].text; }

}  // namespace fuba
