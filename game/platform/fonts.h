#pragma once
// The game's typefaces at any size, found on the machine. Measures text.

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
    // Looks in these folders, first to last. Inter if it is there, else
    // DejaVu Sans; fails with a sentence that says what to install.
    static engine::Result<Fonts> find(const std::vector<std::filesystem::path>& folders);

    int width_of(std::string_view text, Font font) const override;

    // White on nothing; null for a text without any ink. In other letters when the font's file
    // can't be read any more, in boxes when none can.
    SurfaceHandle draw(std::string_view text, Font font) const;
    // From the top of what draw() gives down to the line the text stands on.
    int baseline(Font font) const;

    // Once, when a font could not be opened: what happened and what one can do.
    std::optional<engine::Message> take_trouble() const;

    const std::vector<std::filesystem::path>& files() const { return files_; }
    // Each costs some hundred kilobytes. A window whose edge is dragged asks for many sizes: those
    // that were not used for longest are closed.
    static constexpr std::size_t most_open = 28;
    std::size_t open_count() const { return open_.size(); }
    static constexpr std::size_t most_bytes_of_widths = 1 << 19;
    std::size_t bytes_of_widths() const { return widths_.bytes(); }

private:
    // SDL_ttf is at work as long as the fonts are.
    struct Library {
        Library();
        ~Library();
    };

    explicit Fonts(std::vector<std::filesystem::path> files);
    bool can_be_read() const;        // every file
    TTF_Font* open(Font font) const; // valid until the next call; null when there are no letters
    FontHandle open_any(Font font) const;
    FontHandle open_file(std::size_t file, int size) const; // null when it can't be read
    void close_oldest() const;
    const std::string& bytes_of(std::size_t file) const;

    std::shared_ptr<Library> library_;
    std::vector<std::filesystem::path> files_; // for each face and weight
    // Opened and read when first needed: two sizes of one face share its bytes.
    mutable std::map<std::size_t, std::string> bytes_;
    struct Opened {
        FontHandle handle;
        std::uint64_t used = 0; // when, counted in calls of open()
    };
    mutable std::map<Font, Opened> open_;
    mutable std::uint64_t calls_ = 0;
    mutable RecentlyUsed<int> widths_{most_bytes_of_widths};
    mutable bool is_in_trouble_ = false;
    mutable bool is_told_ = false;
};

// Where Debian and other systems keep fonts, best first.
std::vector<std::filesystem::path> usual_font_folders();

} // namespace game
