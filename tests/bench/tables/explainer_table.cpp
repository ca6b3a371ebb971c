#include "tests/bench/tables/explainer_table.h"

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/explainer/explainer_rating.h"
#include "tests/bench/tables/cpu_time.h"
#include "tests/bench/tables/explainer_list.h"
#include "tests/bench/tables/text_table.h"

namespace bench {

namespace {

struct Tally {
    int puzzles = 0;
    int exact = 0;
    int near = 0; // within 0.2, including exact ones
    int undecided = 0;
    int first_placements = 0; // near ones
    int first_steps = 0;
    std::int64_t nanoseconds = 0;
};

bool is_near(int expected, int found)
{
    return expected == 0 || std::abs(expected - found) <= 2;
}

// The band of a classic puzzle's rating, or the layout of another puzzle.
std::string band_of(const RatedPuzzle& puzzle)
{
    if (puzzle.layout != "9x9")
        return puzzle.layout.substr(0, puzzle.layout.starts_with("J9") ? 2 : 8);
    for (int most : {23, 34, 48, 66, 75, 82, 89, 93}) {
        if (puzzle.hardest <= most)
            return "to " + figure(most / 10.0, 1);
    }
    return "to 12";
}

class ScaleComparison {
public:
    explicit ScaleComparison(const ExplainerRules& rules) : rules_(rules) {}

    void read(const std::string& file)
    {
        std::ifstream lines(file);
        std::string line;
        while (std::getline(lines, line)) {
            const auto puzzle = read_rated_puzzle(line);
            if (puzzle && puzzle->hardest >= 10 * rules_.least &&
                puzzle->hardest <= 10 * rules_.most && count_++ % rules_.each == 0)
                rate(*puzzle);
        }
    }

    std::string text() const
    {
        TextTable table(
            {"", "puzzles", "within 0.2", "exact", "undecided", "EP", "ED", "a second"});
        for (const auto& [name, tally] : tallies_) {
            const auto share = [&](int part) {
                return figure(100.0 * part / tally.puzzles, 1) + " %";
            };
            table.add({name, std::to_string(tally.puzzles), share(tally.near), share(tally.exact),
                       std::to_string(tally.undecided), share(tally.first_placements),
                       share(tally.first_steps),
                       three_figures(1e9 * tally.puzzles / double(tally.nanoseconds + 1))});
        }
        return table.text() + differences_.str();
    }

private:
    const engine::ExplainerScale* scale_of(const std::string& layout)
    {
        if (const auto known = scales_.find(layout); known != scales_.end())
            return &known->second;
        const auto grid = listed_grid(layout);
        if (!grid)
            return nullptr;
        return &scales_.emplace(layout, engine::ExplainerScale(engine::Chart(grid))).first->second;
    }

    void rate(const RatedPuzzle& puzzle)
    {
        const engine::ExplainerScale* scale = scale_of(puzzle.layout);
        if (!scale)
            return;
        const std::int64_t before = thread_nanoseconds();
        const engine::ExplainerRating rating = scale->rate(puzzle.givens);
        const std::int64_t spent = thread_nanoseconds() - before;
        for (const std::string& name : {band_of(puzzle), std::string("together")}) {
            Tally& tally = tallies_[name];
            ++tally.puzzles;
            tally.nanoseconds += spent;
            tally.undecided += rating.is_decided ? 0 : 1;
            if (!rating.is_decided)
                continue;
            tally.exact += rating.hardest == puzzle.hardest ? 1 : 0;
            tally.near += is_near(puzzle.hardest, rating.hardest) ? 1 : 0;
            tally.first_placements +=
                is_near(puzzle.first_placement, rating.first_placement) ? 1 : 0;
            tally.first_steps += is_near(puzzle.first_step, rating.first_step) ? 1 : 0;
        }
        if (rating.is_decided && rating.hardest == puzzle.hardest)
            return;
        if (shown_++ < rules_.shown)
            differences_ << figure(rating.hardest / 10.0, 1) << (rating.is_decided ? "  " : "+ ")
                         << puzzle.line << '\n';
    }

    const ExplainerRules& rules_;
    int count_ = 0;
    int shown_ = 0;
    std::map<std::string, engine::ExplainerScale> scales_;
    std::map<std::string, Tally> tallies_;
    std::ostringstream differences_;
};

} // namespace

std::string explainer_table(const ExplainerRules& rules)
{
    std::string text;
    for (const std::string& file : rules.files) {
        ScaleComparison comparison(rules);
        comparison.read(file);
        text += file + "\n" + comparison.text() + "\n";
    }
    return text;
}

} // namespace bench
