#pragma once
// Makes a sample puzzle beside the screen, so that no frame waits for it.

#include <future>
#include <memory>
#include <optional>
#include <stop_token>

#include "engine/make/puzzle_maker.h"

namespace game {

class SampleMaker {
public:
    SampleMaker() = default;
    ~SampleMaker();
    SampleMaker(const SampleMaker&) = delete;
    SampleMaker& operator=(const SampleMaker&) = delete;

    // Gives up whatever it was making before.
    void start(const engine::PuzzleSpec& spec);
    bool is_making() const { return making_.valid(); }
    // The puzzle once it is ready; each only once.
    std::optional<engine::Puzzle> take();

private:
    void give_up();

    std::stop_source stop_;
    std::future<std::optional<engine::MadePuzzle>> making_;
};

} // namespace game
