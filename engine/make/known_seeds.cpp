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

struct Known {
    std::string_view layout;
    Level level;
    std::span<const std::uint32_t> seeds;
};

constexpr auto known = std::to_array<Known>({
    {"jigsaw-9x9", Level::Diabolical, jigsaw_diabolical},
    {"jigsaw-x-9x9", Level::Diabolical, jigsaw_x_diabolical},
    {"jigsaw-10x10", Level::Diabolical, jigsaw_10_diabolical},
});

} // namespace

std::span<const std::uint32_t> known_seeds(std::string_view layout, Level level)
{
    for (const Known& each : known) {
        if (each.layout == layout && each.level == level)
            return each.seeds;
    }
    return {};
}

} // namespace engine
