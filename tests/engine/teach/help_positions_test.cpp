// The positions of the help page: each shows its technique where it is needed, if possible.

#include <gtest/gtest.h>

#include "engine/techniques/human_solver.h"
#include "tests/engine/teach/positions.h"

namespace engine {
namespace {

bool is_easiest(const StepLine& line)
{
    const Steps steps = find_easiest(line.candidates);
    return !steps.empty() && steps.found().front().technique == line.any.front();
}

// A player who looks for the technique there should not find something easier first. Some are
// hidden by easier ones everywhere. Whoever adds or moves a technique checks which ones are new
// here.
TEST(HelpPositions, AreMostlyWithoutEasierSteps)
{
    constexpr int apt_before = 106;
    int apt = 0;
    std::string others;
    for (const Technique* technique : all_techniques()) {
        const StepLine read = position(std::string(technique->example));
        if (is_easiest(read))
            ++apt;
        else
            others += read.technique + '\n';
    }
    EXPECT_GE(apt, apt_before) << "something easier is found where these are shown:\n" << others;
}

} // namespace
} // namespace engine
