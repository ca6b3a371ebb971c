#include "game/scenes/records/record_categories.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

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

bool is_from_elsewhere(const std::string& category)
{
    const auto parts = engine::parse_category(category);
    return parts && parts->is_from_elsewhere;
}

std::string shown_category(const std::string& category, Elsewhere elsewhere)
{
    auto parts = engine::parse_category(category);
    if (elsewhere == Elsewhere::Apart || !parts)
        return category;
    parts->is_from_elsewhere = false;
    return engine::to_text(*parts);
}

std::vector<std::string> shown_categories(const std::vector<std::string>& categories,
                                          Elsewhere elsewhere)
{
    std::vector<std::string> shown;
    for (const std::string& category : categories) {
        std::string name = shown_category(category, elsewhere);
        if (std::ranges::find(shown, name) == shown.end())
            shown.push_back(std::move(name));
    }
    return in_order(std::move(shown));
}

namespace {

// The categories that are shown as this one.
std::vector<std::string> categories_in(const std::string& shown, Elsewhere elsewhere)
{
    std::vector<std::string> categories = {shown};
    auto parts = engine::parse_category(shown);
    if (elsewhere == Elsewhere::Together && parts) {
        parts->is_from_elsewhere = true;
        categories.push_back(engine::to_text(*parts));
    }
    return categories;
}

} // namespace

std::vector<std::size_t> table_of(const engine::RecordBook& book,
                                  const std::string& shown,
                                  engine::RunFilter filter,
                                  Elsewhere elsewhere,
                                  const std::string& initials)
{
    std::vector<std::size_t> table;
    for (const std::string& category : categories_in(shown, elsewhere))
        std::ranges::copy(book.table(category, filter, initials), std::back_inserter(table));
    std::ranges::sort(table, {},
                      [&book](std::size_t run) { return std::pair(book.runs()[run].time, run); });
    table.resize(std::min(table.size(), static_cast<std::size_t>(engine::table_length)));
    return table;
}

std::optional<std::size_t> best_run_of(const engine::RecordBook& book,
                                       const std::string& shown,
                                       Elsewhere elsewhere,
                                       const std::string& initials)
{
    const auto table = table_of(book, shown, engine::RunFilter::CleanOnly, elsewhere, initials);
    return table.empty() ? std::nullopt : std::optional(table.front());
}

} // namespace game
