#include "tests/golden/picture.h"

#include <algorithm>
#include <cstdlib>

#include <SDL.h>
#include <png.h>

namespace golden {
namespace {

constexpr int tolerance = 16; // of 255
constexpr int shrink = 4;
constexpr int grain = 8; // between two values of a channel: files are a third smaller

Picture empty_picture(int width, int height)
{
    Picture picture{width, height, {}};
    picture.channels.resize(static_cast<std::size_t>(width * height * 3));
    return picture;
}

bool is_like_neighbours(const Picture& one, const Picture& other, int x, int y)
{
    for (int channel = 0; channel < 3; ++channel) {
        const int here = one.at(x, y, channel);
        if (here == other.at(x, y, channel))
            continue;
        int least = 255;
        int most = 0;
        for (int row = std::max(0, y - 1); row <= std::min(other.height - 1, y + 1); ++row) {
            for (int column = std::max(0, x - 1); column <= std::min(other.width - 1, x + 1);
                 ++column) {
                const int there = other.at(column, row, channel);
                least = std::min(least, there);
                most = std::max(most, there);
            }
        }
        if (here < least - tolerance || here > most + tolerance)
            return false;
    }
    return true;
}

} // namespace

Picture picture_of(SDL_Surface& surface)
{
    Picture picture = empty_picture(surface.w, surface.h);
    SDL_ConvertPixels(surface.w, surface.h, surface.format->format, surface.pixels, surface.pitch,
                      SDL_PIXELFORMAT_RGB24, picture.channels.data(), surface.w * 3);
    return picture;
}

Picture quarter(const Picture& picture)
{
    Picture small = empty_picture(picture.width / shrink, picture.height / shrink);
    for (int y = 0; y < small.height; ++y) {
        for (int x = 0; x < small.width; ++x) {
            for (int channel = 0; channel < 3; ++channel) {
                int sum = 0;
                for (int pixel = 0; pixel < shrink * shrink; ++pixel)
                    sum += picture.at(x * shrink + pixel % shrink, y * shrink + pixel / shrink,
                                      channel);
                const int mean = sum / (shrink * shrink);
                small.at(x, y, channel) = static_cast<std::uint8_t>(mean / grain * grain);
            }
        }
    }
    return small;
}

std::optional<Picture> read_png(const std::filesystem::path& file)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_file(&image, file.c_str()) == 0)
        return std::nullopt;
    image.format = PNG_FORMAT_RGB;
    Picture picture = empty_picture(static_cast<int>(image.width), static_cast<int>(image.height));
    if (png_image_finish_read(&image, nullptr, picture.channels.data(), 0, nullptr) == 0)
        return std::nullopt;
    return picture;
}

void write_png(const Picture& picture, const std::filesystem::path& file)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = PNG_FORMAT_RGB;
    png_image_write_to_file(&image, file.c_str(), 0, picture.channels.data(), 0, nullptr);
}

double unlike_share(const Picture& one, const Picture& other)
{
    if (one.width != other.width || one.height != other.height)
        return 1;
    int unlike = 0;
    for (int y = 0; y < one.height; ++y) {
        for (int x = 0; x < one.width; ++x)
            unlike += is_like_neighbours(one, other, x, y) && is_like_neighbours(other, one, x, y)
                          ? 0
                          : 1;
    }
    return static_cast<double>(unlike) / (one.width * one.height);
}

Picture difference(const Picture& one, const Picture& other)
{
    Picture difference = empty_picture(one.width, one.height);
    for (std::size_t index = 0; index < one.channels.size(); ++index)
        difference.channels[index] = static_cast<std::uint8_t>(
            std::min(255, 4 * std::abs(one.channels[index] - other.channels[index])));
    return difference;
}

} // namespace golden
