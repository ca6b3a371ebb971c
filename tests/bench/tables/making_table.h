#pragma once
// The table of what is made on one layout, and how long it takes.

#include <string>
#include <vector>

#include "tests/bench/tables/making.h"
#include "tests/bench/tables/outside_maker.h"

namespace bench {

std::string
making_table(const std::string& title, const std::vector<Maker>& makers, const MakingRules& rules);

std::string outside_table(const std::vector<OutsideMaking>& makings);

} // namespace bench
