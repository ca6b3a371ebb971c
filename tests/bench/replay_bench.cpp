// Reads a replay of ten minutes with 2,000 actions and does its log again, as the command does.

#include <benchmark/benchmark.h>

#include "engine/rules/layout.h"
#include "engine/store/documents/replay.h"
#include "engine/text/puzzle_line.h"

namespace {

using namespace engine;

// Digits tried and undone, notes written and erased, then the solution.
Replay long_replay()
{
    const auto printed = parse_puzzle_line(
        "1..4..78.4..7.91..7..1..4..23.5..8.15..8..2..8..23.5..3.56..9..6..9..34.9..3.56..");
    const auto solution = parse_puzzle_line(
        "123456789456789123789123456234567891567891234891234567345678912678912345912345678");
    Session session(Puzzle{printed->grid, printed->givens, solution->givens});
    constexpr std::size_t actions = 2000;
    const auto left = [&] {
        return static_cast<std::size_t>(session.cells_to_fill() - session.cells_filled());
    };
    PlayTime now{0};
    for (int turn = 0; session.log().size() + left() < actions; ++turn) {
        now += PlayTime{207};
        const Cell cell = Cell::at(static_cast<std::size_t>(turn * 7 % 81));
        const auto digit = static_cast<Digit>(1 + turn % 9);
        if (turn % 4 == 0)
            session.act(PlaceDigit{{cell}, session.puzzle().solution[cell.index]}, now);
        else if (turn % 4 == 1)
            session.act(Undo{}, now);
        else
            session.act(ToggleCentreNote{{cell}, digit}, now);
    }
    for (Cell cell : session.grid().cells()) {
        if (session.board()[cell].digit == no_digit)
            session.act(PlaceDigit{{cell}, session.puzzle().solution[cell.index]}, now);
    }
    SavedGame game{.id = "one", .spec = {.layout = "9x9"}, .session = session, .input = {}};
    const Record run{.category = "9x9 easy",
                     .time = session.last_action_at(),
                     .stats = session.stats(),
                     .fill_times = session.fill_times(),
                     .game = "one"};
    return {run, std::move(game)};
}

void verify_replay(benchmark::State& state)
{
    const Replay replay = long_replay();
    const std::string text = to_text(replay);
    state.counters["actions"] = static_cast<double>(replay.game.session.log().size());
    state.counters["seconds"] = static_cast<double>(replay.run.time.count()) / 1000;
    state.counters["bytes"] = static_cast<double>(text.size());
    for (auto _ : state) {
        const auto read = replay_from(text);
        if (!read)
            return state.SkipWithError("the replay is refused");
        benchmark::DoNotOptimize(disagreements(*read).size());
    }
}

BENCHMARK(verify_replay)->Unit(benchmark::kMillisecond);

} // namespace
