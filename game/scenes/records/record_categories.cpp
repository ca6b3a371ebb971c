#include "game/scenes/records/record_categories.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "engine/make/puzzle_spec.h"

namespace game {

std::string board_of(const std::string& category)
{
    const auto parts = engine::parse_category(category);
    return parts ? parts->layout : category;
}

std::vector<std::string> in_order(std::vector<std::string> categories)
{
    std::vector<std::string> boards;
    for (const std::string& category : categories)
        boards.push_back(board_of(category));
    const auto rank = [&](const std::string& category) {
        const auto board = std::ranges::find(boards, board_of(category)) - boards.begin();
        const auto parts = engine::parse_category(category);
        return std::tuple(board, parts && parts->is_from_elsewhere,
                          parts ? std::optional(parts->level) : std::nullopt);
    };
    std::ranges::stable_sort(categories, {}, rank);
    return categories;
}

} // namespace game
