#include "game/scenes/win/finished_run.h"

#include <algorithm>
#include <functional>

#include "engine/base/count.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/runs/compared_runs.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/waiting/pending.h"
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

std::optional<engine::Rival> rival_of(const engine::SavedGame& game)
{
    return game.rival && game.rival->times.empty() ? std::nullopt : game.rival;
}

bool is_rematch(const std::optional<engine::Rival>& rival)
{
    return rival && !rival->cells.empty();
}

void save(Services& services, const Record& run, const engine::SavedGame& game)
{
    services.saves.write(saving(services.records));
    services.saves.write(saving(engine::Replay{run, game}, {.most = static_cast<std::size_t>(
                                                                services.settings.replays_kept)}));
}

} // namespace

void record_finished_run(Services& services, const engine::SavedGame& game)
{
    const std::size_t run = services.records.add(Record{
        .category = engine::category_of(game.spec),
        .initials = Initials(services.settings.initials).text(),
        .time = finish_time(game),
        .date = services.host.date(),
        .stats = game.session.stats(),
        .seed = game.spec.is_from_elsewhere ? "" : engine::seed_code(game.spec.seed),
        .fill_times = game.session.fill_times(),
        .repeated = game.repeated || is_rematch(rival_of(game)),
        .game = game.id,
        .recipe = game.recipe,
        .others = game.others,
        .started = game.started,
    });
    save(services, services.records.runs()[run], game);
    remember(services, attempt_of(services, game), game);
    services.saves.write(deleting_game(game.id));
}

std::unique_ptr<Scene> make_finished_scene(Services& services,
                                           const engine::SavedGame& game,
                                           const std::optional<WinStart>& start)
{
    record_finished_run(services, game);
    return make_win_scene(services, game, start);
}

FinishedRun::FinishedRun(Services& services, const engine::SavedGame& game)
    : services_(services), game_(game), rival_(rival_of(game))
{
    is_board_of_day_ = day_of_board(services, record()).has_value();
    if (day_played(services, game))
        medals_ = engine::medals_of(record());
    for (const std::string& id : game.shown_techniques) {
        const engine::Technique* technique = engine::find_technique(id);
        const auto known = std::ranges::find(shown_, technique, &Shown::technique);
        if (known != shown_.end())
            ++known->times;
        else if (technique != nullptr)
            shown_.push_back({technique, 1});
    }
    std::ranges::stable_sort(shown_, std::greater{}, &Shown::times);
}

void FinishedRun::rename(const std::string& initials)
{
    services_.records.rename(run(), initials);
    save(services_, record(), game_);
    engine::AttemptAt attempt = attempt_of(services_, game_);
    attempt.initials = record().initials;
    remember(services_, attempt, game_);
    ranking_ = {}; // it may be compared with the runs of somebody else now
}

const FinishedRun::Ranking& FinishedRun::ranking() const
{
    if (ranking_.runs_in_book != services_.records.runs().size())
        ranking_ = work_out();
    return ranking_;
}

FinishedRun::Ranking FinishedRun::work_out() const
{
    const engine::RecordBook& book = services_.records;
    Ranking ranking{.runs_in_book = book.runs().size(), .run = *book.run_of(game_.id)};
    const Record& record = book.runs()[ranking.run];
    using enum engine::RunFilter;
    const bool is_clean = record.is_clean();
    ranking.table = book.table(record.category, is_clean ? CleanOnly : AssistedOnly);
    ranking.other_table = book.table(record.category, is_clean ? AssistedOnly : CleanOnly);
    const auto found = std::ranges::find(ranking.table, ranking.run);
    if (found != ranking.table.end())
        ranking.rank = found - ranking.table.begin();
    const int cells = std::max(1, engine::count_of(record.fill_times));
    for (const std::size_t other : ranking.table) {
        if (other != ranking.run && !ranking.best_of_others)
            ranking.best_of_others = book.runs()[other].time;
    }
    const engine::Comparisons others(
        book, {.category = record.category,
               .cells_to_fill = cells,
               .rival = rival_,
               .left_out = ranking.run,
               .initials = compared_initials(services_.settings, book, record.category,
                                             record.initials, ranking.run)});
    ranking.race = race_of(record.fill_times, cells, record.time, others,
                           rival_ ? engine::Comparison::Rival : engine::Comparison::BestRun);
    return ranking;
}

std::optional<PlayTime> FinishedRun::ahead_of_best() const
{
    if (!is_best() || !ranking().best_of_others)
        return std::nullopt;
    return record().time - *ranking().best_of_others;
}

PlayTime FinishedRun::behind_rival() const
{
    return record().time - rival_->times.back();
}

std::string FinishedRun::result_of_race() const
{
    if (!rival_ || is_rematch(rival_))
        return {};
    const PlayTime behind = behind_rival();
    const char* english = behind.count() < 0   ? N_("Ahead of {name}: {difference}")
                          : behind.count() > 0 ? N_("Behind {name}: {difference}")
                                               : N_("Exactly as fast as {name}");
    return services_.texts.tr(
        Message{english, {{"name", rival_->name}, {"difference", delta_text(behind)}}});
}

std::string FinishedRun::what() const
{
    const engine::Translations& texts = services_.texts;
    const std::string category = category_name(texts, record().category);
    const std::string day = day_played_text(services_, game_);
    if (!day.empty())
        return day + ", " + category;
    return is_board_of_day_ ? category + ", " + texts.tr("board of the day") : category;
}

std::vector<std::string> FinishedRun::facts_without_names() const
{
    std::vector<std::string> facts = stats_parts(services_.texts, record().stats);
    if (!is_assisted())
        facts.insert(facts.begin(), services_.texts.tr("no help"));
    return facts;
}

std::vector<std::string> FinishedRun::facts() const
{
    std::vector<std::string> facts = facts_without_names();
    if (const std::string race = result_of_race(); !race.empty())
        facts.insert(facts.begin(), race);
    if (const std::string others = others_text(services_.texts, record()); !others.empty())
        facts.push_back(others);
    return facts;
}

std::string FinishedRun::place() const
{
    if (!rank())
        return {};
    const char* place = is_assisted() ? N_("Place {n} with help") : N_("Place {n} in the table");
    return services_.texts.tr(Message{place, {{"n", std::to_string(*rank() + 1)}}});
}

// By how much the rival was beaten, or not.
std::string FinishedRun::rematch_text() const
{
    const PlayTime behind = behind_rival();
    return services_.texts.tr(
        Message{behind.count() < 0
                    ? N_("You beat {name}: {difference}. A rematch stays out of the table.")
                    : N_("{name} stays ahead: {difference}. A rematch stays out of the table."),
                {{"name", rival_->name}, {"difference", delta_text(behind)}}});
}

std::string FinishedRun::reason_outside() const
{
    const engine::Translations& texts = services_.texts;
    if (!services_.records_are_read)
        return texts.tr(waiting_for_disk);
    if (rank())
        return {};
    if (record().repeated && rival_)
        return rematch_text();
    if (record().repeated && game_.list_lost)
        return texts.tr("The list of known puzzles was missing: nobody can tell whether you had "
                        "seen this one.");
    if (record().repeated)
        return texts.tr("You have solved this puzzle before, or seen its solution; rematches "
                        "don't count.");
    const PlayTime gap = record().time - services_.records.runs()[table().back()].time;
    return texts.tr(Message{N_("{gap} behind the tenth place."), {{"gap", delta_text(gap)}}});
}

} // namespace game
