#pragma once
// The choices on the New Game screen, in the order of its cards and segments.

#include <array>

#include "engine/make/puzzle_spec.h"

namespace game {

inline constexpr const auto& levels = engine::all_levels;
inline constexpr std::array symmetries = {
    engine::Symmetry::None,       engine::Symmetry::Rotation2,     engine::Symmetry::Rotation4,
    engine::Symmetry::MirrorRows, engine::Symmetry::MirrorColumns, engine::Symmetry::Diagonal};
template <typename Table, typename Item>
std::size_t index_in(const Table& table, const Item& item)
{
    for (std::size_t index = 0; index < table.size(); ++index)
        if (table[index] == item)
            return index;
    return 0;
}

} // namespace game
