#pragma once
// Franken and mutant fish: their bases and covers are not just rows and columns.

#include <memory>

#include "engine/techniques/fish/fish.h"

namespace engine {

enum class FishKind {
    Basic,   // rows and columns only
    Franken, // also regions or other houses, among bases or covers
    Mutant,  // any houses
};
FishKind kind_of(const Fish& fish, const Chart& chart);

// Finds fish of one digit that disprove an assumption: if it were true, the bases would have one
// cover fewer than they need. The missing cover is the last one chosen.
class MixedFish {
public:
    struct Bounds {
        int fins; // includes the endofins
        int endofins;
    };

    // The assumption is that the cell holds the digit. The fish have at most as many fins as a
    // person can see.
    MixedFish(const Candidates& candidates, Digit digit, Cell cell);
    // The assumption leaves the digit only the places `left`. The last cover may be any house.
    MixedFish(const Candidates& candidates, Digit digit, const CellSet& left, Bounds bounds);

    ~MixedFish();

    // Calls `found` for each fish of `size` bases, with or without fins. Returns false if `found`
    // did, which stops the search.
    bool each(FishKind kind, int size, const FishFound& found);

    class Search;

private:
    std::unique_ptr<Search> search_;
};

} // namespace engine
