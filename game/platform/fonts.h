#pragma once
// The game's fonts in any size, found on this machine. Also measures text.

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "game/platform/masks.h"
#include "game/platform/recently_used.h"
#include "game/platform/sdl_handles.h"
#include "game/platform/sprite_key.h"
#include "game/ui/canvas.h"

namespace game {

class Fonts : public TextMeasure {
public:
    // Looks in the folders in order for Inter, then for DejaVu Sans, which also has characters that
    // Inter lacks; fails with a sentence that says what to install.
    static engine::Result<Fonts> find(const std::vector<std::filesystem::path>& folders);

    int width_of(std::string_view text, Font font) const override;

    // Returns the mask of the text, whose origin is the left end of the baseline; empty if it has
    // no visible pixels. If the font's file can't be read any more, another font is used; if none
    // can, boxes are drawn.
    Mask draw(std::string_view text, Font font) const;

    // Returns, once after a font could not be opened, what happened and what the player can do.
    std::optional<engine::Message> take_error() const;

    const std::vector<std::filesystem::path>& files() const { return files_; }
    static constexpr std::size_t max_bytes_of_widths = 1 << 19;
    std::size_t bytes_of_widths() const { return widths_.bytes(); }

private:
    // Keeps SDL_ttf initialised as long as the fonts exist.
    struct Library {
        Library();
        ~Library();
    };

    // What one font draws of a text.
    struct Run {
        std::string text;
        TTF_Font* font;
    };

    explicit Fonts(std::vector<std::filesystem::path> files);
    std::vector<Run> runs_of(std::string_view text,
                             Font font) const; // empty: no font can be opened
    bool can_be_read() const;                  // whether every file can be read
    TTF_Font* open(Font font) const;           // null if no font can be opened
    TTF_Font* open_fallback(Font font) const;  // null if there is none
    FontHandle open_any(Font font) const;
    FontHandle open_file(std::size_t file, int size) const; // null if it can't be read
    const std::string& bytes_of(std::size_t file) const;

    std::shared_ptr<Library> library_;
    std::vector<std::filesystem::path> files_; // one for each face and weight
    // Of DejaVu Sans, for characters that the fonts lack; likewise, or empty.
    std::vector<std::filesystem::path> fallback_files_;
    // Read when first needed: all sizes of a font share its bytes.
    mutable std::map<std::size_t, std::string> bytes_;
    // Each file is open once. Setting its size takes microseconds, opening it milliseconds, and
    // motion asks for many sizes.
    struct Opened {
        FontHandle handle;
        int size = 0;
    };
    mutable std::map<std::size_t, Opened> open_;
    mutable RecentlyUsed<int> widths_{max_bytes_of_widths};
    mutable SpriteKey key_;
    mutable bool has_failed_ = false;
    mutable bool is_reported_ = false;
};

} // namespace game
