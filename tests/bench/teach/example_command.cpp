#include <iostream>
#include <memory>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/puzzle_line.h"
#include "tests/bench/tables/sound_check.h"
#include "tests/bench/teach/commands.h"

namespace bench {

namespace {

struct ExampleAsked {
    std::string technique;
    std::string layout = "9x9";
    std::uint64_t count = 3;
    std::uint64_t puzzles = 2'000;
    std::uint64_t seed = 1;
};

// What stands before a line: nothing on the classic board.
std::string layout_before(const engine::Grid& grid, const std::string& layout)
{
    return layout == "9x9" ? "" : to_drawn_layout(*engine::find_layout(layout), grid) + '\t';
}

// Solves the puzzle like a person, up to the first position in which the technique is the next
// step. Returns that position with its step as a line; empty if there is none.
std::string example_in(const engine::Puzzle& puzzle, const engine::Technique* technique)
{
    const engine::Chart chart(puzzle.grid);
    engine::Candidates candidates(chart, puzzle.givens);
    while (!candidates.is_solved()) {
        const engine::Steps steps =
            engine::find_easiest(candidates, {.hardest_level = technique->standing.level});
        if (steps.empty())
            break;
        const engine::Step& step = steps.found().front();
        if (step.technique == technique)
            return position_line(step, candidates, puzzle.givens);
        apply(step, candidates);
    }
    return {};
}

// Returns how many positions were shown.
std::uint64_t show(const ExampleAsked& asked)
{
    const engine::Technique* technique = engine::find_technique(asked.technique);
    engine::PuzzleMaker maker(
        engine::PuzzleSpec{.layout = asked.layout, .level = technique->standing.level});
    std::uint64_t shown = 0;
    for (std::uint64_t made = 0; made < asked.puzzles && shown < asked.count; ++made) {
        const auto puzzle = maker.make(asked.seed + made);
        const std::string line = puzzle ? example_in(puzzle->puzzle, technique) : "";
        if (line.empty())
            continue;
        ++shown;
        std::cout << layout_before(*puzzle->puzzle.grid, asked.layout) << line << std::endl;
    }
    return shown;
}

} // namespace

void add_example(CLI::App& app, int& status)
{
    CLI::App* command =
        app.add_subcommand("example", "Positions in which a technique is the next step");
    const auto asked = std::make_shared<ExampleAsked>();
    const auto is_technique = [](const std::string& id) {
        return engine::find_technique(id) != nullptr ? "" : "no technique is called '" + id + "'";
    };
    const auto is_layout = [](const std::string& id) {
        return engine::find_layout(id) ? "" : "no layout is called '" + id + "'";
    };
    command->add_option("technique", asked->technique, "Its id")
        ->required()
        ->check(CLI::Validator(is_technique, "ID"));
    command->add_option("--layout", asked->layout, "Of the puzzles")
        ->check(CLI::Validator(is_layout, "ID"));
    command->add_option("--count", asked->count, "How many positions");
    command->add_option("--puzzles", asked->puzzles, "How many puzzles are made at most");
    command->add_option("--seed", asked->seed, "Of the first puzzle");
    command->callback([asked, &status] { status = show(*asked) > 0 ? 0 : 1; });
}

} // namespace bench
