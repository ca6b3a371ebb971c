#include "engine/play/records.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

std::size_t RecordBook::add(Record record)
{
    record.repeated =
        !record.seed.empty() && std::any_of(runs_.begin(), runs_.end(), [&](const Record& run) {
            return run.category == record.category && run.seed == record.seed;
        });
    runs_.push_back(std::move(record));
    return runs_.size() - 1;
}

void RecordBook::rename(std::size_t run, std::string initials)
{
    ENSURE(run < runs_.size());
    runs_[run].initials = std::move(initials);
}

std::vector<std::string> RecordBook::categories() const
{
    std::vector<std::string> categories;
    for (const Record& run : runs_) {
        if (std::find(categories.begin(), categories.end(), run.category) == categories.end())
            categories.push_back(run.category);
    }
    return categories;
}

std::vector<std::size_t> RecordBook::table(std::string_view category, RunFilter filter) const
{
    std::vector<std::size_t> table;
    for (std::size_t run = 0; run < runs_.size(); ++run) {
        const bool counts = filter == RunFilter::All || runs_[run].facts.clean();
        if (counts && runs_[run].category == category && !runs_[run].repeated)
            table.push_back(run);
    }
    std::stable_sort(table.begin(), table.end(), [this](std::size_t one, std::size_t other) {
        return runs_[one].time < runs_[other].time;
    });
    if (table.size() > table_length)
        table.resize(table_length);
    return table;
}

const Record* RecordBook::best(std::string_view category) const
{
    const std::vector<std::size_t> fastest = table(category, RunFilter::CleanOnly);
    return fastest.empty() ? nullptr : &runs_[fastest.front()];
}

} // namespace engine
