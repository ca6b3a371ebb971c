#pragma once
// What the player has chosen for all programs in the settings of the desktop.

#include <optional>

namespace game {

enum class ColourScheme { Light, Dark };

// A value is missing if the desktop does not say, or has no preference.
struct DesktopPreferences {
    std::optional<bool> less_motion = {};
    std::optional<ColourScheme> colour_scheme = {};
    std::optional<bool> more_contrast = {};

    // These values where they are known, otherwise those of `other`.
    DesktopPreferences or_else(const DesktopPreferences& other) const
    {
        return {less_motion ? less_motion : other.less_motion,
                colour_scheme ? colour_scheme : other.colour_scheme,
                more_contrast ? more_contrast : other.more_contrast};
    }

    friend bool operator==(const DesktopPreferences&, const DesktopPreferences&) = default;
};

} // namespace game
