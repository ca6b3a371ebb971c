#include "game/platform/card_surface.h"

#include <vector>

namespace game {

namespace {

struct CardImage : Image {
    CardImage(TextureHandle made, Size size) : texture(std::move(made)), size_(size) {}
    // Rows of 64 bytes, four rows at a time, and about what a driver keeps beside them: of small
    // masks, such as digits, that is most.
    std::size_t bytes() const override
    {
        constexpr std::size_t beside = 3 << 10;
        const auto in_steps = [](int length, std::size_t step) {
            return (static_cast<std::size_t>(length) + step - 1) / step * step;
        };
        return beside + 4 * in_steps(size_.width, 16) * in_steps(size_.height, 4);
    }

    TextureHandle texture;

private:
    Size size_;
};

SDL_Rect to_sdl(Rect area)
{
    return SDL_Rect{area.x, area.y, area.width, area.height};
}

} // namespace

std::unique_ptr<CardSurface> CardSurface::open(SDL_Window& window)
{
    RendererHandle renderer(
        SDL_CreateRenderer(&window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_TARGETTEXTURE));
    SDL_RendererInfo info{};
    if (!renderer || SDL_GetRendererInfo(renderer.get(), &info) != 0 ||
        (info.flags & SDL_RENDERER_ACCELERATED) == 0)
        return nullptr;
    std::unique_ptr<CardSurface> opened(new CardSurface(std::move(renderer)));
    opened->begin();
    opened->show({});
    return opened->has_failed() ? nullptr : std::move(opened);
}

// While a frame is drawn, this is its size, and otherwise that of the window.
Size CardSurface::size() const
{
    Size size;
    SDL_GetRendererOutputSize(renderer_.get(), &size.width, &size.height);
    return size;
}

bool CardSurface::begin()
{
    const Size now = size();
    const bool kept = frame_ && now == frame_size_;
    if (!kept)
        make_frame(now);
    check(frame_ && SDL_SetRenderTarget(renderer_.get(), frame_.get()) == 0);
    return kept;
}

void CardSurface::make_frame(Size size)
{
    SDL_SetRenderTarget(renderer_.get(), nullptr);
    frame_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                   SDL_TEXTUREACCESS_TARGET, size.width, size.height));
    frame_size_ = size;
    if (frame_)
        SDL_SetTextureBlendMode(frame_.get(), SDL_BLENDMODE_NONE);
}

// The card draws what it shows as a whole, whatever has changed.
void CardSurface::show(std::span<const Rect> areas)
{
    check(SDL_SetRenderTarget(renderer_.get(), nullptr) == 0);
    if (areas.empty() || has_failed_)
        return;
    check(SDL_RenderCopy(renderer_.get(), frame_.get(), nullptr, nullptr) == 0);
    check(SDL_RenderFlush(renderer_.get()) == 0);
    SDL_RenderPresent(renderer_.get());
}

// Reading a pixel waits for all that was asked of the card.
void CardSurface::finish()
{
    const SDL_Rect pixel{0, 0, 1, 1};
    Uint32 colour = 0;
    SDL_RenderReadPixels(renderer_.get(), &pixel, SDL_PIXELFORMAT_ARGB8888, &colour,
                         sizeof(colour));
}

std::unique_ptr<Image> CardSurface::keep(Mask mask)
{
    TextureHandle texture(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                            SDL_TEXTUREACCESS_STATIC, mask.size.width,
                                            mask.size.height));
    check(texture != nullptr);
    if (!texture)
        return nullptr;
    std::vector<Uint32> pixels;
    pixels.reserve(mask.coverage.size());
    for (const std::uint8_t coverage : mask.coverage)
        pixels.push_back(Uint32{coverage} << 24U | 0x00FFFFFFU);
    check(SDL_UpdateTexture(texture.get(), nullptr, pixels.data(), 4 * mask.size.width) == 0);
    return std::make_unique<CardImage>(std::move(texture), mask.size);
}

void CardSurface::set_clip(Rect area)
{
    const SDL_Rect clip = to_sdl(area);
    check(SDL_RenderSetClipRect(renderer_.get(), &clip) == 0);
}

void CardSurface::fill(Rect area, Colour colour)
{
    SDL_SetRenderDrawBlendMode(renderer_.get(),
                               colour.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(renderer_.get(), colour.red, colour.green, colour.blue, colour.alpha);
    const SDL_Rect rect = to_sdl(area);
    check(SDL_RenderFillRect(renderer_.get(), &rect) == 0);
}

void CardSurface::draw(const Image& image, Rect from, Point to, Colour colour, Blend blend)
{
    SDL_Texture* const texture = static_cast<const CardImage&>(image).texture.get();
    SDL_SetTextureBlendMode(texture, blend == Blend::Add ? SDL_BLENDMODE_ADD : SDL_BLENDMODE_BLEND);
    SDL_SetTextureColorMod(texture, colour.red, colour.green, colour.blue);
    SDL_SetTextureAlphaMod(texture, colour.alpha);
    const SDL_Rect source = to_sdl(from);
    const SDL_Rect target{to.x, to.y, from.width, from.height};
    check(SDL_RenderCopy(renderer_.get(), texture, &source, &target) == 0);
}

SurfaceHandle CardSurface::picture()
{
    const Size whole = frame_size_;
    SurfaceHandle copy(
        SDL_CreateRGBSurfaceWithFormat(0, whole.width, whole.height, 32, SDL_PIXELFORMAT_XRGB8888));
    SDL_SetRenderTarget(renderer_.get(), frame_.get());
    const bool was_read =
        copy && SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_XRGB8888,
                                     copy->pixels, copy->pitch) == 0;
    SDL_SetRenderTarget(renderer_.get(), nullptr);
    return was_read ? std::move(copy) : nullptr;
}

} // namespace game
