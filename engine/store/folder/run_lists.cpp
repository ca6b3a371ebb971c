#include "engine/store/folder/run_lists.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/whole_number.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/json.h"

namespace engine {

namespace {

// Calls visit(member, value) for each column. Deleted runs are left out, so that has none.
void for_each_column(auto& run, auto visit)
{
    for_each_value(run, [&visit](const Member& member, auto& value) {
        if (std::string_view(member.name) != "deleted")
            visit(member, value);
    });
}

// Times are in milliseconds, the date in seconds since 1970-01-01 UTC; yes and no are 1 and 0.
std::string name_of(const Member& member, const auto& value)
{
    constexpr bool is_time = requires { value.count(); } || requires { value.front().count(); };
    return member.name + std::string(is_time ? "_ms" : "");
}

// In the order of the members.
const std::vector<std::string>& columns()
{
    static const std::vector<std::string> all = [] {
        std::vector<std::string> names;
        Record run;
        for_each_column(run, [&names](const Member& member, const auto& value) {
            names.push_back(name_of(member, value));
        });
        return names;
    }();
    return all;
}

// Indexes of columns in the order in which they are written: these first, the others as they come.
std::vector<std::size_t> written_order()
{
    std::vector<std::size_t> order;
    for (const char* first :
         {"category", "initials", "time_ms", "date", "seed", "recipe", "game", "repeated"})
        order.push_back(std::ranges::find(columns(), first) - columns().begin());
    for (std::size_t column = 0; column < columns().size(); ++column)
        if (std::ranges::find(order, column) == order.end())
            order.push_back(column);
    return order;
}

struct AsField {
    std::string operator()(const std::string& text) const
    {
        if (text.find_first_of(",\"\r\n") == std::string::npos)
            return text;
        std::string quoted = "\"";
        for (const char letter : text)
            quoted += letter == '"' ? "\"\"" : std::string(1, letter);
        return quoted + '"';
    }
    std::string operator()(std::integral auto number) const { return std::to_string(number); }
    std::string operator()(PlayTime time) const { return std::to_string(time.count()); }
    std::string operator()(const std::vector<PlayTime>& times) const
    {
        std::string list;
        for (const PlayTime time : times)
            list += (list.empty() ? "" : " ") + (*this)(time);
        return list;
    }
};

// Each returns whether the field could be read; an empty field leaves the value as it is.
struct FromField {
    std::string_view field;

    bool operator()(std::string& text) const
    {
        text = field;
        return true;
    }
    bool operator()(int& number) const
    {
        Number read = number;
        const bool is_number = (*this)(read);
        number = int_from(read);
        return is_number;
    }
    bool operator()(Number& number) const
    {
        const auto read = whole_number<Number>(field);
        number = read.value_or(number);
        return read || field.empty();
    }
    bool operator()(bool& yes) const
    {
        yes = field == "1" || field == "true" || field == "TRUE";
        return field.empty() || yes || field == "0" || field == "false" || field == "FALSE";
    }
    bool operator()(PlayTime& time) const
    {
        Number read = time.count();
        const bool is_number = (*this)(read);
        time = PlayTime{read};
        return is_number;
    }
    bool operator()(std::vector<PlayTime>& times) const
    {
        for (std::string_view rest = field; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end == 0 || !FromField{rest.substr(0, end)}(times.emplace_back(0)))
                return false;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return true;
    }
};

// Goes through the lines of a CSV text; a quoted field may go on over several.
class CsvReader {
public:
    explicit CsvReader(std::string_view text) : rest_(text)
    {
        constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
        if (rest_.starts_with(byte_order_mark))
            rest_.remove_prefix(byte_order_mark.size());
    }

    int line() const { return line_; } // of the last record, counted from 1
    bool is_at_end() const { return rest_.empty(); }

    // The fields of the next record; nothing if a quote is not closed.
    std::optional<std::vector<std::string>> take()
    {
        line_ = next_line_;
        std::vector<std::string> fields;
        while (true) {
            auto field = rest_.starts_with('"') ? take_quoted() : take_plain();
            if (!field)
                return std::nullopt;
            fields.push_back(*std::move(field));
            if (!rest_.starts_with(','))
                break;
            rest_.remove_prefix(1);
        }
        if (rest_.starts_with('\r'))
            rest_.remove_prefix(1);
        if (rest_.starts_with('\n'))
            rest_.remove_prefix(1);
        ++next_line_;
        return fields;
    }

private:
    std::optional<std::string> take_plain()
    {
        const std::size_t end = std::min(rest_.find_first_of(",\r\n"), rest_.size());
        std::string field(rest_.substr(0, end));
        rest_.remove_prefix(end);
        return field;
    }

