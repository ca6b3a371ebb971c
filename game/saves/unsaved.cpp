#include "game/saves/unsaved.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/message.h"
#include "game/ui/names.h"

namespace game {

using Holds = SaveRequest::Holds;
using Kind = SaveRequest::Kind;

namespace {

using engine::N_;

// A few runs are named.
std::string runs_text(const engine::Translations& texts, const std::vector<engine::Record>& runs)
{
    constexpr std::size_t most_named = 3;
    std::string count =
        texts.trn("{n} finished run", "{n} finished runs", static_cast<long>(runs.size()));
    if (runs.size() > most_named)
        return count;
    std::vector<std::string> names;
    for (const engine::Record& run : runs)
        names.push_back(category_name(texts, run.category) + ", " + clock_text(run.time));
    return std::move(count) + " (" + engine::joined_by("; ", names) + ")";
}

} // namespace

std::string unsaved_text(const engine::Translations& texts, const Unsaved& unsaved)
{
    const auto count = [&](Holds holds) {
        return static_cast<long>(std::ranges::count_if(unsaved.requests, [&](const auto& request) {
            return request.holds == holds && request.kind != Kind::Delete;
        }));
    };
    const auto deletions =
        static_cast<long>(std::ranges::count(unsaved.requests, Kind::Delete, &SaveRequest::kind));
    std::vector<std::string> parts;
    const auto add = [&](bool is_there, std::string part) {
        if (is_there)
            parts.push_back(std::move(part));
    };
    const long games = count(Holds::Game);
    const long replays = count(Holds::Replay);
    const long collections = count(Holds::Collection);
    const long results = count(Holds::Result);
    add(!unsaved.runs.empty(), runs_text(texts, unsaved.runs));
    add(unsaved.has_other_records, texts.tr("changes of the records"));
    add(games > 0, texts.trn("{n} game", "{n} games", games));
    add(replays > 0, texts.trn("{n} replay", "{n} replays", replays));
    add(collections > 0, texts.trn("{n} collection", "{n} collections", collections));
    add(count(Holds::Levels) > 0, texts.tr("levels of puzzles"));
    add(results > 0, texts.trn("{n} arcade result", "{n} arcade results", results));
    add(count(Holds::Settings) > 0, texts.tr("the settings"));
    add(count(Holds::Known) > 0, texts.tr("what is known of puzzles"));
    add(deletions > 0 && parts.empty(), texts.trn("{n} deletion", "{n} deletions", deletions));
    return texts.tr({N_("Not saved: {what}"), {{"what", engine::joined_by(", ", parts)}}}) + "\n" +
           texts.tr(unsaved.why);
}

} // namespace game
