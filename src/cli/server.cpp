#include "cli/server.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <random>

#include "cli/line_reader.hpp"
#include "fuba/json.hpp"
#include "tabletop/parse_json.hpp"
#include "tabletop/plain_text.hpp"

namespace fuba {

using nlohmann::json;

namespace {

constexpr std::size_t longest_line = 65536;

std::uint64_t any_seed() {
  std::random_device source;
  return (std::uint64_t{source()} << 32U) | source();
}

std::string text_of(const json& answer) {
  return answer.dump(-1, ' ', false, json::error_handler_t::replace);
}

json refused(const BadRequest& bad) {
  constexpr std::size_t longest_error = 4000;
  json answer{{"ok", false}, {"error", excerpt(bad.error, longest_error)}};
  if (!bad.rule.empty()) answer["rule"] = bad.rule;
  return answer;
}

json decision_json(const Match& match) {
  const auto pending = match.decision();
  if (!pending) return {{"kind", "over"}};
  return {{"team", name(pending->team)}, {"kind", name(pending->kind)}};
}

BadRequest dice_ran_out(const DiceShortage& shortage) {
  return {fmt::format("the dice set down do not suffice: {} more for {}", shortage.roll.count,
                      name(shortage.roll.purpose)),
          ""};
}

json events_json(const Ruleset& rules, const Events& events) {
  json list = json::array();
  for (const Event& event : events) list.push_back(to_json(rules, event));
  return list;
}

/// The rules of a match as they were chosen.
RulesChoice choice_of(const Ruleset& rules) {
  RulesChoice choice{.edition = rules.id, .options = rules.options};
  if (rules.has(Option::skills)) choice.skills_per_team = rules.skills_per_team;
  return choice;
}

BadRequest wrong_field(std::string_view request, const PositionError& error) {
  const std::string field = error.field.empty() ? "" : ", field " + error.field;
  return {fmt::format("\"{}\"{}: {}", request, field, error.problem), ""};
}

/// Whether the deed puts another match in the place of the present one.
bool replaces_match(const Request::Deed& deed) {
  return std::holds_alternative<Request::New>(deed) || std::holds_alternative<Request::Position>(deed) ||
         std::holds_alternative<Request::Load>(deed);
}

void set_down(const Request::SetDice& dice, Match& match) {
  match.dice().add(dice.values);
  match.dice().set_strict(dice.strict);
}

}  // namespace

std::string Server::answer(std::string_view line) {
  json answer;
  std::optional<json> id;
  try {
    const json object = parse_json(line);
    if (!object.is_object()) throw BadRequest{"the line is no JSON object", ""};
    if (object.contains("id")) id = object["id"];
    answer = carry_out(read_request(object));
  } catch (const BadRequest& bad) {
    answer = refused(bad);
  } catch (const std::exception& failure) {
    answer = refused({fmt::format("the program failed: {}", failure.what()), ""});
  }
  if (id) answer["id"] = *std::move(id);
  return text_of(answer);
}

json Server::carry_out(const Request& request) {
  json answer{{"ok", true}};
  std::optional<Match> before;
  if (request.dice) before = match_;
  try {
    const bool dice_follow = replaces_match(request.deed);
    if (request.dice && !dice_follow) set_down(*request.dice, match());
    std::visit([&](const auto& deed) { carry_out(deed, answer); }, request.deed);
    if (request.dice && dice_follow) set_down(*request.dice, match());
    answer_questions(request, answer);
  } catch (...) {
    if (request.dice) match_ = std::move(before);
    throw;
  }
  if (match_) answer["decision"] = decision_json(*match_);
  return answer;
}

void Server::answer_questions(const Request& request, json& answer) const {
  if (!request.legal && !request.state && !request.odds) return;
  const Match& match = this->match();
  if (request.legal) {
    answer["legal"] = json::array();
    for (const Command& command : match.legal()) answer["legal"].push_back(to_string(command));
  }
  if (request.state) {
    const auto& team = request.state->team;
    answer["state"] = to_json(match.rules(), team ? match.state_for(*team) : match.state());
    answer["state"]["dice_left"] = match.dice().waiting();
  }
  if (request.odds) {
    answer["odds"] = json::object();
    answer["control_checks"] = json::object();
    for (const Odds& of : odds(match.rules(), match.state())) {
      const std::string choice = to_string(of.command);
      for (const auto& [outcome, chance] : of.chances)
        answer["odds"][choice][std::string(name(outcome))] = chance;
      if (of.control_check) answer["control_checks"][choice] = *of.control_check;
    }
  }
}

void Server::carry_out(const Request::New& wanted, json&) {
  const std::uint64_t seed = wanted.seed ? *wanted.seed : any_seed();
  const RulesChoice basic{.edition = std::string(default_edition())};
  match_.emplace(rules("new", wanted.rules, basic), DiceSource::random(seed));
}

void Server::carry_out(const Request::Position& wanted, json& answer) {
  json given = wanted.state;
  given.erase("dice_left");
  const RulesChoice present =
      match_ ? choice_of(match_->rules()) : RulesChoice{.edition = std::string(default_edition())};
  const auto rules_named = rules("position", given, present);
  const auto state = state_from_json(*rules_named, given);
  if (!state) throw wrong_field("position", state.error());

  DiceSource dice = match_ ? match_->dice() : DiceSource::random(any_seed());
  dice.clear();
  dice.set_strict(false);
  Match match(rules_named, *state, std::move(dice));
  const auto events = match.roll_due();
  if (!events->empty()) answer["events"] = events_json(match.rules(), *events);
  match_ = std::move(match);
}

void Server::carry_out(const Request::Choose& wanted, json& answer) {
  const auto events = match().choose(wanted.command);
  if (events) {
    answer["events"] = events_json(match().rules(), *events);
    return;
  }
  if (const auto* shortage = std::get_if<DiceShortage>(&events.error())) throw dice_ran_out(*shortage);
  const Refusal& refusal = std::get<Refusal>(events.error());
  const Ruleset& rules = match().rules();
  throw BadRequest{sentence(words_.of_edition(rules.id), rules, refusal, Names{match().info().names}),
                   rules.rule(refusal.reason)};
}

void Server::carry_out(const Request::TakeBack& wanted, json&) {
  const auto done = match().undo(wanted.how);
  if (done) return;
  switch (done.error()) {
    case UndoRefusal::nothing_chosen:
      throw BadRequest{"there is no choice to take back", ""};
    case UndoRefusal::dice_have_fallen:
      throw BadRequest{"dice have fallen since the last choice; \"force\":true takes it back all the same",
                       ""};
    case UndoRefusal::secret_revealed:
      throw BadRequest{"a secret has been revealed; \"force\":true takes the choice back all the same", ""};
  }
}

void Server::carry_out(const Request::Save& wanted, json&) {
  if (const auto done = save(match(), wanted.file); !done) throw BadRequest{to_string(done.error()), ""};
}

void Server::carry_out(const Request::Load& wanted, json& answer) {
  const RulesFor known = [this](const RulesChoice& choice) { return known_rules_(choice); };
  auto loaded = load(wanted.file, known, match_ ? match_->dice() : DiceSource::random(any_seed()));
  if (!loaded) throw BadRequest{to_string(loaded.error()), ""};
  if (loaded->trouble) {
    const std::string trouble = to_string(*loaded->trouble);
    if (loaded->trouble->kind != SaveError::Kind::cut_short) throw BadRequest{trouble, ""};
    answer["note"] = trouble;
  }
  if (const auto rolled = loaded->match.roll_due(); !rolled) throw dice_ran_out(rolled.error());
  match_ = std::move(loaded->match);
}

void Server::carry_out(const Request::Quit&, json&) { finished_ = true; }

const Match& Server::match() const {
  if (!match_)
    throw BadRequest{
        fmt::format(R"(there is no match yet; start one with {{"new":{{"rules":"{}"}}}})", default_edition()),
        ""};
  return *match_;
}

Match& Server::match() { return const_cast<Match&>(std::as_const(*this).match()); }

std::shared_ptr<const Ruleset> Server::rules(std::string_view request, const json& object,
                                             const RulesChoice& fallback) {
  const auto choice = rules_choice_from_json(options_, object, fallback);
  if (!choice) throw wrong_field(request, choice.error());
  auto made = known_rules_(*choice);
  if (!made) throw BadRequest{made.error(), ""};
  return *std::move(made);
}

void serve(std::istream& in, std::ostream& out, Server& server) {
  InputLine line;
  while (!server.finished() && out && read_line(in, longest_line, line)) {
    out << (line.too_long
                ? text_of(refused({fmt::format("the line is longer than {} bytes", longest_line), ""}))
                : server.answer(line.text))
        << '\n'
        << std::flush;
  }
}

}  // namespace fuba
