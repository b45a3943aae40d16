#pragma once

#include <fmt/format.h>

#include <functional>
#include <iosfwd>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "tabletop/known_rules.hpp"
#include "tabletop/load.ipp"
#include "tabletop/request.hpp"
#include "tabletop/save.ipp"

namespace tabletop {

/// What the server has to know of a game besides its rules.
template <Game G>
struct Service {
  RulesFor<G> rules_for;
  /// The rules that an object names; what it leaves out is as in the fallback.
  std::function<tl::expected<typename G::RulesChoice, PositionError>(const nlohmann::json& object,
                                                                     const typename G::RulesChoice& fallback)>
      choice;
  /// Why a choice was refused, as a sentence.
  std::function<std::string(const typename G::Ruleset& rules, const typename G::Refusal& refusal,
                            const MatchInfo& info)>
      explain;
  /// The editions that a request may name.
  std::vector<std::string_view> editions = {};
};

/// Answers lines of JSON (docs/protocol.md), whatever the game.
class LineServer {
 public:
  virtual ~LineServer() = default;
  /// The answer to one line, without line end.
  std::string answer(std::string_view line);
  /// Whether it was told to quit.
  bool finished() const { return finished_; }

 protected:
  void finish() { finished_ = true; }

 private:
  virtual nlohmann::json carry_out(const Request& request) = 0;

  bool finished_ = false;
};

/// Plays a match of any of several games; the first one where a request names none.
template <Game First, Game... Others>
class Server : public LineServer {
 public:
  explicit Server(Service<First> first, Service<Others>... others)
      : hosted_(Hosted<First>(std::move(first)), Hosted<Others>(std::move(others))...) {}

 private:
  using json = nlohmann::json;
  using AnyMatch = std::variant<std::monostate, Match<First>, Match<Others>...>;

  /// A game, with the rules that were asked for so far.
  template <Game G>
  struct Hosted {
    using Played = G;

    explicit Hosted(Service<G> offered)
        : service(std::move(offered)), known(std::make_unique<KnownRules<G>>(service.rules_for)) {}

    Service<G> service;
    std::unique_ptr<KnownRules<G>> known;
  };

  json carry_out(const Request& request) override {
    json answer{{"ok", true}};
    const bool begins = request.replaces_match();
    std::optional<AnyMatch> before;
    if (request.dice || begins) before = match_;
    try {
      if (request.dice && !begins) set_down(*request.dice);
      std::visit([&](const auto& deed) { carry_out(deed, answer); }, request.deed);
      if (request.dice && begins) set_down(*request.dice);
      if (begins) let_dice_fall(answer);
      if (request.asks()) answer_questions(request, answer);
    } catch (...) {
      if (before) match_ = *std::move(before);
      throw;
    }
    if (under_way()) with_match([&](const auto& match) { answer["decision"] = decision_json(match); });
    return answer;
  }

  void carry_out(std::monostate, json&) {}
  void carry_out(const Request::Quit&, json&) { finish(); }

  void carry_out(const Request::New& wanted, json&) {
    const std::uint64_t seed = wanted.seed ? *wanted.seed : any_seed();
    json asked = wanted.rules;
    if (!asked.contains("rules")) asked["rules"] = std::string(First::default_edition());
    with_game_of("new", asked, [&]<Game G>(Hosted<G>& game) {
      only_known(asked, G::choice_fields(), {"seed"});
      const typename G::RulesChoice basic{.edition = std::string(G::default_edition())};
      match_ = Match<G>(rules("new", game, asked, basic), DiceSource::random(seed));
    });
  }

  void carry_out(const Request::Position& wanted, json&) {
    json given = wanted.state;
    given.erase("dice_left");
    with_game_of("position", given, [&]<Game G>(Hosted<G>& game) {
      const auto* present = std::get_if<Match<G>>(&match_);
      const auto fallback = present ? G::choice_of(present->rules())
                                    : typename G::RulesChoice{.edition = std::string(G::default_edition())};
      const auto named = rules("position", game, given, fallback);
      const auto state = G::state_from_json(*named, given);
      if (!state) throw wrong_field("position", state.error());
      DiceSource dice = dice_of_match();
      dice.clear();
      dice.set_strict(false);
      match_ = Match<G>(named, *state, std::move(dice));
    });
  }

  void carry_out(const Request::Choose& wanted, json& answer) {
    with_match([&]<Game G>(Match<G>& match) {
      const auto command = G::parse_command(wanted.choice);
      if (!command) throw no_choice(wanted.choice);
      const auto events = match.choose(*command);
      if (events) {
        answer["events"] = events_json<G>(match.rules(), *events);
        return;
      }
      if (const auto* shortage = std::get_if<DiceShortage<G>>(&events.error()))
        throw dice_ran_out<G>(*shortage);
      const auto& refusal = std::get<typename G::Refusal>(events.error());
      throw BadRequest{hosted<G>().service.explain(match.rules(), refusal, match.info()),
                       std::string(G::rule(match.rules(), refusal))};
    });
  }

  void carry_out(const Request::TakeBack& wanted, json&) {
    with_match([&](auto& match) {
      if (const auto done = match.undo(wanted.how); !done) throw not_taken_back(done.error());
    });
  }

  void carry_out(const Request::Save& wanted, json&) {
    with_match([&](const auto& match) {
      if (const auto done = save(match, wanted.file); !done) throw BadRequest{to_string(done.error()), ""};
    });
  }

  void carry_out(const Request::Load& wanted, json& answer) {
    const auto named = game_of(wanted.file);
    with_game([&named]<Game G> { return named == G::id; },
              [&]<Game G>(Hosted<G>& game) { load_match(game, wanted.file, answer); });
  }

