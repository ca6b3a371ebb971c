// A position with the expected step.

#include "engine/text/step_line.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto line = engine::parse_step_line(text_of(bytes, count));
    if (!line)
        return 0;
    const int cells = line->chart->grid().cell_count();
    for (const auto* list : {&line->removals, &line->placements}) {
        for (const engine::Candidate& candidate : *list)
            insist(candidate.cell.index < cells && candidate.digit <= line->chart->grid().size());
    }
    return 0;
}
