#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <thread>

#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include "game/platform/desktop_watch.h"
#include "game/platform/settings_portal.h"
#include "game/platform/xsettings.h"

namespace game {
namespace {

using namespace std::chrono_literals;

std::string read_line(int file)
{
    std::string line;
    for (char character = 0; read(file, &character, 1) == 1 && character != '\n';)
        line += character;
    return line;
}

// A session bus for one test, in a process of its own.
class PrivateBus {
public:
    PrivateBus()
    {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            return;
        const std::string to = "--print-address=" + std::to_string(ends[1]);
        daemon_ = fork();
        if (daemon_ == 0) {
            execlp("dbus-daemon", "dbus-daemon", "--session", "--nofork", "--nopidfile", to.c_str(),
                   static_cast<char*>(nullptr));
            _exit(127);
        }
        close(ends[1]);
        address_ = read_line(ends[0]);
        close(ends[0]);
    }
    ~PrivateBus() { end(); }
    PrivateBus(const PrivateBus&) = delete;
    PrivateBus& operator=(const PrivateBus&) = delete;

    void end()
    {
        if (daemon_ <= 0)
            return;
        kill(daemon_, SIGTERM);
        waitpid(daemon_, nullptr, 0);
        daemon_ = 0;
    }
    const std::string& address() const { return address_; }

private:
    pid_t daemon_ = 0;
    std::string address_;
};

void append_setting(DBusMessageIter& settings, const char* key, int type, const void* value)
{
    DBusMessageIter entry;
    DBusMessageIter variant;
    const std::string signature(1, static_cast<char>(type));
    dbus_message_iter_open_container(&settings, DBUS_TYPE_DICT_ENTRY, nullptr, &entry);
    dbus_message_iter_append_basic(&entry, DBUS_TYPE_STRING, &key);
    dbus_message_iter_open_container(&entry, DBUS_TYPE_VARIANT, signature.c_str(), &variant);
    dbus_message_iter_append_basic(&variant, type, value);
    dbus_message_iter_close_container(&entry, &variant);
    dbus_message_iter_close_container(&settings, &entry);
}

// A desktop's portal: dark, with animations or without.
class Portal {
public:
    Portal(const std::string& address, bool animates)
        : bus_(dbus_connection_open_private(address.c_str(), nullptr)), animates_(animates)
    {
        dbus_connection_set_exit_on_disconnect(bus_, FALSE);
        dbus_bus_register(bus_, nullptr);
        dbus_bus_request_name(bus_, "org.freedesktop.portal.Desktop", 0, nullptr);
        thread_ = std::thread([this] { run(); });
    }
    ~Portal()
    {
        ending_ = true;
        thread_.join();
        dbus_connection_close(bus_);
        dbus_connection_unref(bus_);
    }
    Portal(const Portal&) = delete;
    Portal& operator=(const Portal&) = delete;

    void set_animations(bool on)
    {
        DBusMessage* signal = dbus_message_new_signal(
            "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged");
        const char* group = "org.gnome.desktop.interface";
        const char* key = "enable-animations";
        dbus_message_append_args(signal, DBUS_TYPE_STRING, &group, DBUS_TYPE_STRING, &key,
                                 DBUS_TYPE_INVALID);
        DBusMessageIter at;
        DBusMessageIter variant;
        const dbus_bool_t value = on ? TRUE : FALSE;
        dbus_message_iter_init_append(signal, &at);
        dbus_message_iter_open_container(&at, DBUS_TYPE_VARIANT, "b", &variant);
        dbus_message_iter_append_basic(&variant, DBUS_TYPE_BOOLEAN, &value);
        dbus_message_iter_close_container(&at, &variant);
        dbus_connection_send(bus_, signal, nullptr);
        dbus_message_unref(signal);
    }

private:
    void run()
    {
        while (!ending_ && dbus_connection_read_write(bus_, 5)) {
            while (DBusMessage* message = dbus_connection_pop_message(bus_)) {
                if (dbus_message_is_method_call(message, "org.freedesktop.portal.Settings",
                                                "ReadAll"))
                    answer(message);
                dbus_message_unref(message);
            }
        }
    }

