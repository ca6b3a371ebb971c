#include "game/scenes/records/record_categories.h"

#include <algorithm>
#include <iterator>
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

namespace {

// Sorts categories of the same board together, boards in the order given, levels from easy to hard,
// puzzles from elsewhere last.
class CategoryOrder {
public:
    explicit CategoryOrder(std::size_t most)
    {
        boards_.reserve(most);
        ranked_.reserve(most);
    }

    void add(std::string name, const std::optional<engine::Category>& parts)
    {
        const std::size_t board =
            boards_.try_emplace(parts ? parts->layout : name, boards_.size()).first->second;
        ranked_.push_back({{board, parts && parts->is_from_elsewhere,
                            parts ? std::optional(parts->level) : std::nullopt},
                           std::move(name)});
    }

    std::vector<std::string> take()
    {
        if (!std::ranges::is_sorted(ranked_, {}, &Ranked::rank))
            std::ranges::stable_sort(ranked_, {}, &Ranked::rank);
        std::vector<std::string> names;
        names.reserve(ranked_.size());
        for (Ranked& each : ranked_)
            names.push_back(std::move(each.name));
        return names;
    }

private:
    struct Ranked {
        std::tuple<std::size_t, bool, std::optional<engine::Level>> rank;
        std::string name;
    };
    std::unordered_map<std::string, std::size_t> boards_;
    std::vector<Ranked> ranked_;
};

} // namespace

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
    std::unordered_set<std::string> seen;
    CategoryOrder order(categories.size());
    for (const std::string& category : categories) {
        auto parts = engine::parse_category(category);
        if (elsewhere == Elsewhere::Apart || !parts) { // each is there once
            order.add(category, parts);
            continue;
        }
        parts->is_from_elsewhere = false;
        std::string name = engine::to_text(*parts);
        if (seen.insert(name).second)
            order.add(std::move(name), parts);
    }
    return order.take();
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

std::optional<std::size_t> best_run_of(const engine::RecordBook& book,
                                       const std::string& shown,
                                       Elsewhere elsewhere,
                                       const std::string& initials)
{
    const auto rank = [&book](std::size_t run) {
        return std::pair(book.runs()[run].time, run);
    };
    std::optional<std::size_t> best;
    for (const std::string& category : categories_in(shown, elsewhere)) {
        const auto run = book.best_run(category, initials);
        if (run && (!best || rank(*run) < rank(*best)))
            best = run;
    }
    return best;
}

} // namespace game
