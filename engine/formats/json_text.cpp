#include "engine/formats/json_text.h"

#include <algorithm>
#include <jansson.h>

#include "engine/base/whole_number.h"

namespace engine {

namespace {

// Brackets and commas outside of texts, which decide how much memory the document takes.
Attempt is_within_limits(std::string_view text)
{
    bool in_quotes = false;
    int depth = 0;
    std::size_t values = 1;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (in_quotes) {
            at += letter == '\\' ? 1 : 0;
            in_quotes = letter != '"';
            continue;
        }
        in_quotes = letter == '"';
        depth += letter == '{' || letter == '[' ? 1 : letter == '}' || letter == ']' ? -1 : 0;
        values += letter == ',' || letter == '[' || letter == '{' ? 1 : 0;
        if (depth > Json::deepest)
            return Failure{{N_("more than {most} brackets are within each other, which no puzzle "
                               "needs"),
                            {{"most", std::to_string(Json::deepest)}}}};
        if (values > Json::most_values)
            return Failure{{N_("it holds more than {most} values, which no puzzle needs"),
                            {{"most", std::to_string(Json::most_values)}}}};
    }
    return Done{};
}

// The end of the text in quotes that begins there, behind its last quote.
std::size_t end_of_quoted(std::string_view text, std::size_t at)
{
    for (++at; at < text.size() && text[at] != '"'; ++at)
        at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

// The names of the members of the outermost object.
std::vector<std::string_view> outer_names(std::string_view text)
{
    std::vector<std::string_view> names;
    int depth = 0;
    std::string_view last;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '"') {
            const std::size_t end = end_of_quoted(text, at);
            last = text.substr(at + 1, end - at - 2);
            at = end - 1;
            continue;
        }
        depth += letter == '{' || letter == '[' ? 1 : letter == '}' || letter == ']' ? -1 : 0;
        if (letter == ':' && depth == 1)
            names.push_back(last);
    }
    return names;
}

} // namespace

Result<Json> Json::parse(std::string_view text)
{
    if (const Attempt within = is_within_limits(text); !within)
        return Failure{within.why()};
    json_error_t error;
    json_t* root = json_loadb(text.data(), text.size(), JSON_REJECT_DUPLICATES, &error);
    if (root != nullptr)
        return Json(std::shared_ptr<json_t>(root, json_decref), root);
    if (json_error_code(&error) == json_error_premature_end_of_input)
        return Failure{{N_("the JSON ends too early: a bracket or quote is missing at its end")}};
    return Failure{
        {N_("this is no valid JSON: something is wrong at line {line}, column {column}"),
         {{"line", std::to_string(error.line)}, {"column", std::to_string(error.column)}}}};
}

bool Json::is_object() const
{
    return json_is_object(value_);
}

bool Json::is_array() const
{
    return json_is_array(value_);
}

bool Json::is_null() const
{
    return json_is_null(value_);
}

bool Json::says_nothing() const
{
    return json_is_null(value_) || json_is_false(value_) ||
           (json_is_string(value_) && json_string_length(value_) == 0) ||
           (json_is_array(value_) && json_array_size(value_) == 0) ||
           (json_is_object(value_) && json_object_size(value_) == 0);
}

bool Json::says_no_sum() const
{
    const auto word = text();
    return says_nothing() || number() == 0 ||
           (word && word->find_first_not_of(" \t?-_.") == std::string_view::npos);
}

std::optional<Json> Json::member(std::string_view name) const
{
    json_t* found = json_object_get(value_, std::string(name).c_str());
    return found != nullptr ? std::optional(Json(document_, found)) : std::nullopt;
}

std::vector<std::string> Json::names() const
{
    std::vector<std::string> names;
    for (void* at = json_object_iter(value_); at != nullptr; at = json_object_iter_next(value_, at))
        names.emplace_back(json_object_iter_key(at));
    return names;
}

std::size_t Json::count() const
{
    return json_array_size(value_);
}

Json Json::item(std::size_t at) const
{
    json_t* found = json_array_get(value_, at);
    ENSURE(found != nullptr);
    return Json(document_, found);
}

std::vector<Json> Json::items() const
{
    std::vector<Json> all;
    for (std::size_t at = 0; at < count(); ++at)
        all.push_back(item(at));
    return all;
}

std::optional<bool> Json::boolean() const
{
    return json_is_boolean(value_) ? std::optional(json_is_true(value_)) : std::nullopt;
}

std::optional<std::string> Json::text() const
{
    if (!json_is_string(value_))
        return std::nullopt;
    return std::string(json_string_value(value_), json_string_length(value_));
}

std::optional<int> Json::number() const
{
    constexpr json_int_t most = 1'000'000'000;
    if (json_is_integer(value_)) {
        const json_int_t number = json_integer_value(value_);
        return number >= -most && number <= most ? std::optional(static_cast<int>(number))
                                                 : std::nullopt;
    }
    const auto numerals = text();
    return numerals ? whole_number(*numerals) : std::nullopt;
}

bool has_outer_names(std::string_view text, std::initializer_list<std::string_view> names)
{
    if (!text.starts_with('{'))
        return false;
    const auto found = outer_names(text);
    return std::ranges::all_of(names, [&](std::string_view name) {
        return std::ranges::find(found, name) != found.end();
    });
}

} // namespace engine
