#include "tabletop/dice_source.hpp"

#include <algorithm>
#include <vector>

#include "support/catch.hpp"

namespace fuba::test::dice_source_test {
using namespace tabletop;

namespace {

const std::vector<std::uint8_t> four_two_six{4, 2, 6};

constexpr Die die_roll{};

constexpr Die card_roll(std::uint8_t faces) { return {.faces = faces, .drawn = true}; }

std::vector<int> draw(DiceSource& source, int count) {
  std::vector<int> dice;
  for (; count > 0; --count)
    if (const auto die = source.next(die_roll)) dice.push_back(*die);
  return dice;
}

std::vector<int> draw_cards(DiceSource& source, int count, std::uint8_t faces = 33) {
  std::vector<int> cards;
  for (; count > 0; --count) cards.push_back(source.next(card_roll(faces)).value());
  return cards;
}

}  // namespace

TEST_CASE("dice set down fall in their order, then none where there is no generator") {
  DiceSource source = DiceSource::scripted(four_two_six);
  CHECK(source.waiting() == 3);
  CHECK(draw(source, 5) == std::vector{4, 2, 6});
  CHECK(source.waiting() == 0);
}

TEST_CASE("dice set down fall before random ones and do not move them") {
  DiceSource plain = DiceSource::random(9);
  DiceSource helped = DiceSource::random(9);
  helped.add(four_two_six);
  CHECK(draw(helped, 3) == std::vector{4, 2, 6});
  CHECK(draw(helped, 20) == draw(plain, 20));
}

TEST_CASE("a strict source has no random dice, and has them again when it is no longer strict") {
  DiceSource source = DiceSource::random(9);
  source.add(four_two_six);
  source.set_strict(true);
  CHECK(draw(source, 4).size() == 3);
  source.set_strict(false);
  CHECK(draw(source, 4).size() == 4);
}

TEST_CASE("dice taken back fall again, wherever they came from") {
  DiceSource source = DiceSource::random(9);
  source.add(four_two_six);
  const auto first = draw(source, 6);
  source.take_back(5);
  CHECK(source.waiting() == 2);
  CHECK(draw(source, 5) == std::vector(first.begin() + 1, first.end()));
}

TEST_CASE("of dice that are undone, those set down are spent and random ones fall again") {
  DiceSource source = DiceSource::random(9);
  source.add(four_two_six);
  const auto first = draw(source, 5);
  source.undo(4);
  CHECK(source.waiting() == 0);
  CHECK(source.fallen() == 1);
  CHECK(draw(source, 2) == std::vector(first.begin() + 3, first.end()));
}

TEST_CASE("dice set down after some were taken back fall behind those, before the random ones") {
  DiceSource source = DiceSource::random(9);
  source.add(four_two_six);
  const auto first = draw(source, 4);
  source.take_back(2);
  const std::vector<std::uint8_t> one{1};
  source.add(one);
  CHECK(draw(source, 3) == std::vector{6, 1, first[3]});
}

TEST_CASE("clearing forgets the dice set down") {
  DiceSource source = DiceSource::scripted(four_two_six);
  source.clear();
  CHECK_FALSE(source.next(die_roll));
}

TEST_CASE("cards come from random numbers of their own, whatever dice are set down", "[R157]") {
  DiceSource plain = DiceSource::random(9);
  DiceSource strict = DiceSource::random(9);
  strict.add(four_two_six);
  strict.set_strict(true);
  const auto cards = draw_cards(plain, 50);
  CHECK(draw(strict, 2) == std::vector{4, 2});
  CHECK(draw_cards(strict, 50) == cards);
  CHECK(strict.waiting() == 1);
  CHECK(std::ranges::min(cards) >= 1);
  CHECK(std::ranges::max(cards) <= 33);
  CHECK(std::ranges::max(cards) > 6);
}

TEST_CASE("drawing cards does not move the dice", "[R157]") {
  DiceSource plain = DiceSource::random(9);
  DiceSource drawing = DiceSource::random(9);
  draw_cards(drawing, 3);
  CHECK(draw(drawing, 20) == draw(plain, 20));
}

TEST_CASE("a card taken back or undone is drawn again") {
  DiceSource source = DiceSource::random(9);
  const auto cards = draw_cards(source, 3);
  const auto dice = draw(source, 2);
  source.take_back(3);
  CHECK(draw_cards(source, 1) == std::vector{cards[2]});
  CHECK(draw(source, 2) == dice);
  source.undo(5);
  CHECK(draw_cards(source, 3) == cards);
  CHECK(draw(source, 2) == dice);
}

TEST_CASE("a card undone stays among the cards where there are fewer then") {
  DiceSource source = DiceSource::random(9);
  for (int times = 0; times < 20; ++times) {
    draw_cards(source, 1);
    source.undo(1);
    CHECK(draw_cards(source, 1, 2).at(0) <= 2);
  }
}

TEST_CASE("a die set down that the one due does not have is as if there were none") {
  const std::vector<std::uint8_t> seven{7, 2};
  DiceSource source = DiceSource::scripted(seven);
  CHECK_FALSE(source.next(Die{}));
  CHECK(source.next(Die{.faces = 8}) == 7);
  CHECK(source.next(Die{}) == 2);
}

TEST_CASE("a die taken back falls again only where such a die is due") {
  DiceSource source = DiceSource::random(9);
  const auto first = source.next(Die{});
  source.undo(1);
  CHECK(source.next(Die{}) == first);
  source.undo(1);
  std::vector<int> eights;
  for (int throws = 0; throws < 200; ++throws) eights.push_back(*source.next(Die{.faces = 8}));
  CHECK(*std::ranges::max_element(eights) == 8);
  CHECK(*std::ranges::min_element(eights) == 1);
}
}  // namespace fuba::test::dice_source_test
