#pragma once
// The table of results for one layout, and how long they take.

#include <string>
#include <vector>

#include "tests/bench/tables/making.h"
#include "tests/bench/tables/outside_maker.h"

namespace bench {

std::string
making_table(const std::string& title, const std::vector<Maker>& makers, const MakingRules& rules);

std::string outside_table(const std::vector<OutsideMaking>& makings);

} // namespace bench
