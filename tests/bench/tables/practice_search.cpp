#include "tests/bench/tables/practice_search.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/base/random.h"
#include "engine/construct/fill.h"
#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"
#include "engine/practice/stock/practice_stock.h"
#include "engine/recipe/puzzle_code.h"
#include "engine/rules/layout.h"
#include "engine/solve/given_removal.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/step_line.h"
#include "tests/bench/tables/practice_shapes.h"

namespace bench {

namespace {

using namespace engine;

constexpr int most_share = 60; // of the candidates that are removed at the start, in a hundred
constexpr int attempts_to_shape = 60; // for each puzzle

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
        std::string layout(layout_in_step_line(fields->layout));
        layout = layout.substr(0, layout.find(',')); // each puzzle has cages of its own
        auto course = std::ranges::find(courses, layout, &Course::layout);
        if (course == courses.end()) {
            courses.push_back({layout, parse_step_line(technique->example)->chart, {}});
            course = courses.end() - 1;
        }
        course->techniques.push_back(technique);
    }
    return courses;
}

class PracticeSearch {
public:
    PracticeSearch(PracticeStock& stock, const PracticeRules& rules)
        : stock_(stock), rules_(rules), random_(rules.seed)
    {
        for (const Technique* technique : all_techniques())
            note_use(technique, "", parse_step_line(technique->example)->candidates);
        for (const auto& [technique, found] : stock) {
            for (const auto* positions : {&found.next, &found.among}) {
                for (const FoundPosition& position : *positions)
                    note_use(technique, position);
            }
        }
    }

    bool needs(const Course& course) const
    {
        return std::ranges::any_of(course.techniques,
                                   [this](const Technique* each) { return needs_next(each); });
    }

    // Does nothing if no technique of the course needs positions.
    void walk(const Course& course, bool begins_loose)
    {
        std::vector<const Technique*> needy = course.techniques;
        std::erase_if(needy, [this](const Technique* technique) { return !needs_next(technique); });
        if (needy.empty())
            return;
        if (prints_clues(*find_layout(course.layout)))
            return walk_with_clues(course.layout, std::move(needy));
        const Technique* sought = needy[random_.below(needy.size())];
        if (rules_.near_examples)
            return shape_near_example(*sought, course);
        const auto puzzle = puzzle_for(*sought, course);
        if (!puzzle)
            return;
        Candidates candidates(*course.chart, puzzle->givens);
        if (rules_.shapes) {
            shape(std::move(candidates), puzzle->solution, *sought, course);
            return;
        }
        if (begins_loose)
            loosen(candidates, puzzle->solution);
        follow(std::move(candidates), needy, course);
    }

private:
    void note_use(const Technique* technique, const FoundPosition& position)
    {
        const auto chart = stock_chart(position.layout);
        if (const auto candidates = chart ? parse_stocked(position.text, *chart) : std::nullopt)
            note_use(technique, position.layout, *candidates);
    }
    // Returns false if the puzzle was used. Puzzles with cages may have the same givens.
    bool note_use(const Technique* technique, const std::string& layout, const Candidates& at)
    {
        const bool has_cages = !at.chart().grid().cages().empty();
        return used_[technique].emplace(has_cages ? layout : "", at.givens()).second;
    }

    // On a puzzle of its own, which is known by its code.
    void walk_with_clues(const std::string& layout, std::vector<const Technique*> needy)
    {
        const std::vector<Level> levels = reachable_levels(*find_layout(layout));
        const Level level = levels[random_.below(levels.size())];
        const auto made = make_puzzle({.layout = layout, .level = level, .seed = random_.next()});
        if (!made || !has_code(made->recipe))
            return;
        const Course own{
            to_code(made->recipe), std::make_shared<const Chart>(made->puzzle.grid), {}};
        follow(Candidates(*own.chart, made->puzzle.givens), std::move(needy), own);
    }

    bool needs_next(const Technique* technique) const
    {
        const auto found = stock_.find(technique);
        return found == stock_.end() || found->second.next.size() < rules_.most;
    }
    bool needs_among(const Technique* technique) const
    {
        const auto found = stock_.find(technique);
        return found == stock_.end() || found->second.size() < rules_.most;
    }

