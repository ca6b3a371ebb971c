#include "engine/formats/sdk_heading.h"

#include <array>

#include "engine/base/blanks.h"
#include "engine/formats/rows.h"

namespace engine {

namespace {

struct HeadingLetter {
    char letter;
    Detail detail;
};

constexpr std::array heading_letters = {
    HeadingLetter{'A', Detail::Author},  HeadingLetter{'D', Detail::Title},
    HeadingLetter{'C', Detail::Comment}, HeadingLetter{'B', Detail::Date},
    HeadingLetter{'S', Detail::Source},  HeadingLetter{'L', Detail::Level},
    HeadingLetter{'U', Detail::Link},
};

const HeadingLetter* heading_of(std::string_view line)
{
    if (line.size() < 2 || line.front() != '#')
        return nullptr;
    for (const HeadingLetter& each : heading_letters) {
        if (each.letter == line[1])
            return &each;
    }
    return nullptr;
}

} // namespace

bool is_sdk_heading(std::string_view line)
{
    return heading_of(line) != nullptr;
}

void take_sdk_headings(SharedPuzzle& puzzle, std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const HeadingLetter* heading = heading_of(line);
        if (!heading)
            continue;
        const std::string_view before = detail_of(puzzle, heading->detail);
        set_detail(puzzle, heading->detail,
                   std::string(before) + "\n" + std::string(without_blanks(line.substr(2))));
    }
}

std::string sdk_headings(const SharedPuzzle& puzzle, std::string_view between)
{
    std::string text;
    for (const HeadingLetter& each : heading_letters) {
        std::string_view rest = detail_of(puzzle, each.detail);
        while (!rest.empty()) {
            const std::string_view line = take_line(rest);
            text +=
                std::string("#") + each.letter + std::string(between) + std::string(line) + "\n";
        }
    }
    return text;
}

} // namespace engine
