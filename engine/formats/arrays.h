#pragma once
// Finds the grids that programs hold as lists, in a text that may hold anything.

#include <cstddef>
#include <string_view>

#include "engine/formats/format.h"

namespace engine {

// What begins at the beginning of a line, perhaps behind a name: "int grid[9][9] = {{5, 3, ...".
struct ArrayText {
    enum class State {
        None,
        Open, // may be one when more of the text has come
        Whole,
    };
    State state = State::None;
    std::size_t end = 0; // behind the line with its last bracket
};
// Looks no farther than an array may reach; `is_whole` says that no more text will come.
ArrayText array_at(std::string_view text, bool is_whole);

extern const Format array_format;

} // namespace engine
