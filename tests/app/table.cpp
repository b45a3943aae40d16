#include "table.hpp"

#include <chrono>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <thread>

#include "app/window/table_layout.hpp"
#include "fuba/json.hpp"
#include "fuba/rules_files.hpp"
#include "fuba/table/content.hpp"
#include "fuba/table/screens/table_screen.hpp"
#include "grips.hpp"

namespace fuba::test {
namespace {

constexpr int width = 1280;
constexpr int height = 800;

}  // namespace

const app::Content& content() {
  static const app::Content read = app::read_content().value();
  return read;
}

Match match_at(const std::string& position, std::vector<std::uint8_t> dice) {
  const auto json = nlohmann::json::parse(position);
  const RulesChoice basic{.edition = std::string(default_edition())};
  const auto rules = load_rules(rules_choice_from_json(content().options, json, basic).value()).value();
  return {rules, state_from_json(*rules, json).value(), DiceSource::scripted(std::move(dice))};
}

app::MatchPlay play_at(const std::string& position, std::vector<std::uint8_t> dice) {
  return play(match_at(position, std::move(dice)));
}

app::MatchPlay play(Match match) { return {std::move(match), content().words, still()}; }

Table::Table(const std::string& position, std::vector<std::uint8_t> dice)
    : Table(match_at(position, std::move(dice))) {}

Table::Table(Match match)
    : mirror_(width, height, still(), std::filesystem::temp_directory_path() / "fuba-table-test") {
  auto play = std::make_unique<app::MatchPlay>(std::move(match), content().words, still());
  play_ = play.get();
  mirror_.show(std::make_unique<app::TableScreen>(mirror_.director(), mirror_.content(), std::move(play)));
}

void Table::press(const std::string& id) {
  const auto place = mirror_.place(id);
  if (!place) throw std::runtime_error("nowhere to press for " + id);
  mirror_.click(*place);
}

void Table::wait() {
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  mirror_.wake();
  mirror_.settle();
}

void Table::wait_for_odds() {
  while (play_->odds().awaited()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    mirror_.wake();
  }
}

void Table::click(Area area) {
  const app::TableLayout table(width, height);
  mirror_.click(open_place(paint::MatLayout(table.mat, play_->rules().pitch), area));
}

}  // namespace fuba::test
