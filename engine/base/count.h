#pragma once
// The number of elements of a container as an int, as boards, houses and steps are counted: of all,
// of those that are equal to a thing, of those that have a property, and of those before one.

#include <algorithm>
#include <iterator>

namespace engine {

template <class Things>
constexpr int count_of(const Things& things)
{
    return static_cast<int>(std::size(things));
}

template <class Things, class Thing>
constexpr int count_of(const Things& things, const Thing& thing)
{
    return static_cast<int>(std::ranges::count(things, thing));
}

template <class Things, class Property>
constexpr int how_many(const Things& things, Property has_property)
{
    return static_cast<int>(std::ranges::count_if(things, has_property));
}

// The number of elements before a place in the container: the index of the one there.
template <class Things, class Place>
constexpr int count_before(const Things& things, Place place)
{
    return static_cast<int>(place - std::begin(things));
}

} // namespace engine