    void answer(DBusMessage* question)
    {
        DBusMessage* reply = dbus_message_new_method_return(question);
        DBusMessageIter at;
        DBusMessageIter groups;
        dbus_message_iter_init_append(reply, &at);
        dbus_message_iter_open_container(&at, DBUS_TYPE_ARRAY, "{sa{sv}}", &groups);
        const dbus_uint32_t dark = 1;
        const dbus_bool_t animates = animates_ ? TRUE : FALSE;
        append_group(groups, "org.freedesktop.appearance", "color-scheme", DBUS_TYPE_UINT32, &dark);
        append_group(groups, "org.gnome.desktop.interface", "enable-animations", DBUS_TYPE_BOOLEAN,
                     &animates);
        dbus_message_iter_close_container(&at, &groups);
        dbus_connection_send(bus_, reply, nullptr);
        dbus_message_unref(reply);
    }

    static void append_group(
        DBusMessageIter& groups, const char* name, const char* key, int type, const void* value)
    {
        DBusMessageIter group;
        DBusMessageIter settings;
        dbus_message_iter_open_container(&groups, DBUS_TYPE_DICT_ENTRY, nullptr, &group);
        dbus_message_iter_append_basic(&group, DBUS_TYPE_STRING, &name);
        dbus_message_iter_open_container(&group, DBUS_TYPE_ARRAY, "{sv}", &settings);
        append_setting(settings, key, type, value);
        dbus_message_iter_close_container(&group, &settings);
        dbus_message_iter_close_container(&groups, &group);
    }

    DBusConnection* bus_;
    bool animates_;
    std::atomic<bool> ending_ = false;
    std::thread thread_;
};

// Without a display, so that only the bus answers.
class Desktops : public testing::Test {
protected:
    void SetUp() override
    {
        unsetenv("DISPLAY");
        unsetenv("XDG_RUNTIME_DIR");
        if (bus.address().empty())
            GTEST_SKIP() << "dbus-daemon is not installed";
        setenv("DBUS_SESSION_BUS_ADDRESS", bus.address().c_str(), 1);
    }
    void TearDown() override { unsetenv("DBUS_SESSION_BUS_ADDRESS"); }

    // The next preferences that the watch tells; nothing after some seconds.
    std::optional<DesktopPreferences> news(DesktopWatch& watch)
    {
        for (int tries = 0; tries < 1000; ++tries) {
            if (const auto told = watch.take())
                return told;
            std::unique_lock lock(mutex);
            told_something.wait_for(lock, 10ms);
        }
        return std::nullopt;
    }
    std::function<void()> wake()
    {
        return [this] {
            told_something.notify_one();
        };
    }

    PrivateBus bus;
    std::mutex mutex;
    std::condition_variable told_something;
};

TEST_F(Desktops, SayThroughTheirPortalWhatThePlayerPrefers)
{
    const Portal portal(bus.address(), false);
    DesktopWatch watch(wake());
    const auto told = news(watch);
    ASSERT_TRUE(told.has_value());
    EXPECT_EQ(told->less_motion, true);
    EXPECT_EQ(told->colour_scheme, ColourScheme::Dark);
    EXPECT_EQ(told->more_contrast, std::nullopt);
}

TEST_F(Desktops, AreFollowedWhenThePlayerChangesTheirSettings)
{
    Portal portal(bus.address(), true);
    DesktopWatch watch(wake());
    const auto first = news(watch);
    ASSERT_TRUE(first.has_value());
    EXPECT_EQ(first->less_motion, false);
    portal.set_animations(false);
    const auto second = news(watch);
    ASSERT_TRUE(second.has_value());
    EXPECT_EQ(second->less_motion, true);
    EXPECT_EQ(second->colour_scheme, ColourScheme::Dark);
}

TEST_F(Desktops, NeedNoPortal)
{
    DesktopWatch watch(wake());
    const auto told = news(watch);
    ASSERT_TRUE(told.has_value());
    EXPECT_EQ(*told, DesktopPreferences{});
}

TEST_F(Desktops, MayEndWhileTheGameRuns)
{
    std::optional<Portal> portal(std::in_place, bus.address(), true);
    DesktopWatch watch(wake());
    ASSERT_TRUE(news(watch).has_value());
    bus.end();
    EXPECT_EQ(watch.take(), std::nullopt);
}

// Takes connections and never answers.
class MuteBus {
public:
    MuteBus() : socket_(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        std::snprintf(name.sun_path, sizeof(name.sun_path), "%s", path_.c_str());
        std::filesystem::remove(path_);
        listens_ = ::bind(socket_, reinterpret_cast<const sockaddr*>(&name), sizeof(name)) == 0 &&
                   ::listen(socket_, 4) == 0;
    }
    ~MuteBus()
    {
        close(socket_);
        std::filesystem::remove(path_);
    }
    MuteBus(const MuteBus&) = delete;
    MuteBus& operator=(const MuteBus&) = delete;

