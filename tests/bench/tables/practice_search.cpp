#include "tests/bench/tables/practice_search.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "engine/base/random.h"
#include "engine/construct/fill.h"
#include "engine/make/puzzle_maker.h"
#include "engine/practice/practice_stock.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"

namespace bench {

namespace {

using namespace engine;

constexpr int most_share = 60; // of the candidates that are removed at the start, in a hundred

struct Course {
    std::string layout;
    std::shared_ptr<const Chart> chart;
    std::vector<const Technique*> techniques; // whose examples are on this grid
};

std::vector<Course> all_courses()
{
    std::vector<Course> courses;
    for (const Technique* technique : all_techniques()) {
        const auto fields = split_step_line(technique->example);
        const std::string layout(layout_in_step_line(fields->layout));
        auto course = std::ranges::find(courses, layout, &Course::layout);
        if (course == courses.end()) {
            courses.push_back({layout, parse_step_line(technique->example)->chart, {}});
            course = courses.end() - 1;
        }
        course->techniques.push_back(technique);
    }
    return courses;
}

bool finds_step(const Technique& technique, const Candidates& candidates)
{
    Steps steps(Want::First);
    steps.look_for(&technique, candidates);
    return !steps.empty();
}

class PracticeSearch {
public:
    PracticeSearch(PracticeStock& stock, const PracticeRules& rules)
        : stock_(stock), rules_(rules), random_(rules.seed)
    {
    }

    // Returns false if no technique of the course needs positions.
    bool walk(const Course& course, bool begins_loose)
    {
        std::vector<const Technique*> needy = course.techniques;
        std::erase_if(needy, [this](const Technique* technique) { return !needs(technique); });
        if (needy.empty())
            return false;
        const Technique* sought = needy[random_.below(needy.size())];
        const auto puzzle = puzzle_for(*sought, course);
        if (!puzzle)
            return true;
        Candidates candidates(*course.chart, puzzle->givens);
        if (begins_loose)
            loosen(candidates, puzzle->solution);
        follow(std::move(candidates), needy);
        return true;
    }

private:
    bool needs(const Technique* technique) const
    {
        const auto found = stock_.find(technique);
        return found == stock_.end() || found->second.size() < rules_.most;
    }

    // A classic puzzle of the level at which the technique is needed; on other grids any puzzle.
    std::optional<Puzzle> puzzle_for(const Technique& technique, const Course& course)
    {
        if (course.layout != "9x9")
            return any_puzzle(course.chart);
        PuzzleSpec spec{.layout = course.layout, .level = technique.level, .seed = random_.next()};
        auto made = make_puzzle(spec);
        return made ? std::optional(std::move(made->puzzle)) : std::nullopt;
    }

    std::optional<Puzzle> any_puzzle(const std::shared_ptr<const Chart>& chart)
    {
        const std::shared_ptr<const Grid> grid(chart, &chart->grid());
        auto filled = fill_backtracking(*grid, random_);
        if (!filled)
            return std::nullopt;
        std::vector<Cells> order;
        for (Cell cell : grid->cells())
            order.push_back({cell});
        random_.shuffle(order);
        auto removal =
            GivenRemoval(*grid).run(filled->solution, filled->solution, order, {.guesses = 1000});
        return Puzzle{grid, std::move(removal->givens), std::move(filled->solution)};
    }

    void loosen(Candidates& candidates, const Digits& solution)
    {
        const auto share = random_.below(most_share);
        for (Cell cell : candidates.open_cells()) {
            for (Digit digit : candidates.of(cell)) {
                if (digit != solution[cell.index] && random_.below(100) < share)
                    candidates.remove(cell, digit);
            }
        }
    }

