#include "engine/make/known_seeds.h"

#include <array>

namespace engine {

namespace {

// Printed by `search_bench seeds`; not to be written by hand.
constexpr auto jigsaw_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/jigsaw-9x9-diabolical.inc"
});

constexpr auto jigsaw_x_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/jigsaw-x-9x9-diabolical.inc"
});

constexpr auto jigsaw_10_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/jigsaw-10x10-diabolical.inc"
});

constexpr auto large_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/10x10-diabolical.inc"
});

constexpr auto windoku_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/windoku-diabolical.inc"
});

constexpr auto disjoint_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/disjoint-9x9-diabolical.inc"
});

constexpr auto large_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/16x16-extreme.inc"
});

constexpr auto x_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/x-9x9-extreme.inc"
});

constexpr auto half_turn_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-extreme-rotation2.inc"
});

constexpr auto quarter_turn_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-extreme-rotation4.inc"
});

constexpr auto mirrored_rows_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-extreme-mirror-rows.inc"
});

constexpr auto mirrored_columns_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-extreme-mirror-columns.inc"
});

constexpr auto over_diagonal_extreme = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-extreme-diagonal.inc"
});

constexpr auto half_turn_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-diabolical-rotation2.inc"
});

constexpr auto quarter_turn_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-diabolical-rotation4.inc"
});

constexpr auto mirrored_rows_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-diabolical-mirror-rows.inc"
});

constexpr auto mirrored_columns_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-diabolical-mirror-columns.inc"
});

constexpr auto over_diagonal_diabolical = std::to_array<std::uint32_t>({
#include "engine/make/known_seeds/9x9-diabolical-diagonal.inc"
});

struct Known {
    std::string_view layout;
    Level level;
    KnownSeeds known;
    Symmetry symmetry = Symmetry::None;
};

constexpr auto known = std::to_array<Known>({
    {"jigsaw-9x9", Level::Diabolical, {jigsaw_diabolical, 60}},
    {"jigsaw-x-9x9", Level::Diabolical, {jigsaw_x_diabolical, 60}},
    {"jigsaw-10x10", Level::Diabolical, {jigsaw_10_diabolical, 60}},
    {"10x10", Level::Diabolical, {large_diabolical, 60}},
    {"windoku", Level::Diabolical, {windoku_diabolical, 60}},
    {"disjoint-9x9", Level::Diabolical, {disjoint_diabolical, 60}},
    {"16x16", Level::Extreme, {large_extreme, 1}},
    {"x-9x9", Level::Extreme, {x_extreme, 1}},
    {"9x9", Level::Extreme, {half_turn_extreme}, Symmetry::Rotation2},
    {"9x9", Level::Extreme, {quarter_turn_extreme}, Symmetry::Rotation4},
    {"9x9", Level::Extreme, {mirrored_rows_extreme}, Symmetry::MirrorRows},
    {"9x9", Level::Extreme, {mirrored_columns_extreme}, Symmetry::MirrorColumns},
    {"9x9", Level::Extreme, {over_diagonal_extreme}, Symmetry::Diagonal},
    {"9x9", Level::Diabolical, {half_turn_diabolical}, Symmetry::Rotation2},
    {"9x9", Level::Diabolical, {quarter_turn_diabolical}, Symmetry::Rotation4},
    {"9x9", Level::Diabolical, {mirrored_rows_diabolical}, Symmetry::MirrorRows},
    {"9x9", Level::Diabolical, {mirrored_columns_diabolical}, Symmetry::MirrorColumns},
    {"9x9", Level::Diabolical, {over_diagonal_diabolical}, Symmetry::Diagonal},
});

} // namespace

KnownSeeds known_seeds(std::string_view layout, Level level, Symmetry symmetry)
{
    for (const Known& each : known) {
        if (each.layout == layout && each.level == level && each.symmetry == symmetry)
            return each.known;
    }
    return {};
}

} // namespace engine
