#include "game/scenes/records/record_categories.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
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
    struct Ranked {
        std::tuple<std::size_t, bool, std::optional<engine::Level>> rank;
        std::string category;
    };
    std::unordered_map<std::string, std::size_t> boards;
    std::vector<Ranked> ranked;
    ranked.reserve(categories.size());
    for (std::string& category : categories) {
        const auto parts = engine::parse_category(category);
        const std::size_t board =
            boards.try_emplace(parts ? parts->layout : category, boards.size()).first->second;
        ranked.push_back({{board, parts && parts->is_from_elsewhere,
                           parts ? std::optional(parts->level) : std::nullopt},
                          std::move(category)});
    }
    std::ranges::stable_sort(ranked, {}, &Ranked::rank);
    std::ranges::transform(ranked, categories.begin(),
                           [](Ranked& each) { return std::move(each.category); });
    return categories;
}

bool is_from_elsewhere(const std::string& category)
{
    const auto parts = engine::parse_category(category);
    return parts && parts->is_from_elsewhere;
}

std::string shown_category(const std::string& category, Elsewhere elsewhere)
{
    auto parts = elsewhere == Elsewhere::Apart ? std::nullopt : engine::parse_category(category);
    if (!parts)
        return category;
    parts->is_from_elsewhere = false;
    return engine::to_text(*parts);
}

std::vector<std::string> shown_categories(const std::vector<std::string>& categories,
                                          Elsewhere elsewhere)
{
    if (elsewhere == Elsewhere::Apart) // each is there once
        return in_order(categories);
    std::unordered_set<std::string> seen;
    std::vector<std::string> shown;
    for (const std::string& category : categories) {
        std::string name = shown_category(category, elsewhere);
        if (seen.insert(name).second)
            shown.push_back(std::move(name));
    }
    return in_order(std::move(shown));
}

namespace {

// The categories that are shown as this one.
std::vector<std::string> categories_in(const std::string& shown, Elsewhere elsewhere)
{
    std::vector<std::string> categories = {shown};
    auto parts = elsewhere == Elsewhere::Apart ? std::nullopt : engine::parse_category(shown);
    if (parts) {
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

std::vector<std::optional<std::size_t>> best_runs_of(const engine::RecordBook& book,
                                                     const std::vector<std::string>& shown,
                                                     Elsewhere elsewhere,
                                                     const std::string& initials)
{
    const auto is_better = [&book](std::size_t run, std::size_t other) {
        return std::pair(book.runs()[run].time, run) < std::pair(book.runs()[other].time, other);
    };
    std::unordered_map<std::string_view, std::size_t> best;
    for (const auto& [category, run] : book.best_of_pages(initials)) {
        const auto [known, is_first] = best.emplace(category, run);
        if (!is_first && is_better(run, known->second))
            known->second = run;
    }
    std::vector<std::optional<std::size_t>> all(shown.size());
    for (std::size_t index = 0; index < shown.size(); ++index) {
        for (const std::string& category : categories_in(shown[index], elsewhere)) {
            const auto found = best.find(category);
            if (found != best.end() && (!all[index] || is_better(found->second, *all[index])))
                all[index] = found->second;
        }
    }
    return all;
}

} // namespace game
