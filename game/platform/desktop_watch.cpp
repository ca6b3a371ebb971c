#include "game/platform/desktop_watch.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include <poll.h>

#include "game/platform/settings_portal.h"
#include "game/platform/xsettings.h"

namespace game {
namespace {

using Steady = std::chrono::steady_clock;

// A portal may have to be started first.
constexpr std::chrono::seconds patience{10};
constexpr int while_sending = 20; // milliseconds
constexpr int for_ever = -1;

int milliseconds_until(Steady::time_point time)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(time - Steady::now());
    return static_cast<int>(std::max<std::chrono::milliseconds::rep>(left.count(), 0));
}

// Sleeps until the portal says something. Returns false when the watch has to end.
bool sleep_until_news(const SettingsPortal& portal, const WakePipe& ending, int milliseconds)
{
    std::array<pollfd, 2> sockets = {pollfd{portal.socket(), POLLIN, 0},
                                     pollfd{ending.reading_end(), POLLIN, 0}};
    poll(sockets.data(), sockets.size(), milliseconds);
    return sockets[1].revents == 0;
}

} // namespace

DesktopWatch::DesktopWatch(std::function<void()> on_news) : on_news_(std::move(on_news))
{
    if (ending_.works())
        thread_ = std::thread([this] { run(); });
}

DesktopWatch::~DesktopWatch()
{
    ending_.wake();
    if (thread_.joinable())
        thread_.join();
}

void DesktopWatch::run()
{
    const std::unique_ptr<SettingsPortal> portal = SettingsPortal::connect(session_bus_address());
    const auto deadline = Steady::now() + patience;
    std::optional<DesktopPreferences> of_x;
    while (portal && portal->exchange()) {
        const bool answered = portal->has_answered();
        if (!answered && Steady::now() >= deadline)
            break;
        if (answered && !of_x)
            of_x = read_xsettings();
        if (answered)
            tell(portal->preferences().or_else(*of_x));
        const int rest = portal->has_to_send() ? while_sending
                         : answered            ? for_ever
                                               : milliseconds_until(deadline);
        if (!sleep_until_news(*portal, ending_, rest))
            return;
    }
    if (!of_x)
        tell(read_xsettings());
}

} // namespace game
