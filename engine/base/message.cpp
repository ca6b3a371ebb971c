#include "engine/base/message.h"

namespace engine {

std::string fill_places(std::string_view text,
                        const std::vector<std::pair<std::string, std::string>>& places)
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
        const std::string_view name = text.substr(1, close - 1);
        std::string_view value = text.substr(0, close + 1);
        for (const auto& [place, content] : places) {
            if (place == name)
                value = content;
        }
        filled += value;
        text.remove_prefix(close + 1);
    }
    return filled;
}

} // namespace engine
