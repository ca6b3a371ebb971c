#pragma once
// Describes a puzzle that is made before it is played, in numbers and without showing it: its
// givens and their spread, the work that it took, what other programs say, and its code.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/make/puzzle_maker.h"
#include "game/scenes/editor/puzzle_study.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/widgets/boxes/box.h"

namespace game {

class MadeFacts {
public:
    explicit MadeFacts(const Services& services) : services_(services) {}

    void make(const engine::PuzzleSpec& spec); // with its seed
    void make(const engine::Recipe& recipe);
    void forget();
    void cancel(); // stops the work; what is known already stays
    // Takes results of the work; returns whether anything shown has changed.
    bool update(engine::MonotonicTime now);
    bool is_known() const { return made_.has_value(); } // a puzzle, or that there is none
    bool is_busy() const { return making_.is_busy() || comparing_.is_busy(); }
    // The seed that makes this puzzle again from its spec; nothing without a puzzle, or for a
    // recipe.
    std::optional<std::uint64_t> seed() const;

    // All of it, in the language that is chosen now.
    Box lines() const;

private:
    using Made = engine::Result<engine::MadePuzzle>;
    void add_puzzle(std::vector<Box>& lines, const engine::MadePuzzle& made) const;
    void add_work(std::vector<Box>& lines, const engine::MadePuzzle& made) const;
    Box code_line(const engine::MadePuzzle& made) const;
    void compare(const engine::Puzzle& puzzle);
    std::string work_text() const; // empty while nothing takes long

    const Services& services_;
    std::optional<engine::PuzzleSpec> spec_; // nothing for a recipe
    std::optional<Made> made_;
    std::optional<OtherRatings> others_;
    Background<Made> making_;
    Background<OtherRatings> comparing_;
    WaitClock waiting_;
    std::string told_; // of the work, when it was last placed
};

} // namespace game
