#include "game/ui/kept_keys.h"

namespace game {

// New window, new tab, close the tab.
bool is_kept_by_browser(const KeyPressed& key)
{
    const bool is_letter = key.symbol == 'N' || key.symbol == 'T' || key.symbol == 'W';
    return key.key == Key::Letter && is_letter && key.held.control && !key.held.alt;
}

} // namespace game
