#pragma once
// The puzzles that options such as --layout and --level order, for commands that make new ones.

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/text/translations.h"

namespace game {

struct LevelRange {
    engine::Level easiest;
    engine::Level hardest;

    friend bool operator==(const LevelRange&, const LevelRange&) = default;
};

// Nothing for options that were not given.
struct OrderArguments {
    std::optional<std::string> layout = {}; // id
    std::optional<LevelRange> levels = {};
    const engine::Technique* technique = nullptr;
    std::optional<engine::FillMethod> fill = {};
    std::optional<engine::Symmetry> symmetry = {};
    std::optional<int> count = {};
    std::optional<std::uint64_t> seed = {};
    std::optional<int> givens = {};
    std::optional<int> givens_in_row = {};
    std::optional<int> most_in_row = {};
    std::vector<int> givens_of_rows = {};
    bool minimal = false;
    bool in_order = false;

    friend bool operator==(const OrderArguments&, const OrderArguments&) = default;
};

// Whether any of the options was given.
inline bool says_something(const OrderArguments& asked)
{
    return asked != OrderArguments{};
}
// The layout that was chosen, or the usual one.
engine::Layout layout_of(const OrderArguments& asked);

struct Order {
    engine::PuzzleSpec spec;
    int count = 1; // of puzzles; each uses the next seed
    bool seed_is_rolled = false;
    bool level_is_nearest = false; // no level was given, and the layout does not have Easy
};

// Of the easiest level asked for. Fails with a sentence if the options don't fit together.
engine::Result<Order> order_of(const OrderArguments& asked);
// Fails with the same sentence if the layout has no puzzles of the level; both are ids, and an
// empty one is no wish.
engine::Attempt check_wish(const std::string& layout, const std::string& level);

// Nothing if the program was asked to end, or if no digits satisfy the rules.
std::optional<engine::MadePuzzle> make_unless_interrupted(engine::PuzzleMaker& maker,
                                                          std::uint64_t seed);

// Tells what the player did not choose.
void say_what_was_chosen(const Order& order, std::ostream& err, const engine::Translations& texts);
// Which wish of the spec the puzzle does not meet; nothing if it meets all.
std::optional<engine::Message> what_is_missed(const engine::PuzzleSpec& spec,
                                              const engine::MadePuzzle& made);

} // namespace game
