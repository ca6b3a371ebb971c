#include "engine/store/kept_file.h"

#include <utility>

#include "engine/store/safe_file.h"

namespace engine {

namespace fs = std::filesystem;

KeptFile::KeptFile(SystemCalls& system, fs::path path, std::string kind, std::size_t most_bytes)
    : system_(&system),
      path_(std::move(path)),
      backup_(backup_of(path_)),
      kind_(std::move(kind)),
      most_bytes_(most_bytes)
{
}

std::error_code KeptFile::write(std::string_view content, std::int64_t entries, int version) const
{
    const std::string file = seal(Envelope{kind_, version, entries}, content);
    if (file.size() > most_bytes_)
        return std::make_error_code(std::errc::file_too_large);
    const Copy current = read_copy(path_);
    if (current.standing == Standing::Newer)
        return std::make_error_code(std::errc::protocol_not_supported);
    if (current.standing == Standing::Unreadable)
        return current.error;
    if (current.standing != Standing::Damaged)
        return replace_file(*system_, path_, file,
                            backup_is_newer() ? OldContent::IsDropped : OldContent::BecomesBackup);
    // What is no file can't be replaced, only moved.
    const bool moved =
        current.error == std::errc::is_a_directory && !set_aside(*system_, path_).empty();
    return replace_file(*system_, path_, file,
                        moved ? OldContent::IsDropped : OldContent::IsSetAside);
}

bool KeptFile::backup_is_newer() const
{
    constexpr std::size_t line_and_more = 200;
    const FileContent file = read_start(*system_, backup_, line_and_more);
    const auto envelope = read_envelope(file.bytes);
    return envelope && envelope->kind == kind_ && envelope->version > format_version;
}

Copy KeptFile::read_copy(const fs::path& path) const
{
    FileContent file = read_file(*system_, path, most_bytes_);
    if (file.state == ReadState::Missing)
        return {Standing::Missing};
    if (file.state == ReadState::Unreadable && is_trouble_of_the_machine(file.error))
        return {.standing = Standing::Unreadable, .error = file.error};
    if (file.state == ReadState::Unreadable)
        return {.standing = Standing::Damaged, .error = file.error};
    if (file.state == ReadState::NotAFile)
        return {.standing = Standing::Damaged,
                .error = std::make_error_code(std::errc::is_a_directory)};
    const auto envelope = read_envelope(file.bytes);
    if (!envelope || envelope->kind != kind_)
        return {Standing::Damaged};
    if (envelope->version > format_version)
        return {Standing::Newer};
    const auto content = open_envelope(file.bytes);
    if (!content)
        return {.standing = Standing::Damaged, .entries = envelope->entries};
    return {Standing::Good, std::string(*content), envelope->version, envelope->entries};
}

fs::path KeptFile::put_back(const Copy& backup) const
{
    const fs::path name = set_aside(*system_, path_);
    const Envelope envelope{kind_, backup.version, backup.entries.value_or(0)};
    (void)replace_file(*system_, path_, seal(envelope, backup.content), OldContent::IsSetAside);
    return name.empty() ? path_ : name;
}

fs::path KeptFile::take_aside() const
{
    const bool backup_is_ours = read_copy(backup_).standing != Standing::Newer;
    const fs::path backup_name = backup_is_ours ? set_aside(*system_, backup_) : fs::path();
    const fs::path name = set_aside(*system_, path_);
    if (!name.empty())
        return name;
    return backup_name.empty() ? path_ : backup_name;
}

} // namespace engine
