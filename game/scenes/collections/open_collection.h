#pragma once
// A collection that is open on the screen, without its appearance: its puzzles, which of them are
// begun or solved, the levels that are being found, and the list in the order that the player
// wants.

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/scenes/collections/collecting.h"
#include "game/scenes/collections/collection_order.h"
#include "game/scenes/collections/collection_states.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/pending.h"
#include "game/scenes/waiting/work_progress.h"

namespace game {

class OpenCollection {
public:
    OpenCollection(Services& services, std::shared_ptr<const engine::Collection> collection);
    // Reads the collection first; until then there are no puzzles.
    OpenCollection(Services& services, std::string id);
    ~OpenCollection();
    OpenCollection(const OpenCollection&) = delete;
    OpenCollection& operator=(const OpenCollection&) = delete;

    // Takes what has arrived from the disk and from work in the background. Returns whether
    // anything in the list has changed.
    bool update(engine::MonotonicTime now);
    bool is_busy() const;

    const std::string& id() const { return id_; }
    const std::string& name() const { return collection_.name; }
    bool is_loaded() const { return !collection_.puzzles.empty(); }
    const std::optional<engine::Message>& failure() const { return failure_; } // to load it
    std::size_t count() const { return collection_.puzzles.size(); }
    std::size_t playable() const { return playable_; } // those of which no fault is known
    std::size_t solved() const { return solved_; }     // of those
    const engine::CollectedPuzzle& puzzle(std::size_t index) const
    {
        return collection_.puzzles[index];
    }
    const PuzzleState& state(std::size_t index) const { return states_.puzzles[index]; }
    // Whether it is known which puzzles are begun or solved.
    bool has_states() const { return has_states_; }
    // Returns the first puzzle after that one that is not solved and can be played: in the order of
    // the file, after its end from the beginning.
    std::optional<std::size_t> next_unsolved(std::size_t after) const;
    // The puzzle of this recipe, solved or not; nothing if it is not there.
    std::optional<std::size_t> puzzle_of(const std::string& recipe) const;

    // Indexes of puzzles, in the order of the list.
    const std::vector<std::size_t>& listed() const { return listed_; }
    CollectionSort sort() const { return sort_; }
    void list(CollectionSort sort, std::string search);

    engine::RunFilter filter() const { return filter_; }
    void change_filter();
    const std::vector<CollectionStates::Run>& best() const { return best_; }

    // Levels are found in the order of the file, until all are known or the work is cancelled.
    bool is_rating() const { return takes_ratings_; }
    bool needs_rating() const { return rated() < to_rate(); }
    void rate_rest();
    void cancel_rating();
    std::size_t rated() const { return rating_.done(); }
    std::size_t to_rate() const { return rating_.of(); }
    WorkProgress rating_progress() const;

    // What is printed of a puzzle, for drawing it; nothing if it could not be read.
    std::optional<engine::SharedPuzzle> printed(std::size_t index) const;

private:
    void begin(std::shared_ptr<const engine::Collection> collection);
    bool take_loaded();
    void look_at_states();
    bool take_states();
    bool take_ratings();
    bool take_new_ratings();
    void save_ratings();
    void count_again();
    void list_again();

    Services& services_;
    std::string id_;
    Pending<LoadedCollection> loading_;
    std::optional<engine::Message> failure_;
    std::shared_ptr<const engine::Collection> read_; // as it was read, for the background
    engine::Collection collection_;                  // with the levels that have become known
    Pending<std::vector<engine::GameSummary>> games_;
    Background<CollectionStates> looking_;
    CollectionStates states_;
    // Counted when something has changed, as the header shows them in each frame.
    std::size_t playable_ = 0;
    std::size_t solved_ = 0;
    bool has_states_ = false;
    std::size_t runs_seen_ = 0; // number of runs in the book
    CollectionRating rating_;
    bool takes_ratings_ = false; // from it
    std::vector<engine::PuzzleRating> unsaved_ratings_;
    engine::MonotonicTime rating_began_{0};
    engine::MonotonicTime saved_at_{0}; // ratings, or when rating began
    engine::MonotonicTime listed_at_{0};
    engine::MonotonicTime now_{0};
    CollectionSort sort_ = CollectionSort::Order;
    std::string search_;
    engine::RunFilter filter_ = engine::RunFilter::CleanOnly;
    std::vector<std::size_t> listed_;
    std::vector<CollectionStates::Run> best_;
    mutable engine::LastGrid last_grid_;
    mutable std::map<std::size_t, engine::SharedPuzzle> printed_; // those drawn last, by index
};

} // namespace game
