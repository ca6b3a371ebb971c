#include "game/command_line/json_text.h"

#include <array>

#include "engine/base/letters.h"
#include "engine/base/whole_number.h"

namespace game {

namespace {

// How many bytes a character of UTF-8 has that begins here; 0 if none does.
std::size_t length_of_character(std::string_view text)
{
    const auto lead = engine::byte_of(text.front());
    const std::size_t length = lead < 0x80                   ? 1
                               : lead >= 0xC2 && lead < 0xE0 ? 2
                               : lead >= 0xE0 && lead < 0xF0 ? 3
                               : lead >= 0xF0 && lead < 0xF5 ? 4
                                                             : 0;
    if (length == 0 || length > text.size())
        return 0;
    for (std::size_t at = 1; at < length; ++at) {
        if (!engine::continues_character(text[at]))
            return 0;
    }
    return length;
}

std::string escaped(char letter)
{
    return "\\u" + engine::hexadecimal(engine::byte_of(letter), 4);
}

} // namespace

std::string json_string(std::string_view text)
{
    std::string quoted = "\"";
    while (!text.empty()) {
        const std::size_t length = length_of_character(text);
        const char letter = text.front();
        if (length == 0)
            quoted += "\\ufffd";
        else if (letter == '"' || letter == '\\')
            quoted += std::string("\\") + letter;
        else if (letter == '\n')
            quoted += "\\n";
        else if (engine::byte_of(letter) < ' ')
            quoted += escaped(letter);
        else
            quoted += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return quoted + "\"";
}

std::string json_list(const std::vector<std::string>& values)
{
    std::string list;
    for (const std::string& value : values)
        list += (list.empty() ? "" : ",") + value;
    return "[" + list + "]";
}

JsonObject& JsonObject::add_json(std::string_view name, const std::string& value)
{
    members_ += (members_.empty() ? "" : ",") + json_string(name) + ":" + value;
    return *this;
}

JsonObject& JsonObject::add(std::string_view name, std::string_view text)
{
    return add_json(name, json_string(text));
}

JsonObject& JsonObject::add(std::string_view name, bool is_true)
{
    return add_json(name, is_true ? "true" : "false");
}

JsonObject& JsonObject::add_tenths(std::string_view name, std::int64_t tenths)
{
    return add_json(name, std::to_string(tenths / 10) + "." + std::to_string(tenths % 10));
}

} // namespace game
