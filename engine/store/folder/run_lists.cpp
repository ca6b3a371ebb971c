#include "engine/store/folder/run_lists.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/base/whole_number.h"
#include "engine/formats/foreign_text.h"
#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/csv_reader.h"

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

// Spreadsheets write numbers and truths as their country does: "4000,0", "WAHR". Of "61.000" nobody
// knows whether it is 61 or 61,000, so it stays as it is and can't be read.
std::string_view without_fraction(std::string_view field)
{
    const std::string_view text = without_blanks(field);
    const std::size_t point = text.find_first_of(".,");
    const std::string_view fraction = text.substr(std::min(point, text.size() - 1) + 1);
    const bool is_zero = !fraction.empty() && fraction.find_first_not_of('0') == fraction.npos;
    constexpr std::size_t thousands = 3;
    return point < text.size() && is_zero && fraction.size() != thousands ? text.substr(0, point)
                                                                          : text;
}

bool is_one_of(std::string_view field, std::initializer_list<std::string_view> words)
{
    std::string word(without_blanks(field));
    std::ranges::transform(word, word.begin(), small_letter);
    return std::ranges::find(words, word) != words.end();
}

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
        const auto read = whole_number<Number>(without_fraction(field));
        number = read.value_or(number);
        return read || field.empty();
    }
    bool operator()(bool& yes) const
    {
        yes = is_one_of(field, {"1", "true", "wahr", "vero", "verdadero"});
        return yes || is_one_of(field, {"", "0", "false", "falsch", "falso"});
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

// Bytes; many times what a run needs, as text or as JSON.
constexpr std::size_t longest_listed_run = 1 << 20;

// In countries with a decimal comma the fields are separated by semicolons.
constexpr std::string_view separators = ",;\t|";
constexpr std::array<const char*, 3> needed_columns = {"category", "time_ms", "date"};

Failure no_such_column(int line, std::string_view column)
{
    return {{N_("This is not a list of Cronodoku's runs: line {line} must name the columns "
                "category, time_ms and date, and {column} is missing."),
             {{"line", std::to_string(line)}, {"column", std::string(column)}}}};
}

Failure no_list_of_runs()
{
    return {{N_("This is not a list of Cronodoku's runs: an object \"{name}\" with a list \"runs\" "
                "is missing."),
             {{"name", RecordsDocument::outer_name}}}};
}

Failure bad_encoding(int line)
{
    return {{N_("Line {line}: this is not UTF-8; save the file in that encoding"),
             {{"line", std::to_string(line)}}}};
}

// The text in UTF-8, without a byte order mark. Spreadsheets' "Unicode text" is UTF-16.
class ListText {
public:
    explicit ListText(std::string_view text) : text_(text)
    {
        constexpr std::size_t tells = 4; // bytes
        const bool is_wide = text.substr(0, tells).find('\0') != std::string_view::npos ||
                             text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
        if (is_wide)
            text_ = copy_ = decoded(text);
        if (text_.starts_with(byte_order_mark))
            text_.remove_prefix(byte_order_mark.size());
    }
    ListText(const ListText&) = delete;
    ListText& operator=(const ListText&) = delete;

    std::string_view get() const { return text_; }

private:
    std::string copy_; // only of other encodings
    std::string_view text_;
};

Failure bad_line(int line)
{
    return {{N_("Line {line}: a value is not possible, or a quote is not closed."),
             {{"line", std::to_string(line)}}}};
}

std::vector<std::string_view> missing_columns(const std::vector<std::string>& names)
{
    std::vector<std::string_view> missing;
    for (const char* column : needed_columns)
        if (std::ranges::find(names, column) == names.end())
            missing.push_back(column);
    return missing;
}

// Where a line has each of the columns(); nothing if one is missing that must be there.
std::optional<std::vector<std::size_t>> places_in(const std::vector<std::string>& names)
{
    std::vector<std::size_t> places;
    for (const std::string& column : columns())
        places.push_back(std::ranges::find(names, column) - names.begin());
    return missing_columns(names).empty() ? std::optional(places) : std::nullopt;
}

bool are_empty(const std::vector<std::string>& fields)
{
    return std::ranges::all_of(fields, &std::string::empty);
}

// "sep=;" tells spreadsheets the separator.
bool names_separator(const std::vector<std::string>& fields)
{
    std::string name = fields.front();
    std::ranges::transform(name, name.begin(), small_letter);
    constexpr std::string_view sign = "sep=";
    return name.starts_with(sign) && name.size() <= sign.size() + 1 &&
           std::all_of(fields.begin() + 1, fields.end(),
                       [](const std::string& field) { return field.empty(); });
}

// "|---|:--:|" under the names of columns.
bool is_rule(const std::vector<std::string>& fields)
{
    return std::ranges::all_of(fields, [](std::string_view field) {
        return field.find_first_not_of("-:") == std::string_view::npos;
    });
}

// The names of its columns, in small letters.
std::optional<std::vector<std::string>> take_names(CsvReader& reader)
{
    auto names = reader.take();
    while (names && !reader.is_at_end() && (are_empty(*names) || names_separator(*names)))
        names = reader.take();
    if (!names)
        return std::nullopt;
    for (std::string& name : *names) {
        name = without_blanks(name);
        std::ranges::transform(name, name.begin(), small_letter);
    }
    return names;
}

// A run without any of these was clean; all lists of this game have them.
bool tells_of_help(std::string_view member)
{
    constexpr std::array<std::string_view, 8> all = {
        "checks",       "note_fills", "hints",         "mistakes_revealed",
        "notes_struck", "given_up",   "singles_fills", "possible_shown"};
    return std::ranges::find(all, member) != all.end();
}

// The number of the first field that can't be read; that of the fields if all could.
std::size_t
fill_in(Record& run, const std::vector<std::size_t>& places, const std::vector<std::string>& fields)
{
    std::size_t wrong = fields.size();
    int untold = 0;
    auto place = places.begin();
    for_each_column(run, [&](const Member& member, auto& value) {
        const std::size_t at = *place++;
        if (!FromField{fields[at]}(value))
            wrong = std::min(wrong, at);
        if (fields[at].empty() && tells_of_help(member.name))
            untold = help_is_untold;
    });
    run.from_list |= untold;
    return wrong;
}

// Marks runs that were read, and those that nobody can have played.
class ListMarks {
public:
    void put_on(Record& run)
    {
        constexpr PlayTime least_of_cell{20};
        const std::size_t cells = std::max(run.fill_times.size(), cells_of(run.category));
        run.from_list |= is_from_list;
        if (run.time < least_of_cell * static_cast<int>(cells))
            run.from_list |= is_too_fast;
    }

private:
    // How many cells a player must have filled at least. Puzzles from elsewhere can have any number
    // of givens.
    std::size_t cells_of(const std::string& category)
    {
        const auto [known, is_new] = cells_.try_emplace(category, 1);
        const auto parts = is_new ? parse_category(category) : std::nullopt;
        const auto layout =
            parts && !parts->is_from_elsewhere ? find_layout(parts->layout) : std::nullopt;
        constexpr int never_given = 3; // a third
        if (layout)
            known->second = layout->size * layout->size / never_given;
        return known->second;
    }

    std::map<std::string, std::size_t> cells_;
};

// Where a value ends that begins there; npos if it does not.
std::size_t end_of_value(std::string_view json, std::size_t begin)
{
    int depth = 0;
    bool in_quotes = false;
    for (std::size_t at = begin; at < json.size(); ++at) {
        const char letter = json[at];
        if (in_quotes) {
            at += letter == '\\' ? 1 : 0;
            in_quotes = letter != '"';
        } else if (letter == '"') {
            in_quotes = true;
        } else if (letter == '{' || letter == '[') {
            ++depth;
        } else if (depth == 0 && std::string_view(",]} \t\r\n").find(letter) != std::string::npos) {
            return at;
        } else if (letter == '}' || letter == ']') {
            --depth;
        }
        if (depth == 0 && !in_quotes && std::string_view("\"]}").find(letter) != std::string::npos)
            return at + 1;
    }
    return std::string_view::npos;
}

std::size_t after_blanks(std::string_view json, std::size_t at)
{
    return std::min(json.find_first_not_of(" \t\r\n", at), json.size());
}

// Where the value of a member of an object begins; nothing if there is no such member.
std::optional<std::size_t>
value_of(std::string_view json, std::size_t object, std::string_view member)
{
    if (object >= json.size() || json[object] != '{')
        return std::nullopt;
    std::size_t at = after_blanks(json, object + 1);
    while (at < json.size() && json[at] == '"') {
        const std::size_t end = end_of_value(json, at);
        const std::size_t colon = after_blanks(json, end);
        if (colon >= json.size() || json[colon] != ':')
            return std::nullopt;
        const std::size_t value = after_blanks(json, colon + 1);
        if (json.substr(at + 1, end - at - 2) == member)
            return value;
        const std::size_t comma = after_blanks(json, end_of_value(json, value));
        if (comma >= json.size() || json[comma] != ',')
            return std::nullopt;
        at = after_blanks(json, comma + 1);
    }
    return std::nullopt;
}

// Where the list of the runs begins: at its bracket.
std::optional<std::size_t> list_in(std::string_view json)
{
    const auto outer = value_of(json, after_blanks(json, 0), RecordsDocument::outer_name);
    const auto list = outer ? value_of(json, *outer, "runs") : std::nullopt;
    return list && *list < json.size() && json[*list] == '[' ? list : std::nullopt;
}

// Reads the runs of a list as JSON a page at a time, so that a long list needs little memory.
class JsonRuns {
public:
    JsonRuns(std::string_view json, std::size_t list) : json_(json), list_(list), at_(list + 1) {}

    // The next runs, or none after the last; nothing if this is no list: then why() says so.
    std::optional<std::vector<Record>> take()
    {
        at_ = after_blanks(json_, at_);
        const std::size_t begin = at_;
        std::size_t end = at_;
        std::vector<std::size_t> begins; // of the runs
        for (std::size_t count = 0; count < RunPage::most_runs && goes_on(); ++count) {
            at_ = after_blanks(json_, at_ + (end > begin ? 1 : 0)); // behind the comma
            begins.push_back(at_);
            end = end_of_value(json_.substr(0, at_ + longest_listed_run), at_);
            if (end == std::string_view::npos || end == at_)
                return std::nullopt;
            at_ = after_blanks(json_, end);
        }
        if (end == begin)
            return is_whole() ? std::optional(std::vector<Record>()) : std::nullopt;
        auto runs = parsed(json_.substr(begin, end - begin));
        if (!runs)
            at_ = first_wrong(begins);
        if (at_ < json_.size() && json_[at_] == ',')
            at_ = after_blanks(json_, at_ + 1);
        return runs;
    }

    // Of what take() could not read.
    Failure why() const
    {
        const std::string_view before = json_.substr(0, at_);
        return {{N_("Line {line}: a run, or the end of the list, can't be read: a value is missing "
                    "or of another kind, or a bracket or comma is."),
                 {{"line", std::to_string(1 + std::ranges::count(before, '\n'))}}}};
    }

private:
    bool goes_on() const { return at_ < json_.size() && json_[at_] != ']'; }

    static std::optional<std::vector<Record>> parsed(std::string_view runs)
    {
        const std::string empty = to_json(RecordsDocument());
        const std::size_t inside = *list_in(empty) + 1;
        auto page = from_json<RecordsDocument>(std::string(empty).insert(inside, runs));
        return page ? std::optional(std::move(page->runs)) : std::nullopt;
    }

    // Where the first run begins that can't be read; where the list goes on if each of them can.
    std::size_t first_wrong(const std::vector<std::size_t>& begins) const
    {
        for (const std::size_t begin : begins)
            if (!parsed(json_.substr(begin, end_of_value(json_, begin) - begin)))
                return begin;
        return at_;
    }

    // Whether what is around the runs is what it should be.
    bool is_whole() const
    {
        const std::string around =
            std::string(json_.substr(0, list_ + 1)) + std::string(json_.substr(at_));
        return around.size() <= longest_listed_run &&
               from_json<RecordsDocument>(around).has_value();
    }

    std::string_view json_;
    std::size_t list_;
    std::size_t at_;
};

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
    cancel.tell(0, book.runs().size());
    for (const Record& run : book.runs()) {
        if (cancel.is_asked())
            break;
        cancel.count_one();
        if (run.deleted)
            continue;
        std::vector<std::string> fields;
        for_each_column(run, [&fields](const Member&, const auto& value) {
            fields.push_back(AsField()(value));
        });
        add_line(fields);
    }
    return text;
}

