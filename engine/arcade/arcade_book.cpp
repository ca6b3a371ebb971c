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

void ArcadeBook::add(std::string_view table_name, const ArcadePast& past)
{
    ArcadePast& known = pasts_[std::string(table_name)];
    if (std::tie(past.last.date, past.last.id) >= std::tie(known.last.date, known.last.id))
        known.last = past.last;
    known.most_rungs = std::max(known.most_rungs, past.most_rungs);
}

void ArcadeBook::played(std::string_view table_name, const ArcadeResult& result)
{
    add(table_name, result);
    add(table_name, ArcadePast{.last = result, .most_rungs = result.rungs});
}

void ArcadeBook::add(const ArcadeBook& other)
{
    for (const auto& [name, results] : other.tables_) {
        for (const ArcadeResult& result : results)
            add(name, result);
    }
    for (const auto& [name, past] : other.pasts_)
        add(name, past);
}

std::optional<ArcadeResult> ArcadeBook::last(std::string_view table_name) const
{
    const auto found = pasts_.find(table_name);
    return found == pasts_.end() ? std::nullopt : std::optional(found->second.last);
}

std::optional<ArcadeRank> ArcadeBook::best_rank(const ArcadeMode& mode) const
{
    const std::string name = table_id(mode);
    const auto past = pasts_.find(name);
    std::optional<ArcadeRank> highest;
    if (past != pasts_.end())
        highest = rank_of(mode, {.rungs = past->second.most_rungs});
    for (const ArcadeResult& result : table(name))
        highest = std::max(highest, std::optional(rank_of(mode, result.reached())));
    return highest;
}

std::size_t ArcadeBook::results() const
{
    std::size_t count = 0;
    for (const auto& [name, all] : tables_)
        count += all.size();
    return count;
}

} // namespace engine
