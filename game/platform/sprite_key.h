#pragma once
// The keys of cached masks, as bytes.

#include <string>
#include <string_view>
#include <type_traits>

#include "game/ui/canvas.h"

namespace game {

// Writes keys, each in the memory of the one before: a key is valid until the next.
class SpriteKey {
public:
    std::string_view of_text(std::string_view text, Font font)
    {
        begin('t').add(font.face).add(font.weight).add(font.size);
        return bytes_.append(text);
    }

    std::string_view of_glow(std::string_view text, Font font, int blur)
    {
        begin('g').add(blur).add(font.face).add(font.weight).add(font.size);
        return bytes_.append(text);
    }

    std::string_view of_shape(const Shape& shape)
    {
        begin('s');
        for (const Contour& contour : shape.contours) {
            add(contour.count).add(contour.width).add(contour.filled);
            for (const Spot spot : shape.spots_of(contour))
                add(spot.x).add(spot.y);
        }
        return bytes_;
    }

    std::string_view of_shadow(Size size, int blur, Rect part)
    {
        return begin('b').add(size).add(blur).add(part).bytes_;
    }

    std::string_view of_disc(int radius) { return begin('d').add(radius).bytes_; }
    std::string_view of_ring(int radius, double width)
    {
        return begin('r').add(radius).add(width).bytes_;
    }

private:
    SpriteKey& begin(char kind)
    {
        bytes_.assign(1, kind);
        return *this;
    }

    template <typename Value>
    SpriteKey& add(const Value& value)
    {
        static_assert(std::has_unique_object_representations_v<Value> ||
                      std::is_floating_point_v<Value>);
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof(value));
        return *this;
    }

    std::string bytes_;
};

} // namespace game
