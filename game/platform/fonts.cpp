#include "game/platform/fonts.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/table.h"
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

Mask drawn_in(TTF_Font* font, const std::string& text)
{
    constexpr SDL_Color white{255, 255, 255, 255};
    const SurfaceHandle drawn(TTF_RenderUTF8_Blended(font, text.c_str(), white));
    return drawn ? coverage_of(*drawn, TTF_FontAscent(font)) : Mask(Size{}, Point{});
}

int width_in(TTF_Font* font, const std::string& text)
{
    int width = 0;
    TTF_SizeUTF8(font, text.c_str(), &width, nullptr);
    return width;
}

// One mask of several with a common origin.
Mask beside_each_other(const std::vector<Mask>& masks)
{
    Rect area;
    for (const Mask& mask : masks) {
        const Rect own{mask.origin.x, mask.origin.y, mask.size.width, mask.size.height};
        area = area.empty() ? own : own.empty() ? area : around(area, own);
    }
    Mask all(Size{area.width, area.height}, Point{area.x, area.y});
    for (const Mask& mask : masks) {
        for (int y = 0; y < mask.size.height; ++y) {
            for (int x = 0; x < mask.size.width; ++x) {
                const int down = y + mask.origin.y - area.y;
                const int right = x + mask.origin.x - area.x;
                std::uint8_t& there = all.coverage[down * area.width + right];
                there = std::max(there, mask.coverage[y * mask.size.width + x]);
            }
        }
    }
    return all;
}

// Empty boxes instead of letters, as is usual for missing glyphs, when no font can be read at all.
bool begins_letter(char byte)
{
    return !engine::continues_character(byte);
}

int step_of(int size)
{
    return std::max(2, size * 6 / 10);
}

void draw_box(Mask& mask, Rect box)
{
    const Rect hole = box.inset(1);
    for (int y = box.y; y < box.bottom(); ++y) {
        for (int x = box.x; x < box.right(); ++x) {
            if (!hole.contains(Point{x, y}))
                mask.cover(x, y, 1);
        }
    }
}

int box_width_of(std::string_view text, int size)
{
    return engine::how_many(text, begins_letter) * step_of(size);
}

// Boxes as high as the letters; the origin is at their lower edge.
Mask box_mask(std::string_view text, int size)
{
    const int height = std::max(2, size);
    const int width = step_of(size) - std::max(1, size / 10);
    const int capital = height * 8 / 11;
    Mask mask(Size{std::max(1, box_width_of(text, size)), height}, Point{0, -height});
    int x = 0;
    for (char byte : text) {
        if (!begins_letter(byte))
            continue;
        if (byte != ' ')
            draw_box(mask, Rect{x, height - capital, width, capital});
        x += step_of(size);
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
    std::vector<FontFiles> sets = font_files_in(folders);
    for (std::size_t set = 0; set < sets.size(); ++set) {
        Fonts fonts(sets[set]);
        if (!fonts.can_be_read())
            continue;
        if (set + 1 < sets.size()) // DejaVu Sans is the last one
            fonts.fallback_files_ = sets.back();
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
        const bool is_usual = file < files_.size();
        std::ifstream stream(is_usual ? files_[file] : fallback_files_[file - files_.size()],
                             std::ios::binary);
        std::ostringstream content;
        content << stream.rdbuf();
        bytes = std::move(content).str();
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

// Its file has the number after those of the fonts.
TTF_Font* Fonts::open_fallback(Font font) const
{
    if (fallback_files_.empty())
        return nullptr;
    const std::size_t file = files_.size() + place_of(font);
    Opened& opened = open_[file];
    if (!opened.handle)
        opened = Opened{open_file(file, font.size), font.size};
    if (opened.handle && std::exchange(opened.size, font.size) != font.size)
        TTF_SetFontSize(opened.handle.get(), std::max(1, font.size));
    return opened.handle.get();
}

// Nearly every text has only characters that the usual font has.
std::vector<Fonts::Run> Fonts::runs_of(std::string_view text, Font font) const
{
    TTF_Font* usual = open(font);
    if (usual == nullptr)
        return {};
    const auto is_plain = [](char letter) {
        return letter >= ' ' && letter <= '~';
    };
    const auto has = [](TTF_Font* one, char32_t point) {
        return one != nullptr && TTF_GlyphIsProvided32(one, point) != 0;
    };
    const bool is_usual = std::ranges::all_of(text, is_plain) ||
                          std::ranges::all_of(text_characters(text), [&](const TextCharacter& one) {
                              return has(usual, one.point);
                          });
    TTF_Font* fallback = is_usual ? nullptr : open_fallback(font);
    if (fallback == nullptr)
        return {{std::string(text), usual}};
    std::vector<Run> runs;
    for (FontRun& run : font_runs(
             text, [&](char32_t point) { return has(usual, point); },
             [&](char32_t point) { return has(fallback, point); }))
        runs.push_back({std::move(run.text), run.is_fallback ? fallback : usual});
    return runs;
}

int Fonts::width_of(std::string_view text, Font font) const
{
    if (text.empty())
        return 0;
    const std::string_view key = key_.of_text(text, font);
    if (const int* known = widths_.find(key))
        return *known;
    const std::vector<Run> runs = runs_of(text, font);
    int width = runs.empty() ? box_width_of(text, font.size) : 0;
    for (const Run& run : runs)
        width += width_in(run.font, run.text);
    return widths_.keep(std::string(key), width, sizeof(width));
}

Mask Fonts::draw(std::string_view text, Font font) const
{
    const std::vector<Run> runs = runs_of(text, font);
    if (runs.empty())
        return box_mask(text, font.size);
    if (runs.size() == 1)
        return drawn_in(runs[0].font, runs[0].text);
    std::vector<Mask> masks;
    int x = 0;
    for (const Run& run : runs) {
        masks.push_back(drawn_in(run.font, run.text));
        masks.back().origin.x += x;
        x += width_in(run.font, run.text);
    }
    return beside_each_other(masks);
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
