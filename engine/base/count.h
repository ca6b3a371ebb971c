#pragma once
// The number of elements of a container as an int, as boards, houses and steps are counted.

#include <iterator>

namespace engine {

template <class Things>
constexpr int count_of(const Things& things)
{
    return static_cast<int>(std::size(things));
}

} // namespace engine
