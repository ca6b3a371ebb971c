#include "engine/base/message.h"

namespace engine {

std::string fill_places(std::string_view text, const PlaceValue& value_of)
{
    std::string filled;
    while (!text.empty()) {
        const auto open = text.find('{');
        filled += text.substr(0, open);
        if (open == std::string_view::npos)
            break;
        text.remove_prefix(open);
        const auto close = text.find('}');
        if (close == std::string_view::npos)
            return filled += text;
        const auto value = value_of(text.substr(1, close - 1));
        filled += value ? std::string_view(*value) : text.substr(0, close + 1);
        text.remove_prefix(close + 1);
    }
    return filled;
}

std::string fill_places(std::string_view text,
                        const std::vector<std::pair<std::string, std::string>>& places)
{
    return fill_places(text, [&](std::string_view name) {
        std::optional<std::string> value;
        for (const auto& [place, content] : places) {
            if (place == name)
                value = content;
        }
        return value;
    });
}

std::string joined_by(std::string_view between, const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list.append(list.empty() ? "" : between).append(name);
    return list;
}

Message listing(Message message, const std::vector<std::string>& names)
{
    const auto last = names.empty() ? names.end() : names.end() - 1;
    message.places.emplace_back("known", joined_by(", ", {names.begin(), last}));
    message.places.emplace_back("last", names.empty() ? "" : names.back());
    return message;
}

} // namespace engine
