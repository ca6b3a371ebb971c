#pragma once
// JSON that strangers wrote: parsed within limits by the library Jansson, and looked at member by
// member.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

struct json_t;

namespace engine {

// A value of a document, which it keeps in memory.
class Json {
public:
    // More than any puzzle of the formats needs, and less than would fill memory or the stack.
    static constexpr int deepest = 32; // brackets within each other
    static constexpr std::size_t most_values = 1 << 19;

    // An error says where the text is no JSON, or which limit it exceeds.
    static Result<Json> parse(std::string_view text);

    bool is_object() const;
    bool is_array() const;
    bool is_null() const;
    // Whether it says nothing: null, false, an empty text, array or object.
    bool says_nothing() const;
    // The same where a sum may stand: also 0, or a text of blanks, question marks or dashes.
    bool says_no_sum() const;

    // Nothing if it is no object, or has no such member.
    std::optional<Json> member(std::string_view name) const;
    // Empty if it is no object. In the order of the text.
    std::vector<std::string> names() const;

    // 0 if it is no array.
    std::size_t count() const;
    // `at` must be below count().
    Json item(std::size_t at) const;
    std::vector<Json> items() const;

    std::optional<bool> boolean() const;
    // Nothing if it is no text. May hold any characters.
    std::optional<std::string> text() const;
    // The value of an integer, or of a string of digits; empty otherwise, or if it is too large.
    std::optional<int> number() const;

private:
    Json(std::shared_ptr<json_t> document, json_t* value)
        : document_(std::move(document)), value_(value)
    {
    }

    std::shared_ptr<json_t> document_;
    json_t* value_;
};

// Whether the outermost object of a document has members of these names, whether or not the rest of
// it is valid. Cheap compared with parsing.
bool has_outer_names(std::string_view text, std::initializer_list<std::string_view> names);

} // namespace engine
