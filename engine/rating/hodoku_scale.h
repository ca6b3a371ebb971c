#pragma once
// The rating that HoDoKu 2.2 gives with its defaults: a score and a level, on a path step by step
// in its order of techniques (hodoku.sourceforge.net). For comparing; our own rating is another.

#include <string_view>
#include <vector>

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

// Of a puzzle that has one solution, on the classic grid; on others it is what HoDoKu might say if
// it knew them.
HodokuRating rate_by_hodoku(const Chart& chart, const Digits& givens);

std::string_view id_of(HodokuLevel level); // "unfair"

} // namespace engine
