#include "game/platform/settings_portal.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "engine/base/count.h"
#include "engine/base/deleter.h"

namespace game {
namespace {

constexpr const char* portal = "org.freedesktop.portal.Desktop";
constexpr const char* portal_path = "/org/freedesktop/portal/desktop";
constexpr const char* portal_settings = "org.freedesktop.portal.Settings";

constexpr std::string_view appearance = "org.freedesktop.appearance";
constexpr std::string_view gnome = "org.gnome.desktop.interface";
constexpr std::string_view kde = "org.kde.kdeglobals.KDE";

using BusMessage = std::unique_ptr<DBusMessage, engine::Deleter<dbus_message_unref>>;

BusMessage call_of(const char* name, const char* path, const char* interface, const char* method)
{
    return BusMessage(dbus_message_new_method_call(name, path, interface, method));
}

std::string_view text_at(DBusMessageIter& at)
{
    const char* text = "";
    if (dbus_message_iter_get_arg_type(&at) == DBUS_TYPE_STRING)
        dbus_message_iter_get_basic(&at, &text);
    return text;
}

DBusMessageIter inside(DBusMessageIter& at)
{
    DBusMessageIter inner;
    dbus_message_iter_recurse(&at, &inner);
    return inner;
}

bool is_array(DBusMessageIter& at)
{
    return dbus_message_iter_get_arg_type(&at) == DBUS_TYPE_ARRAY;
}

bool is_entry(DBusMessageIter& at)
{
    return dbus_message_iter_get_arg_type(&at) == DBUS_TYPE_DICT_ENTRY;
}

} // namespace

std::string session_bus_address()
{
    const char* address = std::getenv("DBUS_SESSION_BUS_ADDRESS");
    if (address != nullptr && *address != '\0')
        return std::string_view(address).starts_with("autolaunch:") ? "" : address;
    const char* folder = std::getenv("XDG_RUNTIME_DIR");
    if (folder == nullptr || *folder != '/') // by the XDG rules then as if it were not there
        return "";
    const std::filesystem::path socket = std::filesystem::path(folder) / "bus";
    std::error_code ignored;
    return std::filesystem::exists(socket, ignored) ? "unix:path=" + socket.string() : "";
}

std::unique_ptr<SettingsPortal> SettingsPortal::connect(const std::string& bus_address)
{
    if (bus_address.empty() || dbus_threads_init_default() == FALSE)
        return nullptr;
    DBusConnection* bus = dbus_connection_open_private(bus_address.c_str(), nullptr);
    if (bus == nullptr)
        return nullptr;
    dbus_connection_set_exit_on_disconnect(bus, FALSE);
    std::unique_ptr<SettingsPortal> opened(new SettingsPortal(bus));
    return opened->ask() ? std::move(opened) : nullptr;
}

SettingsPortal::SettingsPortal(DBusConnection* bus) : bus_(bus) {}

SettingsPortal::~SettingsPortal()
{
    dbus_connection_close(bus_);
    dbus_connection_unref(bus_);
}

// The bus answers in order, so nothing has to wait for the answer to "Hello".
bool SettingsPortal::ask()
{
    constexpr const char* rule = "type='signal',interface='org.freedesktop.portal.Settings',"
                                 "member='SettingChanged',path='/org/freedesktop/portal/desktop'";
    const BusMessage hello =
        call_of(DBUS_SERVICE_DBUS, DBUS_PATH_DBUS, DBUS_INTERFACE_DBUS, "Hello");
    const BusMessage match =
        call_of(DBUS_SERVICE_DBUS, DBUS_PATH_DBUS, DBUS_INTERFACE_DBUS, "AddMatch");
    const BusMessage read = call_of(portal, portal_path, portal_settings, "ReadAll");
    if (!hello || !match || !read)
        return false;
    std::array<const char*, 3> groups = {appearance.data(), gnome.data(), kde.data()};
    const char** first = groups.data();
    return dbus_message_append_args(match.get(), DBUS_TYPE_STRING, &rule, DBUS_TYPE_INVALID) &&
           dbus_message_append_args(read.get(), DBUS_TYPE_ARRAY, DBUS_TYPE_STRING, &first,
                                    engine::count_of(groups), DBUS_TYPE_INVALID) &&
           dbus_connection_send(bus_, hello.get(), nullptr) &&
           dbus_connection_send(bus_, match.get(), nullptr) &&
           dbus_connection_send(bus_, read.get(), &question_);
}

int SettingsPortal::socket() const
{
    int socket = -1;
    dbus_connection_get_unix_fd(bus_, &socket);
    return socket;
}

bool SettingsPortal::has_to_send() const
{
    return dbus_connection_has_messages_to_send(bus_) != FALSE;
}

bool SettingsPortal::exchange()
{
    const bool connected = dbus_connection_read_write(bus_, 0) != FALSE;
    while (const BusMessage message{dbus_connection_pop_message(bus_)})
        take(*message);
    return connected && !refused_;
}

void SettingsPortal::take(DBusMessage& message)
{
    DBusMessageIter at;
    if (dbus_message_is_signal(&message, portal_settings, "SettingChanged")) {
        if (!dbus_message_has_signature(&message, "ssv"))
            return;
        dbus_message_iter_init(&message, &at);
        const std::string_view group = text_at(at);
        dbus_message_iter_next(&at);
        const std::string_view key = text_at(at);
        dbus_message_iter_next(&at);
        return take_one(group, key, read_value(at));
    }
    if (dbus_message_get_reply_serial(&message) != question_)
        return;
    if (!dbus_message_has_signature(&message, "a{sa{sv}}")) {
        refused_ = true; // usually an error: there is no portal
        return;
    }
    answered_ = true;
    dbus_message_iter_init(&message, &at);
    take_all(at);
}

void SettingsPortal::take_all(DBusMessageIter& settings)
{
    for (DBusMessageIter group = inside(settings); is_entry(group);
         dbus_message_iter_next(&group)) {
        DBusMessageIter entry = inside(group);
        const std::string_view name = text_at(entry);
        dbus_message_iter_next(&entry);
        if (!is_array(entry))
            continue;
        for (DBusMessageIter setting = inside(entry); is_entry(setting);
             dbus_message_iter_next(&setting)) {
            DBusMessageIter pair = inside(setting);
            const std::string_view key = text_at(pair);
            dbus_message_iter_next(&pair);
            take_one(name, key, read_value(pair));
        }
    }
}

// Some portals pack a value twice.
SettingsPortal::Value SettingsPortal::read_value(DBusMessageIter& at)
{
    DBusMessageIter inner = at;
    while (dbus_message_iter_get_arg_type(&inner) == DBUS_TYPE_VARIANT)
        inner = inside(inner);
    switch (dbus_message_iter_get_arg_type(&inner)) {
    case DBUS_TYPE_BOOLEAN: {
        dbus_bool_t value = FALSE;
        dbus_message_iter_get_basic(&inner, &value);
        return value != FALSE;
    }
    case DBUS_TYPE_UINT32: {
        dbus_uint32_t value = 0;
        dbus_message_iter_get_basic(&inner, &value);
        return value;
    }
    case DBUS_TYPE_STRING:
        return std::string(text_at(inner));
    default:
        return {};
    }
}

void SettingsPortal::take_one(std::string_view group, std::string_view key, const Value& value)
{
    const auto* number = std::get_if<unsigned>(&value);
    if (group == appearance && number != nullptr) {
        if (key == "color-scheme")
            colour_scheme_ = *number == 1   ? std::optional(ColourScheme::Dark)
                             : *number == 2 ? std::optional(ColourScheme::Light)
                                            : std::nullopt;
        else if (key == "contrast")
            more_contrast_ = *number == 1;
        else if (key == "reduced-motion")
            less_motion_[Freedesktop] = *number == 1;
    }
    const auto* animations = std::get_if<bool>(&value);
    if (group == gnome && key == "enable-animations" && animations != nullptr)
        less_motion_[Gnome] = !*animations;
    const auto* factor = std::get_if<std::string>(&value);
    if (group == kde && key == "AnimationDurationFactor" && factor != nullptr)
        less_motion_[Kde] = factor->find_first_not_of("0.") == std::string::npos;
}

// One setting that asks for less motion is enough, as a desktop may leave others at their defaults.
DesktopPreferences SettingsPortal::preferences() const
{
    DesktopPreferences all{{}, colour_scheme_, more_contrast_};
    for (const std::optional<bool> less : less_motion_) {
        if (less)
            all.less_motion = all.less_motion.value_or(false) || *less;
    }
    return all;
}

} // namespace game
