#include "game/command_line/printing_press.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace game {

std::vector<std::optional<engine::MadePuzzle>>
print_puzzles(const engine::PuzzleSpec& spec, int count, unsigned threads)
{
    std::vector<std::optional<engine::MadePuzzle>> puzzles(count);
    std::atomic<std::size_t> next = 0;
    const auto work = [&spec, &puzzles, &next] {
        engine::PuzzleMaker maker(spec);
        for (std::size_t number = next++; number < puzzles.size(); number = next++)
            puzzles[number] = maker.make(spec.seed + number);
    };
    std::vector<std::jthread> others;
    const auto useful = std::min(threads, static_cast<unsigned>(count));
    for (unsigned other = 1; other < useful; ++other)
        others.emplace_back(work);
    work();
    others.clear(); // joins the threads
    return puzzles;
}

} // namespace game
