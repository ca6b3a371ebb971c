#include "tests/bench/tables/sound_puzzles.h"

#include <algorithm>
#include <array>

#include "engine/make/reachable_levels.h"
#include "engine/rules/layout.h"

namespace bench {

namespace {

using namespace engine;

constexpr std::array<const char*, 5> mixes = {"9x9+diagonals+windoku", "8x8+diagonals",
                                              "jigsaw-9x9+anti-king", "x-9x9+disjoint-groups",
                                              "windoku+anti-knight"};

// Larger and harder puzzles take longer: a Diabolical one as long as about a hundred of the first
// levels.
int times_on_wheel(int cells, Level level)
{
    constexpr std::array<int, all_levels.size()> usual = {24, 24, 48, 48, 24, 3, 1};
    const int times = usual[static_cast<std::size_t>(level)];
    if (cells <= 81)
        return times;
    return cells <= 144 ? times / 6 : times / 24;
}

std::vector<std::string> all_ids()
{
    std::vector<std::string> ids(mixes.begin(), mixes.end());
    for (const Layout& layout : all_layouts())
        ids.push_back(layout.id);
    return ids;
}

} // namespace

SoundPuzzles::SoundPuzzles(const std::vector<std::string>& layouts, std::uint64_t seed)
    : seed_(seed)
{
    for (const std::string& id : layouts.empty() ? all_ids() : layouts) {
        const auto layout = find_layout(id);
        if (!layout)
            continue;
        const int cells = make_grid(*layout)->cell_count();
        for (Level level : reachable_levels(*layout)) {
            const int least = layouts.empty() ? 0 : 1;
            const int times = layout->id == "9x9" ? 4 * times_on_wheel(cells, level)
                                                  : times_on_wheel(cells, level);
            wheel_.insert(wheel_.end(), static_cast<std::size_t>(std::max(least, times)),
                          {layout->id, level});
        }
    }
}

PuzzleSpec SoundPuzzles::spec(std::uint64_t number) const
{
    Random dice(dice_seed(number));
    const Kind& kind = wheel_[dice.below(static_cast<std::uint32_t>(wheel_.size()))];
    return {.layout = kind.layout, .level = kind.level, .seed = dice.next()};
}

} // namespace bench
