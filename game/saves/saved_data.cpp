#include "game/saves/saved_data.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "game/saves/known_to_all.h"

namespace game {

namespace {

// Puts a summary in the place of that of the same id.
template <typename Summary>
void put(Summary mine, std::vector<Summary>& all)
{
    std::erase_if(all, [&mine](const Summary& other) { return other.id == mine.id; });
    all.push_back(std::move(mine));
}

} // namespace

std::vector<engine::GameSummary> SavedData::games() const
{
    std::vector<engine::GameSummary> games = folder.games();
    for (const SaveRequest& request : unwritten) {
        if (request.game)
            put(engine::summary_of(*request.game), games);
    }
    std::ranges::stable_sort(games, std::greater(), &engine::GameSummary::saved);
    return games;
}

engine::Result<engine::SavedGame> SavedData::load_game(const std::string& id) const
{
    for (const SaveRequest& request : unwritten) {
        if (request.game && request.game->id == id)
            return *request.game;
    }
    return folder.load_game(id);
}

engine::CollectionFiles::List SavedData::collections() const
{
    engine::CollectionFiles::List list = folder.collections().list();
    for (const SaveRequest& request : unwritten) {
        if (request.collection)
            put(engine::summary_of(*request.collection), list.collections);
    }
    std::ranges::stable_sort(list.collections, std::greater(), &engine::CollectionSummary::added);
    return list;
}

LoadedCollection SavedData::load_collection(const std::string& id) const
{
    for (const SaveRequest& request : unwritten) {
        if (request.collection && request.collection->id == id)
            return request.collection;
    }
    auto loaded = folder.collections().load(id);
    if (!loaded)
        return engine::Failure{loaded.why()};
    return std::make_shared<const engine::Collection>(*std::move(loaded));
}

engine::ArcadeBook SavedData::arcade_tables() const
{
    engine::ArcadeBook all = folder.load_arcade();
    for (const SaveRequest& request : unwritten)
        all.add(request.results);
    return all;
}

engine::Foreknowledge SavedData::foreknowledge(const engine::AttemptAt& attempt) const
{
    std::vector<engine::KnownPuzzle> known = folder.known_with_form(attempt.puzzle.form);
    if (attempt.puzzle.solution != 0)
        std::ranges::copy(folder.known_with_form(attempt.puzzle.solution),
                          std::back_inserter(known));
    std::ranges::copy(known_to_all(attempt.initials), std::back_inserter(known));
    for (const SaveRequest& request : unwritten)
        std::ranges::copy(request.known, std::back_inserter(known));
    engine::Foreknowledge all = engine::foreknowledge_of(attempt, known);
    all.is_list_lost = folder.known_list_is_lost();
    return all;
}

BeforePlay SavedData::before_play(const engine::AttemptAt& attempt, const std::string& recipe) const
{
    BeforePlay before{.known = foreknowledge(attempt)};
    const auto has = [](const std::vector<std::string>& ids, const std::string& id) {
        return std::ranges::find(ids, id) != ids.end();
    };
    for (const engine::GameSummary& summary : games()) {
        const bool is_of_recipe = !recipe.empty() && summary.recipe == recipe &&
                                  !has(before.known.games_of_others, summary.id);
        if (!is_of_recipe && !has(before.known.games, summary.id))
            continue;
        auto game = load_game(summary.id);
        if (!game)
            before.why_not = game.why();
        else if (!game->session.is_over())
            before.waiting = *std::move(game);
        if (before.waiting || before.why_not)
            break;
    }
    return before;
}

} // namespace game
