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
#include "game/platform/recently_used.h"
#include "game/platform/sdl_handles.h"
#include "game/ui/canvas.h"

namespace game {

class Fonts : public TextMeasure {
public:
    // Looks in the folders in order for Inter, then for DejaVu Sans; fails with a sentence that
    // says what to install.
    static engine::Result<Fonts> find(const std::vector<std::filesystem::path>& folders);

    int width_of(std::string_view text, Font font) const override;

    // Returns white text on a transparent background; null for a text without visible pixels. If
    // the font's file can't be read any more, another font is used; if none can, boxes are drawn.
    SurfaceHandle draw(std::string_view text, Font font) const;
    // The distance in pixels from the top of what draw() returns to the baseline.
    int baseline(Font font) const;

    // Returns, once after a font could not be opened, what happened and what the player can do.
    std::optional<engine::Message> take_error() const;

    const std::vector<std::filesystem::path>& files() const { return files_; }
    // Each open font takes some hundred kilobytes. Resizing the window asks for many sizes, so the
    // least recently used ones are closed.
    static constexpr std::size_t max_open = 28;
    std::size_t open_count() const { return open_.size(); }
    static constexpr std::size_t max_bytes_of_widths = 1 << 19;
    std::size_t bytes_of_widths() const { return widths_.bytes(); }

private:
    // Keeps SDL_ttf initialised as long as the fonts exist.
    struct Library {
        Library();
        ~Library();
    };

    explicit Fonts(std::vector<std::filesystem::path> files);
    bool can_be_read() const;        // whether every file can be read
    TTF_Font* open(Font font) const; // valid until the next call; null if no font can be opened
    FontHandle open_any(Font font) const;
    FontHandle open_file(std::size_t file, int size) const; // null if it can't be read
    void close_oldest() const;
    const std::string& bytes_of(std::size_t file) const;

    std::shared_ptr<Library> library_;
    std::vector<std::filesystem::path> files_; // one for each face and weight
    // Read when first needed: all sizes of a font share its bytes.
    mutable std::map<std::size_t, std::string> bytes_;
    struct Opened {
        FontHandle handle;
        std::uint64_t used = 0; // the number of the last call of open() that used it
    };
    mutable std::map<Font, Opened> open_;
    mutable std::uint64_t calls_ = 0;
    mutable RecentlyUsed<int> widths_{max_bytes_of_widths};
    mutable bool has_failed_ = false;
    mutable bool is_reported_ = false;
};

// The folders of fonts on Debian and other systems, best first.
std::vector<std::filesystem::path> system_font_folders();

} // namespace game
