#include "engine/text/po_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr std::size_t max_catalogue_bytes = 4u << 20;
constexpr std::size_t max_entries = 50'000;
constexpr std::size_t max_letters = 64u << 10;

std::optional<char> plain_escape(char letter)
{
    constexpr std::string_view letters = "ntrabfv\\\"";
    constexpr std::string_view meanings = "\n\t\r\a\b\f\v\\\"";
    const auto found = letters.find(letter);
    return found == std::string_view::npos ? std::nullopt : std::optional(meanings[found]);
}

// Returns the text between the quotes of a line; nothing if the line holds anything else.
std::optional<std::string> unquoted(std::string_view line)
{
    if (line.size() < 2 || line.front() != '"' || line.back() != '"')
        return std::nullopt;
    line = line.substr(1, line.size() - 2);
    std::string text;
    while (true) {
        const auto at = line.find_first_of("\\\"");
        text += line.substr(0, at);
        if (at == std::string_view::npos)
            return text;
        const bool is_escape = line[at] == '\\' && at + 1 < line.size();
        const auto meant = is_escape ? plain_escape(line[at + 1]) : std::nullopt;
        if (!meant)
            return std::nullopt;
        text += *meant;
        line.remove_prefix(at + 2);
    }
}

// Returns the text after "Name:" in the header, up to the end of its line.
std::optional<std::string_view> header_field(std::string_view header, std::string_view name)
{
    while (!header.empty()) {
        const std::string_view line = header.substr(0, header.find('\n'));
        if (line.starts_with(name))
            return without_blanks(line.substr(name.size()));
        header.remove_prefix(std::min(line.size() + 1, header.size()));
    }
    return std::nullopt;
}

// Reads a file line by line and assembles its entries.
class Parser {
public:
    Result<PoFile> parse(std::string_view content)
    {
        if (content.size() > max_catalogue_bytes)
            return Failure{{N_("The file of translations is too long"), {}}};
        if (content.starts_with("\xEF\xBB\xBF"))
            content.remove_prefix(3);
        while (!content.empty() && !failure_) {
            ++line_;
            const std::string_view line = content.substr(0, content.find('\n'));
            take(without_blanks(line));
            content.remove_prefix(std::min(line.size() + 1, content.size()));
        }
        finish_entry();
        if (failure_)
            return *failure_;
        return std::move(file_);
    }

private:
    void take(std::string_view line)
    {
        if (line.empty())
            return;
        if (line.front() == '#')
            take_comment(line);
        else if (line.front() == '"')
            add_to(part_, line);
        else
            take_keyword(line);
    }

    void take_comment(std::string_view line)
    {
        if (has_translation())
            finish_entry();
        if (line.starts_with("#,") && line.find("fuzzy") != std::string_view::npos)
            fuzzy_ = true;
        if (line.starts_with("#~"))
            fuzzy_ = false; // it belonged to an obsolete entry, which consists of comments only
        part_ = nullptr;
    }

    void take_keyword(std::string_view line)
    {
        const auto quote = line.find('"');
        if (quote == std::string_view::npos)
            return fail(N_("Line {line}: text in quotes must follow"));
        const std::string_view keyword = without_blanks(line.substr(0, quote));
        part_ = part_for(keyword);
        if (part_ == nullptr)
            return fail(N_("Line {line}: msgid, msgstr or a comment is expected here"));
        if (!part_->empty())
            return fail(N_("Line {line}: this part of the entry is written twice"));
        add_to(part_, line.substr(quote));
    }

    std::string* part_for(std::string_view keyword)
    {
        const bool begins_entry = keyword == "msgctxt" || keyword == "msgid";
        if (begins_entry && has_translation())
            finish_entry();
        if (entry_.line == 0)
            entry_.line = line_;
        if (keyword == "msgctxt")
            return &entry_.context;
        if (keyword == "msgid") {
            has_text_ = true;
            return &entry_.text;
        }
        if (!has_text_)
            return nullptr;
        if (keyword == "msgid_plural")
            return &entry_.plural;
        return translation_for(keyword);
    }

    std::string* translation_for(std::string_view keyword)
    {
        std::size_t form = 0;
        if (keyword.size() == 9 && keyword.starts_with("msgstr[") && keyword.back() == ']')
            form = keyword[7] - '0';
        else if (keyword != "msgstr")
            return nullptr;
        // The forms must be in order, without gaps.
        if (form != entry_.translations.size())
            return nullptr;
        return &entry_.translations.emplace_back();
    }

    void add_to(std::string* part, std::string_view line)
    {
        if (part == nullptr)
            return fail(N_("Line {line}: this text does not belong to any entry"));
        const auto text = unquoted(line);
        if (!text)
            return fail(N_("Line {line}: the text is not properly quoted"));
        *part += *text;
        if (part->size() > max_letters)
            fail(N_("Line {line}: the text is too long"));
    }

    bool has_translation() const { return !entry_.translations.empty(); }

    void finish_entry()
    {
        if (failure_)
            return;
        if (has_text_ && !has_translation())
            return fail(N_("Line {line}: the entry above has no msgstr"));
        if (has_text_ && !fuzzy_)
            keep_entry();
        entry_ = {};
        has_text_ = false;
        fuzzy_ = false;
        part_ = nullptr;
    }

    void keep_entry()
    {
        if (entry_.text.empty() && entry_.context.empty())
            return read_header(entry_.translations.front());
        for (const std::string& translation : entry_.translations) {
            if (translation.empty())
                return; // not translated yet
        }
        if (file_.entries.size() == max_entries)
            return fail(N_("Line {line}: the file has too many entries"));
        file_.entries.push_back(std::move(entry_));
    }

    void read_header(std::string_view header)
    {
        const auto type = header_field(header, "Content-Type:");
        if (type && type->find("UTF-8") == std::string_view::npos &&
            type->find("utf-8") == std::string_view::npos)
            return fail(N_("Line {line}: this is not UTF-8; save the file in that encoding"));
        file_.language = header_field(header, "Language:").value_or("");
        file_.language_name = header_field(header, "X-Language-Name:").value_or("");
        read_words(header);
        const auto plurals = header_field(header, "Plural-Forms:");
        if (!plurals)
            return;
        const auto rule = PluralRule::parse(*plurals);
        if (!rule)
            return fail(N_("Line {line}: the Plural-Forms above can't be read"));
        file_.plurals = *rule;
    }

    void read_words(std::string_view header)
    {
        while (!header.empty()) {
            const std::string_view line = take_until(header, '\n');
            if (!file_.words.read(line))
                return fail(
                    Message{N_("Line {line}: \"{text}\" above can't be read"),
                            {{"line", std::to_string(line_)}, {"text", std::string(line)}}});
        }
    }

    void fail(const char* why) { fail(Message{why, {{"line", std::to_string(line_)}}}); }

    void fail(Message why)
    {
        if (!failure_)
            failure_ = Failure{std::move(why)};
    }

    PoFile file_;
    PoEntry entry_;
    std::string* part_ = nullptr; // the part of entry_ to which a following line of text is added
    bool has_text_ = false;
    bool fuzzy_ = false;
    int line_ = 0;
    std::optional<Failure> failure_;
};

} // namespace

Result<PoFile> parse_po(std::string_view content)
{
    return Parser().parse(content);
}

} // namespace engine
