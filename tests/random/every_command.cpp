#include "every_command.hpp"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>

namespace fuba::test {
namespace {

using Alternatives = std::initializer_list<std::string_view>;

class Writer {
 public:
  void write(const std::string& text) {
    const std::optional<Command> command = parse_command(text);
    if (!command) throw std::logic_error("the notation does not know \"" + text + "\"");
    commands_.push_back(*command);
  }

  void write(Alternatives verbs, Alternatives words) {
    for (const std::string_view verb : verbs)
      for (const std::string_view word : words) write(std::string(verb) + " " + std::string(word));
  }

  template <class Enum, std::size_t count>
  void write_names(Alternatives verbs) {
    for (const std::string_view verb : verbs)
      for (std::size_t at = 0; at < count; ++at)
        write(std::string(verb) + " " + std::string(name(static_cast<Enum>(at))));
  }

  void write_areas(Alternatives verbs) {
    for (const std::string_view verb : verbs)
      for (const Area area : all_areas) write(std::string(verb) + " " + std::string(name(area)));
  }

  void write_steps(Alternatives verbs, const std::string& ending = "") {
    for (const std::string_view verb : verbs)
      for (const Area from : all_areas)
        for (const Area to : all_areas)
          write(std::string(verb) + " " + std::string(name(from)) + " " + std::string(name(to)) + ending);
  }

  void write_formations() {
    for (int number = 0; number < 1000; ++number)
      write("formation " + std::to_string(number / 100) + "-" + std::to_string(number / 10 % 10) + "-" +
            std::to_string(number % 10));
  }

  std::vector<Command> written() && { return std::move(commands_); }

 private:
  std::vector<Command> commands_;
};

std::vector<Command> written() {
  Writer writer;
  for (const std::string_view verb : {"done", "shoot", "play-on", "boost", "pass", "remove-keeper"})
    writer.write(std::string(verb));
  writer.write_formations();
  writer.write({"kick-off"}, {"take", "give"});
  writer.write({"corner"}, {"left", "right"});
  writer.write({"second"}, {"yes", "no"});
  writer.write({"action"}, {"defence", "midfield", "forward", "shoot", "position", "press", "press-hard",
                            "substitute", "none", "move"});
  writer.write({"dive"}, {"left", "stay", "right"});
  writer.write({"kick"}, {"left", "middle", "right"});
  writer.write({"change defence", "change midfield", "change forward", "sub formation defence",
                "sub formation midfield", "sub formation forward", "shift defence", "shift midfield",
                "shift forward", "lose", "gain"},
               {"defence", "midfield", "forward"});
  writer.write({"sub"}, {"booked", "fresh", "injured"});
  writer.write({"subs"}, {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"});
  writer.write({"sweep", "slow", "var"}, {"yes", "no"});
  writer.write({"keeper"}, {"inside", "outside"});
  writer.write({"style defence", "style midfield", "style forward"}, {"normal", "easy", "aggressive"});
  writer.write({"value"}, {"up", "down"});
  writer.write({"via"}, {"none"});
  writer.write_names<PlayerRole, role_count>({"role"});
  writer.write_names<Skill, skill_count>({"skill", "use"});
  writer.write_areas(
      {"place", "place-keeper", "target", "bring", "bring-keeper", "remove", "via", "ball", "fans"});
  writer.write_steps(
      {"adjust", "adjust-keeper", "react", "react-keeper", "free", "free-keeper", "move", "move-keeper"});
  writer.write_steps({"move", "move-keeper"}, " ball");
  return std::move(writer).written();
}

}  // namespace

const std::vector<Command>& every_command() {
  static const std::vector<Command> commands = written();
  return commands;
}

}  // namespace fuba::test
