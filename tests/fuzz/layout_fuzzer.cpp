// Layouts and mixes by name, seed codes, and edges of pieces.

#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/text/edge_code.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    if (const auto layout = engine::parse_layout(text)) {
        insist(layout->size <= engine::max_size);
        const auto again = engine::parse_layout(layout->id);
        insist(again && again->id == layout->id);
        // Grids without random regions are made quickly.
        if (!engine::rolls_dice(*layout))
            insist(engine::make_grid(*layout) != nullptr);
    }
    if (const auto seed = engine::parse_seed(text))
        insist(*engine::parse_seed(engine::seed_code(*seed)) == *seed);
    for (int size : {4, 9}) {
        if (const auto pieces = engine::parse_edge_code(text, size))
            insist(*engine::parse_edge_code(engine::to_edge_code(*pieces, size), size) == *pieces);
    }
    return 0;
}