    // A classic puzzle of the level at which the technique is needed; on other grids any puzzle.
    std::optional<Puzzle> puzzle_for(const Technique& technique, const Course& course)
    {
        if (course.layout != "9x9")
            return any_puzzle(course.chart);
        if (&technique == &techniques::symmetric_placement)
            return symmetric_puzzle(course.chart, random_);
        Level level = technique.standing.level;
        // Easier techniques leave more of it.
        if (rules_.shapes && level < Level::Diabolical && random_.below(2) == 0)
            level = all_levels[static_cast<std::size_t>(level) + 1];
        const PuzzleSpec spec{.layout = course.layout, .level = level, .seed = random_.next()};
        auto made = make_puzzle(spec);
        return made ? std::optional(std::move(made->puzzle)) : std::nullopt;
    }

    std::optional<Puzzle> any_puzzle(const std::shared_ptr<const Chart>& chart)
    {
        const std::shared_ptr<const Grid>& grid = chart->puzzle_grid();
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

    // Takes the place of a position in which the technique is not the next step.
    void add_next(const Technique* technique, const Candidates& candidates, const Course& at)
    {
        FoundPositions& found = stock_[technique];
        if (found.next.size() >= rules_.most || !note_use(technique, at.layout, candidates))
            return;
        if (found.size() >= rules_.most)
            found.among.pop_back();
        found.next.push_back({at.layout, stocked_text(candidates)});
    }

    void add_among(const Technique* technique, const Candidates& candidates, const Course& at)
    {
        if (needs_among(technique) && note_use(technique, at.layout, candidates))
            stock_[technique].among.push_back({at.layout, stocked_text(candidates)});
    }

    void follow(Candidates candidates, std::vector<const Technique*> needy, const Course& at)
    {
        while (!candidates.is_solved() && !needy.empty()) {
            const Steps steps = find_easiest(candidates);
            if (steps.empty())
                return;
            const Technique* technique = steps.found().front().technique;
            if (std::erase(needy, technique) > 0)
                add_next(technique, candidates, at);
            if (rules_.also_among)
                look_among(candidates, *technique, needy, at);
            apply(steps.found().front(), candidates);
        }
    }

    // Harder ones of the same level.
    void look_among(const Candidates& candidates,
                    const Technique& easiest,
                    std::vector<const Technique*>& needy,
                    const Course& at)
    {
        std::erase_if(needy, [&](const Technique* technique) {
            const bool is_found = technique->standing.level == easiest.standing.level &&
                                  rank_of(technique) > rank_of(&easiest) &&
                                  needs_among(technique) && finds_step(*technique, candidates);
            if (is_found)
                add_among(technique, candidates, at);
            return is_found;
        });
    }

    // Goes on from where the easier techniques end, as there is little else then.
    void shape(Candidates candidates,
               const Digits& solution,
               const Technique& technique,
               const Course& at)
    {
        apply_easier(technique, candidates);
        if (candidates.is_solved() ||
            (finds_step(technique, candidates) && add(technique, candidates, at)))
            return;
        for (int attempt = 0; attempt < attempts_to_shape; ++attempt) {
            const auto found = shaped(candidates, solution, technique, random_);
            if (found && add(technique, *found, at))
                return;
        }
    }

    // Keeps the pattern of the example and changes the rest.
    void shape_near_example(const Technique& technique, const Course& at)
    {
        const auto example = parse_step_line(technique.example);
        const auto puzzle = puzzle_near(at.chart, example->candidates.givens(), random_);
        if (!puzzle)
            return;
        Candidates candidates(*at.chart, puzzle->givens);
        for (const bool goes_on : {false, true}) {
            if (goes_on)
                apply_easier(technique, candidates);
            const auto found =
                goes_on && finds_step(technique, candidates)
                    ? std::optional(candidates)
                    : shaped_like(candidates, example->candidates, technique, random_);
            if (found && add(technique, *found, at))
                return;
        }
    }

    // Returns whether it is what is looked for.
    bool add(const Technique& technique, const Candidates& found, const Course& at)
    {
        const Standing standing = standing_of(technique, found);
        if (standing == Standing::Next) {
            add_next(&technique, found, at);
            return true;
        }
        if (standing == Standing::Among && rules_.also_among) {
            add_among(&technique, found, at);
            return true;
        }
        return false;
    }

    PracticeStock& stock_;
    PracticeRules rules_;
    Random random_;
    // The layouts, if they have cages, and the givens, each only once.
    std::map<const Technique*, std::set<std::pair<std::string, Digits>>> used_;
};

// Those asked for, or all, on the grids of their examples or on another one.
std::vector<Course> courses_of(const PracticeRules& rules)
{
    if (!rules.layout.empty())
        return {{rules.layout, stock_chart(rules.layout), rules.only}};
    std::vector<Course> courses = all_courses();
    const auto is_other = [&](const Technique* technique) {
        return !rules.only.empty() && std::ranges::find(rules.only, technique) == rules.only.end();
    };
    for (Course& course : courses)
        std::erase_if(course.techniques, is_other);
    std::erase_if(courses, [](const Course& course) { return course.techniques.empty(); });
    return courses;
}

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
    const bool is_among =
        easiest->standing.level == technique.standing.level && finds_step(technique, candidates);
    return is_among ? Standing::Among : Standing::Nothing;
}

