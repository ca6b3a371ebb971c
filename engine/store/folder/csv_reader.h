#pragma once
// Tables as text: fields with something between them, some in quotation marks, as spreadsheets
// write them (RFC 4180).

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// Goes through the records of a table; a quoted field may go on over several lines.
class CsvReader {
public:
    // `separator` stands between fields; a record may have so many bytes. The text must outlive it.
    CsvReader(std::string_view text, char separator, std::size_t longest_record);

    int line() const { return line_; } // of the last record, counted from 1
    bool is_at_end() const { return rest_.empty(); }

    // The fields of the next record, without the blanks around them if bars are between them;
    // nothing if a quote is not closed, or if it is too long.
    std::optional<std::vector<std::string>> take();

private:
    bool take_letter(); // false if the record is too long
    std::optional<std::string> take_plain();
    std::optional<std::string> take_quoted();
    bool is_end_of_field() const;

    std::string_view rest_;
    std::string ends_; // of a plain field
    char separator_;
    std::size_t longest_record_;
    std::size_t left_ = 0; // of the bytes that the record may have
    int line_ = 0;
    int next_line_ = 1;
};

} // namespace engine
