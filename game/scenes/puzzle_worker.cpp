#include "game/scenes/puzzle_worker.h"

#include <chrono>
#include <utility>

namespace game {

bool PuzzleWorker::Job::is_done() const
{
    return made.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

PuzzleWorker::~PuzzleWorker()
{
    give_up();
    for (Job& job : given_up_)
        job.made.wait();
}

void PuzzleWorker::give_up()
{
    std::erase_if(given_up_, [](const Job& job) { return job.is_done(); });
    if (!job_)
        return;
    job_->stop.request_stop();
    given_up_.push_back(*std::exchange(job_, std::nullopt));
}

void PuzzleWorker::start(const engine::PuzzleSpec& spec)
{
    give_up();
    std::stop_source stop;
    job_ = Job{stop, std::async(std::launch::async, [spec, token = stop.get_token()] {
                   return engine::make_puzzle(spec, token);
               })};
}

void PuzzleWorker::wait(engine::PlayTime at_most) const
{
    if (job_)
        job_->made.wait_for(at_most);
}

std::optional<engine::MadePuzzle> PuzzleWorker::take()
{
    if (!job_ || !job_->is_done())
        return std::nullopt;
    return std::exchange(job_, std::nullopt)->made.get();
}

} // namespace game
