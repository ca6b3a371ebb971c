#include "game/ui/canvas.h"

#include <cmath>
#include <utility>

#include "engine/base/letters.h"
#include "game/ui/rounding.h"

namespace game {

using engine::end_of_character;

namespace {

constexpr std::string_view ellipsis = "…";

// Returns the index of the UTF-8 character that ends before `end`.
std::size_t character_before(std::string_view text, std::size_t end)
{
    std::size_t start = end;
    while (start > 0) {
        --start;
        if (!engine::continues_character(text[start]))
            break;
    }
    return start;
}

// Returns the length in bytes of the longest prefix that is no wider than `width`, at least one
// character.
std::size_t
length_that_fits(const TextMeasure& measure, std::string_view text, Font font, int width)
{
    std::size_t end = text.empty() ? 0 : end_of_character(text, 0);
    while (end < text.size()) {
        const std::size_t next = end_of_character(text, end);
        if (measure.width_of(text.substr(0, next), font) > width)
            break;
        end = next;
    }
    return end;
}

class LineBreaker {
public:
    LineBreaker(const TextMeasure& measure, Font font, int width, std::pmr::memory_resource& memory)
        : measure_(measure), font_(font), width_(width), lines_(&memory)
    {
    }

    // `word` is in the same text as the words before it.
    void add_word(std::string_view word)
    {
        const std::string_view longer =
            line_.empty()
                ? word
                : std::string_view(line_.data(), word.data() + word.size() - line_.data());
        if (fits(longer)) {
            line_ = longer;
            return;
        }
        if (!line_.empty())
            end_line();
        while (!fits(word)) {
            const std::size_t cut = length_that_fits(measure_, word, font_, width_);
            if (cut >= word.size())
                break;
            lines_.push_back(word.substr(0, cut));
            word.remove_prefix(cut);
        }
        line_ = word;
    }

    void end_line() { lines_.push_back(std::exchange(line_, {})); }

    std::pmr::vector<std::string_view> take() { return std::move(lines_); }

private:
    bool fits(std::string_view text) const { return measure_.width_of(text, font_) <= width_; }

    const TextMeasure& measure_;
    Font font_;
    int width_;
    std::string_view line_;
    std::pmr::vector<std::string_view> lines_;
};

bool is_figure(char character)
{
    return character >= '0' && character <= '9';
}

// In fractions of a pixel: in whole pixels, small letters would be spaced unevenly.
double exact_width(const TextMeasure& measure, std::string_view character, Font font)
{
    constexpr int large = 1000;
    return measure.width_of(character, Font{font.face, font.weight, large}) *
           ratio(font.size, large);
}

// Digits are as wide as '0'; other characters have a little more than their own width.
double slot_of(const TextMeasure& measure, std::string_view character, Font font)
{
    if (is_figure(character.front()))
        return exact_width(measure, "0", font);
    return exact_width(measure, character, font) * 1.06;
}

int start_of(int x, Align align, int width)
{
    switch (align) {
    case Align::Left:
        return x;
    case Align::Centre:
        return x - width / 2;
    case Align::Right:
        return x - width;
    }
    return x;
}

} // namespace

std::string shortened(const TextMeasure& measure, std::string_view text, Font font, int width)
{
    if (measure.width_of(text, font) <= width)
        return std::string(text);

    std::size_t end = text.size();
    while (end > 0) {
        end = character_before(text, end);
        std::string_view kept = text.substr(0, end);
        while (!kept.empty() && kept.back() == ' ')
            kept.remove_suffix(1);
        std::string shorter = std::string(kept) + std::string(ellipsis);
        if (measure.width_of(shorter, font) <= width)
            return shorter;
    }
    return std::string(ellipsis);
}

void draw_shortened(
    Canvas& canvas, std::string_view text, Point at, Align align, Font font, int width, Tint tint)
{
    if (canvas.width_of(text, font) <= width)
        canvas.text(text, at, align, font, tint);
    else
        canvas.text(shortened(canvas, text, font, width), at, align, font, tint);
}

std::vector<std::string>
wrapped(const TextMeasure& measure, std::string_view text, Font font, int width)
{
    const auto lines = lines_of(measure, text, font, width, *std::pmr::get_default_resource());
    return {lines.begin(), lines.end()};
}

std::pmr::vector<std::string_view> lines_of(const TextMeasure& measure,
                                            std::string_view text,
                                            Font font,
                                            int width,
                                            std::pmr::memory_resource& memory)
{
    LineBreaker breaker(measure, font, width, memory);
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find_first_of(" \n", start), text.size());
        if (end > start)
            breaker.add_word(text.substr(start, end - start));
        if (end < text.size() && text[end] == '\n')
            breaker.end_line();
        start = end + 1;
    }
    breaker.end_line();
    return breaker.take();
}

int numerals_width(const TextMeasure& measure, std::string_view text, Font font)
{
    double width = 0;
    for (std::size_t at = 0; at < text.size(); at = end_of_character(text, at))
        width += slot_of(measure, text.substr(at, end_of_character(text, at) - at), font);
    return rounded(width);
}

int draw_numerals(
    Canvas& canvas, std::string_view text, Point at, Align align, Font font, Tint tint)
{
    const int width = numerals_width(canvas, text, font);
    const int raised = rounded(font.size * 0.045);
    double x = start_of(at.x, align, width);
    for (std::size_t start = 0; start < text.size(); start = end_of_character(text, start)) {
        const std::string_view character =
            text.substr(start, end_of_character(text, start) - start);
        const double slot = slot_of(canvas, character, font);
        const double before = (slot - exact_width(canvas, character, font)) / 2;
        const int y = character == ":" ? at.y - raised : at.y;
        canvas.text(character, Point{rounded(x + before), y}, Align::Left, font, tint);
        x += slot;
    }
    return width;
}

} // namespace game
