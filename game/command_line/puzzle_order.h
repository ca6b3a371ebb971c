#pragma once
// The puzzles that options such as --layout and --level order, for commands that make new ones.

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/text/translations.h"

namespace game {

// The arguments as typed; empty if an option was not given.
struct OrderArguments {
    std::string layout;
    std::string level;
    std::string technique;
    std::string fill;
    std::string symmetry;
    std::string count;
    std::string seed;
    std::string givens;
    std::string givens_in_row;
    std::string most_in_row;
    bool minimal = false;
    bool in_order = false;
};

// Whether any of the options was given.
bool says_something(const OrderArguments& asked);

// What the options take.
std::vector<std::string> technique_names(); // those that may be needed
std::vector<std::string> fill_names();
std::vector<std::string> symmetry_names();

struct Order {
    engine::PuzzleSpec spec;
    int count = 1; // of puzzles; each uses the next seed
    bool seed_is_rolled = false;
    bool level_is_nearest = false; // no level was given, and the layout does not have Easy
};

// Fails with a sentence if the options don't fit together, or order more than `most` puzzles.
engine::Result<Order> understood(const OrderArguments& asked, int most);

// Tells what the player did not choose.
void say_what_was_chosen(const Order& order, std::ostream& err, const engine::Translations& texts);
// Which wish of the spec the puzzle does not meet; nothing if it meets all.
std::optional<engine::Message> what_is_missed(const engine::PuzzleSpec& spec,
                                              const engine::MadePuzzle& made);

} // namespace game
