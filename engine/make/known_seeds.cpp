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

struct Known {
    std::string_view layout;
    Level level;
    KnownSeeds known;
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
});

} // namespace

KnownSeeds known_seeds(std::string_view layout, Level level)
{
    for (const Known& each : known) {
        if (each.layout == layout && each.level == level)
            return each.known;
    }
    return {};
}

} // namespace engine
