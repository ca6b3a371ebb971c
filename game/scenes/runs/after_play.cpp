#include "game/scenes/runs/after_play.h"

namespace game {

std::string next_label(const engine::Translations& texts, const engine::SavedGame& over)
{
    return over.collection.empty() ? texts.tr("Next puzzle") : texts.tr("Next unsolved");
}

std::string leave_label(const engine::Translations& texts, const engine::SavedGame& over)
{
    return over.collection.empty() ? texts.tr("Main menu") : texts.tr("Collection");
}

} // namespace game
