#pragma once
// Makes puzzles to a spec: fills a grid, removes givens while the solution stays unique and the
// level is not exceeded, and checks whether the spec is met. Puzzles of rare levels are made from
// the stock. The result depends only on the spec; the work is bounded.

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/construct/constructor.h"
#include "engine/grid/puzzle.h"
#include "engine/make/goal.h"
#include "engine/make/puzzle_spec.h"
#include "engine/recipe/recipe.h"
#include "engine/recipe/stock.h"

namespace engine {

struct MadePuzzle {
    Puzzle puzzle;
    Level level;             // the level reached
    Recipe recipe;           // makes the same puzzle again, for ever
    bool is_as_asked = true; // false only if no attempt met the level, the technique, the number of
                             // givens or the largest number of them in a row
    // How it was made; 0 if it was not made to a spec.
    std::uint64_t fill_steps = 0; // digits tried, or transformations made, while grids were filled
    std::uint64_t search_steps = 0; // of the searches that proved uniqueness: see Removal::steps
    std::uint64_t attempts = 0;     // grids filled until the spec was met
};

// What New Game would ask for to get such a puzzle; its seed is 0.
PuzzleSpec spec_of(const Recipe& recipe, Level level);

// The puzzle of a recipe that somebody typed. Its level is the one that it had when the recipe was
// issued; recipes without a level are rated. What is cancelled must not be used.
Result<MadePuzzle> make_again(const Recipe& recipe, const Cancel& cancel = {});

// The progress of the work.
struct Making {
    std::uint64_t attempt = 0; // from 1
    int looked_at = 0;         // givens, or groups of them, tried in this attempt
    int of = 0;
};

class PuzzleMaker {
public:
    // The spec's layout must be known. Its seed is not used here.
    explicit PuzzleMaker(const PuzzleSpec& spec);
    PuzzleMaker(const PuzzleMaker&) = delete; // `constructor_` refers to the layout by address
    PuzzleMaker& operator=(const PuzzleMaker&) = delete;

    // Makes the puzzle of a seed, whatever was made before. Returns nothing if cancelled, if the
    // stock is needed and can't be used, or if no solution of the layout was found: that never
    // happens for layouts of the catalogue, but for some mixes, which have none
    // (6x6+anti-knight+anti-king) or none that is found in bounded time (25x25+disjoint-groups).
    // The number of attempts is bounded; if all of them miss the spec, the first of the nearest
    // puzzles is returned: nearest in level and then in the number of givens, if one was requested.
    // Where puzzles of the level are often so by their effort alone (is_often_lifted()), half of
    // the attempts are made for others first. `report` is called from time to time.
    std::optional<MadePuzzle> make(std::uint64_t seed,
                                   const Cancel& stop = {},
                                   const std::function<void(const Making&)>& report = {});

    // One attempt with these dice, for finding puzzles for the stock: returns nothing unless it
    // meets the spec. Not for layouts with cages.
    std::optional<Puzzle> try_dice(std::uint32_t dice, const Cancel& stop = {});

private:
    struct Attempt {
        Puzzle puzzle;
        std::uint64_t fill_steps;
        std::uint64_t search_steps;
        Goal::Judgement judgement = {Goal::Standing::Below, Level::Beginner};
        std::variant<FilledGrid, FromDice, FromStock> made_from = {};
    };
    using Report = std::function<void(const Making&)>;

    // What was prepared for the spec; null if there is nothing that fits it.
    const Shelf* shelf() const;
    bool is_level_known() const;
    Attempt take_from_stock(const Shelf& shelf, Random& random);
    // Nothing if no position of practice leads to such a puzzle. Leaves the caller's dice alone.
    std::optional<Attempt> take_from_practice(Random random, const Cancel& stop);

    // Both return nothing if cancelled.
    std::optional<Attempt> attempt(Random&, const Cancel&, const Report&, Making);
    std::optional<Attempt> judged(Constructed constructed, FromDice from, const Cancel&);

    std::uint32_t next_dice(Random& random, std::uint64_t attempt);
    std::optional<Constructed>
    construct(Random&, Construction&, const Cancel&, const Report&, Making);

    bool is_nearer(const Attempt& one, const Attempt& other) const;
    bool is_as_asked(const Attempt& made) const;
    Recipe recipe_for(const Attempt& made, Level level) const;

    PuzzleSpec spec_;
    Layout layout_;
    Constructor constructor_;
    Goal goal_;
    std::uint32_t dice_ = 0;   // of the last attempt
    std::vector<int> offered_; // numbers of puzzles in the stock; empty until needed
};

// Reads the stock if puzzles of the spec may be made from it; fails if it can't be used.
Attempt read_stock_for(const PuzzleSpec& spec);
// Why nothing was made, if it was not cancelled.
Message why_not_made(const PuzzleSpec& spec);

// Makes a single puzzle. See PuzzleMaker::make().
std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, Cancel stop = {});

} // namespace engine
