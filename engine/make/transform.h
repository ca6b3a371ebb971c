#pragma once
// Changes of a full grid that keep it right: digits get other names, lines and boxes other places.

#include <array>
#include <optional>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

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

// The transformation must apply to the grid.
Digits
transformed(const Grid& grid, const Digits& digits, Transformation transformation, Random& random);

} // namespace engine
