#pragma once
// Fish whose bases and covers are not just rows and columns: Franken and mutant.

#include <memory>

#include "engine/techniques/fish/fish.h"

namespace engine {

enum class FishKind {
    Basic,   // rows and columns
    Franken, // with them regions or other houses, on either side
    Mutant,  // any
};
FishKind kind_of(const Fish& fish, const Chart& chart);

// Looks for fish of one digit that prove that something can't be: with it, so many bases would have
// one cover less than they need. The last cover is the one they lack.
class MixedFish {
public:
    struct Bounds {
        int fins; // endofins among them
        int endofins;
    };

    // What can't be is the digit in this cell: at most as many fins as people see.
    MixedFish(const Candidates& candidates, Digit digit, Cell cell);
    // What can't be leaves the digit only these places. The last cover may be any house.
    MixedFish(const Candidates& candidates, Digit digit, const CellSet& left, Bounds bounds);

    ~MixedFish();

    // Each fish of `size` bases, with fins or without. False if `found` was.
    bool each(FishKind kind, int size, const FishFound& found);

    class Search;

private:
    std::unique_ptr<Search> search_;
};

} // namespace engine
