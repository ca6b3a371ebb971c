#pragma once
// A collection: the puzzles of a file or text with many, in its order. What has become of each is
// no part of it: saved games and the book of records know which are begun or solved.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/message.h"
#include "engine/steps/level.h"

namespace engine {

struct CollectedPuzzle {
    std::string line = {}; // as to_line() writes it; empty if the puzzle could not be read
    std::string name = {}; // empty if the text gave none
    std::optional<Level> level = {}; // nothing until it has been rated
    // Why it can't be played: it could not be read, or has not exactly one solution.
    std::optional<Message> fault = {};

    // Whether it is neither rated nor known to be faulty.
    bool is_unknown() const { return !level && !fault; }

    friend bool operator==(const CollectedPuzzle&, const CollectedPuzzle&) = default;
};

struct Collection {
    std::string id = {};    // names the file: small letters, digits and hyphens
    std::string name = {};  // usually that of the file it comes from; empty if the text had none
    std::int64_t added = 0; // seconds since 1970-01-01 UTC
    std::vector<CollectedPuzzle> puzzles = {};

    friend bool operator==(const Collection&, const Collection&) = default;
};

// What the list of collections shows.
struct CollectionSummary {
    std::string id;
    std::string name;
    std::int64_t added = 0;
    std::size_t puzzles = 0;
};
CollectionSummary summary_of(const Collection& collection);

inline constexpr std::size_t most_collected = 100'000; // puzzles in a collection
inline constexpr std::size_t most_collected_bytes = std::size_t{48} << 20U; // of its lines together
inline constexpr std::size_t longest_collected_line = 8'000;                // bytes
inline constexpr std::size_t longest_collected_name = 96;                   // bytes

// A name as a collection can hold it: what can't be seen is replaced, what is too long cut off.
std::string collected_name(std::string_view text);
// The same for the reason why a puzzle can't be played.
Message collected_fault(Message why);

// An id that depends on the puzzles and their names alone, so that the same text gives the same
// collection again.
std::string id_of_puzzles(const std::vector<CollectedPuzzle>& puzzles);

// What was found out about a puzzle of a collection: its level, or why it can't be played.
struct PuzzleRating {
    std::size_t index = 0; // in the collection
    std::string line = {}; // of the puzzle, by which it is known again
    std::optional<Level> level = {};
    std::optional<Message> fault = {}; // as collected_fault() gives it

    friend bool operator==(const PuzzleRating&, const PuzzleRating&) = default;
};

// Enters the ratings of puzzles that are not rated yet. Returns whether there were any.
bool add_ratings(Collection& collection, const std::vector<PuzzleRating>& ratings);

// Takes over the levels and faults that `known`, the same collection, has and this one lacks.
void take_ratings(Collection& collection, const Collection& known);

// The content of the file: a line with when it was added, the number of puzzles and the name; then
// a line for each puzzle: the puzzle, level, name, and the fault with the names and values of its
// placeholders. Fields are separated by tabs; empty ones at the end are left out.
std::string to_text(const Collection& collection);
// Both return nothing if the content is invalid. The first reads only the first line.
std::optional<CollectionSummary> collection_summary_from(std::string_view content,
                                                         const std::string& id);
std::optional<Collection> collection_from(std::string_view content, const std::string& id);

} // namespace engine
