#include "tests/bench/tables/effort_table.h"

#include <algorithm>
#include <array>

#include "engine/construct/constructor.h"
#include "engine/rating/rater.h"
#include "engine/rules/layout.h"
#include "tests/bench/tables/cpu_time.h"
#include "tests/bench/tables/text_table.h"

namespace bench {

namespace {

using namespace engine;

// At most this percentage of the open cells of a minimal puzzle is filled.
constexpr std::uint32_t most_put_back = 60;

struct MinimalPuzzle {
    std::shared_ptr<const Grid> grid;
    Digits givens;
    Digits solution;
};

std::optional<MinimalPuzzle> make_minimal(Constructor& constructor, Random& random)
{
    const auto dice = static_cast<std::uint32_t>(random.next());
    auto made = constructor.construct({.dice = dice, .rule = RemovalRule::Minimal});
    if (!made)
        return std::nullopt;
    return MinimalPuzzle{made->puzzle.grid, std::move(made->puzzle.givens),
                         std::move(made->puzzle.solution)};
}

Digits eased(const MinimalPuzzle& puzzle, Random& dice)
{
    Cells open;
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] == no_digit)
            open.push_back(cell);
    }
    dice.shuffle(open);
    open.resize(open.size() * dice.below(most_put_back) / 100);
    Digits givens = puzzle.givens;
    for (Cell cell : open)
        givens[cell.index] = puzzle.solution[cell.index];
    return givens;
}

// The number that `percent` of a hundred do not exceed.
double at_percent(const std::vector<double>& ascending, std::size_t percent)
{
    return ascending[(ascending.size() - 1) * percent / 100];
}

class Efforts {
public:
    explicit Efforts(const Layout& layout) : layout_(layout), constructor_(layout_) {}

    void measure(const EffortRules& rules)
    {
        Random dice(rules.seed);
        const std::int64_t start = thread_nanoseconds();
        for (int i = 0; i < rules.count; ++i) {
            const auto spent = static_cast<double>(thread_nanoseconds() - start);
            const auto minimal = make_minimal(constructor_, dice);
            if (!minimal || spent > rules.seconds * 1e9)
                return;
            if (!chart_ || chart_->puzzle_grid() != minimal->grid)
                take_up(minimal->grid);
            note(minimal->givens);
            for (int other = 0; other < rules.eased; ++other)
                note(eased(*minimal, dice));
        }
    }

    void add_to(TextTable& table)
    {
        for (Level level : all_levels) {
            auto& efforts = by_level_[static_cast<std::size_t>(level)];
            if (efforts.empty())
                continue;
            std::sort(efforts.begin(), efforts.end());
            std::vector<std::string> row = {layout_.id + " " + std::string(id_of(level)),
                                            std::to_string(efforts.size())};
            for (std::size_t percent : {10u, 50u, 90u, 97u})
                row.push_back(figure(at_percent(efforts, percent), 1));
            const int lifted = lifted_[static_cast<std::size_t>(level)];
            row.push_back(figure(100.0 * lifted / static_cast<double>(efforts.size()), 1));
            table.add(std::move(row));
        }
    }

private:
    void take_up(const std::shared_ptr<const Grid>& grid)
    {
        rater_.reset();
        chart_ = std::make_unique<Chart>(grid);
        rater_ = std::make_unique<Rater>(*chart_);
    }

    void note(const Digits& givens)
    {
        const Rating& rating = rater_->rate(givens, {.hardest_level = Level::Extreme});
        if (rating.by_singles || !rating.is_solved)
            return;
        const Level level = rating.hardest->standing.level;
        by_level_[static_cast<std::size_t>(level)].push_back(rating.effort_per_cell());
        if (rating.level != level)
            ++lifted_[static_cast<std::size_t>(level)];
    }

    Layout layout_;
    Constructor constructor_;
    std::unique_ptr<Chart> chart_;
    std::unique_ptr<Rater> rater_;
    std::array<std::vector<double>, all_levels.size()> by_level_;
    std::array<int, all_levels.size()> lifted_ = {};
};

} // namespace

std::string effort_table(const EffortRules& rules)
{
    TextTable table({"layout and level", "puzzles", "p10", "p50", "p90", "p97", "% lifted"});
    for (const std::string& id : rules.layouts) {
        if (const auto layout = find_layout(id)) {
            Efforts efforts(*layout);
            efforts.measure(rules);
            efforts.add_to(table);
        }
    }
    return table.text();
}

} // namespace bench