PracticeStock shipped_practice()
{
    PracticeStock stock;
    for (const Technique* technique : all_techniques()) {
        for (const auto& [layout, text, is_next] : stocked_positions(*technique)) {
            FoundPositions& found = stock[technique];
            (is_next ? found.next : found.among)
                .push_back({std::string(layout), std::string(text)});
        }
    }
    return stock;
}

static std::string part_of(const Technique& technique,
                           const std::string& layout,
                           const char* kind,
                           const std::vector<FoundPosition>& positions)
{
    std::string lines;
    for (const FoundPosition& position : positions) {
        if (position.layout == layout)
            lines += position.text + "\n";
    }
    const std::string head = std::string(technique.id) + " " + layout + " " + kind;
    return lines.empty() ? "" : "[" + head + "]\n" + lines;
}

std::string practice_file(const PracticeStock& stock)
{
    std::string file = "# Positions for practice: technique, layout, whether the technique is the "
                       "next step there or "
                       "only among\n# the steps of its level. Printed by `search_bench practice`; "
                       "not to be written "
                       "by hand.\n";
    for (const Technique* technique : all_techniques()) {
        const auto found = stock.find(technique);
        if (found == stock.end())
            continue;
        const auto& [next, among] = found->second;
        std::set<std::string> layouts;
        for (const auto* positions : {&next, &among}) {
            for (const FoundPosition& position : *positions)
                layouts.insert(position.layout);
        }
        for (const std::string& layout : layouts)
            file += part_of(*technique, layout, "next", next) +
                    part_of(*technique, layout, "among", among);
    }
    return file;
}

int remove_wrong(PracticeStock& stock)
{
    std::size_t removed = 0;
    for (auto& [technique, positions] : stock) {
        const auto is_wrong = [technique](Standing right) {
            return [technique, right](const FoundPosition& position) {
                const auto chart = stock_chart(position.layout);
                const auto candidates = chart ? parse_stocked(position.text, *chart) : std::nullopt;
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
    const std::vector<Course> courses = courses_of(rules);
    PracticeSearch search(stock, rules);
    for (int puzzle = 0; puzzle < rules.puzzles && goes_on(puzzle); ++puzzle) {
        // Most techniques are on the classic grid, which comes first.
        const bool is_classic = puzzle % 4 != 3;
        const auto number = static_cast<std::size_t>(puzzle / 4) % courses.size();
        search.walk(courses[is_classic ? 0 : number], puzzle % 2 == 1);
        if (std::ranges::none_of(courses, [&](const Course& each) { return search.needs(each); }))
            return;
    }
}

} // namespace bench
