#include "engine/store/documents/records_document.h"

#include <utility>

#include "engine/recipe/recipe.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/play_document.h"

namespace engine {

namespace {

constexpr std::size_t longest_initials = 16; // bytes; three characters
constexpr std::size_t max_fill_times = 1000;

} // namespace

RunDocument to_document(const Record& run)
{
    Numbers fill_times;
    for (PlayTime time : run.fill_times)
        fill_times.push_back(time.count());
    return {run.category, run.initials,          run.time.count(), run.date, to_document(run.stats),
            run.seed,     std::move(fill_times), run.repeated,     run.game, run.recipe,
            run.deleted};
}

std::optional<Record> from_document(const RunDocument& document)
{
    const auto stats = from_document(document.facts);
    const Numbers& times = document.fill_times;
    if (!stats || !is_plain_text(document.category, longest_name) ||
        !is_plain_text(document.initials, longest_initials) ||
        !is_plain_text(document.seed, longest_name) ||
        !is_plain_text(document.game, longest_name) ||
        !is_plain_text(document.recipe, longest_recipe) || times.size() > max_fill_times ||
        !all_between(times, 0, longest_play) || !std::is_sorted(times.begin(), times.end()) ||
        !is_between(document.time, 0, longest_play) || !is_between(document.date, 0, latest_date))
        return std::nullopt;
    Record run{.category = document.category,
               .initials = document.initials,
               .time = PlayTime{document.time},
               .date = document.date,
               .stats = *stats,
               .seed = document.seed,
               .repeated = document.repeated,
               .game = document.game,
               .recipe = document.recipe,
               .deleted = document.deleted};
    for (Number time : times)
        run.fill_times.push_back(PlayTime{time});
    return run;
}

RecordsDocument to_document(const RecordBook& book)
{
    RecordsDocument document;
    for (const Record& run : book.runs())
        document.runs.push_back(to_document(run));
    return document;
}

std::optional<RecordBook> from_document(const RecordsDocument& document)
{
    if (document.runs.size() > max_runs)
        return std::nullopt;
    std::vector<Record> runs;
    for (const RunDocument& run : document.runs) {
        auto record = from_document(run);
        if (!record)
            return std::nullopt;
        runs.push_back(*std::move(record));
    }
    return RecordBook(std::move(runs));
}

} // namespace engine
