#pragma once
// Pictures of the golden tests: small, and compared with a tolerance, so that other versions of
// fonts and of FreeType make no difference, but another colour or position does.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

struct SDL_Surface;

namespace golden {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> channels; // red, green, blue; row by row

    // `channel` is 0 to 2; the position must be inside the picture.
    std::uint8_t& at(int x, int y, int channel) { return channels[index(x, y, channel)]; }
    std::uint8_t at(int x, int y, int channel) const { return channels[index(x, y, channel)]; }

    friend bool operator==(const Picture&, const Picture&) = default;

private:
    std::size_t index(int x, int y, int channel) const
    {
        return static_cast<std::size_t>((y * width + x) * 3 + channel);
    }
};

Picture picture_of(SDL_Surface& surface);
// Scales down to a quarter of width and height: each pixel is the mean of 4x4 pixels.
Picture quarter(const Picture& picture);

std::optional<Picture> read_png(const std::filesystem::path& file);
void write_png(const Picture& picture, const std::filesystem::path& file);

// Returns the share of pixels that differ: pixels with a channel further than the tolerance from
// the other picture's pixel and its eight neighbours. Returns 1 if the sizes differ.
double unlike_share(const Picture& one, const Picture& other);
// Shows by how much each pixel differs, black where they are equal. Both must have the same size.
Picture difference(const Picture& one, const Picture& other);

} // namespace golden
