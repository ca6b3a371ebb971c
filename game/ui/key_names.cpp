#include "game/ui/key_names.h"

#include <algorithm>
#include <array>

namespace game {

namespace {

using engine::N_;

struct NamedKey {
    Key key;
    std::string_view text; // in settings and scripts
    const char* name;      // on the screen
};

constexpr std::array named_keys = {
    NamedKey{Key::Left, "Left", "←"},
    NamedKey{Key::Right, "Right", "→"},
    NamedKey{Key::Up, "Up", "↑"},
    NamedKey{Key::Down, "Down", "↓"},
    NamedKey{Key::Plus, "Plus", "+"},
    NamedKey{Key::Minus, "Minus", "−"},
    NamedKey{Key::Home, "Home", N_("Home")},
    NamedKey{Key::End, "End", N_("End")},
    NamedKey{Key::PageUp, "PgUp", N_("PgUp")},
    NamedKey{Key::PageDown, "PgDn", N_("PgDn")},
    NamedKey{Key::Insert, "Insert", N_("Ins")},
    NamedKey{Key::Tab, "Tab", N_("Tab")},
    NamedKey{Key::Enter, "Enter", N_("Enter")},
    NamedKey{Key::Escape, "Esc", N_("Esc")},
    NamedKey{Key::Space, "Space", N_("Space")},
    NamedKey{Key::Backspace, "Backspace", N_("Backspace")},
    NamedKey{Key::Delete, "Delete", N_("Del")},
    NamedKey{Key::F1, "F1", "F1"},
    NamedKey{Key::F2, "F2", "F2"},
    NamedKey{Key::F3, "F3", "F3"},
    NamedKey{Key::F4, "F4", "F4"},
    NamedKey{Key::F5, "F5", "F5"},
    NamedKey{Key::F6, "F6", "F6"},
    NamedKey{Key::F7, "F7", "F7"},
    NamedKey{Key::F8, "F8", "F8"},
    NamedKey{Key::F9, "F9", "F9"},
    NamedKey{Key::F10, "F10", "F10"},
    NamedKey{Key::F11, "F11", "F11"},
    NamedKey{Key::F12, "F12", "F12"},
};

// Removes a prefix such as "Ctrl+".
bool take_prefix(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix) || text.size() == prefix.size())
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

Modifiers take_modifiers(std::string_view& text)
{
    Modifiers held;
    bool more = true;
    while (more) {
        const bool control = take_prefix(text, "Ctrl+");
        const bool shift = take_prefix(text, "Shift+");
        const bool alt = take_prefix(text, "Alt+");
        held.control = held.control || control;
        held.shift = held.shift || shift;
        held.alt = held.alt || alt;
        more = control || shift || alt;
    }
    return held;
}

// Before the letter that a US keyboard has at a place.
constexpr std::string_view place_prefix = "at-";

std::optional<Key> key_with_symbol(char symbol)
{
    if (symbol >= '0' && symbol <= '9')
        return Key::Digit;
    if (symbol >= 'A' && symbol <= 'Z')
        return Key::Letter;
    return is_sign(symbol) ? std::optional(Key::Sign) : std::nullopt;
}

const NamedKey* find_named(Key key)
{
    const auto* named = std::ranges::find(named_keys, key, &NamedKey::key);
    return named == named_keys.end() ? nullptr : named;
}

} // namespace

std::string key_text(const KeyPressed& key)
{
    const NamedKey* named = find_named(key.key);
    if (key.symbol == 0 && named == nullptr)
        return "";
    std::string text;
    if (key.held.control)
        text += "Ctrl+";
    if (key.held.alt)
        text += "Alt+";
    if (key.held.shift)
        text += "Shift+";
    if (key.key == Key::Place)
        return text + std::string(place_prefix) + key.place;
    return key.symbol != 0 ? text + key.symbol : text + std::string(named->text);
}

std::optional<KeyPressed> parse_key(std::string_view text)
{
    KeyPressed key;
    key.held = take_modifiers(text);
    const auto* named = std::ranges::find(named_keys, text, &NamedKey::text);
    if (named != named_keys.end()) {
        key.key = named->key;
        return key;
    }
    const bool is_place = take_prefix(text, place_prefix);
    if (text.size() != 1)
        return std::nullopt;
    key.symbol = text.front();
    if (is_place) {
        key.key = Key::Place;
        key.place = key.symbol;
        const bool is_letter = key.place >= 'A' && key.place <= 'Z';
        return is_letter ? std::optional(key) : std::nullopt;
    }
    const std::optional<Key> kind = key_with_symbol(key.symbol);
    key.key = kind.value_or(Key::Other);
    return kind ? std::optional(key) : std::nullopt;
}

std::string key_name(const KeyPressed& key, const engine::Translations& texts)
{
    std::string name;
    if (key.held.control)
        name += texts.tr("Ctrl") + " ";
    if (key.held.alt)
        name += texts.tr("Alt") + " ";
    if (key.held.shift)
        name += texts.tr("Shift") + " ";
    if (key.symbol != 0)
        return name + key.symbol;
    const NamedKey* named = find_named(key.key);
    return name + (named == nullptr ? "?" : texts.tr(named->name));
}

std::string key_name(Key key, const engine::Translations& texts)
{
    return key_name(KeyPressed{.key = key}, texts);
}

} // namespace game
