#include "engine/formats/json_writer.h"

#include <jansson.h>

#include "engine/base/deleter.h"
#include "engine/base/ensure.h"
#include "engine/base/utf8.h"

namespace engine {

namespace {

json_t* text_value(std::string_view text)
{
    const std::string valid = valid_utf8(text);
    return json_stringn(valid.data(), valid.size());
}

} // namespace

JsonValue::JsonValue(json_t* value) : value_(value, json_decref)
{
    ENSURE(value != nullptr);
}

JsonValue::JsonValue(std::string_view text) : JsonValue(text_value(text)) {}

JsonValue::JsonValue(const std::vector<JsonValue>& items) : JsonValue(json_array())
{
    for (const JsonValue& item : items)
        json_array_append(value_.get(), item.value_.get());
}

JsonValue JsonValue::whole(std::int64_t number)
{
    return JsonValue(json_integer(number));
}

JsonValue JsonValue::truth(bool is_true)
{
    return JsonValue(json_boolean(is_true));
}

JsonValue JsonValue::tenths(std::int64_t tenths)
{
    return JsonValue(json_real(static_cast<double>(tenths) / 10));
}

std::string JsonValue::text() const
{
    constexpr std::size_t exact_tenths = 15; // numerals, so that 4.4 stays 4.4
    const std::unique_ptr<char, Deleter<std::free>> text(json_dumps(
        value_.get(), JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(exact_tenths)));
    ENSURE(text != nullptr);
    return text.get();
}

JsonObject::JsonObject() : JsonValue(json_object()) {}

JsonObject& JsonObject::add(std::string_view name, const JsonValue& value)
{
    json_object_set(value_.get(), std::string(name).c_str(), value.value_.get());
    return *this;
}

} // namespace engine
