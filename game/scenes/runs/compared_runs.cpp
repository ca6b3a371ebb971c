#include "game/scenes/runs/compared_runs.h"

#include "engine/play/run_statistics.h"
#include "game/scenes/entry/initials.h"

namespace game {

std::string compared_initials(const Settings& settings,
                              const engine::RecordBook& book,
                              const std::string& category,
                              const std::string& initials,
                              std::optional<std::size_t> left_out)
{
    const bool is_narrowed =
        !settings.compares_everybody && book.rivals(category, initials, left_out).runs > 0;
    return is_narrowed ? initials : std::string();
}

std::vector<std::string> named_players(const engine::RecordBook& book)
{
    std::vector<std::string> players = engine::players(book);
    std::erase(players, no_initials);
    return players;
}

std::string whose_runs(const engine::Translations& texts, const std::string& initials)
{
    if (initials == no_initials)
        return texts.tr("Runs without initials");
    return initials.empty() ? texts.tr("Everybody's runs")
                            : texts.tr(engine::Message{engine::N_("Runs of {initials}"),
                                                       {{"initials", initials}}});
}

} // namespace game
