#include "game/platform/desktop_watch.h"

#include <utility>

// packaging/web/library.js
extern "C" {
// Whether the browser prefers it: "prefers-contrast: more".
int page_prefers(const char* question);
// Calls the function whenever an answer may have changed.
void page_watch_preferences(void (*changed)(void* watch), void* watch);
}

namespace game {

namespace {

DesktopPreferences preferences_of_browser()
{
    const bool is_dark = page_prefers("prefers-color-scheme: dark") != 0;
    return {.less_motion = page_prefers("prefers-reduced-motion: reduce") != 0,
            .colour_scheme = is_dark ? ColourScheme::Dark : ColourScheme::Light,
            .more_contrast = page_prefers("prefers-contrast: more") != 0};
}

} // namespace

DesktopWatch::DesktopWatch(std::function<void()> on_news) : on_news_(std::move(on_news))
{
    page_watch_preferences([](void* watch) { static_cast<DesktopWatch*>(watch)->run(); }, this);
    run();
}

// A page ends without it.
DesktopWatch::~DesktopWatch()
{
    page_watch_preferences(nullptr, nullptr);
}

void DesktopWatch::run()
{
    tell(preferences_of_browser());
}

} // namespace game
