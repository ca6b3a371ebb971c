#pragma once
// Makes puzzles beside the screen, on a thread of its own, so that no frame waits for one.

#include <future>
#include <optional>
#include <stop_token>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/make/puzzle_maker.h"

namespace game {

class PuzzleWorker {
public:
    PuzzleWorker() = default;
    ~PuzzleWorker(); // waits until the engine has noticed that it is to stop
    PuzzleWorker(const PuzzleWorker&) = delete;
    PuzzleWorker& operator=(const PuzzleWorker&) = delete;

    // Gives up whatever it was making before.
    void start(const engine::PuzzleSpec& spec);
    // Asks it to stop, and waits for nothing.
    void give_up();
    // Waits for the puzzle, but no longer than this.
    void wait(engine::PlayTime at_most) const;

    bool is_making() const { return job_.has_value(); }
    // The puzzle once it is ready; each only once. Nothing is made any more and nothing comes when
    // there is none to be made.
    std::optional<engine::MadePuzzle> take();

private:
    struct Job {
        std::stop_source stop;
        std::future<std::optional<engine::MadePuzzle>> made;

        bool is_done() const;
    };

    std::optional<Job> job_;
    std::vector<Job> given_up_; // have not stopped yet
};

} // namespace game
