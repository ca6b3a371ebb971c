#include "game/scenes/collections/collection_order.h"

#include <algorithm>
#include <string>
#include <tuple>

#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "game/ui/names.h"

namespace game {
namespace {

std::string in_capitals(std::string_view text)
{
    std::string capitals(text);
    std::ranges::transform(capitals, capitals.begin(), engine::capital);
    return capitals;
}

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.push_back(in_capitals(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

class Search {
public:
    Search(std::string_view text, const engine::Translations& texts) : words_(words_of(text))
    {
        for (const engine::Level level : engine::all_levels)
            levels_.push_back(in_capitals(level_name(texts, level)));
    }

    bool finds(const engine::CollectedPuzzle& puzzle, std::size_t index) const
    {
        if (words_.empty())
            return true;
        const std::string number = std::to_string(index + 1);
        const std::string name = in_capitals(puzzle.name);
        const std::string level = puzzle.level ? levels_[engine::index_of(*puzzle.level)] : "";
        return std::ranges::all_of(words_, [&](const std::string& word) {
            return number.starts_with(word) || name.find(word) != std::string::npos ||
                   level.find(word) != std::string::npos;
        });
    }

private:
    std::vector<std::string> words_;
    std::vector<std::string> levels_;
};

// Where a puzzle belongs: puzzles of equal ranks stay in the order of the file.
std::tuple<bool, std::size_t, engine::PlayTime>
rank_of(const engine::CollectedPuzzle& puzzle, const PuzzleState& state, CollectionSort sort)
{
    using Kind = PuzzleState::Kind;
    const bool is_faulty = puzzle.fault.has_value();
    switch (sort) {
    case CollectionSort::Order:
        return {false, 0, {}};
    case CollectionSort::Level:
        return {is_faulty,
                puzzle.level ? engine::index_of(*puzzle.level) : engine::all_levels.size(),
                {}};
    case CollectionSort::State:
        return {is_faulty, state.kind == Kind::Begun ? 0u : state.kind == Kind::New ? 1u : 2u, {}};
    case CollectionSort::Time:
        return {is_faulty, state.kind == Kind::Solved ? 0u : 1u,
                state.kind == Kind::Solved ? state.time : engine::PlayTime{0}};
    }
    return {};
}

} // namespace

std::vector<std::size_t> in_order(const engine::Collection& collection,
                                  const std::vector<PuzzleState>& states,
                                  CollectionSort sort,
                                  std::string_view search,
                                  const engine::Translations& texts)
{
    const Search wanted(search, texts);
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < collection.puzzles.size(); ++index) {
        if (wanted.finds(collection.puzzles[index], index))
            found.push_back(index);
    }
    if (sort != CollectionSort::Order)
        std::ranges::stable_sort(found, {}, [&](std::size_t index) {
            return rank_of(collection.puzzles[index], states[index], sort);
        });
    return found;
}

} // namespace game
