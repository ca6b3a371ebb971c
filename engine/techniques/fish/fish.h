#pragma once
// Fish of every kind: a digit that goes once in each of some base houses has, but for its fins, to
// share as many cover houses, and is used up there.

#include <array>
#include <functional>
#include <span>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"
#include "engine/steps/technique.h"

namespace engine {

// Fins are base cells outside the covers; endofins lie in two bases at once. If none of them holds
// the digit, the base cells inside the covers (the body) do.
struct Fish {
    Digit digit;
    std::vector<int> bases;
    std::vector<int> covers;
    CellSet body;
    CellSet fins;
    CellSet endofins;
    CellSet prey; // what the digit can be removed from
};

// Works out the rest from digit, bases and covers.
Fish fish_of(const Candidates& candidates,
             Digit digit,
             std::vector<int> bases,
             std::vector<int> covers);
bool has_fins(const Fish& fish);
// Some base has one cell or none left without the fins.
bool is_sashimi(const Fish& fish, const Chart& chart);
// What a technique asks of a fish with fins.
enum class Shape { Finned, Sashimi, Any };
// Houses: bases and covers. Cells: body as Base, fins and endofins as Fin, endofins as Endofin,
// too. Candidates: body as Cause, Fin, Endofin. `size` is the number of bases.
Step step_of(const Fish& fish);

// Told of each fish; answers whether to go on looking.
using FishFound = std::function<bool(const Fish&)>;

// One way to look at a lattice: the lines that are bases, and those across them. The cell at
// position p of bases[i] lies in covers[p].
struct Lines {
    std::span<const int> bases;
    std::span<const int> covers;
};
std::array<Lines, 2> ways_across(const Lattice& lattice);
// Of lines that cross: the houses at the places.
std::vector<int> houses_at(std::span<const int> houses, Places places);

// How many bases fish of a technique have.
struct Sizes {
    int least;
    int most;
};
inline constexpr Sizes large_sizes{5, 7};
// Large fish leave at least two houses of a grid out.
Sizes fitted_to(const Chart& chart, Sizes sizes);

inline constexpr Explanation fish_explanation = {
    {N_("In {bases} the {digit} fits only in {base_cells}.")},
    {N_("These lie in as many houses, {covers}, so each of these has its {digit} "
        "there.")}};

inline constexpr Explanation finned_fish_explanation = {
    {N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
    {N_("Without a fin, {covers} have their {digit} in the other cells.")},
    {N_("With a fin, the {digit} there sees the same cells. Either way:")}};

} // namespace engine
