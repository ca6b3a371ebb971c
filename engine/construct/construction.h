#pragma once
// Everything from which a puzzle is constructed. The same construction gives the same puzzle for
// ever: codes (engine/recipe/recipe.h) hold nothing else.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/grid/grid.h"
#include "engine/rules/layout.h"

namespace engine {

enum class FillMethod { Backtracking, Transform, Rows };

// The symmetry of the pattern of givens.
enum class Symmetry { None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal };

// Which givens may be removed.
enum class RemovalRule {
    RegionSingles, // while singles in regions solve the puzzle, see Singles in engine/solve
    AllSingles,    // while singles solve it
    OneSolution,   // while it is easily seen that there is one solution, see given_removal.h
    Minimal,       // until no given can be removed, as far as bounded searches decide
};

// How the cages of killers are drawn.
enum class CageStyle {
    Mixed,  // mostly of two to four cells
    Small,  // of two and three cells
    Joined, // small ones, of which two become one as long as the cages leave one solution
};

struct Construction {
    std::uint32_t dice = 0; // seeds all random decisions
    FillMethod fill = FillMethod::Backtracking;
    Symmetry symmetry = Symmetry::None;
    RemovalRule rule = RemovalRule::OneSolution;
    int givens = 0;        // this many are left at least; 0: the usual number of the rule
    int givens_in_row = 0; // the same for every row of the drawing
    int most_in_row = 0; // not more in any of these rows, as far as the rule allows; 0: any number
    // Exactly so many in each row, as far as the rule allows; dice deal the numbers to the rows.
    // None: any number.
    std::vector<int> givens_of_rows = {};
    bool digits_in_order = false; // backtracking tries 1, 2, 3 ... in this order, see fill.h
    CageStyle cages = CageStyle::Mixed;

    // Cells whose givens are removed besides, because a search found that they are not needed; -1:
    // none.
    std::array<int, 2> also_removed = {-1, -1};

    // Groups of givens that are put back to make the puzzle easier, in the order of
    // Constructed::removed: the first ones, and one more. -1: no other one.
    int put_back = 0;
    int put_back_also = -1;

    friend bool operator==(const Construction&, const Construction&) = default;
};

// How the cages of the layout are drawn where nothing else is said: by the level, from 0, and the
// rule. Mixed on layouts without cages.
CageStyle usual_cages(const Layout& layout, int level, RemovalRule rule);

// Identifiers for the command line and saves: "backtracking", "rows", "rotation2".
std::string_view id_of(FillMethod fill);
std::string_view id_of(Symmetry symmetry);
std::optional<FillMethod> find_fill_method(std::string_view id);
std::optional<Symmetry> find_symmetry(std::string_view id);

// Which cells are givens only together, so that the pattern of givens has the symmetry. Every cell
// is in exactly one orbit. Positions where the grid has no cell are left out.
std::vector<Cells> orbits(const Grid& grid, Symmetry symmetry);

} // namespace engine
