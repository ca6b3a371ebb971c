#pragma once
// White pictures with smooth edges, tinted when drawn. What was not used for longest goes first.

#include <list>
#include <string>
#include <unordered_map>

#include "game/platform/masks.h"
#include "game/platform/sdl_handles.h"

namespace game {

struct Sprite {
    TextureHandle texture; // null when there is nothing to see
    Size size;
    Point origin;
};

class TextureCache {
public:
    explicit TextureCache(SDL_Renderer& renderer) : renderer_(renderer) {}

    // The sprite of this key, or the one that `make` returns: a Mask or a SurfaceHandle.
    // Valid until the next call.
    template <typename Make>
    const Sprite& get(const std::string& key, Make make)
    {
        if (const Sprite* known = find(key))
            return *known;
        return keep(key, to_sprite(make()));
    }

private:
    struct Entry {
        std::string key;
        Sprite sprite;
    };
    using Entries = std::list<Entry>;

    const Sprite* find(const std::string& key);
    const Sprite& keep(const std::string& key, Sprite sprite);
    Sprite to_sprite(const Mask& mask);
    Sprite to_sprite(const SurfaceHandle& surface);

    SDL_Renderer& renderer_;
    Entries entries_; // last used first
    std::unordered_map<std::string, Entries::iterator> places_;
    std::size_t pixels_ = 0;
};

} // namespace game
