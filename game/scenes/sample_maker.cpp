#include "game/scenes/sample_maker.h"

#include <chrono>
#include <utility>

namespace game {

SampleMaker::~SampleMaker()
{
    give_up();
}

void SampleMaker::give_up()
{
    stop_.request_stop();
    if (making_.valid())
        making_.get();
}

void SampleMaker::start(const engine::PuzzleSpec& spec)
{
    give_up();
    stop_ = std::stop_source();
    making_ = std::async(std::launch::async, [spec, stop = stop_.get_token()] {
        return engine::make_puzzle(spec, stop);
    });
}

std::optional<engine::Puzzle> SampleMaker::take()
{
    if (!making_.valid() || making_.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return std::nullopt;
    std::optional<engine::MadePuzzle> made = making_.get();
    if (!made)
        return std::nullopt;
    return std::move(made->puzzle);
}

} // namespace game
