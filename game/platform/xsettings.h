#pragma once
// XSETTINGS, through which X11 desktops without a settings portal tell programs the player's
// preferences.

#include <cstdint>
#include <span>

#include "game/ui/desktop_preferences.h"

namespace game {

// Asks the display named by DISPLAY; may wait for it, so call it on a thread of its own. Empty if
// there is no display or nobody offers settings.
DesktopPreferences read_xsettings();

// Reads the property that holds the settings. What is damaged, and everything after it, is ignored.
DesktopPreferences parse_xsettings(std::span<const std::uint8_t> bytes);

} // namespace game
