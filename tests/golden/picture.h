#pragma once
// Pictures as the golden tests keep them: small, and compared so that other versions of fonts and
// of FreeType make no difference, but another colour or a thing in another place does.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

struct SDL_Renderer;

namespace golden {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> channels; // red, green, blue; row by row

    // A channel of 0 to 2 at a place inside the picture.
    std::uint8_t& at(int x, int y, int channel) { return channels[index(x, y, channel)]; }
    std::uint8_t at(int x, int y, int channel) const { return channels[index(x, y, channel)]; }

    friend bool operator==(const Picture&, const Picture&) = default;

private:
    std::size_t index(int x, int y, int channel) const
    {
        return static_cast<std::size_t>((y * width + x) * 3 + channel);
    }
};

// What was drawn last.
Picture picture_of(SDL_Renderer& renderer);
// A quarter as wide and as high: each pixel is the mean of a square of 4x4.
Picture quarter(const Picture& picture);

std::optional<Picture> read_png(const std::filesystem::path& file);
void write_png(const Picture& picture, const std::filesystem::path& file);

// The share of pixels that are unlike: a channel is further from the other picture's than the
// tolerance, wherever one looks among the pixel and the eight around it. 1 if the sizes differ.
double unlike_share(const Picture& one, const Picture& other);
// Where they differ, by how much: black where they are equal. Both of the same size.
Picture difference(const Picture& one, const Picture& other);

} // namespace golden