    std::optional<std::string> take_quoted()
    {
        std::string field;
        rest_.remove_prefix(1);
        while (!rest_.empty()) {
            const char letter = rest_.front();
            rest_.remove_prefix(1);
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

    bool is_end_of_field() const
    {
        return rest_.empty() || std::string_view(",\r\n").find(rest_.front()) != std::string::npos;
    }

    std::string_view rest_;
    int line_ = 0;
    int next_line_ = 1;
};

Failure not_a_list()
{
    return {{N_("This is not a list of Cronodoku's runs.")}};
}

// Each run is compared with those of the book, so the number is bounded.
Failure too_many_runs()
{
    return {{N_("This list has more than {count} runs: please split it into several files."),
             {{"count", std::to_string(max_runs)}}}};
}

Failure bad_line(int line)
{
    return {{N_("Line {line}: a value is not possible, or a quote is not closed."),
             {{"line", std::to_string(line)}}}};
}

// Where a line has each of the columns(); nothing if one is missing that must be there.
std::optional<std::vector<std::size_t>> places_in(const std::vector<std::string>& names)
{
    std::vector<std::size_t> places;
    for (const std::string& column : columns())
        places.push_back(std::ranges::find(names, column) - names.begin());
    for (const char* column : {"category", "time_ms", "date"})
        if (std::ranges::find(names, column) == names.end())
            return std::nullopt;
    return places;
}

// The number of the first field that can't be read; that of the fields if all could.
std::size_t
fill_in(Record& run, const std::vector<std::size_t>& places, const std::vector<std::string>& fields)
{
    std::size_t wrong = fields.size();
    auto place = places.begin();
    for_each_column(run, [&](const Member&, auto& value) {
        const std::size_t at = *place++;
        if (!FromField{fields[at]}(value))
            wrong = std::min(wrong, at);
    });
    return wrong;
}

std::vector<Record> without_deleted(const RecordBook& book)
{
    std::vector<Record> runs = book.runs().in_one();
    std::erase_if(runs, [](const Record& run) { return run.deleted; });
    return runs;
}

} // namespace

std::string runs_as_csv(const RecordBook& book, const Cancel& cancel)
{
    const std::vector<std::size_t> order = written_order();
    std::string text;
    const auto add_line = [&](const std::vector<std::string>& fields) {
        for (const std::size_t column : order)
            text += (column == order.front() ? "" : ",") + fields[column];
        text += "\r\n";
    };
    add_line(columns());
    const auto runs = without_deleted(book);
    cancel.tell(0, runs.size());
    for (const Record& run : runs) {
        if (cancel.is_asked())
            break;
        cancel.count_one();
        std::vector<std::string> fields;
        for_each_column(run, [&fields](const Member&, const auto& value) {
            fields.push_back(AsField()(value));
        });
        add_line(fields);
    }
    return text;
}

std::string runs_as_json(const RecordBook& book)
{
    return to_json(RecordsDocument{without_deleted(book)}) + "\n";
}

Result<RecordBook> read_runs_csv(std::string_view text, const Cancel& cancel)
{
    CsvReader reader(text);
    const auto names = reader.take();
    const auto places = names ? places_in(*names) : std::nullopt;
    if (!places)
        return not_a_list();
    std::vector<Record> runs;
    while (!reader.is_at_end() && !cancel.is_asked()) {
        auto fields = reader.take();
        if (!fields)
            return bad_line(reader.line());
        if (fields->size() == 1 && fields->front().empty())
            continue;
        if (runs.size() == max_runs)
            return too_many_runs();
        fields->resize(names->size());
        fields->emplace_back(); // that of missing columns
        Record run;
        const std::size_t wrong = fill_in(run, *places, *fields);
        if (wrong < fields->size())
            return Failure{
                {N_("Line {line}: {column} can't be read."),
                 {{"line", std::to_string(reader.line())}, {"column", (*names)[wrong]}}}};
        if (!is_possible(run))
            return bad_line(reader.line());
        runs.push_back(std::move(run));
    }
    return RecordBook(std::move(runs));
}

Result<RecordBook> read_runs_json(std::string_view text)
{
    auto document = from_json<RecordsDocument>(text);
    if (!document)
        return not_a_list();
    std::vector<Record>& runs = document->runs;
    if (runs.size() > max_runs)
        return too_many_runs();
    const auto bad =
        std::ranges::find_if_not(runs, [](const Record& run) { return is_possible(run); });
    if (bad != runs.end())
        return Failure{{N_("Run {number} of the list has a value that is not possible."),
                        {{"number", std::to_string(bad - runs.begin() + 1)}}}};
    return RecordBook(std::move(runs));
}

} // namespace engine
