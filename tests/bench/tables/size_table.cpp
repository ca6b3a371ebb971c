#include "tests/bench/tables/size_table.h"

#include "engine/construct/fill.h"
#include "engine/rules/layout.h"
#include "engine/solve/search.h"
#include "tests/bench/tables/making.h"
#include "tests/bench/tables/text_table.h"

namespace bench {

namespace {

using namespace engine;

constexpr std::uint64_t most_guesses = 20'000;

std::shared_ptr<const Grid> boxed_grid(int size)
{
    return make_grid(Layout{"bench", "bench", size, {"rows-and-columns", "boxes"}});
}

Digits with_givens(const Digits& solution, int percent, Random& random)
{
    Digits givens = solution;
    Cells cells;
    for (std::size_t index = 0; index < solution.size(); ++index)
        cells.push_back(Cell{static_cast<std::uint16_t>(index)});
    random.shuffle(cells);
    cells.resize(cells.size() * static_cast<std::size_t>(100 - percent) / 100);
    for (const Cell cell : cells)
        givens[cell.index] = no_digit;
    return givens;
}

// It returns the number of givens; a search that is undecided after its guesses counts as given up.
std::optional<Made> decided(const Grid& grid, const Digits& givens)
{
    const SearchResult result = search(grid, givens, {.solutions = 2, .guesses = most_guesses});
    return result.decided ? std::optional(Made{result.count}) : std::nullopt;
}

class SizeRow {
public:
    SizeRow(int size, const SizeRules& rules) : grid_(boxed_grid(size)), rules_(rules)
    {
        row_.push_back(std::to_string(size));
    }

    std::vector<std::string> cells() &&
    {
        add_filling();
        add_searching(60);
        add_searching(45);
        return std::move(row_);
    }

private:
    MakingRules making_rules(int count) const
    {
        return {.count = count, .seconds = rules_.seconds, .patience = 60, .seed = rules_.seed};
    }

    void add_filling()
    {
        const Maker fill{"fill", [this](std::uint64_t seed, const engine::Cancel& stop) {
                             Random random(seed);
                             const auto filled = fill_backtracking(*grid_, random, stop);
                             if (filled)
                                 solutions_.push_back(filled->solution);
                             return filled ? std::optional(Made{0}) : std::nullopt;
                         }};
        add(measure(fill, making_rules(rules_.count)));
    }

    void add_searching(int percent)
    {
        Random random(rules_.seed);
        std::vector<Digits> puzzles;
        for (const Digits& solution : solutions_)
            puzzles.push_back(with_givens(solution, percent, random));
        const Maker look{"search", [this, &puzzles](std::uint64_t seed, const engine::Cancel&) {
                             return decided(*grid_, puzzles[seed - rules_.seed]);
                         }};
        add(measure(look, making_rules(static_cast<int>(puzzles.size()))));
    }

    void add(const Making& making)
    {
        row_.push_back(three_figures(making.milliseconds.median));
        row_.push_back(three_figures(making.milliseconds.most));
        row_.push_back(std::to_string(making.given_up) + "/" +
                       std::to_string(making.given_up + making.made));
    }

    std::shared_ptr<const Grid> grid_;
    const SizeRules& rules_;
    std::vector<Digits> solutions_;
    std::vector<std::string> row_;
};

} // namespace

std::string size_table(const SizeRules& rules)
{
    TextTable table({"size", "fill p50 ms", "worst", "given up", "60 % givens p50 ms", "worst",
                     "undecided", "45 % givens p50 ms", "worst", "undecided"});
    for (const int size : rules.sizes)
        table.add(SizeRow(size, rules).cells());
    return table.text();
}

} // namespace bench
