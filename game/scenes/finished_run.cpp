#include "game/scenes/finished_run.h"

#include <algorithm>

#include "game/scenes/initials.h"
#include "game/scenes/pending.h"
#include "game/scenes/play_texts.h"
#include "game/ui/names.h"

namespace game {

using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::Record;

namespace {

PlayTime finish_time(const engine::SavedGame& game)
{
    const auto& log = game.session.log();
    return log.empty() ? game.elapsed : log.back().at;
}

} // namespace

FinishedRun::FinishedRun(Services& services, const engine::SavedGame& game)
    : services_(services), game_(game.id)
{
    run_ = services.records.add(Record{
        .category = engine::category_of(game.spec),
        .initials = Initials(services.settings.initials).text(),
        .time = finish_time(game),
        .date = services.host.date(),
        .stats = game.session.stats(),
        .seed = game.spec.is_from_elsewhere ? "" : engine::seed_code(game.spec.seed),
        .fill_times = game.session.fill_times(),
        .game = game.id,
        .recipe = game.recipe,
    });
    services.saves.save(services.records);
    services.saves.delete_game(game.id);
}

void FinishedRun::rename(const std::string& initials)
{
    services_.records.rename(run(), initials);
    services_.saves.save(services_.records);
}

std::vector<std::size_t> FinishedRun::table() const
{
    return services_.records.table(record().category, engine::RunFilter::CleanOnly);
}

std::optional<std::size_t> FinishedRun::rank() const
{
    const std::vector<std::size_t> runs = table();
    const auto found = std::ranges::find(runs, run());
    if (found == runs.end())
        return std::nullopt;
    return found - runs.begin();
}

std::optional<PlayTime> FinishedRun::ahead_of_best() const
{
    const Record* before = best_of(others());
    if (!is_best() || before == nullptr)
        return std::nullopt;
    return record().time - before->time;
}

Race FinishedRun::race() const
{
    return race_of(record().fill_times, static_cast<int>(record().fill_times.size()), record().time,
                   others());
}

std::string FinishedRun::reason_outside() const
{
    const engine::Translations& texts = services_.texts;
    if (!services_.records_are_read)
        return texts.tr(waiting_for_disk);
    if (rank())
        return {};
    if (record().repeated)
        return texts.tr("You have solved this puzzle before; repeats don't count.");
    if (!record().stats.clean())
        return texts.tr(Message{
            N_("Assisted runs are kept, but stay out of the table of clean runs ({facts})."),
            {{"facts", stats_text(texts, record().stats)}}});
    const std::vector<std::size_t> runs = table();
    const PlayTime gap = record().time - services_.records.runs()[runs.back()].time;
    return texts.tr(Message{N_("{gap} behind the tenth place."), {{"gap", delta_text(gap)}}});
}

} // namespace game
