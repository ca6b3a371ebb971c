#pragma once
// Makes puzzles to a spec: fills a grid, takes givens away while one solution and the level remain,
// and looks whether the spec is met; puzzles of rare levels are made from the stock (stock.h).
// Deterministic in the spec; bounded in work.

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/base/cancel.h"
#include "engine/grid/puzzle.h"
#include "engine/make/goal.h"
#include "engine/make/grid_maker.h"
#include "engine/make/puzzle_spec.h"
#include "engine/make/stock.h"
#include "engine/recipe/recipe.h"

namespace engine {

struct MadePuzzle {
    Puzzle puzzle;
    Level level;                // the level reached
    bool is_as_asked;           // false only when the bounded number of attempts missed it: level,
                                // technique or number of givens
    std::uint64_t fill_steps;   // digits tried, or transformations made, while filling the grids
    std::uint64_t search_steps; // guesses of the searches that proved uniqueness; on the classic
                                // grid not the same on every processor
    std::uint64_t attempts;     // grids filled until the spec was met
    Recipe recipe;              // makes the same puzzle again, for ever
};

// How far the work has come.
struct Making {
    std::uint64_t attempt = 0; // from 1
    int looked_at = 0;         // givens, or groups of them, tried in this attempt
    int of = 0;
};

class PuzzleMaker {
public:
    // The spec's layout must be known. Its seed does not matter here.
    explicit PuzzleMaker(const PuzzleSpec& spec);
    PuzzleMaker(const PuzzleMaker&) = delete; // `grids_` knows the layout by its address
    PuzzleMaker& operator=(const PuzzleMaker&) = delete;

    // The same for a seed, whatever was made before. Nothing when asked to stop, or when no digits
    // were found that fit the layout's rules: no layout of the catalogue suffers from that, but
    // some mixes do, as there are none (6x6+anti-knight+anti-king) or none that are found in
    // bounded time (25x25+disjoint-groups). How
    // many grids are tried is bounded; when all of them miss the spec, the first of the nearest
    // puzzles is given: nearest in level and then, where a number of givens was asked for, in
    // these. `report` is called from time to time where it takes long.
    std::optional<MadePuzzle> make(std::uint64_t seed,
                                   const Cancel& stop = {},
                                   const std::function<void(const Making&)>& report = {});

    // Whether these dice, for the stock, make a puzzle as asked at once.
    bool is_met_by(std::uint32_t dice, const Cancel& stop = {});

private:
    struct Attempt {
        Puzzle puzzle;
        std::uint64_t fill_steps;
        std::uint64_t search_steps;
        Goal::Judgement judgement = {Goal::Standing::Below, Level::Beginner};
        std::optional<FromStock> stock = {};
    };
    using Report = std::function<void(const Making&)>;

    // What was prepared for the spec; null where nothing was, or where it does not fit the wishes.
    const Shelf* shelf() const;
    bool is_level_known() const;

    // Each gives nothing where it was stopped.
    std::optional<Attempt> attempt_from_stock(const Shelf& shelf, Random&, const Cancel&);
    std::optional<Attempt> take_from_walk(const Shelf& shelf, Random& random);
    std::optional<Attempt> dig(Random&, const Cancel&, const Report&, Making);
    std::optional<Attempt> dig_afresh(Random& dice, const Cancel&);
    std::optional<Attempt> judged(std::optional<Attempt> made, Random&, const Cancel&);

    bool is_nearer(const Attempt& one, const Attempt& other) const;
    bool is_as_asked(const Attempt& made) const;

    PuzzleSpec spec_;
    Layout layout_;
    GridMaker grids_;
    Goal goal_;
    std::vector<int> offered_; // numbers of the stock's puzzles; empty while none was asked for
};

// A single puzzle. See PuzzleMaker::make().
std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, Cancel stop = {});

} // namespace engine
