#include "game/platform/fonts.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "game/platform/box_letters.h"
#include "game/print/font_files.h"

namespace game {

namespace fs = std::filesystem;

namespace {

// The alpha of each pixel of a text with the format SDL_PIXELFORMAT_ARGB8888. Its baseline is this
// many pixels below its upper edge.
Mask coverage_of(const SDL_Surface& drawn, int baseline)
{
    Mask mask(Size{drawn.w, drawn.h}, Point{0, -baseline});
    for (int y = 0; y < drawn.h; ++y) {
        const auto* pixels = reinterpret_cast<const Uint32*>(
            static_cast<const Uint8*>(drawn.pixels) + y * drawn.pitch);
        for (int x = 0; x < drawn.w; ++x)
            mask.coverage[y * drawn.w + x] = static_cast<std::uint8_t>(pixels[x] >> 24);
    }
    return mask;
}

std::size_t place_of(Font font)
{
    return engine::index_of(font.face) * font_weights + engine::index_of(font.weight);
}

} // namespace

Fonts::Library::Library()
{
    ENSURE(TTF_Init() == 0);
}

Fonts::Library::~Library()
{
    TTF_Quit();
}

Fonts::Fonts(std::vector<fs::path> files)
    : library_(std::make_shared<Library>()), files_(std::move(files))
{
}

engine::Result<Fonts> Fonts::find(const std::vector<fs::path>& folders)
{
    for (FontFiles& files : font_files_in(folders)) {
        Fonts fonts(std::move(files));
        if (fonts.can_be_read())
            return fonts;
    }
    return engine::Failure{
        {engine::N_("No font found: install the package fonts-inter (sudo apt-get install "
                    "fonts-inter) and start again")}};
}

bool Fonts::can_be_read() const
{
    constexpr int any_size = 12;
    return std::ranges::all_of(files_, [](const fs::path& file) {
        return FontHandle(TTF_OpenFont(file.c_str(), any_size)) != nullptr;
    });
}

const std::string& Fonts::bytes_of(std::size_t file) const
{
    std::string& bytes = bytes_[file];
    if (bytes.empty()) {
        std::ifstream stream(files_[file], std::ios::binary);
        bytes.assign(std::istreambuf_iterator<char>(stream), {});
    }
    return bytes;
}

FontHandle Fonts::open_file(std::size_t file, int size) const
{
    const std::string& bytes = bytes_of(file);
    SDL_RWops* stream = SDL_RWFromConstMem(bytes.data(), engine::count_of(bytes));
    if (stream == nullptr)
        return nullptr;
    FontHandle handle(TTF_OpenFontRW(stream, 1, std::max(1, size)));
    if (handle)
        TTF_SetFontHinting(handle.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    return handle;
}

// If the font's own file can't be opened, any other one is used.
FontHandle Fonts::open_any(Font font) const
{
    FontHandle handle = open_file(place_of(font), font.size);
    if (handle)
        return handle;
    has_failed_ = true;
    for (std::size_t file = 0; file < files_.size() && !handle; ++file)
        handle = open_file(file, font.size);
    return handle;
}

TTF_Font* Fonts::open(Font font) const
{
    Opened& opened = open_[place_of(font)];
    // Opening is tried again on each use: the cause of a failure may be temporary.
    if (!opened.handle)
        opened = Opened{open_any(font), font.size};
    if (opened.handle && std::exchange(opened.size, font.size) != font.size)
        TTF_SetFontSize(opened.handle.get(), std::max(1, font.size));
    return opened.handle.get();
}

int Fonts::width_of(std::string_view text, Font font) const
{
    if (text.empty())
        return 0;
    const std::string_view key = key_.of_text(text, font);
    if (const int* known = widths_.find(key))
        return *known;
    int width = box_width_of(text, font.size);
    if (TTF_Font* opened = open(font))
        TTF_SizeUTF8(opened, std::string(text).c_str(), &width, nullptr);
    return widths_.keep(std::string(key), width, sizeof(width));
}

Mask Fonts::draw(std::string_view text, Font font) const
{
    constexpr SDL_Color white{255, 255, 255, 255};
    TTF_Font* opened = open(font);
    if (opened == nullptr)
        return box_mask(text, font.size);
    const SurfaceHandle drawn(TTF_RenderUTF8_Blended(opened, std::string(text).c_str(), white));
    return drawn ? coverage_of(*drawn, TTF_FontAscent(opened)) : Mask(Size{}, Point{});
}

std::optional<engine::Message> Fonts::take_error() const
{
    if (!has_failed_ || std::exchange(is_reported_, true))
        return std::nullopt;
    return engine::Message{
        engine::N_("A font could not be opened, so other letters stand in for it. To see the usual "
                   "ones, install the package fonts-inter again and restart the game")};
}

} // namespace game
