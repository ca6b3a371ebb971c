#pragma once
// Changes of a full grid that keep it right: digits get other names, lines and boxes other places.

#include <array>
#include <cstdint>
#include <optional>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"
#include "engine/make/line_orders.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

enum class Transformation {
    RelabelDigits,
    ShuffleRows,    // inside their bands
    ShuffleColumns, // inside their stacks
    ShuffleBands,
    ShuffleStacks,
    Transpose,
    MirrorRows, // the top one goes to the bottom
    MirrorColumns,
    Rotate, // by a quarter
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

// The boxes of a grid that is nothing but rows, columns and straight boxes; nothing for others.
std::optional<BoxShape> straight_boxes(const Grid& grid);

// Digits can be renamed where no cage adds them up; cells can be moved on straight boxes only,
// and turned on their side only where these are square.
bool applies(Transformation transformation, const Grid& grid);

// Transformations one after the other, as one rearrangement of lines and digits that is done in
// a single pass.
class Rearrangement {
public:
    // Boxes only where the grid has straight ones; without them only digits can be renamed. What is
    // added does not break the symmetry: lines go in pairs, or columns as the rows.
    explicit Rearrangement(const Grid& grid, Symmetry kept = Symmetry::None);

    bool takes(Transformation transformation) const; // see applies()
    void add(Transformation transformation, Random& random);
    std::uint64_t transformations() const { return transformations_; } // added so far
    Digits of(const Digits& digits) const { return moves_.of(digits); }
    const LineMoves& moves() const { return moves_; }

private:
    // What holds lines together, so that a pattern stays as it is when others take their places.
    struct Ties {
        bool rows = false;     // each row and that opposite
        bool columns = false;  // each column and that opposite
        bool crossing = false; // each row and the column that leaves the main diagonal with it
    };
    static Ties ties_of(Symmetry kept);

    void rename(const LineOrder& names);
    void take_rows(const LineOrder& order);
    void take_columns(const LineOrder& order);
    void take_tied_rows(const LineOrder& order);
    void take_tied_columns(const LineOrder& order);

    int size_;
    bool has_cages_;
    Ties ties_;
    bool turns_ = false; // may lie on its side
    std::optional<BoxShape> boxes_;
    LineMoves moves_;
    std::uint64_t transformations_ = 0;
};

// One of all that the grid takes and that keep the symmetry.
Rearrangement any_rearrangement(const Grid& grid, Random& random, Symmetry kept = Symmetry::None);

// The transformation must apply to the grid.
Digits
transformed(const Grid& grid, const Digits& digits, Transformation transformation, Random& random);

} // namespace engine
