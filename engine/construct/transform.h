#pragma once
// Changes of a full grid that keep it valid: digits are renamed, lines and boxes are moved.

#include <array>
#include <cstdint>
#include <optional>

#include "engine/base/random.h"
#include "engine/construct/construction.h"
#include "engine/construct/line_moves.h"
#include "engine/grid/puzzle.h"

namespace engine {

enum class Transformation {
    RelabelDigits,
    ShuffleRows,    // inside their bands
    ShuffleColumns, // inside their stacks
    ShuffleBands,
    ShuffleStacks,
    Transpose,
    MirrorRows, // the top row becomes the bottom row
    MirrorColumns,
    Rotate, // by a quarter turn
};

inline constexpr std::array all_transformations = {
    Transformation::RelabelDigits, Transformation::ShuffleRows,   Transformation::ShuffleColumns,
    Transformation::ShuffleBands,  Transformation::ShuffleStacks, Transformation::Transpose,
    Transformation::MirrorRows,    Transformation::MirrorColumns, Transformation::Rotate,
};

// A band is a row of boxes, a stack a column of them.
struct BoxShape {
    int height;
    int width;

    friend bool operator==(const BoxShape&, const BoxShape&) = default;
};

// The boxes of a grid that has only rows, columns and boxes; nothing for other grids.
std::optional<BoxShape> straight_boxes(const Grid& grid);

// Several transformations combined into one rearrangement of lines and digits, applied in a single
// pass.
class Rearrangement {
public:
    // If the grid has no boxes, only digits can be renamed. Transformations keep the symmetry:
    // lines move in pairs, or columns like rows.
    explicit Rearrangement(const Grid& grid, Symmetry kept = Symmetry::None);

    // Digits can be renamed if there are no sums; cells can be moved only if the grid has boxes,
    // and turned by a quarter only if these are square.
    bool takes(Transformation transformation) const;
    void add(Transformation transformation, Random& random);
    std::uint64_t transformations() const { return transformations_; } // added so far
    Digits of(const Digits& digits) const { return moves_.of(digits); }
    const LineMoves& moves() const { return moves_; }

private:
    // Which lines must move together so that the pattern of givens keeps its symmetry.
    struct Ties {
        bool rows = false;     // each row and the opposite one
        bool columns = false;  // each column and the opposite one
        bool crossing = false; // each row and the column that meets it on the main diagonal
    };
    static Ties ties_of(Symmetry kept);

    void rename(const LineOrder& names);
    enum class Lines { Rows, Columns };
    void take(Lines kind, const LineOrder& order); // both if they cross
    void take_untied(Lines kind, const LineOrder& order);

    int size_;
    bool has_cages_;
    Ties ties_;
    bool turns_ = false; // may be turned by a quarter
    std::optional<BoxShape> boxes_;
    LineMoves moves_;
    std::uint64_t transformations_ = 0;
};

// A random choice among all that the grid allows and that keep the symmetry.
Rearrangement any_rearrangement(const Grid& grid, Random& random, Symmetry kept = Symmetry::None);

} // namespace engine
