#include "tests/bench/tables/arcade_players.h"

#include <algorithm>
#include <tuple>

#include "engine/arcade/arcade_run.h"
#include "engine/base/table.h"
#include "engine/make/puzzle_maker.h"
#include "engine/techniques/human_solver.h"
#include "tests/bench/tables/text_table.h"

namespace bench {
namespace {

using engine::ArcadeMode;
using engine::ArcadeReached;
using engine::ArcadeRun;
using engine::Board;
using engine::Cell;
using engine::Digit;
using engine::PlayTime;
using engine::Random;

// Of boards 9x9 of a level.
struct LevelOfBoards {
    int open_cells;
    double slower; // a cell takes so many times as long as on the first ones
};
const LevelOfBoards& boards_of(engine::Level level)
{
    static constexpr std::array all = {LevelOfBoards{42, 1}, LevelOfBoards{45, 1.15},
                                       LevelOfBoards{49, 1.5}, LevelOfBoards{52, 2},
                                       LevelOfBoards{54, 2.8}};
    return all[std::min(engine::index_of(level), all.size() - 1)];
}

constexpr double small_board_share = 0.6; // of the time for a cell, on a board 4x4
constexpr double seconds_for_correction = 2;
constexpr double missed_steps = 0.12;
constexpr double missed_sooner = 0.6; // of the time for a step
constexpr double longest_run = 7200;  // seconds

// Between 0 and 1.
double chance(Random& random)
{
    return random.below(1'000'000) / 1e6;
}

PlayTime seconds(double count)
{
    return PlayTime{static_cast<PlayTime::rep>(count * 1000)};
}

// Rules look at the solution alone, so any cells may be open.
engine::Puzzle board_of(const ArcadeMode& mode, engine::Level level, Random& random)
{
    static const auto full = [](const char* layout) {
        engine::PuzzleSpec spec;
        spec.layout = layout;
        spec.seed = 7;
        return make_puzzle(spec)->puzzle;
    };
    static const engine::Puzzle large = full("9x9");
    static const engine::Puzzle small = full("4x4");
    const bool is_small = mode.layout == "4x4";
    engine::Puzzle puzzle = is_small ? small : large;
    puzzle.givens = puzzle.solution;
    engine::Cells cells(puzzle.grid->cells().begin(), puzzle.grid->cells().end());
    random.shuffle(cells);
    cells.resize(is_small ? 9 + random.below(3)
                          : static_cast<std::size_t>(boards_of(level).open_cells));
    for (Cell cell : cells)
        puzzle.givens[cell] = engine::no_digit;
    return puzzle;
}

// An open cell of the house with the fewest.
Cell easiest_cell(const engine::Puzzle& puzzle, const Board& board, Random& random)
{
    const engine::Grid& grid = *puzzle.grid;
    Cell best;
    std::uint64_t least = UINT64_MAX;
    for (engine::HouseIndex house : grid.house_indexes()) {
        std::uint64_t open = 0;
        Cell last;
        for (Cell cell : grid.house(house).cells) {
            if (board[cell].digit != engine::no_digit)
                continue;
            ++open;
            last = cell;
        }
        const std::uint64_t order = open * 1000 + random.below(1000);
        if (open > 0 && order < least) {
            least = order;
            best = last;
        }
    }
    return best;
}

ArcadeReached play_boards(const ArcadeMode& mode, const ArcadePlayer& player, Random& random)
{
    ArcadeRun run(mode);
    double at = 0;
    while (!run.is_over() && at < longest_run) {
        const engine::Level level = engine::level_of_board(mode, run.boards_solved());
        const engine::Puzzle puzzle = board_of(mode, level, random);
        const double share = mode.layout == "4x4" ? small_board_share : boards_of(level).slower;
        Board board(puzzle.givens);
        run.begin_board(puzzle);
        while (!run.is_over() && !run.is_board_solved()) {
            const Cell cell = easiest_cell(puzzle, board, random);
            const Digit correct = puzzle.solution[cell];
            at += player.seconds * share * (0.5 + chance(random));
            if (chance(random) < player.wrong) {
                board.write_digit(cell, correct == 1 ? Digit{2} : Digit{1});
                run.follow(board, seconds(at));
                at += seconds_for_correction;
            }
            board.write_digit(cell, correct);
            run.follow(board, seconds(at));
        }
    }
    return run.reached();
}

ArcadeReached play_steps(const ArcadeMode& mode, const ArcadePlayer& player, Random& random)
{
    ArcadeRun run(mode);
    const engine::Technique& any = *engine::all_techniques().front();
    for (double at = 0; !run.is_over() && at < longest_run;) {
        const double took = player.steps[engine::index_of(run.rung())] * (0.5 + chance(random));
        const bool is_missed = chance(random) < missed_steps;
        at += is_missed ? missed_sooner * took : took;
        run.answer(any, is_missed ? engine::ArcadeAnswer::Missed : engine::ArcadeAnswer::Found,
                   seconds(at));
    }
    return run.reached();
}

// "12100", "boards 2, 9 min", "rungs 2, 2000".
std::string in_short(const ArcadeMode& mode, const ArcadeReached& reached)
{
    const std::string score = std::to_string(reached.score);
    if (engine::has_gems(mode))
        return "rungs " + std::to_string(reached.rungs) + ", " + score;
    if (engine::counts_boards(mode))
        return "boards " + score + ", " + std::to_string(reached.time.count() / 60'000) + " min";
    return score;
}

} // namespace

std::span<const ArcadePlayer> arcade_players()
{
    static const std::array players = {
        ArcadePlayer{"newcomer", 12, 0.05, {12, 22, 35, 50, 70}, 'C'},
        ArcadePlayer{"usual", 6, 0.025, {5, 9, 14, 22, 35}, 'B'},
        ArcadePlayer{"good", 4, 0.012, {3.5, 6, 9, 13, 20}, 'A'},
        ArcadePlayer{"excellent", 2.5, 0.005, {2.3, 3.6, 5.2, 7.5, 10}, 'S'}};
    return players;
}

std::vector<ArcadeReached>
arcade_runs(const ArcadeMode& mode, const ArcadePlayer& player, int count, std::uint64_t seed)
{
    const auto play = mode.task == engine::ArcadeTask::Steps ? play_steps : play_boards;
    Random random(seed);
    std::vector<ArcadeReached> runs;
    for (int run = 0; run < count; ++run)
        runs.push_back(play(mode, player, random));
    std::ranges::sort(runs, [](const ArcadeReached& one, const ArcadeReached& other) {
        return std::tuple(one.rungs, one.score, -one.time) <
               std::tuple(other.rungs, other.score, -other.time);
    });
    return runs;
}

std::string arcade_table(const ArcadeOrder& order)
{
    TextTable table({"mode", "player", "rank", "median", "a tenth below", "a tenth above"});
    for (const ArcadeMode& mode : engine::arcade_modes()) {
        for (const ArcadePlayer& player : arcade_players()) {
            const auto runs = arcade_runs(mode, player, order.runs, order.seed);
            const ArcadeReached& median = runs[runs.size() / 2];
            const std::string rank(1, engine::letter_of(engine::rank_of(mode, median)));
            table.add({std::string(mode.id), player.name, rank, in_short(mode, median),
                       in_short(mode, runs[runs.size() / 10]),
                       in_short(mode, runs[runs.size() - 1 - runs.size() / 10])});
        }
    }
    return table.text();
}

} // namespace bench