std::string runs_as_json(const RecordBook& book, const Cancel& cancel)
{
    const std::string empty = to_json(RecordsDocument());
    const std::size_t inside = *list_in(empty) + 1;
    std::string text = empty.substr(0, inside);
    cancel.tell(0, book.runs().size());
    book.runs().for_each_page([&](const RunPage& page, std::size_t start) {
        RecordsDocument part{page.runs()};
        std::erase_if(part.runs, [](const Record& run) { return run.deleted; });
        if (part.runs.empty() || cancel.is_asked())
            return;
        const std::string json = to_json(part);
        const std::size_t begin = *list_in(json) + 1;
        text += text.size() > inside ? "," : "";
        text.append(json, begin, json.rfind(']') - begin);
        cancel.tell(start + page.runs().size(), book.runs().size());
    });
    return text + empty.substr(inside) + "\n";
}

namespace {

Result<RecordBook>
read_lines(CsvReader reader, const std::vector<std::string>& names, const Cancel& cancel)
{
    const std::vector<std::size_t> places = *places_in(names);
    ListMarks marks;
    std::vector<Record> runs;
    while (!reader.is_at_end() && !cancel.is_asked()) {
        auto fields = reader.take();
        if (!fields)
            return bad_line(reader.line());
        if (is_rule(*fields))
            continue;
        fields->resize(names.size());
        fields->emplace_back(); // that of missing columns
        Record run;
        const std::size_t wrong = fill_in(run, places, *fields);
        if (wrong < fields->size())
            return Failure{{N_("Line {line}: {column} can't be read."),
                            {{"line", std::to_string(reader.line())}, {"column", names[wrong]}}}};
        if (!is_possible(run))
            return std::ranges::all_of(*fields, is_utf8) ? bad_line(reader.line())
                                                         : bad_encoding(reader.line());
        marks.put_on(run);
        runs.push_back(std::move(run));
    }
    return RecordBook(std::move(runs));
}

} // namespace

