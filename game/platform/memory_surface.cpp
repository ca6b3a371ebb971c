#include "game/platform/memory_surface.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/count.h"

namespace game {

namespace {

constexpr Uint32 usual_format = SDL_PIXELFORMAT_XRGB8888;

// Masks are kept as they are, one byte for each pixel.
struct KeptMask : Image {
    explicit KeptMask(Mask kept) : mask(std::move(kept)) {}
    std::size_t bytes() const override { return sizeof(*this) + mask.coverage.size(); }

    Mask mask;
};

bool is_usual(const SDL_PixelFormat& format)
{
    return format.BytesPerPixel == 4 && format.Rmask == 0xFF0000U && format.Gmask == 0xFF00U &&
           format.Bmask == 0xFFU;
}

// Red and blue of a pixel, with room above each, so that one multiplication serves both.
constexpr std::uint32_t red_and_blue(std::uint32_t pixel)
{
    return pixel & 0x00FF00FFU;
}
constexpr std::uint32_t green(std::uint32_t pixel)
{
    return pixel >> 8 & 0xFFU;
}

// Divides both halves, which are at most 255 * 255, by 255 and rounds.
constexpr std::uint32_t divided_by_255(std::uint32_t halves)
{
    halves += 0x00800080U;
    return (halves + (halves >> 8 & 0x00FF00FFU)) >> 8 & 0x00FF00FFU;
}

// A colour that is laid over pixels.
class Ink {
public:
    explicit Ink(Colour colour)
        : red_and_blue_(std::uint32_t{colour.red} << 16 | colour.blue),
          green_(colour.green),
          alpha_(colour.alpha)
    {
    }

    std::uint32_t opaque() const { return 0xFF000000U | red_and_blue_ | green_ << 8; }
    // `coverage` is 0 to 255.
    std::uint32_t alpha(std::uint32_t coverage) const { return divided_by_255(coverage * alpha_); }
    std::uint32_t over(std::uint32_t pixel, std::uint32_t alpha) const
    {
        const std::uint32_t rest = 255 - alpha;
        const std::uint32_t outer =
            divided_by_255(red_and_blue(pixel) * rest + red_and_blue_ * alpha);
        const std::uint32_t inner = divided_by_255(green(pixel) * rest + green_ * alpha);
        return 0xFF000000U | outer | inner << 8;
    }
    std::uint32_t added_to(std::uint32_t pixel, std::uint32_t alpha) const
    {
        const std::uint32_t outer = divided_by_255(red_and_blue_ * alpha);
        const std::uint32_t red = (pixel >> 16 & 0xFFU) + (outer >> 16);
        const std::uint32_t blue = (pixel & 0xFFU) + (outer & 0xFFU);
        const std::uint32_t inner = green(pixel) + divided_by_255(green_ * alpha);
        return 0xFF000000U | std::min(red, 255U) << 16 | std::min(inner, 255U) << 8 |
               std::min(blue, 255U);
    }

private:
    std::uint32_t red_and_blue_;
    std::uint32_t green_;
    std::uint32_t alpha_;
};

// A translucent ink over whole rows of pixels, which are opaque. Groups of bytes are computed
// alike, so that compilers use the vectors of the processor.
class Wash {
public:
    Wash(const Ink& ink, std::uint8_t alpha) : ink_(ink), alpha_(alpha)
    {
        for (std::size_t byte = 0; byte < group; ++byte) {
            const std::uint32_t channel = ink.opaque() >> 8 * (byte % 4) & 0xFFU;
            added_[byte] = static_cast<std::uint16_t>(channel * alpha + 0x80U);
        }
    }

    void over(std::span<std::uint32_t> pixels) const
    {
        const auto rest = static_cast<std::uint16_t>(255 - alpha_);
        const auto added = added_; // a copy, which no pixel can be part of
        for (; pixels.size_bytes() >= group; pixels = pixels.subspan(group / sizeof(pixels[0]))) {
            auto* bytes = reinterpret_cast<std::uint8_t*>(pixels.data());
            for (std::size_t byte = 0; byte < group; ++byte) {
                const auto sum = static_cast<std::uint16_t>(bytes[byte] * rest + added[byte]);
                bytes[byte] =
                    static_cast<std::uint8_t>(static_cast<std::uint16_t>(sum + (sum >> 8)) >> 8);
            }
        }
        for (std::uint32_t& pixel : pixels)
            pixel = ink_.over(pixel, alpha_);
    }

private:
    static constexpr std::size_t group = 64;

