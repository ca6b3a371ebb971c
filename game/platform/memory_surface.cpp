#include "game/platform/memory_surface.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "game/platform/pixel_rows.h"

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

const PixelRows& rows()
{
    static const PixelRows best = pixel_rows().back();
    return best;
}

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

// As many as stay in the memory beside the processor while they are drawn.
int MemorySurface::rows_at_once() const
{
    constexpr int near_memory = 1 << 18; // bytes
    return std::max(1, near_memory / (4 * std::max(1, size().width)));
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
    const auto lay = colour.alpha == 255 ? rows().fill : rows().wash;
    for (int y = visible.y; y < visible.bottom(); ++y)
        lay(row(y) + visible.x, visible.width, colour);
}

void MemorySurface::draw(const Image& image, Rect from, Point to, Colour colour, Blend blend)
{
    const Mask& mask = static_cast<const KeptMask&>(image).mask;
    const Rect visible = common_part(Rect{to.x, to.y, from.width, from.height}, clip_);
    if (visible.empty())
        return;
    const auto lay = blend == Blend::Add ? rows().light : rows().cover;
    for (int y = visible.y; y < visible.bottom(); ++y) {
        const int first = (from.y + y - to.y) * mask.size.width + from.x + visible.x - to.x;
        lay(row(y) + visible.x, &mask.coverage[first], visible.width, colour);
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
