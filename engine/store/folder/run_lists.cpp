#include "engine/store/folder/run_lists.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/store/documents/json.h"
#include "engine/store/documents/records_document.h"

namespace engine {

namespace {

// Where a column's value is in a document.
using ValuePlace = std::variant<std::string*, Number*, bool*, Numbers*>;

struct Column {
    const char* name;
    ValuePlace (*place)(RunDocument& run);
    bool must_be_there = false;
};

// Times are in milliseconds, the date in seconds since 1970-01-01 UTC; yes and no are 1 and 0.
constexpr std::array columns = {
    Column{"category", [](RunDocument& run) { return ValuePlace(&run.category); }, true},
    Column{"initials",
           [](RunDocument& run) {
               return ValuePlace(&run.initials);
           }},
    Column{"time_ms", [](RunDocument& run) { return ValuePlace(&run.time); }, true},
    Column{"date", [](RunDocument& run) { return ValuePlace(&run.date); }, true},
    Column{"seed",
           [](RunDocument& run) {
               return ValuePlace(&run.seed);
           }},
    Column{"recipe",
           [](RunDocument& run) {
               return ValuePlace(&run.recipe);
           }},
    Column{"game",
           [](RunDocument& run) {
               return ValuePlace(&run.game);
           }},
    Column{"repeated",
           [](RunDocument& run) {
               return ValuePlace(&run.repeated);
           }},
    Column{"wrong_entries",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.wrong_entries);
           }},
    Column{"checks",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.checks);
           }},
    Column{"note_fills",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.note_fills);
           }},
    Column{"pauses",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.pauses);
           }},
    Column{"hints",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.hints);
           }},
    Column{"hints_named",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.hints_named);
           }},
    Column{"hints_explained",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.hints_explained);
           }},
    Column{"mistakes_revealed",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.mistakes_revealed);
           }},
    Column{"notes_struck",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.notes_struck);
           }},
    Column{"given_up",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.given_up);
           }},
    Column{"singles_fills",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.singles_fills);
           }},
    Column{"possible_shown",
           [](RunDocument& run) {
               return ValuePlace(&run.facts.possible_shown);
           }},
    Column{"fill_times_ms",
           [](RunDocument& run) {
               return ValuePlace(&run.fill_times);
           }},
};

struct AsField {
    std::string operator()(const std::string* text) const
    {
        if (text->find_first_of(",\"\r\n") == std::string::npos)
            return *text;
        std::string quoted = "\"";
        for (const char letter : *text)
            quoted += letter == '"' ? "\"\"" : std::string(1, letter);
        return quoted + '"';
    }
    std::string operator()(const Number* number) const { return std::to_string(*number); }
    std::string operator()(const bool* yes) const { return *yes ? "1" : "0"; }
    std::string operator()(const Numbers* numbers) const
    {
        std::string list;
        for (const Number number : *numbers)
            list += (list.empty() ? "" : " ") + std::to_string(number);
        return list;
    }
};

// Each returns whether the field could be read; an empty field leaves the value as it is.
struct FromField {
    std::string_view field;

    bool operator()(std::string* text) const
    {
        *text = field;
        return true;
    }
    bool operator()(Number* number) const
    {
        const auto [end, error] =
            std::from_chars(field.data(), field.data() + field.size(), *number);
        return field.empty() || (error == std::errc() && end == field.data() + field.size());
    }
    bool operator()(bool* yes) const
    {
        *yes = field == "1" || field == "true" || field == "TRUE";
        return field.empty() || *yes || field == "0" || field == "false" || field == "FALSE";
    }
    bool operator()(Numbers* numbers) const
    {
        for (std::string_view rest = field; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            Number number = 0;
            if (end == 0 || !FromField{rest.substr(0, end)}(&number))
                return false;
            numbers->push_back(number);
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

// The columns in the order of the file; null for an unknown one. Nothing if one is missing.
std::optional<std::vector<const Column*>> columns_named(const std::vector<std::string>& names)
{
    std::vector<const Column*> found;
    for (const std::string& name : names) {
        const auto* column = std::ranges::find_if(
            columns, [&name](const Column& each) { return name == each.name; });
        found.push_back(column == columns.end() ? nullptr : column);
    }
    for (const Column& each : columns)
        if (each.must_be_there && std::ranges::find(found, &each) == found.end())
            return std::nullopt;
    return found;
}

// The name of the column whose field can't be read; null if all could.
const char* fill_in(RunDocument& run,
                    const std::vector<const Column*>& order,
                    const std::vector<std::string>& fields)
{
    for (std::size_t index = 0; index < std::min(order.size(), fields.size()); ++index) {
        const Column* column = order[index];
        if (column != nullptr && !std::visit(FromField{fields[index]}, column->place(run)))
            return column->name;
    }
    return nullptr;
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
    std::string text;
    for (const Column& column : columns)
        text += (text.empty() ? "" : ",") + std::string(column.name);
    text += "\r\n";
    const auto records = without_deleted(book);
    cancel.tell(0, records.size());
    for (const Record& record : records) {
        if (cancel.is_asked())
            break;
        cancel.count_one();
        RunDocument run = to_document(record);
        std::string line;
        for (const Column& column : columns)
            line +=
                (&column == columns.begin() ? "" : ",") + std::visit(AsField(), column.place(run));
        text += line + "\r\n";
    }
    return text;
}

std::string runs_as_json(const RecordBook& book)
{
    return to_json(to_document(RecordBook(without_deleted(book)))) + "\n";
}

Result<RecordBook> read_runs_csv(std::string_view text, const Cancel& cancel)
{
    CsvReader reader(text);
    const auto names = reader.take();
    const auto order = names ? columns_named(*names) : std::nullopt;
    if (!order)
        return not_a_list();
    std::vector<Record> runs;
    while (!reader.is_at_end() && !cancel.is_asked()) {
        const auto fields = reader.take();
        if (!fields)
            return bad_line(reader.line());
        if (fields->size() == 1 && fields->front().empty())
            continue;
        if (runs.size() == max_runs)
            return too_many_runs();
        RunDocument run;
        if (const char* column = fill_in(run, *order, *fields))
            return Failure{{N_("Line {line}: {column} can't be read."),
                            {{"line", std::to_string(reader.line())}, {"column", column}}}};
        auto record = from_document(run);
        if (!record)
            return bad_line(reader.line());
        runs.push_back(*std::move(record));
    }
    return RecordBook(std::move(runs));
}

Result<RecordBook> read_runs_json(std::string_view text)
{
    const auto document = parse_records(text);
    if (!document)
        return not_a_list();
    if (document->runs.size() > max_runs)
        return too_many_runs();
    std::vector<Record> runs;
    for (const RunDocument& run : document->runs) {
        auto record = from_document(run);
        if (!record)
            return Failure{{N_("Run {number} of the list has a value that is not possible."),
                            {{"number", std::to_string(runs.size() + 1)}}}};
        runs.push_back(*std::move(record));
    }
    return RecordBook(std::move(runs));
}

} // namespace engine
