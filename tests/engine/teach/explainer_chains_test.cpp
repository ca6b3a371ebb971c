// The chains of Sudoku Explainer's scale: the list of all chains begins with the one that the
// search for the easiest finds, and none of them is wrong.

#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/explainer/chains.h"
#include "engine/explainer/explainer_rating.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "engine/text/notation.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine::explainer {
namespace {

class ExplainerChains : public testing::Test {
protected:
    ExplainerChains() : chart_(make_grid(*find_layout("9x9"))), grid_view_(chart_) {}

    // The position on the path of a puzzle in which chains are needed.
    void look_at(const Digits& givens)
    {
        solution_ = search(chart_.grid(), givens).solutions.front();
        Candidates candidates(chart_, givens);
        for (const Move& move : ExplainerScale(chart_).path(givens)) {
            if (move.rating >= least_of_chains)
                compare(candidates);
            for (const Candidate& removal : move.removals)
                candidates.remove(removal.cell, removal.digit);
            if (move.placement)
                candidates.place(move.placement->cell, move.placement->digit);
        }
    }

    const Chart& chart() const { return chart_; }
    int compared() const { return compared_; }

private:
    static constexpr int least_of_chains = 66;

    void compare(const Candidates& candidates)
    {
        Trail trail;
        const Position position{grid_view_, candidates, trail};
        const ChainGraph graph(position);
        compare(find_unary_chain(graph), all_unary_chains(graph), 0);
        WebStore webs;
        compare(find_multiple_chain(graph, Depth::Multiple, webs),
                all_multiple_chains(graph, Depth::Multiple, webs), 80);
        compare(find_multiple_chain(graph, Depth::Dynamic, webs),
                all_multiple_chains(graph, Depth::Dynamic, webs), 85);
    }

    // `base` is the rating of the shortest; 0 if it differs.
    void compare(const MaybeMove& easiest, const std::vector<NestedChain>& all, int base)
    {
        ASSERT_EQ(easiest.has_value(), !all.empty());
        for (const NestedChain& chain : all)
            expect_sound(chain);
        if (!easiest)
            return;
        ++compared_;
        EXPECT_EQ(easiest->removals, all.front().removals);
        if (base > 0) {
            EXPECT_EQ(easiest->rating, base + length_addend(all.front().nodes));
        }
    }

    void expect_sound(const NestedChain& chain)
    {
        EXPECT_FALSE(chain.removals.empty());
        for (const auto& [cell, digit] : chain.removals)
            EXPECT_NE(solution_[cell.index], digit);
    }

    Chart chart_;
    GridView grid_view_;
    Digits solution_;
    int compared_ = 0;
};

TEST_F(ExplainerChains, AllOfThemBeginWithTheEasiest)
{
    std::ifstream lines(source_root() / "tests/data/explainer_ratings.txt");
    const int most = is_sanitized ? 3 : 15;
    int puzzles = 0;
    for (std::string line; puzzles < most && std::getline(lines, line);) {
        std::istringstream words(line);
        std::string layout;
        std::string regions;
        std::string puzzle;
        std::string hardest;
        words >> layout >> regions >> puzzle >> hardest;
        if (layout != "9x9" || std::stod(hardest) < 7.7)
            continue;
        look_at(*parse_digits(puzzle, chart().grid()));
        ++puzzles;
    }
    EXPECT_EQ(puzzles, most);
    EXPECT_GT(compared(), 10 * most);
}

} // namespace
} // namespace engine::explainer
