#pragma once
// What is known to add up in a position: the printed cages, and whatever a finder derives from
// houses and cages, as one type. Everything is about the cells that are still open, so a cage that
// is half filled is a smaller cage.
//
// For finders of sums:
// - `candidates.worked_out<CageSums>().cages()` has every printed cage that still says something,
//   with its combinations. It is computed once for a position, whoever asks first.
// - The rule of 45: sum_area(candidates, cells, sum) makes an area of any cells that are known to
//   add up, such as the innies of a house, or its outies. Its combinations are those of its open
//   cells; cells that need not differ (`all_differ` is false) have none, only arrangements.
// - Digits that a cage must hold: `must` of an area; those that it may hold: `may`.
// - Which digits a cell can have at all: arranged_digits().
// - Evidence: mark_of() makes the CageMark of an area, see engine/steps/step.h; cage_mark() in
//   engine/steps/evidence.h makes one of a printed cage that is only added up.

#include <optional>
#include <span>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

inline constexpr int no_cage = -1;

// Cells whose digits add up.
struct SumArea {
    CellSet cells;           // all of them
    int sum = 0;             // of all of them
    int cage = no_cage;      // index in Grid::cages(); no_cage if it is derived
    CellSet open = {};       // those of the cells that are open
    int rest = 0;            // what these add up to
    bool all_differ = false; // whether any two of the open cells see each other
    // Sets of as many digits as open cells that add up to the rest, where each cell has one of the
    // digits as a candidate, and each digit a cell; in the order of their smallest digits.
    // Only if `is_counted`: otherwise there are too many to try, or cells that need not differ.
    bool is_counted = false;
    std::vector<DigitSet> combinations = {};
    DigitSet may = {};  // digits that some combination has; if not counted, some candidate
    DigitSet must = {}; // digits that every combination has; none if not counted
};

// The printed cages of a position; see above.
class CageSums {
public:
    explicit CageSums(const Candidates& candidates);
    // Looks again only at cages of which a cell has lost candidates or been filled.
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed);

    // Those that have a sum and at least one open cell, in the order of Grid::cages().
    const std::vector<SumArea>& cages() const { return cages_; }

private:
    std::vector<SumArea> cages_;
};

// Cells that together add up to this sum; the placed ones of them are taken off.
SumArea sum_area(const Candidates& candidates, const CellSet& cells, int sum);

// Sets of `count` of these digits that add up to the sum, whatever the cells; empty if there are
// too many to try.
std::optional<std::vector<DigitSet>> combinations_among(DigitSet digits, int count, int sum);

// The digits that at least one of the combinations has.
DigitSet digits_in_any(const std::vector<DigitSet>& combinations);
// The fewest of these digits that one of the combinations has.
int least_share(const std::vector<DigitSet>& combinations, DigitSet digits);

// Whether each of the cells has one of the digits as a candidate, and each digit a cell.
bool can_hold(const Candidates& candidates, const CellSet& cells, DigitSet digits);

// For each open cell of the area, in reading order, the digits that it has in some arrangement:
// each cell one of its candidates, cells that see each other different, all adding up to the rest.
// Nothing if there are too many to try.
std::optional<std::vector<DigitSet>> arranged_digits(const Candidates& candidates,
                                                     const SumArea& area);

// The area as evidence, with its combinations if the reason lists them.
enum class Listing { WithCombinations, SumOnly };
CageMark mark_of(const Candidates& candidates,
                 const SumArea& area,
                 Listing listing,
                 Role role = Role::Cause,
                 int group = 0);

} // namespace engine
