#pragma once
// A sentence for the player that can still be translated: its English text with {placeholders}. The
// English text is its key in the translations (engine/text/translations.h).

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine {

// Marks a text for xgettext where it is defined but not yet shown.
constexpr const char* N_(const char* text)
{
    return text;
}

struct Message {
    std::string text;                                             // e.g. "Row {row} complete"
    std::vector<std::pair<std::string, std::string>> places = {}; // e.g. {"row", "5"}

    friend bool operator==(const Message&, const Message&) = default;
};

// The value of a placeholder; nothing if it is unknown.
using PlaceValue = std::function<std::optional<std::string>(std::string_view name)>;

// Replaces the placeholders by their values; unknown {names} stay as they are.
std::string fill_places(std::string_view text, const PlaceValue& value_of);
std::string fill_places(std::string_view text,
                        const std::vector<std::pair<std::string, std::string>>& places);

// "a, b, c" with these signs between.
std::string joined_by(std::string_view between, const std::vector<std::string>& names);

// Fills in a message that lists names: {known} is all but the last, {last} the last one.
Message listing(Message message, const std::vector<std::string>& names);

inline std::string in_english(const Message& message)
{
    return fill_places(message.text, message.places);
}

} // namespace engine
