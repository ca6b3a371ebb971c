#include "engine/store/settings_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/store/checks.h"
#include "engine/store/safe_file.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_bytes = 1u << 20;
constexpr std::string_view first_line =
    "# Settings of Cronodoku, one a line; they may be edited. Leave the last line as it is.\n";
constexpr std::string_view last_line = "# That was all.\n";

// One of the two remarks, whatever blanks are around it: settings are read without these.
bool is_remark(std::string_view line)
{
    const std::string_view words = without_blanks(line);
    return words == first_line.substr(0, first_line.size() - 1) ||
           words == last_line.substr(0, last_line.size() - 1);
}

// Remarks that a person has moved are not kept: the game's own come in their places.
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

// The text between the remarks; nothing if it is damaged. Without the first remark it is a
// person's own, or older than the remarks, and has no last one either.
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

struct SettingsCopy {
    FileContent file;
    std::optional<std::string> text;

    bool is_there() const { return file.state != ReadState::Missing; }
};

SettingsCopy read_copy(SystemCalls& system, const fs::path& path)
{
    SettingsCopy copy{read_file(system, path, most_bytes), std::nullopt};
    if (copy.file.state == ReadState::Read)
        copy.text = unframed(copy.file.bytes);
    return copy;
}

std::error_code
put(SystemCalls& system, const fs::path& path, std::string_view text, SettingsCopy current)
{
    if (current.file.state == ReadState::NotAFile)
        (void)set_aside(system, path);
    const bool damaged = current.is_there() && !current.text;
    return replace_file(system, path, framed(text),
                        damaged ? OldContent::IsSetAside : OldContent::BecomesBackup);
}

} // namespace

SettingsFile::SettingsFile(SystemCalls& system, fs::path path)
    : system_(&system), path_(std::move(path))
{
}

std::error_code SettingsFile::write(std::string_view text) const
{
    SettingsCopy current = read_copy(*system_, path_);
    if (is_trouble_of_the_machine(current.file.error))
        return current.file.error;
    return put(*system_, path_, text, std::move(current));
}

SettingsFile::Read SettingsFile::read() const
{
    SettingsCopy current = read_copy(*system_, path_);
    if (!current.is_there())
        return {};
    if (current.text)
        return {.text = *std::move(current.text)};
    const std::string backup = read_copy(*system_, backup_of(path_)).text.value_or("");
    if (is_trouble_of_the_machine(current.file.error))
        return {.text = backup, .error = current.file.error};
    Read read{.text = backup, .damaged = true, .set_aside = set_aside(*system_, path_)};
    if (!backup.empty())
        (void)replace_file(*system_, path_, framed(backup), OldContent::IsSetAside);
    return read;
}

} // namespace engine
