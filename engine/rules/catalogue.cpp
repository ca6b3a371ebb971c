#include "engine/rules/catalogue.h"

#include <array>

namespace engine {

std::span<const Arrangement> all_arrangements()
{
    static const std::array arrangements = {
        Arrangement{"twodoku", N_("Twodoku"), 9, {{0, 0}, {6, 6}}},
        Arrangement{"butterfly", N_("Butterfly"), 9, {{0, 0}, {0, 3}, {3, 0}, {3, 3}}},
        Arrangement{"flower", N_("Flower"), 9, {{0, 3}, {3, 0}, {3, 3}, {3, 6}, {6, 3}}},
        Arrangement{"samurai", N_("Samurai"), 9, {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}},
    };
    return arrangements;
}

std::span<const NamedMix> all_named_mixes()
{
    static constexpr std::array mixes = {
        NamedMix{"4x4", "4x4"},
        NamedMix{"6x6", "6x6"},
        NamedMix{"8x8", "8x8"},
        NamedMix{"9x9", "9x9"},
        NamedMix{"10x10", "10x10"},
        NamedMix{"12x12", "12x12"},
        NamedMix{"15x15", "15x15"},
        NamedMix{"16x16", "16x16"},
        NamedMix{"20x20", "20x20"},
        NamedMix{"25x25", "25x25"},
        NamedMix{"x-9x9", "9x9+diagonals"},
        NamedMix{"windoku", "9x9+windoku"},
        NamedMix{"disjoint-9x9", "9x9+disjoint-groups"},
        NamedMix{"anti-knight-9x9", "9x9+anti-knight"},
        NamedMix{"anti-king-9x9", "9x9+anti-king"},
        NamedMix{"jigsaw-5x5", "5x5+jigsaw"},
        NamedMix{"jigsaw-6x6", "6x6+jigsaw"},
        NamedMix{"jigsaw-7x7", "7x7+jigsaw"},
        NamedMix{"jigsaw-8x8", "8x8+jigsaw"},
        NamedMix{"jigsaw-9x9", "9x9+jigsaw"},
        NamedMix{"jigsaw-10x10", "10x10+jigsaw"},
        NamedMix{"jigsaw-12x12", "12x12+jigsaw"},
        NamedMix{"jigsaw-x-9x9", "9x9+jigsaw+diagonals"},
        NamedMix{"killer-4x4", "4x4+killer"},
        NamedMix{"killer-6x6", "6x6+killer"},
        NamedMix{"killer-8x8", "8x8+killer"},
        NamedMix{"killer-9x9", "9x9+killer"},
        NamedMix{"killer-x-9x9", "9x9+diagonals+killer"},
        NamedMix{"killer-jigsaw-9x9", "9x9+jigsaw+killer"},
        NamedMix{"twodoku", "twodoku"},
        NamedMix{"butterfly", "butterfly"},
        NamedMix{"flower", "flower"},
        NamedMix{"samurai", "samurai"},
    };
    return mixes;
}

} // namespace engine
