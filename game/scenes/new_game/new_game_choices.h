#pragma once
// The choices on the New Game screen, in the order of its cards and segments.

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/rules/rule.h"

namespace game {

inline constexpr const auto& levels = engine::all_levels;
inline constexpr std::array symmetries = {
    engine::Symmetry::None,       engine::Symmetry::Rotation2,     engine::Symmetry::Rotation4,
    engine::Symmetry::MirrorRows, engine::Symmetry::MirrorColumns, engine::Symmetry::Diagonal};

// What is shown at first, besides what was chosen last.
inline constexpr std::array<std::string_view, 4> usual_squares = {"4x4", "6x6", "9x9", "16x16"};
inline constexpr std::array<std::string_view, 4> usual_rules = {"jigsaw", "diagonals", "windoku",
                                                                "killer"};
inline bool is_usual(const engine::Layout& squares)
{
    return std::ranges::find(usual_squares, squares.id) != usual_squares.end();
}
inline bool is_usual(const engine::Rule& rule)
{
    return std::ranges::find(usual_rules, rule.id) != usual_rules.end();
}

template <typename Table, typename Item>
std::size_t index_in(const Table& table, const Item& item)
{
    for (std::size_t index = 0; index < table.size(); ++index)
        if (table[index] == item)
            return index;
    return 0;
}

} // namespace game
