// The positions of the help page: each shows its technique where it is needed, if there is one.

#include <gtest/gtest.h>

#include <fstream>

#include "engine/techniques/human_solver.h"
#include "tests/engine/teach/positions.h"
#include "tests/source_root.h"

namespace engine {
namespace {

bool is_easiest(const StepLine& line)
{
    const Steps steps = find_easiest(line.candidates);
    return !steps.empty() && steps.found().front().technique == line.any.front();
}

// A player who looks there for the technique should not see something easier first. Some are hidden
// by easier ones wherever they are. Who adds a technique or moves one looks which are new.
TEST(HelpPositions, AreMostlyWithoutEasierSteps)
{
    constexpr int apt_before = 106;
    std::ifstream file(source_root() / "assets/techniques/positions.txt");
    int apt = 0;
    std::string others;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const StepLine read = position(line);
        if (is_easiest(read))
            ++apt;
        else
            others += read.technique + '\n';
    }
    EXPECT_GE(apt, apt_before) << "something easier is found where these are shown:\n" << others;
}

} // namespace
} // namespace engine
