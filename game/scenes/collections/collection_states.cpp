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

class StateFinder {
public:
    explicit StateFinder(const engine::Collection& collection)
    {
        states_.puzzles.resize(collection.puzzles.size());
        for (std::size_t index = 0; index < collection.puzzles.size(); ++index) {
            if (!collection.puzzles[index].line.empty())
                puzzles_[collection.puzzles[index].line].places.push_back(index);
        }
    }

    void add(const engine::Record& run, std::size_t index)
    {
        Puzzle* puzzle = run.deleted ? nullptr : puzzle_of(run.recipe);
        if (puzzle == nullptr)
            return;
        states_.runs.push_back({index, puzzle->places.front()});
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

    CollectionStates taken()
    {
        for (const auto& [line, puzzle] : puzzles_) {
            for (const std::size_t place : puzzle.places)
                states_.puzzles[place] = puzzle.state;
        }
        return std::move(states_);
    }

private:
    // It may be in the collection a hundred thousand times.
    struct Puzzle {
        std::vector<std::size_t> places;
        PuzzleState state = {};
    };

    Puzzle* puzzle_of(const std::string& recipe)
    {
        const auto line = line_of_recipe(recipe, last_grid_);
        const auto found = line ? puzzles_.find(*line) : puzzles_.end();
        return found == puzzles_.end() ? nullptr : &found->second;
    }

    CollectionStates states_;
    std::unordered_map<std::string, Puzzle> puzzles_; // by line
    engine::LastGrid last_grid_;
};

} // namespace

CollectionStates states_of(const engine::Collection& collection,
                           const engine::RecordBook& book,
                           const std::vector<engine::GameSummary>& games,
                           const engine::Cancel& cancel)
{
    StateFinder finder(collection);
    // Page by page, as most runs are of the game's own puzzles and cost no more than a look.
    book.runs().for_each_page([&](const engine::RunPage& page, std::size_t start) {
        for (std::size_t run = 0; run < page.runs().size() && !cancel.is_asked(); ++run)
            finder.add(page.runs()[run], start + run);
    });
    for (const engine::GameSummary& game : games)
        finder.add(game);
    return finder.taken();
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
