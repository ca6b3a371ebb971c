// Actions and boards as text: everything that can be read is written and read again with the same
// result.

#include "engine/rules/layout.h"
#include "engine/text/notation.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const auto grids = {engine::make_grid(*engine::find_layout("4x4")),
                               engine::make_grid(*engine::find_layout("9x9")),
                               engine::make_grid(*engine::find_layout("samurai"))};
    const std::string_view text = text_of(bytes, count);
    for (const auto& grid : grids) {
        if (const auto action = engine::parse_action(*grid, text)) {
            const auto again = engine::parse_action(*grid, engine::to_text(*grid, *action));
            insist(again && *again == *action);
        }
        if (const auto digits = engine::parse_digits(text, *grid)) {
            const auto again = engine::parse_digits(engine::to_text(*digits), *grid);
            insist(again && *again == *digits);
        }
    }
    return 0;
}
