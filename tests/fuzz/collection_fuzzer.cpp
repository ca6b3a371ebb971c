// A collection of puzzles. If it opens, it is saved again and must be the same; each of its puzzles
// can be read or is refused.

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/collection.h"
#include "engine/text/puzzle_line.h"
#include "tests/fuzz/fuzz.h"

namespace {

void read_collection(std::string_view content)
{
    using namespace engine;
    const auto collection = collection_from(content, "one");
    if (!collection)
        return;
    insist(collection_from(to_text(*collection), "one") == collection);
    insist(collection_summary_from(content, "one")->puzzles == collection->puzzles.size());
    Collection again = *collection;
    take_ratings(again, *collection);
    insist(again == *collection);
    LastGrid last_grid;
    for (const CollectedPuzzle& puzzle : collection->puzzles)
        (void)parse_puzzle_line(puzzle.line, last_grid);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    read_collection(text);
    if (const auto content = engine::open_envelope(text))
        read_collection(*content);
    return 0;
}