Result<RecordBook> read_runs_csv(std::string_view text, const Cancel& cancel)
{
    const ListText list(text);
    if (without_blanks(list.get()).empty())
        return Failure{{N_("This list is empty.")}};
    std::vector<std::string_view> missing(needed_columns.begin(), needed_columns.end());
    int line = 1;
    bool has_other_bytes = false;
    for (const char separator : separators) {
        CsvReader reader(list.get(), separator, longest_listed_run);
        const auto names = take_names(reader);
        if (!names)
            continue;
        line = reader.line();
        has_other_bytes = has_other_bytes || !std::ranges::all_of(*names, is_utf8);
        auto missing_here = missing_columns(*names);
        if (missing_here.empty())
            return read_lines(reader, *names, cancel);
        if (missing_here.size() < missing.size())
            missing = std::move(missing_here);
    }
    return has_other_bytes ? bad_encoding(line) : no_such_column(line, missing.front());
}

Result<RecordBook> read_runs_json(std::string_view text, const Cancel& cancel)
{
    const ListText json(text);
    const auto list = list_in(json.get());
    if (!list)
        return is_utf8(json.get()) ? no_list_of_runs() : bad_encoding(1);
    JsonRuns pages(json.get(), *list);
    ListMarks marks;
    std::vector<Record> runs;
    while (!cancel.is_asked()) {
        auto page = pages.take();
        if (!page)
            return pages.why();
        if (page->empty())
            break;
        for (Record& run : *page) {
            if (!is_possible(run))
                return Failure{{N_("Run {number} of the list has a value that is not possible."),
                                {{"number", std::to_string(runs.size() + 1)}}}};
            marks.put_on(run);
            runs.push_back(std::move(run));
        }
    }
    return RecordBook(std::move(runs));
}

} // namespace engine
