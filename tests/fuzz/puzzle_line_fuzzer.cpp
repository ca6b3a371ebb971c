// A puzzle as one line, as people share them.

#include "engine/solve/search.h"
#include "engine/text/puzzle_line.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto puzzle = engine::parse_puzzle_line(text_of(bytes, count));
    if (!puzzle)
        return 0;
    const auto cells = static_cast<std::size_t>(puzzle->grid->cell_count());
    insist(puzzle->givens.size() == cells);
    for (engine::Digit digit : puzzle->givens)
        insist(digit <= puzzle->grid->size());
    return 0;
}
