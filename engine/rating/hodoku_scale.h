#pragma once
// The rating that HoDoKu 2.2 gives with its default settings: a score and a level, from a path step
// by step in its order of techniques (hodoku.sourceforge.net). For comparison; our own rating is
// different.

#include <string_view>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

struct HodokuUses {
    std::string_view name; // as HoDoKu writes it: "X_WING"
    int uses;
};

struct HodokuRating {
    HodokuLevel level = HodokuLevel::Easy;
    int score = 0;
    bool is_solved_by_logic = true;
    std::vector<HodokuUses> uses; // in HoDoKu's order
};

// Rates a puzzle with one solution on the classic grid; for other grids the result is what HoDoKu
// might say if it supported them. Tells `cancel` how many of the open cells are solved; what is
// cancelled must not be used.
HodokuRating rate_by_hodoku(const Chart& chart, const Digits& givens, const Cancel& cancel = {});

std::string_view id_of(HodokuLevel level); // "unfair"

} // namespace engine
