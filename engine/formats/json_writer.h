#pragma once
// JSON that is written, on one line; the library Jansson writes it.

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/digit_set.h"

struct json_t;

namespace engine {

// A value of any kind. Copies share it.
class JsonValue {
public:
    // Bytes that are no UTF-8 become U+FFFD.
    JsonValue(std::string_view text);
    JsonValue(const std::string& text) : JsonValue(std::string_view(text)) {}
    JsonValue(const char* text) : JsonValue(std::string_view(text)) {}
    template <std::integral Number>
    JsonValue(Number number)
        : JsonValue(std::same_as<Number, bool> ? truth(number != 0) : whole(number))
    {
    }
    JsonValue(const std::vector<JsonValue>& items);
    static JsonValue tenths(std::int64_t tenths); // 44 is 4.4

    std::string text() const;

protected:
    explicit JsonValue(json_t* value);

private:
    friend class JsonObject;
    static JsonValue whole(std::int64_t number);
    static JsonValue truth(bool is_true);

    std::shared_ptr<json_t> value_;
};

// Members in the order in which they are added.
class JsonObject : public JsonValue {
public:
    JsonObject();
    JsonObject& add(std::string_view name, const JsonValue& value);
};

// Of each thing what `value_of` makes of it.
template <class Things, class ValueOf>
JsonValue json_list(const Things& things, ValueOf value_of)
{
    std::vector<JsonValue> values;
    for (const auto& each : things)
        values.push_back(value_of(each));
    return values;
}

inline JsonValue json_list(DigitSet digits)
{
    return json_list(digits, [](Digit digit) { return JsonValue(digit); });
}

} // namespace engine
