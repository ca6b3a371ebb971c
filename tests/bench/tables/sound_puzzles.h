#pragma once
// Which puzzles the teacher's steps are held against: a mix of all layouts and levels, in which
// what takes long comes seldom.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"

namespace bench {

class SoundPuzzles {
public:
    SoundPuzzles(const std::vector<std::string>& layouts, std::uint64_t seed);

    // Of the puzzle of this number. The technique is what would be looked for in New Game: none.
    engine::PuzzleSpec spec(std::uint64_t number) const;
    std::uint64_t dice_seed(std::uint64_t number) const { return seed_ << 40 ^ number; }

private:
    struct Kind {
        std::string layout;
        engine::Level level;
    };
    std::vector<Kind> wheel_; // each kind as often as it is to come
    std::uint64_t seed_;
};

} // namespace bench
