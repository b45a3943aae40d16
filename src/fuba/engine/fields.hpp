#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "fuba/area.hpp"
#include "fuba/ruleset.hpp"
#include "tabletop/field.hpp"

// How the fields of FUBA's rules files and positions are read.
namespace fuba {

using tabletop::AllowedNames;
using tabletop::Field;
using tabletop::names_of;
using tabletop::read_name;
using tabletop::team_names;

Area area_of(const Field& field);

/// The fields of an object whose names are areas.
std::vector<std::pair<Area, Field>> by_area(const Field& object);

/// A number of an object, where it is kept, what it may be, and whether the edition has the rule it is for.
template <class Target, class Number>
struct NumberField {
  std::string_view name;
  Number Target::*member;
  int low;
  int high;
  bool played = true;
};

/// A yes or no that need not be there.
template <class Target>
struct FlagField {
  std::string_view name;
  bool Target::*member;
};

/// Reads an object that consists of those of these numbers that are played, and of flags.
template <class Target, class Number, std::size_t count>
void read_numbers(const Field& object, Target& target, const NumberField<Target, Number> (&numbers)[count],
                  std::initializer_list<FlagField<Target>> flags = {}) {
  std::vector<std::string_view> names;
  for (const auto& number : numbers)
    if (number.played) names.push_back(number.name);
  for (const auto& each : flags) names.push_back(each.name);
  object.with(names);
  for (const auto& number : numbers)
    if (number.played)
      target.*number.member = static_cast<Number>(object.at(number.name).whole(number.low, number.high));
  for (const auto& each : flags) target.*each.member = flag(object, each.name);
}

}  // namespace fuba
