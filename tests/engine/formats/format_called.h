#pragma once
// A format by its id, which must be known.

#include <algorithm>

#include "engine/formats/formats.h"

namespace engine {

inline const Format& format_called(std::string_view id)
{
    return **std::ranges::find(all_formats(), id, &Format::id);
}

} // namespace engine