    bool listens() const { return listens_; }
    std::string address() const { return "unix:path=" + path_; }

private:
    std::string path_ = (std::filesystem::temp_directory_path() /
                         ("cronodoku_mute_bus_" + std::to_string(getpid())))
                            .string();
    int socket_;
    bool listens_ = false;
};

// It would be asked for ten seconds.
TEST_F(Desktops, AreNotWaitedForWhenTheGameEnds)
{
    const MuteBus mute;
    ASSERT_TRUE(mute.listens());
    setenv("DBUS_SESSION_BUS_ADDRESS", mute.address().c_str(), 1);
    DesktopWatch watch(wake());
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(watch.take(), std::nullopt);
}

TEST(SessionBus, IsNeverStartedForTheGame)
{
    setenv("DBUS_SESSION_BUS_ADDRESS", "autolaunch:", 1);
    EXPECT_EQ(session_bus_address(), "");
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    unsetenv("XDG_RUNTIME_DIR");
    EXPECT_EQ(session_bus_address(), "");
    EXPECT_EQ(SettingsPortal::connect(""), nullptr);
}

// Writes the property of XSETTINGS with numbers in either order.
class XSettingsWriter {
public:
    explicit XSettingsWriter(bool most_first) : most_first_(most_first)
    {
        bytes_ = {static_cast<std::uint8_t>(most_first ? 1 : 0), 0, 0, 0};
        number(1, 4);
    }
    void count(std::uint32_t settings) { number(settings, 4); }
    void integer(const std::string& name, std::uint32_t value)
    {
        head(0, name);
        number(value, 4);
    }
    void text(const std::string& name, const std::string& value)
    {
        head(1, name);
        number(static_cast<std::uint32_t>(value.size()), 4);
        padded(value);
    }
    void colour(const std::string& name)
    {
        head(2, name);
        number(0xFFFFFFFF, 4);
        number(0xFFFFFFFF, 4);
    }
    const std::vector<std::uint8_t>& bytes() const { return bytes_; }

private:
    void head(std::uint8_t kind, const std::string& name)
    {
        bytes_.insert(bytes_.end(), {kind, 0});
        number(static_cast<std::uint32_t>(name.size()), 2);
        padded(name);
        number(7, 4);
    }
    void padded(const std::string& text)
    {
        bytes_.insert(bytes_.end(), text.begin(), text.end());
        while (bytes_.size() % 4 != 0)
            bytes_.push_back(0);
    }
    void number(std::uint32_t value, int size)
    {
        for (int i = 0; i < size; ++i) {
            const int byte = most_first_ ? size - 1 - i : i;
            bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * byte)));
        }
    }

    bool most_first_;
    std::vector<std::uint8_t> bytes_;
};

std::vector<std::uint8_t> property(bool most_first)
{
    XSettingsWriter writer(most_first);
    writer.count(4);
    writer.text("Net/ThemeName", "Adwaita-dark");
    writer.colour("Xft/Colour");
    writer.integer("Gtk/EnableAnimations", 0);
    writer.integer("Xft/DPI", 98304);
    return writer.bytes();
}

