#include "game/scenes/replays/kept_replays.h"

#include <utility>

#include "game/scenes/play/new_play.h"
#include "game/scenes/screens.h"

namespace game {

using engine::N_;

void KeptReplays::load(const std::string& game, Show show)
{
    if (!has(game) || is_loading())
        return;
    show_ = show;
    loaded_ = Pending(services_.saves.ask(&SavedData::load_replay, game));
}

// Without a log only the times of its cells are known, but not which cells.
void KeptReplays::load_time_spent(const std::string& game)
{
    if (!has(game) && !asked_.is_waiting())
        services_.host.show_notice(
            {{N_("Where the time of this run went is not known")},
             {N_("Its log is not kept: the run is from an older version, or its replay was deleted "
                 "to make room. Only the time of each split is known.")}});
    load(game, make_time_spent_scene);
}

Transition KeptReplays::race(const engine::Record& run)
{
    if (is_loading() || !can_be_raced(run))
        return {};
    if (!has(run.game))
        return start_race(services_, run);
    raced_ = run;
    loaded_ = Pending(services_.saves.ask(&SavedData::load_replay, run.game));
    return {};
}

KeptReplays::News KeptReplays::update()
{
    News news;
    if (auto games = asked_.take()) {
        games_ = *std::move(games);
        news.are_known = true;
    }
    auto replay = loaded_.take();
    if (!replay)
        return news;
    const auto raced = std::exchange(raced_, std::nullopt);
    if (raced && (!*replay || !can_be_raced(**replay))) {
        news.next = start_race(services_, *raced);
        return news;
    }
    if (!*replay) {
        services_.host.show_notice(
            {{N_("The replay can't be shown")},
             {services_.texts.tr(replay->why()) + " " +
              services_.texts.tr(N_("The record of the run is not affected."))}});
        return news;
    }
    engine::Replay shown = **replay;
    // Initials may have been entered later.
    if (const auto found = services_.records.run_of(shown.run.game))
        shown.run.initials = services_.records.runs()[*found].initials;
    if (raced) {
        news.next = start_rematch(services_, shown);
        return news;
    }
    news.next =
        push([&services = services_, show = show_, shown] { return show(services, shown); });
    return news;
}

} // namespace game
