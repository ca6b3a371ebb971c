#pragma once
// Two equal digits that must differ, in words.

#include <optional>

#include "engine/base/message.h"
#include "engine/grid/grid.h"
#include "engine/grid/puzzle.h"

namespace engine {

// A message about the first such digits in reading order, as `text`, marked with N_, says it with
// {digit}, {one} and {other}, its cells; nothing if there are none.
std::optional<Message> clash_in(const Grid& grid, const Digits& digits, const char* text);

} // namespace engine
