#include "game/ui/name_values.h"

namespace game {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t start = text.find_first_not_of(blanks);
    if (start == std::string_view::npos)
        return {};
    return text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

static NameValue read_line(int number, std::string_view line)
{
    NameValue read{.line = number, .whole = line};
    if (line.front() == '#')
        return read;
    const std::size_t sign = line.find('=');
    read.name = trimmed(line.substr(0, sign));
    if (sign != std::string_view::npos)
        read.value = trimmed(line.substr(sign + 1));
    return read;
}

std::vector<NameValue> read_name_values(std::string_view text)
{
    std::vector<NameValue> values;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        ++number;
        if (!line.empty())
            values.push_back(read_line(number, line));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return values;
}

} // namespace game
