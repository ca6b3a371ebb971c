#include "game/scenes/play/play_race.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/runs/compared_runs.h"
#include "game/ui/names.h"

namespace game {

using engine::Comparison;
using engine::Message;
using engine::N_;
using engine::PlayTime;

PlayRace::PlayRace(Services& services, const engine::SavedGame& game)
    : services_(services),
      runner_{.category = engine::category_of(game.spec),
              .recipe = game.recipe,
              .seed = game.spec.is_from_elsewhere ? "" : engine::seed_code(game.spec.seed),
              .cells_to_fill = std::max(1, game.session.cells_to_fill()),
              .rival = game.rival}
{
    read();
}

void PlayRace::read()
{
    runs_read_ = services_.records.runs().size();
    records_were_read_ = services_.records_are_read;
    initials_read_ = services_.settings.initials;
    everybody_read_ = services_.settings.compares_everybody;
    has_several_players_ = named_players(services_.records).size() > 1;
    runner_.initials = compared_initials(services_.settings, services_.records, runner_.category,
                                         Initials(initials_read_).text());
    comparisons_ = engine::Comparisons(services_.records, runner_);
    comparisons_.set_cells_here(cells_here_);
    if (!has_chosen_ || !comparisons_.offers(chosen_))
        chosen_ = comparisons_.first(services_.settings.comparison);
    ++changes_;
    // The replay says which cells the best run on this board has filled.
    const std::string& game = comparisons_.game_here();
    if (!game.empty() && game != asked_for_) {
        asked_for_ = game;
        cells_here_.clear();
        replay_ = Pending(services_.saves.ask(&SavedData::load_replay, game));
    }
}

bool PlayRace::is_read() const
{
    return runs_read_ == services_.records.runs().size() &&
           records_were_read_ == services_.records_are_read &&
           initials_read_ == services_.settings.initials &&
           everybody_read_ == services_.settings.compares_everybody;
}

void PlayRace::follow()
{
    if (!is_read())
        read();
    const auto replay = replay_.take();
    if (replay && *replay && (*replay)->game.session.is_solved()) {
        cells_here_ = (*replay)->game.session.fills().cells();
        comparisons_.set_cells_here(cells_here_);
    }
}

// Which one is remembered for the next plays, unless it belongs to this play alone.
void PlayRace::choose_next()
{
    chosen_ = comparisons_.after(chosen_);
    has_chosen_ = true;
    ++changes_;
    if (chosen_ == Comparison::Rival || chosen_ == Comparison::BestHere)
        return;
    services_.settings.comparison = chosen_;
    services_.saves.write(saving(services_.settings));
}

Race PlayRace::at(const std::vector<PlayTime>& fill_times, int cells_to_fill, PlayTime now) const
{
    return race_of(fill_times, cells_to_fill, now, comparisons_, chosen_);
}

std::span<const engine::Cell> PlayRace::cells_filled(PlayTime now) const
{
    if (!services_.settings.ghost_cells || !knows_cells())
        return {};
    return std::span(ghost().cells).first(ghost().filled(now));
}

std::optional<PlayTime> PlayRace::next_fill(PlayTime now) const
{
    const std::size_t filled = ghost().filled(now);
    if (filled >= ghost().times.size())
        return std::nullopt;
    return ghost().times[filled];
}

RaceTexts PlayRace::texts() const
{
    RaceTexts texts = names();
    const bool needs_owner = has_several_players_ && chosen_ != Comparison::Nothing &&
                             chosen_ != Comparison::Rival && ghost().is_there();
    if (needs_owner)
        texts.whose = whose_runs(services_.texts, runner_.initials);
    return texts;
}

RaceTexts PlayRace::names() const
{
    const engine::Translations& texts = services_.texts;
    const std::string time = ghost().is_there() ? clock_text(ghost().total()) : "";
    const auto timed = [&](const char* text) {
        return texts.tr(Message{text, {{"time", time}}});
    };
    switch (chosen_) {
    case Comparison::Nothing:
        return {{}, {}, texts.tr("no comparison"), {}};
    case Comparison::BestSegments:
        return {
            texts.tr("vs best segments"), texts.tr("best segments"), timed(N_("sum {time}")), {}};
    case Comparison::BestSplits:
        return {texts.tr("vs best splits"), texts.tr("best splits"), timed(N_("best {time}")), {}};
    case Comparison::AverageOfLast:
        return {texts.tr(Message{N_("vs average of {n}"),
                                 {{"n", std::to_string(comparisons_.averaged())}}}),
                texts.tr("average"),
                timed(N_("average {time}")),
                {}};
    case Comparison::BestHere:
        return {texts.tr("vs this board"), texts.tr("this board"), timed(N_("here {time}")), {}};
    case Comparison::Rival: {
        const std::string& name = comparisons_.rival();
        return {texts.tr(Message{N_("vs {name}"), {{"name", name}}}), name, name + " " + time, {}};
    }
    case Comparison::BestRun:
        break;
    }
    if (!ghost().is_there())
        return {texts.tr("vs best run"),
                texts.tr("your best"),
                services_.records_are_read ? texts.tr("no best yet") : "…",
                {}};
    if (has_several_players_ && runner_.initials.empty())
        return {texts.tr("vs best of all"), texts.tr("best of all"), timed(N_("best {time}")), {}};
    return {texts.tr("vs best run"), texts.tr("your best"), timed(N_("best {time}")), {}};
}

} // namespace game
