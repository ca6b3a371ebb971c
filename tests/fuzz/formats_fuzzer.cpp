// Texts with puzzles in any format: recognised, cut into parts, read, and written in each format.

#include <algorithm>
#include <string>

#include "engine/formats/formats.h"
#include "tests/fuzz/fuzz.h"

namespace {

using engine::Format;
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

// What is written in a format is one puzzle, and that is written alike.
void write_and_read(const Format& format, const SharedPuzzle& puzzle)
{
    if (!can_write(format, puzzle))
        return;
    const std::string text = write(format, puzzle);
    const engine::ReadPuzzles again =
        engine::read_all(std::string(format.head) + text + std::string(format.foot));
    insist(again.size() == 1 && again.front().puzzle);
    insist(bool(can_write(format, *again.front().puzzle)));
    insist(write(format, *again.front().puzzle) == text);
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
    engine::LastGrid last_grid;
    int written = 0;
    while (true) {
        texts.add(rest.substr(0, piece));
        rest.remove_prefix(std::min(piece, rest.size()));
        if (rest.empty())
            texts.end();
        while (const auto part = texts.next()) {
            const engine::ReadPuzzles puzzles = engine::read(*part, last_grid);
            insist(!puzzles.empty());
            for (const engine::ReadPuzzle& read : puzzles) {
                if (!read.puzzle)
                    continue;
                look_at(*read.puzzle);
                if (++written > 2)
                    continue;
                for (const Format* format : engine::all_formats())
                    write_and_read(*format, *read.puzzle);
            }
        }
        if (rest.empty())
            return 0;
    }
}
