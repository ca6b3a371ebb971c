#include "engine/formats/typed_cells.h"

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/formats.h"

namespace engine {

namespace {

// Whether a line that is no ASCII has cells, or something around cells, if it is typed anew.
// It may be several lines then.
bool is_meant_as(std::string_view line, std::string_view typed)
{
    if (kind_of_line(line) != LineKind::Words || recognise(line, Shape::Line))
        return false;
    while (!typed.empty()) {
        const std::string_view one = take_line(typed);
        const LineKind kind = kind_of_line(one);
        if (kind != LineKind::Row && kind != LineKind::Frame && kind != LineKind::Blank &&
            !recognise(one, Shape::Line) && !std::ranges::none_of(one, is_letter))
            return false;
    }
    return true;
}

} // namespace

// In blocks without an early end, so that the compiler can vectorise it.
bool has_other_than_ascii(std::string_view text)
{
    for (constexpr std::size_t block = 64; text.size() >= block; text.remove_prefix(block)) {
        unsigned char all = 0;
        for (std::size_t at = 0; at < block; ++at)
            all |= byte_of(text[at]);
        if (all >= 0x80)
            return true;
    }
    return std::ranges::any_of(text, [](char letter) { return byte_of(letter) >= 0x80; });
}

void type_cells(std::string& text, std::size_t begin, std::size_t length)
{
    const std::string_view line = std::string_view(text).substr(begin, length);
    if (!has_other_than_ascii(line))
        return;
    auto typed = typed_line(line);
    if (!typed || !is_meant_as(without_blanks(line), *typed))
        return;
    typed->resize(length, '\r');
    text.replace(begin, length, *typed);
}

} // namespace engine
