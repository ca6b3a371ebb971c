#include "game/scenes/runs/play_texts.h"

#include <utility>

#include "engine/rules/layout.h"
#include "engine/text/house_name.h"
#include "engine/text/layout_name.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::HouseIndex;
using engine::Message;
using engine::N_;
using engine::RunStats;
using engine::Translations;

// Whether this check is the first help of the run.
bool is_first_help(RunStats stats)
{
    const bool one_check = std::exchange(stats.checks, 0) == 1;
    return one_check && stats.clean();
}

} // namespace

// The player sees where the house is, so the line can be short.
std::string
house_complete_text(const Translations& texts, const engine::Grid& grid, HouseIndex house)
{
    const std::string name = house_name_within_square(texts, grid, house);
    return engine::begun_large(texts.tr(Message{N_("{house} complete"), {{"house", name}}}));
}

std::string
check_text(const Translations& texts, std::size_t wrong, const RunStats& stats, PlayKind kind)
{
    const long count = wrong;
    if (kind == PlayKind::Run && is_first_help(stats))
        return wrong == 0 ? texts.tr("No mistakes: assisted run")
                          : texts.trn("{n} wrong digit: an assisted run",
                                      "{n} wrong digits: an assisted run", count);
    if (wrong == 0)
        return texts.tr("No mistakes so far");
    return texts.trn("{n} digit is wrong", "{n} digits are wrong", count);
}

std::string heading_text(const Translations& texts,
                         const engine::PuzzleSpec& spec,
                         const std::function<bool(const std::string&)>& fits)
{
    engine::PuzzleSpec kind = spec; // that it is from elsewhere stands in another line
    kind.is_from_elsewhere = false;
    std::string heading = category_name(texts, engine::category_of(kind));
    const auto layout = engine::find_layout(spec.layout);
    if (!layout || fits(heading))
        return heading;
    const std::vector<std::string> rules = engine::rule_names(texts, *layout);
    const std::string level = ", " + level_name(texts, spec.level);
    for (std::size_t named = rules.size(); named-- > 1;) {
        heading = texts.tr(layout->name);
        for (std::size_t rule = 0; rule < named; ++rule)
            heading += " " + rules[rule];
        heading += " " + texts.trn("and {n} more", "and {n} more", rules.size() - named) + level;
        if (fits(heading))
            return heading;
    }
    return texts.tr(layout->name) + ", " + texts.trn("{n} rule", "{n} rules", rules.size()) + level;
}

std::string stats_text(const Translations& texts, const RunStats& stats)
{
    const std::string list = stats_list(texts, stats);
    if (!stats.clean())
        return list;
    const std::string clean = texts.tr("no help");
    return list.empty() ? clean : clean + ", " + list;
}

std::string help_text(const Translations& texts, RunStats stats)
{
    stats.wrong_entries = 0;
    stats.pauses = 0;
    stats.interrupted = false;
    return stats_list(texts, stats);
}

std::string next_label(const Translations& texts, const engine::SavedGame& over)
{
    return over.collection.empty() ? texts.tr("Next puzzle") : texts.tr("Next unsolved");
}

std::string leave_label(const Translations& texts, const engine::SavedGame& over)
{
    return over.collection.empty() ? texts.tr("Main menu") : texts.tr("Collection");
}

} // namespace game
