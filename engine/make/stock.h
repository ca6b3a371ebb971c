#pragma once
// The part of the stock for a layout, level and symmetry; engine/recipe/stock.h reads it.

#include "engine/make/puzzle_spec.h"
#include "engine/recipe/stock.h"

namespace engine {

// Null for most layouts, levels and symmetries.
inline const Shelf* stock(std::string_view layout, Level level, Symmetry symmetry = Symmetry::None)
{
    return find_shelf(layout, id_of(level), id_of(symmetry));
}

} // namespace engine