  template <Game G>
  void load_match(Hosted<G>& game, const std::string& file, json& answer) {
    const RulesFor<G> known = [&game](const typename G::RulesChoice& choice) {
      return (*game.known)(choice);
    };
    auto loaded = load<G>(file, known, dice_of_match());
    if (!loaded) throw BadRequest{to_string(loaded.error()), ""};
    if (loaded->trouble) {
      const std::string trouble = to_string(*loaded->trouble);
      if (loaded->trouble->kind != SaveError::Kind::cut_short) throw BadRequest{trouble, ""};
      answer["note"] = trouble;
    }
    match_ = std::move(loaded->match);
  }

  /// The dice that are due where a match begins.
  void let_dice_fall(json& answer) {
    with_match([&]<Game G>(Match<G>& match) {
      const auto events = match.roll_due();
      if (!events) throw dice_ran_out<G>(events.error());
      if (!events->empty()) answer["events"] = events_json<G>(match.rules(), *events);
    });
  }

  void answer_questions(const Request& request, json& answer) {
    with_match([&]<Game G>(const Match<G>& match) {
      if (request.legal) {
        answer["legal"] = json::array();
        for (const auto& command : match.legal()) answer["legal"].push_back(G::to_string(command));
      }
      if (request.state) {
        const auto& team = request.state->team;
        answer["state"] = G::to_json(match.rules(), team ? match.state_for(*team) : match.state());
        answer["state"]["dice_left"] = match.dice().waiting();
      }
      if (request.odds) answer.update(G::odds_json(match.rules(), match.state()));
    });
  }

  void set_down(const Request::SetDice& dice) {
    with_match([&]<Game G>(Match<G>& match) {
      for (const std::uint8_t value : dice.values)
        if (value > G::most_faces)
          throw BadRequest{fmt::format("\"dice\": expected numbers from 1 to {}", G::most_faces), ""};
      match.dice().add(dice.values);
      match.dice().set_strict(dice.strict);
    });
  }

  template <Game G>
  static json decision_json(const Match<G>& match) {
    const auto pending = match.decision();
    if (!pending) return {{"kind", "over"}};
    return {{"team", name(pending->team)}, {"kind", G::kind_name(*pending)}};
  }

  template <Game G>
  static json events_json(const typename G::Ruleset& rules, const typename G::Events& events) {
    json list = json::array();
    for (const auto& event : events) list.push_back(G::to_json(rules, event));
    return list;
  }

  template <Game G>
  static BadRequest dice_ran_out(const DiceShortage<G>& shortage) {
    return {fmt::format("the dice set down do not suffice: {} more for {}", shortage.roll.count,
                        G::name(shortage.roll.purpose)),
            ""};
  }

  template <Game G>
  static std::shared_ptr<const typename G::Ruleset> rules(std::string_view request, Hosted<G>& game,
                                                          const json& object,
                                                          const typename G::RulesChoice& fallback) {
    const auto choice = game.service.choice(object, fallback);
    if (!choice) throw wrong_field(request, choice.error());
    auto made = (*game.known)(*choice);
    if (!made) throw BadRequest{made.error(), ""};
    return *std::move(made);
  }

  template <Game G>
  Hosted<G>& hosted() {
    return std::get<Hosted<G>>(hosted_);
  }

  /// Does something with the first game that is meant, or else with the first of all.
  template <class IsMeant, class Act>
  void with_game(const IsMeant& is_meant, const Act& act) {
    const bool found = std::apply(
        [&]<class... Each>(Each&... each) {
          return ((is_meant.template operator()<typename Each::Played>() ? (act(each), true) : false) || ...);
        },
        hosted_);
    if (!found) act(std::get<0>(hosted_));
  }

  /// The game whose edition an object names; where it names none, that of the present match.
  template <class Act>
  void with_game_of(std::string_view request, const json& object, const Act& act) {
    const auto named = object.find("rules");
    if (named == object.end() || !named->is_string())
      return with_game([&]<Game G> { return std::holds_alternative<Match<G>>(match_); }, act);
    const auto& edition = named->template get_ref<const std::string&>();
    const auto has_it = [&edition]<Game G> { return G::has_edition(edition); };
    if (!(has_it.template operator()<First>() || ... || has_it.template operator()<Others>()))
      throw no_edition(request, edition, editions());
    with_game(has_it, act);
  }

  std::vector<std::string_view> editions() const {
    std::vector<std::string_view> all;
    std::apply(
        [&all](const auto&... each) {
          (all.insert(all.end(), each.service.editions.begin(), each.service.editions.end()), ...);
        },
        hosted_);
    return all;
  }

  bool under_way() const { return !std::holds_alternative<std::monostate>(match_); }

  /// Does something with the match; there has to be one.
  template <class Act>
  void with_match(const Act& act) {
    std::visit(
        [&]<class M>(M& match) {
          if constexpr (std::is_same_v<M, std::monostate>)
            throw no_match(First::default_edition());
          else
            act(match);
        },
        match_);
  }

  DiceSource dice_of_match() {
    if (!under_way()) return DiceSource::random(any_seed());
    std::optional<DiceSource> dice;
    with_match([&](const auto& match) { dice = match.dice(); });
    return *std::move(dice);
  }

  std::tuple<Hosted<First>, Hosted<Others>...> hosted_;
  AnyMatch match_;
};

/// Answers line by line until the input ends or asks to quit.
void serve(std::istream& in, std::ostream& out, LineServer& server);

}  // namespace tabletop
