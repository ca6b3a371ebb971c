#include "game/ui/name_values.h"

#include "engine/base/blanks.h"

namespace game {

static NameValue read_line(int number, std::string_view line)
{
    NameValue read{.line = number, .whole = line};
    if (line.front() == '#')
        return read;
    const std::size_t sign = line.find('=');
    read.name = engine::without_blanks(line.substr(0, sign));
    if (sign != std::string_view::npos)
        read.value = engine::without_blanks(line.substr(sign + 1));
    return read;
}

std::vector<NameValue> read_name_values(std::string_view text)
{
    std::vector<NameValue> values;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = engine::without_blanks(text.substr(0, end));
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