TEST(XSettings, AreReadInEitherOrderOfBytes)
{
    for (const bool most_first : {false, true}) {
        const DesktopPreferences read = parse_xsettings(property(most_first));
        EXPECT_EQ(read.less_motion, true);
        EXPECT_EQ(read.colour_scheme, ColourScheme::Dark);
    }
}

// A display without a window manager, whose settings are those of property().
class PrivateDisplay {
public:
    PrivateDisplay()
    {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            return;
        const std::string to = std::to_string(ends[1]);
        server_ = fork();
        if (server_ == 0) {
            execlp("Xvfb", "Xvfb", "-displayfd", to.c_str(), "-screen", "0", "320x200x24",
                   "-nolisten", "tcp", "-noreset", static_cast<char*>(nullptr));
            _exit(127);
        }
        close(ends[1]);
        const std::string number = read_line(ends[0]);
        close(ends[0]);
        if (!number.empty())
            name_ = ":" + number;
    }
    ~PrivateDisplay()
    {
        if (connection_ != nullptr)
            xcb_disconnect(connection_);
        if (server_ > 0) {
            kill(server_, SIGTERM);
            waitpid(server_, nullptr, 0);
        }
    }
    PrivateDisplay(const PrivateDisplay&) = delete;
    PrivateDisplay& operator=(const PrivateDisplay&) = delete;

    const std::string& name() const { return name_; }

    void offer_settings()
    {
        connection_ = xcb_connect(name_.c_str(), nullptr);
        const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
        const xcb_window_t owner = xcb_generate_id(connection_);
        xcb_create_window(connection_, XCB_COPY_FROM_PARENT, owner, screen->root, 0, 0, 1, 1, 0,
                          XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT, 0, nullptr);
        const std::vector<std::uint8_t> bytes = property(false);
        const xcb_atom_t kind = atom("_XSETTINGS_SETTINGS");
        xcb_change_property(connection_, XCB_PROP_MODE_REPLACE, owner, kind, kind, 8,
                            static_cast<std::uint32_t>(bytes.size()), bytes.data());
        xcb_set_selection_owner(connection_, owner, atom("_XSETTINGS_S0"), XCB_CURRENT_TIME);
        atom("_XSETTINGS_S0"); // once it is answered, all of the above is done
    }

private:
    xcb_atom_t atom(const std::string& name)
    {
        const auto asked =
            xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(name.size()), name.c_str());
        xcb_intern_atom_reply_t* reply = xcb_intern_atom_reply(connection_, asked, nullptr);
        const xcb_atom_t atom = reply->atom;
        std::free(reply);
        return atom;
    }

    pid_t server_ = 0;
    std::string name_;
    xcb_connection_t* connection_ = nullptr;
};

TEST(XSettings, AreReadFromTheDisplay)
{
    PrivateDisplay display;
    if (display.name().empty())
        GTEST_SKIP() << "Xvfb is not installed";
    setenv("DISPLAY", display.name().c_str(), 1);
    EXPECT_EQ(read_xsettings(), DesktopPreferences{}); // nobody offers any
    display.offer_settings();
    EXPECT_EQ(read_xsettings().less_motion, true);
    unsetenv("DISPLAY");
    EXPECT_EQ(read_xsettings(), DesktopPreferences{});
}

TEST(XSettings, MayEndAnywhere)
{
    const std::vector<std::uint8_t> whole = property(false);
    for (std::size_t size = 0; size < whole.size(); ++size)
        parse_xsettings(std::span(whole).first(size));
    EXPECT_EQ(parse_xsettings({}), DesktopPreferences{});
    // An unknown kind of setting ends the reading: its length is not known.
    std::vector<std::uint8_t> strange = whole;
    strange[12] = 9;
    EXPECT_EQ(parse_xsettings(strange), DesktopPreferences{});
}

TEST(DesktopPreferences, FillEachOthersGaps)
{
    const DesktopPreferences portal{.colour_scheme = ColourScheme::Dark};
    const DesktopPreferences x{.less_motion = true, .colour_scheme = ColourScheme::Light};
    EXPECT_EQ(portal.or_else(x),
              (DesktopPreferences{.less_motion = true, .colour_scheme = ColourScheme::Dark}));
}

} // namespace
} // namespace game