    void follow(Candidates candidates, std::vector<const Technique*> needy)
    {
        while (!candidates.is_solved() && !needy.empty()) {
            const Steps steps = find_easiest(candidates);
            if (steps.empty())
                return;
            const Technique* technique = steps.found().front().technique;
            if (std::erase(needy, technique) > 0)
                stock_[technique].next.push_back(stocked_text(candidates));
            if (rules_.also_among)
                look_among(candidates, *technique, needy);
            apply(steps.found().front(), candidates);
        }
    }

    // Harder ones of the same level.
    void look_among(const Candidates& candidates,
                    const Technique& easiest,
                    std::vector<const Technique*>& needy)
    {
        std::erase_if(needy, [&](const Technique* technique) {
            const bool is_found = technique->level == easiest.level &&
                                  rank_of(technique) > rank_of(&easiest) &&
                                  finds_step(*technique, candidates);
            if (is_found)
                stock_[technique].among.push_back(stocked_text(candidates));
            return is_found;
        });
    }

    PracticeStock& stock_;
    PracticeRules rules_;
    Random random_;
};

} // namespace

Standing standing_of(const Technique& technique, const Candidates& candidates)
{
    if (candidates.is_broken())
        return Standing::Nothing;
    const Steps steps = find_easiest(candidates);
    if (steps.empty())
        return Standing::Nothing;
    const Technique* easiest = steps.found().front().technique;
    if (easiest == &technique)
        return Standing::Next;
    const bool is_among = easiest->level == technique.level && finds_step(technique, candidates);
    return is_among ? Standing::Among : Standing::Nothing;
}

PracticeStock shipped_practice()
{
    PracticeStock stock;
    for (const Technique* technique : all_techniques()) {
        for (const auto& [text, is_next] : stocked_positions(*technique)) {
            FoundPositions& found = stock[technique];
            (is_next ? found.next : found.among).emplace_back(text);
        }
    }
    return stock;
}

static std::string in_lines(const std::vector<std::string>& positions)
{
    constexpr std::size_t width = 96; // and quotes, and what ends the last line
    std::string text;
    for (const std::string& position : positions)
        text += (text.empty() ? "" : " ") + position;
    std::string lines = text.empty() ? "\n\"\"" : "";
    for (std::size_t at = 0; at < text.size(); at += width)
        lines += "\n\"" + text.substr(at, width) + '"';
    return lines;
}

std::string practice_file(const PracticeStock& stock)
{
    std::string file = "// Printed by `search_bench practice`; not to be written by hand.\n";
    for (const Technique* technique : all_techniques()) {
        const auto found = stock.find(technique);
        if (found != stock.end() && found->second.size() > 0)
            file += "{\"" + std::string(technique->id) + "\"," + in_lines(found->second.next) +
                    "," + in_lines(found->second.among) + "},\n";
    }
    return file;
}

int remove_wrong(PracticeStock& stock)
{
    std::size_t removed = 0;
    for (auto& [technique, positions] : stock) {
        const auto chart = parse_step_line(technique->example)->chart;
        const auto is_wrong = [&](Standing right) {
            return [&, right](const std::string& text) {
                const auto candidates = parse_stocked(text, *chart);
                return !candidates || standing_of(*technique, *candidates) != right;
            };
        };
        removed += std::erase_if(positions.next, is_wrong(Standing::Next));
        removed += std::erase_if(positions.among, is_wrong(Standing::Among));
    }
    return static_cast<int>(removed);
}

void search_for_practice(PracticeStock& stock,
                         const PracticeRules& rules,
                         const std::function<bool(int puzzles)>& goes_on)
{
    const std::vector<Course> courses = all_courses();
    PracticeSearch search(stock, rules);
    for (int puzzle = 0; puzzle < rules.puzzles && goes_on(puzzle); ++puzzle) {
        // Most techniques are on the classic grid, which comes first.
        const bool is_classic = puzzle % 4 != 3;
        const auto number = static_cast<std::size_t>(puzzle / 4) % courses.size();
        search.walk(courses[is_classic ? 0 : number], puzzle % 2 == 1);
    }
}

} // namespace bench
