#include "engine/store/folder/settings_file.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/blanks.h"
#include "engine/store/disk/atomic_file.h"
#include "engine/store/documents/checks.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

// Room for what the game adds to them: the settings that are not named there.
constexpr std::size_t max_settings_bytes = longest_settings + (1u << 18);
constexpr std::string_view first_line =
    "# Settings of Cronodoku, one a line; they may be edited. Leave the last line as it is.\n";
constexpr std::string_view last_line = "# That was all.\n";
constexpr std::string_view list_mark_name = "known-list";

// Whether the line is one of the two comments, with any blanks around it. They are not read as
// settings.
bool is_remark(std::string_view line)
{
    const std::string_view text = without_blanks(line);
    return text == first_line.substr(0, first_line.size() - 1) ||
           text == last_line.substr(0, last_line.size() - 1);
}

// Removes the comments wherever a person has moved them; they are written again in their places.
std::string without_remarks(std::string_view file)
{
    std::string text;
    while (!file.empty()) {
        const std::size_t end = file.find('\n');
        const std::string_view line = file.substr(0, end == std::string_view::npos ? end : end + 1);
        if (!is_remark(line))
            text += line;
        file.remove_prefix(line.size());
    }
    return text;
}

std::string framed(std::string_view text)
{
    std::string file(first_line);
    file += text;
    if (!text.empty() && text.back() != '\n')
        file += '\n';
    return file.append(last_line);
}

bool is_plain(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line(text.substr(0, end));
        std::erase_if(line, [](char letter) { return letter == '\t' || letter == '\r'; });
        if (!is_plain_text(line, line.size()))
            return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

// Returns the text between the comments; nothing if it is damaged. A file without the first comment
// was written by a person, or before the comments existed, and needs no last one either.
std::optional<std::string> unframed(std::string_view file)
{
    if (file.empty() || !is_plain(file))
        return std::nullopt;
    if (!file.starts_with(first_line)) {
        // A first line that is cut off was ours.
        const bool cut = file.size() < first_line.size() && first_line.starts_with(file);
        return cut ? std::nullopt : std::optional(without_remarks(file));
    }
    if (file.find("\n" + std::string(last_line)) == std::string_view::npos)
        return std::nullopt;
    return without_remarks(file);
}

// Frames the text by the two comments.
class Remarks : public Framing {
public:
    std::string framed(const Copy& copy) const override { return engine::framed(copy.content); }
    Copy unframed(std::string_view file) const override
    {
        auto text = engine::unframed(file);
        return text ? Copy{FileState::Good, *std::move(text)} : Copy{FileState::Damaged};
    }
};

const Remarks remarks;

// Returns the setting's name, before the equals sign, or else the whole line.
std::string_view name_of(std::string_view line)
{
    return without_blanks(line.substr(0, line.find('=')));
}

std::vector<std::string> lines_of(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// Returns the last line with that name, which is the one that is used when the settings are read.
const std::string* line_about(const std::vector<std::string>& lines, std::string_view name)
{
    const auto found = std::find_if(lines.rbegin(), lines.rend(), [name](const std::string& line) {
        return name_of(line) == name;
    });
    return found == lines.rend() ? nullptr : &*found;
}

} // namespace

SettingsFile::SettingsFile(SystemCalls& system, fs::path path)
    : path_(path), file_(system, std::move(path), remarks, max_settings_bytes)
{
}

SettingsFile::Read SettingsFile::read(Repair repair) const
{
    Copy current = file_.read_copy(path_);
    // A person who removed the file wants the default settings, not the backup.
    if (current.state == FileState::Missing || current.state == FileState::Good)
        return {.text = std::move(current.content)};
    if (current.state == FileState::Unreadable || repair == Repair::NotNow) {
        const Copy backup = file_.read_copy(backup_of(path_));
        if (current.state == FileState::Unreadable)
            return {.text = backup.content, .unread = path_, .error = current.error};
        if (backup.state == FileState::Unreadable)
            return {.unread = backup_of(path_), .error = backup.error};
        return {.text = backup.content, .damaged = true};
    }
    const auto found =
        file_.read<std::string>([](const std::string& text) { return std::optional(text); });
    if (found.state == FileState::Unreadable)
        return {.unread = found.unread, .error = found.error};
    return {.text = found.value.value_or(""),
            .damaged = true,
            .moved_to = found.damaged == path_ ? fs::path() : found.damaged};
}

std::string list_mark_in(const std::string& settings)
{
    const std::vector<std::string> lines = lines_of(settings);
    const std::string* line = line_about(lines, list_mark_name);
    if (line == nullptr)
        return {};
    const std::string_view value = std::string_view(*line).substr(line->find('=') + 1);
    return is_id(without_blanks(value)) ? std::string(without_blanks(value)) : std::string();
}

std::string with_list_mark(const std::string& settings, const std::string& mark)
{
    if (list_mark_in(settings) == mark)
        return settings;
    std::string text;
    for (const std::string& line : lines_of(settings)) {
        if (name_of(line) != list_mark_name)
            text += line + "\n";
    }
    return mark.empty() ? text : text + std::string(list_mark_name) + " = " + mark + "\n";
}

std::string
merged_settings(const std::string& before, const std::string& mine, const std::string& theirs)
{
    const std::vector<std::string> old_lines = lines_of(before);
    const std::vector<std::string> my_lines = lines_of(mine);
    std::vector<std::string> lines = lines_of(theirs);
    for (const std::string& line : my_lines) {
        const std::string* old = line_about(old_lines, name_of(line));
        if (old != nullptr && *old == line)
            continue;
        std::erase_if(lines, [&line](const std::string& their_line) {
            return name_of(their_line) == name_of(line);
        });
        lines.push_back(line);
    }
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

} // namespace engine
