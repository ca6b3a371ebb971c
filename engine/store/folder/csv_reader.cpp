#include "engine/store/folder/csv_reader.h"

#include <algorithm>
#include <utility>

#include "engine/base/blanks.h"

namespace engine {

CsvReader::CsvReader(std::string_view text, char separator, std::size_t longest_record)
    : rest_(text),
      ends_{separator, '\r', '\n'},
      separator_(separator),
      longest_record_(longest_record)
{
}

std::optional<std::vector<std::string>> CsvReader::take()
{
    line_ = next_line_;
    left_ = longest_record_;
    std::vector<std::string> fields;
    while (true) {
        auto field = rest_.starts_with('"') ? take_quoted() : take_plain();
        if (!field)
            return std::nullopt;
        fields.push_back(*std::move(field));
        if (!rest_.starts_with(separator_))
            break;
        if (!take_letter())
            return std::nullopt;
    }
    if (rest_.starts_with('\r'))
        rest_.remove_prefix(1);
    if (rest_.starts_with('\n'))
        rest_.remove_prefix(1);
    ++next_line_;
    return fields;
}

bool CsvReader::take_letter()
{
    rest_.remove_prefix(1);
    return left_ > 0 && left_-- > 0;
}

std::optional<std::string> CsvReader::take_plain()
{
    const std::string_view near = rest_.substr(0, left_);
    const std::size_t end = std::min(near.find_first_of(ends_), near.size());
    if (end == left_)
        return std::nullopt;
    std::string_view field = rest_.substr(0, end);
    if (separator_ == '|')
        field = without_blanks(field);
    rest_.remove_prefix(end);
    left_ -= end;
    return std::string(field);
}

std::optional<std::string> CsvReader::take_quoted()
{
    std::string field;
    rest_.remove_prefix(1);
    while (!rest_.empty()) {
        const char letter = rest_.front();
        if (!take_letter())
            return std::nullopt;
        if (letter == '"' && !rest_.starts_with('"'))
            return is_end_of_field() ? std::optional(field) : std::nullopt;
        if (letter == '"')
            rest_.remove_prefix(1);
        if (letter == '\n')
            ++next_line_;
        field += letter;
    }
    return std::nullopt;
}

bool CsvReader::is_end_of_field() const
{
    return rest_.empty() || ends_.find(rest_.front()) != std::string::npos;
}

} // namespace engine
