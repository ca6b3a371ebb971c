#pragma once
// Finds grids in tables and lists whose rows are written otherwise than a grid's: with empty fields
// between bars, in the items of a list, in the strings of a program, all cells on one line.

#include <string_view>

#include "engine/formats/arrays.h"
#include "engine/formats/format.h"

namespace engine {

// What begins at the beginning of a line; Whole only if it is one grid that no other format reads.
// If it is none, `end` is up to where that was found out. Looks no farther than a table of the
// largest size may reach; `is_whole` says that no more text will come.
ArrayText table_at(std::string_view text, bool is_whole);

extern const Format table_format;

} // namespace engine
