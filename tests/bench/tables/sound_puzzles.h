#pragma once
// The puzzles with which steps are checked: a mix of all layouts and levels, in which slow kinds
// are rare.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"

namespace bench {

class SoundPuzzles {
public:
    SoundPuzzles(const std::vector<std::string>& layouts, std::uint64_t seed);

    // The spec of the puzzle with this number. It requests no technique.
    engine::PuzzleSpec spec(std::uint64_t number) const;
    std::uint64_t dice_seed(std::uint64_t number) const { return seed_ << 40 ^ number; }

private:
    struct Kind {
        std::string layout;
        engine::Level level;
    };
    std::vector<Kind> wheel_; // each kind as often as it should occur
    std::uint64_t seed_;
};

} // namespace bench
