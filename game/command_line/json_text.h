#pragma once
// Writes JSON, one object on each line.

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace game {

// In quotes. Bytes that are no UTF-8 are replaced.
std::string json_string(std::string_view text);
std::string json_list(const std::vector<std::string>& values); // of JSON values

// Members in the order in which they are added.
class JsonObject {
public:
    JsonObject& add(std::string_view name, std::string_view text);
    JsonObject& add(std::string_view name, const char* text)
    {
        return add(name, std::string_view(text));
    }
    JsonObject& add(std::string_view name, std::integral auto number)
    {
        return add_json(name, std::to_string(number));
    }
    JsonObject& add(std::string_view name, bool is_true);
    JsonObject& add_tenths(std::string_view name, std::int64_t tenths); // 44 is 4.4
    JsonObject& add_json(std::string_view name, const std::string& value);

    std::string text() const { return "{" + members_ + "}"; }

private:
    std::string members_;
};

} // namespace game
