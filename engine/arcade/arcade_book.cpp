#include "engine/arcade/arcade_book.h"

#include <algorithm>
#include <tuple>

namespace engine {

bool is_better(const ArcadeResult& one, const ArcadeResult& other)
{
    return std::tuple(-one.score, one.time, one.date, one.id) <
           std::tuple(-other.score, other.time, other.date, other.id);
}

const std::vector<ArcadeResult>& ArcadeBook::table(std::string_view table_name) const
{
    static const std::vector<ArcadeResult> none;
    const auto found = tables_.find(table_name);
    return found == tables_.end() ? none : found->second;
}

std::optional<std::size_t> ArcadeBook::place_of(std::string_view table_name,
                                                std::string_view id) const
{
    const std::vector<ArcadeResult>& all = table(table_name);
    const auto found = std::ranges::find(all, id, &ArcadeResult::id);
    if (found == all.end())
        return std::nullopt;
    return found - all.begin();
}

std::optional<std::size_t> ArcadeBook::place_for(std::string_view table_name,
                                                 const ArcadeResult& result) const
{
    if (result.score <= 0)
        return std::nullopt;
    const std::vector<ArcadeResult>& all = table(table_name);
    const std::size_t place = std::ranges::lower_bound(all, result, is_better) - all.begin();
    return place < arcade_table_length ? std::optional(place) : std::nullopt;
}

void ArcadeBook::add(std::string_view table_name, const ArcadeResult& result)
{
    if (result.score <= 0)
        return;
    std::vector<ArcadeResult>& all = tables_[std::string(table_name)];
    std::erase_if(all, [&](const ArcadeResult& other) { return other.id == result.id; });
    all.insert(std::ranges::lower_bound(all, result, is_better), result);
    if (all.size() > arcade_table_length)
        all.resize(arcade_table_length);
}

void ArcadeBook::add(const ArcadeBook& other)
{
    for (const auto& [name, results] : other.tables_) {
        for (const ArcadeResult& result : results)
            add(name, result);
    }
}

std::size_t ArcadeBook::results() const
{
    std::size_t count = 0;
    for (const auto& [name, all] : tables_)
        count += all.size();
    return count;
}

} // namespace engine
