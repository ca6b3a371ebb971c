#include "tests/engine/teach/positions.h"

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/source_root.h"

namespace engine {

StepLine position(const std::string& line)
{
    auto read = parse_step_line(line);
    if (!read)
        ADD_FAILURE() << read.why().text << " in " << line;
    return *std::move(read);
}

Step expected_step(const StepLine& line)
{
    for (const Technique* technique : line.any) {
        Steps steps(Want::All);
        steps.look_for(technique, line.candidates);
        for (const Step& step : steps.found()) {
            if (step.removals == line.removals && step.placements == line.placements)
                return step;
        }
    }
    ADD_FAILURE() << line.technique << " does not find the step";
    return {.technique = line.any.front()};
}

int expect_positions_found(const std::string& name)
{
    std::ifstream file(source_root() / "tests/data/techniques" / (name + ".txt"));
    int positions = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        EXPECT_EQ(judge(position(line)), StepVerdict::Exact) << line;
        ++positions;
    }
    return positions;
}

int cells_of(const Step& step, Role role)
{
    return static_cast<int>(std::ranges::count(step.cells, role, &CellMark::role));
}

} // namespace engine
