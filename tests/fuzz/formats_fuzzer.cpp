// Texts with puzzles in any format: recognised, cut into parts, and read. What is read is written
// by writing_fuzzer.cpp, which takes some fifty times as long.

#include <algorithm>

#include "engine/formats/formats.h"
#include "tests/fuzz/fuzz.h"

namespace {

using engine::SharedPuzzle;

void look_at(const SharedPuzzle& puzzle)
{
    const auto cells = static_cast<std::size_t>(puzzle.grid->cell_count());
    insist(puzzle.givens.size() == cells);
    for (engine::Digit digit : digits_of(puzzle))
        insist(digit <= puzzle.grid->size());
    insist(puzzle.placed.empty() || puzzle.placed.size() == cells);
    insist(puzzle.candidates.empty() || puzzle.candidates.size() == cells);
    insist(puzzle.corner_notes.empty() || puzzle.corner_notes.size() == cells);
    insist(puzzle.solution.empty() || puzzle.solution.size() == cells);
}

} // namespace

// The first byte says how long the pieces are in which the text arrives.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    if (count == 0)
        return 0;
    std::string_view rest = text_of(bytes + 1, count - 1);
    const std::size_t piece = 1 + std::size_t{bytes[0]} * bytes[0];
    engine::PuzzleTexts texts;
    static engine::LastGrid last_grid; // as if all texts were in one file
    while (true) {
        texts.add(rest.substr(0, piece));
        rest.remove_prefix(std::min(piece, rest.size()));
        if (rest.empty())
            texts.end();
        while (const auto part = texts.next()) {
            const engine::ReadPuzzles puzzles = engine::read(*part, last_grid);
            insist(!puzzles.empty());
            for (const engine::ReadPuzzle& read : puzzles) {
                if (read.puzzle)
                    look_at(*read.puzzle);
            }
        }
        if (rest.empty())
            return 0;
    }
}