    const Ink& ink_;
    std::uint8_t alpha_;
    std::array<std::uint16_t, group> added_; // what the ink adds to each byte, and what rounds it
};

} // namespace

void MemorySurface::draw_on(SDL_Surface* pixels)
{
    pixels_ = pixels;
    clip_ = Rect{0, 0, MemorySurface::size().width, MemorySurface::size().height};
}

Size MemorySurface::size() const
{
    return pixels_ == nullptr ? Size{} : Size{pixels_->w, pixels_->h};
}

SurfaceHandle MemorySurface::picture()
{
    return SurfaceHandle(pixels_ == nullptr ? nullptr
                                            : SDL_ConvertSurfaceFormat(pixels_, usual_format, 0));
}

std::unique_ptr<Image> MemorySurface::keep(Mask mask)
{
    return std::make_unique<KeptMask>(std::move(mask));
}

void MemorySurface::set_clip(Rect area)
{
    const Size whole = MemorySurface::size();
    clip_ = common_part(area, Rect{0, 0, whole.width, whole.height});
}

std::uint32_t* MemorySurface::row(int y) const
{
    auto* bytes = static_cast<Uint8*>(pixels_->pixels) + y * pixels_->pitch;
    return reinterpret_cast<std::uint32_t*>(bytes);
}

void MemorySurface::fill(Rect area, Colour colour)
{
    const Rect visible = common_part(area, clip_);
    const Ink ink(colour);
    const Wash wash(ink, colour.alpha);
    for (int y = visible.y; y < visible.bottom(); ++y) {
        const std::span<std::uint32_t> pixels(row(y) + visible.x, visible.width);
        if (colour.alpha == 255)
            std::ranges::fill(pixels, ink.opaque());
        else
            wash.over(pixels);
    }
}

void MemorySurface::draw(const Image& image, Rect from, Point to, Colour colour, Blend blend)
{
    const Mask& mask = static_cast<const KeptMask&>(image).mask;
    const Rect visible = common_part(Rect{to.x, to.y, from.width, from.height}, clip_);
    if (visible.empty())
        return;
    const Ink ink(colour);
    for (int y = visible.y; y < visible.bottom(); ++y) {
        const int first = (from.y + y - to.y) * mask.size.width + from.x + visible.x - to.x;
        const std::uint8_t* coverage = &mask.coverage[first];
        std::uint32_t* pixels = row(y) + visible.x;
        for (int x = 0; x < visible.width; ++x) {
            const std::uint32_t alpha = ink.alpha(coverage[x]);
            if (blend == Blend::Add)
                pixels[x] = ink.added_to(pixels[x], alpha);
            else if (alpha == 255)
                pixels[x] = ink.opaque();
            else if (alpha > 0)
                pixels[x] = ink.over(pixels[x], alpha);
        }
    }
}

bool WindowSurface::begin()
{
    SDL_Surface* const now = SDL_GetWindowSurface(&window_);
    const Size size = now == nullptr ? Size{} : Size{now->w, now->h};
    if (now == shown_ && size == MemorySurface::size())
        return now != nullptr;
    shown_ = now;
    drawn_.reset();
    const bool converts = now != nullptr && !is_usual(*now->format);
    if (converts)
        drawn_.reset(SDL_CreateRGBSurfaceWithFormat(0, now->w, now->h, 32, usual_format));
    draw_on(converts ? drawn_.get() : now);
    return false;
}

void WindowSurface::show(std::span<const Rect> areas)
{
    changed_.clear();
    for (const Rect area : areas) {
        const Rect part = common_part(area, Rect{0, 0, size().width, size().height});
        if (!part.empty())
            changed_.push_back(SDL_Rect{part.x, part.y, part.width, part.height});
    }
    if (drawn_) {
        for (SDL_Rect part : changed_)
            SDL_BlitSurface(drawn_.get(), &part, shown_, &part);
    }
    if (!changed_.empty())
        SDL_UpdateWindowSurfaceRects(&window_, changed_.data(), engine::count_of(changed_));
}

Size WindowSurface::size() const
{
    if (const SDL_Surface* now = SDL_GetWindowSurface(&window_))
        return Size{now->w, now->h};
    Size size;
    SDL_GetWindowSize(&window_, &size.width, &size.height);
    return size;
}

} // namespace game
