#include "game/scenes/collections/collection_states.h"

#include <algorithm>
#include <unordered_map>

#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"

namespace game {

std::optional<std::string> line_of_recipe(const std::string& text, engine::LastGrid& last_grid)
{
    if (text.empty() || engine::is_code(text))
        return std::nullopt;
    const auto recipe = engine::parse_recipe(text);
    const auto* filled = recipe ? std::get_if<engine::FilledGrid>(&recipe->made_from) : nullptr;
    const auto layout = filled != nullptr ? engine::find_layout(recipe->layout) : std::nullopt;
    if (!layout)
        return std::nullopt;
    if (!engine::is_plain(*layout)) {
        const auto puzzle = engine::remake(*recipe);
        return puzzle ? std::optional(engine::to_line(*layout, *puzzle->grid, puzzle->givens))
                      : std::nullopt;
    }
    const engine::LayoutGrid& grid = last_grid.of(*layout);
    if (grid.grid->cells().size() != filled->solution.size())
        return std::nullopt;
    engine::Digits givens(filled->solution.size(), engine::no_digit);
    for (const engine::Cell cell : filled->givens) {
        if (cell.index < givens.size())
            givens[cell] = filled->solution[cell];
    }
    return engine::to_line(*layout, *grid.grid, givens);
}

namespace {

// Of each puzzle from elsewhere with a run or a game, whether it is in the collection or not: they
// are far fewer than the puzzles that a collection may have.
class StateFinder {
public:
    void add(const engine::Record& run, std::size_t index)
    {
        Puzzle* puzzle = run.deleted ? nullptr : puzzle_of(run.recipe);
        if (puzzle == nullptr)
            return;
        runs_.push_back({index, puzzle});
        PuzzleState& state = puzzle->state;
        const bool is_first = state.kind != PuzzleState::Kind::Solved;
        state.time = is_first ? run.time : std::min(state.time, run.time);
        state.kind = PuzzleState::Kind::Solved;
    }

    // The last saved game of a puzzle comes first.
    void add(const engine::GameSummary& game)
    {
        Puzzle* puzzle = game.cells_filled < game.cells_to_fill ? puzzle_of(game.recipe) : nullptr;
        if (puzzle == nullptr || !puzzle->state.game.empty())
            return;
        puzzle->state.game = game.id;
        if (puzzle->state.kind == PuzzleState::Kind::New) {
            puzzle->state.kind = PuzzleState::Kind::Begun;
            puzzle->state.time = game.elapsed;
        }
    }

    CollectionStates states_in(const engine::Collection& collection)
    {
        CollectionStates states;
        states.puzzles.resize(collection.puzzles.size());
        for (std::size_t index = 0; index < collection.puzzles.size() && !puzzles_.empty();
             ++index) {
            const auto found = puzzles_.find(collection.puzzles[index].line);
            if (found == puzzles_.end())
                continue;
            states.puzzles[index] = found->second.state;
            if (!found->second.first)
                found->second.first = index;
        }
        for (const auto& [run, puzzle] : runs_) {
            if (puzzle->first)
                states.runs.push_back({run, *puzzle->first});
        }
        return states;
    }

private:
    struct Puzzle {
        std::optional<std::size_t> first = {}; // in the collection, where it may be often
        PuzzleState state = {};
    };
    struct Run {
        std::size_t index = 0; // in the book
        const Puzzle* puzzle = nullptr;
    };

    Puzzle* puzzle_of(const std::string& recipe)
    {
        auto line = line_of_recipe(recipe, last_grid_);
        return line ? &puzzles_[*std::move(line)] : nullptr;
    }

    std::unordered_map<std::string, Puzzle> puzzles_; // by line; they stay where they are
    std::vector<Run> runs_;
    engine::LastGrid last_grid_;
};

} // namespace

CollectionStates states_of(const engine::Collection& collection,
                           const engine::RecordBook& book,
                           const std::vector<engine::GameSummary>& games,
                           const engine::Cancel& cancel)
{
    StateFinder finder;
    // Page by page, as most runs are of the game's own puzzles and cost no more than a look.
    book.runs().for_each_page([&](const engine::RunPage& page, std::size_t start) {
        for (std::size_t run = 0; run < page.runs().size() && !cancel.is_asked(); ++run)
            finder.add(page.runs()[run], start + run);
    });
    for (const engine::GameSummary& game : games)
        finder.add(game);
    return finder.states_in(collection);
}

std::vector<CollectionStates::Run>
best_of(const CollectionStates& states, const engine::RecordBook& book, engine::RunFilter filter)
{
    std::vector<CollectionStates::Run> best;
    for (const CollectionStates::Run& each : states.runs) {
        const engine::Record& run = book.runs()[each.run];
        if (run.counts() && accepts(filter, run))
            best.push_back(each);
    }
    std::ranges::stable_sort(best, {}, [&book](const CollectionStates::Run& each) {
        return book.runs()[each.run].time;
    });
    best.resize(std::min(best.size(), static_cast<std::size_t>(engine::table_length)));
    return best;
}

} // namespace game
