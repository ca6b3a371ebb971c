#pragma once
// Makes a collection of a text with many puzzles, and rates the puzzles of one, in the background.

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/playable.h"
#include "engine/store/documents/collection.h"
#include "game/scenes/waiting/background.h"

namespace game {

// The puzzles that were found in a text.
struct CollectedText {
    std::vector<engine::CollectedPuzzle> puzzles; // at most engine::most_collected
    std::size_t readable = 0;                     // of them
    std::optional<engine::SharedPuzzle> first;    // the first readable one
    bool is_cut = false;                          // the text holds more than a collection can
};

class TextReading {
public:
    void begin(std::string text);
    void cancel() { work_.cancel(); }
    void wait(engine::PlayTime at_most) const { work_.wait(at_most); }
    // Returns what was found, only once.
    std::optional<CollectedText> take() { return work_.take(); }

    std::size_t found() const { return counts_->found; } // puzzles so far
    std::size_t done() const { return counts_->done; }   // bytes
    std::size_t of() const { return of_; }

private:
    struct Counts {
        std::atomic<std::size_t> found = 0;
        std::atomic<std::size_t> done = 0;
    };
    static CollectedText
    read(const std::string& text, Counts& counts, const engine::Cancel& cancel);

    std::shared_ptr<Counts> counts_ = std::make_shared<Counts>();
    std::size_t of_ = 0;
    Background<CollectedText> work_; // last, as it uses the counts
};

// Rates the puzzles of a collection that are not rated yet, in their order.
class CollectionRating {
public:
    void begin(const engine::Collection& collection);
    void cancel() { work_.cancel(); }
    bool is_running() const { return work_.is_busy(); }
    // Takes over what has become known since the last call: levels, and why other puzzles can't be
    // played. Returns what there was.
    std::vector<engine::PuzzleRating> take_into(engine::Collection& collection);

    std::size_t done() const { return done_; } // of those that take_into() has given
    std::size_t of() const { return of_; }

private:
    struct Results {
        std::mutex mutex;
        std::vector<engine::PuzzleRating> waiting;
    };
    using Lines = std::vector<std::pair<std::size_t, std::string>>;
    static bool rate(const Lines& lines, Results& results, const engine::Cancel& cancel);

    std::shared_ptr<Results> results_ = std::make_shared<Results>();
    std::size_t done_ = 0;
    std::size_t of_ = 0;
    Background<bool> work_; // last, as it uses the results
};

// Reads the puzzle of a line of a collection. Fails only if the file was changed by other programs.
engine::Result<engine::SharedPuzzle> puzzle_in(const std::string& line,
                                               engine::LastGrid& last_grid);

} // namespace game
