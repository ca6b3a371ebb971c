#include "game/platform/xsettings.h"

#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <xcb/xcb.h>

#include "engine/base/deleter.h"

namespace game {
namespace {

using Bytes = std::span<const std::uint8_t>;

// Reads numbers and texts one after another; once it runs out of bytes, it returns nothing more.
class Reader {
public:
    explicit Reader(Bytes bytes) : bytes_(bytes)
    {
        // The first byte is the order of the bytes in numbers: 0 for the least significant first.
        const auto order = take(4);
        most_first_ = order.empty() || order[0] != 0;
    }

    std::optional<std::uint32_t> number(std::size_t size)
    {
        const Bytes part = take(size);
        if (part.empty())
            return std::nullopt;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < size; ++i)
            value = value << 8U | part[most_first_ ? i : size - 1 - i];
        return value;
    }

    // Texts are padded to a multiple of four bytes.
    std::optional<std::string_view> text(std::size_t size)
    {
        const Bytes part = take(size);
        if (part.size() != size || (take((4 - size % 4) % 4).empty() && size % 4 != 0))
            return std::nullopt;
        return std::string_view(reinterpret_cast<const char*>(part.data()), size);
    }

private:
    Bytes take(std::size_t size)
    {
        if (size > bytes_.size()) {
            bytes_ = {};
            return {};
        }
        const Bytes part = bytes_.first(size);
        bytes_ = bytes_.subspan(size);
        return part;
    }

    Bytes bytes_;
    bool most_first_ = false;
};

enum class SettingKind : std::uint32_t { Integer, Text, Colour };

void take_integer(DesktopPreferences& all, std::string_view name, std::uint32_t value)
{
    if (name == "Gtk/EnableAnimations")
        all.less_motion = value == 0;
}

// Dark themes are recognised by their names, as programs of these desktops do.
void take_text(DesktopPreferences& all, std::string_view name, std::string_view value)
{
    if (name == "Net/ThemeName" && (value.ends_with("-dark") || value.ends_with("-Dark")))
        all.colour_scheme = ColourScheme::Dark;
}

// Returns false when the bytes end.
bool take_setting(Reader& reader, DesktopPreferences& all)
{
    const auto kind = reader.number(1);
    reader.number(1);
    const auto length = reader.number(2);
    const auto name = length ? reader.text(*length) : std::nullopt;
    if (!name || !reader.number(4)) // the number of its last change
        return false;
    switch (static_cast<SettingKind>(*kind)) {
    case SettingKind::Integer:
        if (const auto value = reader.number(4)) {
            take_integer(all, *name, *value);
            return true;
        }
        return false;
    case SettingKind::Text: {
        const auto size = reader.number(4);
        const auto value = size ? reader.text(*size) : std::nullopt;
        if (value)
            take_text(all, *name, *value);
        return value.has_value();
    }
    case SettingKind::Colour:
        return reader.number(4).has_value() && reader.number(4).has_value();
    }
    return false;
}

template <typename Answer>
using Reply = std::unique_ptr<Answer, engine::Deleter<std::free>>;

class XDisplay {
public:
    XDisplay() : connection_(xcb_connect(nullptr, &screen_)) {}
    ~XDisplay() { xcb_disconnect(connection_); }
    XDisplay(const XDisplay&) = delete;
    XDisplay& operator=(const XDisplay&) = delete;

    DesktopPreferences settings() const
    {
        if (xcb_connection_has_error(connection_) != 0)
            return {};
        const xcb_atom_t owner_name = atom("_XSETTINGS_S" + std::to_string(screen_));
        const Reply<xcb_get_selection_owner_reply_t> owner(xcb_get_selection_owner_reply(
            connection_, xcb_get_selection_owner(connection_, owner_name), nullptr));
        if (!owner || owner->owner == XCB_NONE)
            return {};
        constexpr std::uint32_t words_at_most = 1 << 16;
        const xcb_get_property_cookie_t asked =
            xcb_get_property(connection_, 0, owner->owner, atom("_XSETTINGS_SETTINGS"),
                             XCB_GET_PROPERTY_TYPE_ANY, 0, words_at_most);
        const Reply<xcb_get_property_reply_t> property(
            xcb_get_property_reply(connection_, asked, nullptr));
        if (!property || property->format != 8)
            return {};
        const auto* bytes =
            static_cast<const std::uint8_t*>(xcb_get_property_value(property.get()));
        const int size = xcb_get_property_value_length(property.get());
        return parse_xsettings(std::span(bytes, size));
    }

private:
    xcb_atom_t atom(const std::string& name) const
    {
        const Reply<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(
            connection_,
            xcb_intern_atom(connection_, 0, static_cast<std::uint16_t>(name.size()), name.c_str()),
            nullptr));
        return reply ? reply->atom : xcb_atom_t{XCB_NONE};
    }

    int screen_ = 0;
    xcb_connection_t* connection_;
};

} // namespace

DesktopPreferences parse_xsettings(std::span<const std::uint8_t> bytes)
{
    DesktopPreferences all;
    Reader reader(bytes);
    reader.number(4); // the number of the last change
    const std::uint32_t count = reader.number(4).value_or(0);
    for (std::uint32_t setting = 0; setting < count && take_setting(reader, all); ++setting) {
    }
    return all;
}

DesktopPreferences read_xsettings()
{
    const char* display = std::getenv("DISPLAY");
    return display == nullptr || *display == '\0' ? DesktopPreferences{} : XDisplay().settings();
}

} // namespace game
