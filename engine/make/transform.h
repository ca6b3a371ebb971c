#pragma once
// Changes of a full grid that keep it right: digits get other names, lines and boxes other places.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

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

// Transformations one after the other, as one rearrangement of lines and digits that is done in
// a single pass.
class Rearrangement {
public:
    // Boxes only where the grid has straight ones; without them only digits can be renamed.
    explicit Rearrangement(const Grid& grid);

    bool takes(Transformation transformation) const; // see applies()
    void add(Transformation transformation, Random& random);
    std::uint64_t transformations() const { return transformations_; } // added so far
    Digits of(const Digits& digits) const;

private:
    void rename(const std::vector<int>& names);
    void take_rows(const std::vector<int>& order);
    void take_columns(const std::vector<int>& order);

    int size_;
    bool has_cages_;
    bool turns_ = false; // may lie on its side
    std::optional<BoxShape> boxes_;
    std::vector<int> names_; // by digit, from 0; empty while none is renamed
    std::vector<int> rows_;  // where each line comes from, before the turn
    std::vector<int> columns_;
    bool is_turned_ = false; // rows became columns
    std::uint64_t transformations_ = 0;
};

// One of all that the grid takes, each equally likely.
Rearrangement any_rearrangement(const Grid& grid, Random& random);

// The transformation must apply to the grid.
Digits
transformed(const Grid& grid, const Digits& digits, Transformation transformation, Random& random);

} // namespace engine
