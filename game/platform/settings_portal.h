#pragma once
// The settings portal (org.freedesktop.portal.Settings), through which desktops tell programs what
// the player prefers. Nothing here waits: whoever uses it sleeps until its socket is readable.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <dbus/dbus.h>

#include "game/ui/desktop_preferences.h"

namespace game {

// The address of the player's session bus; empty if there is none. A bus is never started for it.
std::string session_bus_address();

class SettingsPortal {
public:
    // Connects and asks for the settings and for all later changes. Null if there is no bus.
    static std::unique_ptr<SettingsPortal> connect(const std::string& bus_address);
    ~SettingsPortal();
    SettingsPortal(const SettingsPortal&) = delete;
    SettingsPortal& operator=(const SettingsPortal&) = delete;

    int socket() const;
    // Whether it waits for room in the socket to send a question.
    bool has_to_send() const;
    // Sends and receives what it can without waiting. Returns false once the bus is gone or has
    // answered that there is no such portal.
    bool exchange();
    bool has_answered() const { return answered_; }
    DesktopPreferences preferences() const;

private:
    using Value = std::variant<std::monostate, bool, unsigned, std::string>;

    explicit SettingsPortal(DBusConnection* bus);
    bool ask();
    void take(DBusMessage& message);
    void take_all(DBusMessageIter& settings);
    void take_one(std::string_view group, std::string_view key, const Value& value);
    static Value read_value(DBusMessageIter& at);

    // Which settings say whether things should move.
    enum Motion { Freedesktop, Gnome, Kde, motion_count };

    DBusConnection* bus_;
    dbus_uint32_t question_ = 0; // its serial number
    bool answered_ = false;
    bool refused_ = false;
    std::array<std::optional<bool>, motion_count> less_motion_;
    std::optional<ColourScheme> colour_scheme_;
    std::optional<bool> more_contrast_;
};

} // namespace game
