#pragma once
// QQWing, if its library was present when this program was built: a solver and a maker.

#include <optional>

#include "tests/bench/tables/making.h"
#include "tests/bench/tables/solver.h"

namespace bench {

std::optional<Solver> qqwing_solver();
std::optional<Maker> qqwing_maker();

} // namespace bench
