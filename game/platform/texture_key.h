#pragma once
// The keys of cached images, as bytes.

#include <string>
#include <type_traits>

#include "game/ui/canvas.h"

namespace game {

template <typename Value>
void add_bytes(std::string& key, const Value& value)
{
    static_assert(std::is_trivially_copyable_v<Value>);
    key.append(reinterpret_cast<const char*>(&value), sizeof(value));
}

inline std::string text_key(std::string_view text, Font font)
{
    std::string key;
    key.reserve(text.size() + 6);
    key.push_back('t');
    key.push_back(
        static_cast<char>(static_cast<int>(font.face) * 8 + static_cast<int>(font.weight)));
    add_bytes(key, font.size);
    key.append(text);
    return key;
}

inline std::string shape_key(const Shape& shape)
{
    std::string key(1, 's');
    for (const Contour& contour : shape.contours) {
        add_bytes(key, contour.spots.size());
        add_bytes(key, contour.width);
        key.push_back(contour.filled ? 'f' : 'l');
        for (const Spot spot : contour.spots) {
            add_bytes(key, spot.x);
            add_bytes(key, spot.y);
        }
    }
    return key;
}

inline std::string shadow_key(Size size, int blur, Rect part)
{
    std::string key(1, 'b');
    add_bytes(key, size);
    add_bytes(key, blur);
    add_bytes(key, part);
    return key;
}

inline std::string glow_key(std::string_view text, Font font, int blur)
{
    std::string key(1, 'g');
    add_bytes(key, blur);
    return key + text_key(text, font);
}

// For discs and rings.
inline std::string mask_key(char kind, int size, float width)
{
    std::string key(1, kind);
    add_bytes(key, size);
    add_bytes(key, width);
    return key;
}

} // namespace game
