#pragma once
// Fish of every kind. The digit must be once in each base house; apart from its fins, its places
// there lie in as many cover houses. If no fin holds it, the covers hold it only in the bases.

#include <array>
#include <functional>
#include <span>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"
#include "engine/steps/technique.h"

namespace engine {

// Fins are base cells outside the covers; endofins lie in two bases. If none of them holds the
// digit, it is in the body: the base cells inside the covers.
struct Fish {
    Digit digit;
    std::vector<HouseIndex> bases;
    std::vector<HouseIndex> covers;
    CellSet body;
    CellSet fins;
    CellSet endofins;
    CellSet eliminations; // the cells from which the digit can be removed
};

// Computes the other members from digit, bases and covers.
Fish fish_of(const Candidates& candidates,
             Digit digit,
             std::vector<HouseIndex> bases,
             std::vector<HouseIndex> covers);
bool has_fins(const Fish& fish);
// Returns whether some base has at most one place apart from the fins.
bool is_sashimi(const Fish& fish, const Chart& chart);
// The shape of fish with fins that a technique accepts.
enum class Shape { Finned, Sashimi, Any };
// Roles of houses: Base and Cover. Roles of cells: Base for the body, Fin for fins and endofins,
// and also Endofin for endofins. Roles of candidates: Cause for the body, Fin, Endofin. `size` is
// the number of bases.
Step step_of(const Fish& fish);

// Called for each fish; returns whether to continue the search.
using FishFound = std::function<bool(const Fish&)>;

// One direction in a lattice: the lines used as bases, and the lines across them. The cell at
// position p of bases[i] lies in covers[p].
struct Lines {
    std::span<const HouseIndex> bases;
    std::span<const HouseIndex> covers;
};
std::array<Lines, 2> ways_across(const Lattice& lattice);
// Returns the houses at these places of the list.
std::vector<HouseIndex> houses_at(std::span<const HouseIndex> houses, Places places);

// How many bases the fish of a technique have.
struct Sizes {
    int least;
    int most;
};
inline constexpr Sizes large_sizes{5, 7};
// Limits large fish to sizes that leave out at least two rows or columns of the grid.
Sizes fitted_to(const Chart& chart, Sizes sizes);

// The numbers of the facts.
namespace large_fish_fact {
enum : std::uint8_t { without_fins, with_fins, in_two_covers };
} // namespace large_fish_fact

// Of fish with boxes or with many houses, where what has to be counted is hard to see.
inline constexpr Explanation large_fish_explanation = {
    {N_("{bases} need one {digit} each, {size} together.")},
    {N_("They have places for it only in {base_cells} and, as fins, in {fins}."), Each::Fact,
     large_fish_fact::with_fins},
    {N_("They have places for it only in {base_cells}."), Each::Fact,
     large_fish_fact::without_fins},
    {N_("These lie in as many houses, {covers}, and none of these takes it twice: so each of them "
        "has its {digit} there."),
     Each::Fact, large_fish_fact::without_fins},
    {N_("Without the fins these lie in as many houses, {covers}, and none of these takes it twice: "
        "so each of them has its {digit} there if no fin holds it."),
     Each::Fact, large_fish_fact::with_fins},
    {N_("If a fin holds it, it is seen from {removed_cells} as well."), Each::Fact,
     large_fish_fact::with_fins},
    {N_("{cells} lies in {houses} at once: there it would use up the {digit} of more than one."),
     Each::Fact, large_fish_fact::in_two_covers}};

inline constexpr Explanation fish_explanation = {
    {N_("In {bases} the {digit} fits only in {base_cells}.")},
    {N_("These lie in as many houses, {covers}, so each of these has its {digit} "
        "there.")}};

inline constexpr Explanation finned_fish_explanation = {
    {N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
    {N_("If no fin holds it, {covers} have their {digit} in the other cells.")},
    {N_("If a fin does, it is seen from {removed_cells} as well.")}};

inline constexpr const char* finned_fish_about =
    N_("In some rows, the places of a digit lie in just as many columns, but for a few more: "
       "the fins. Either no fin holds the digit, and it goes from the rest of the columns, or "
       "a fin does. So it goes only from those cells of the columns that also see all fins. "
       "Rows and columns can change roles.");

inline constexpr const char* sashimi_fish_about =
    N_("A fish with fins in which a row lacks a place beside them: without the fins this row "
       "would have only one place left. Either no fin holds the digit, and the fish of the "
       "other places clears its columns, or a fin does. So the digit goes from those cells of "
       "the columns that also see all fins. Rows and columns can change roles.");

} // namespace engine
