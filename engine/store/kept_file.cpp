#include "engine/store/kept_file.h"

#include <utility>

#include "engine/store/safe_file.h"

namespace engine {

namespace fs = std::filesystem;

KeptFile::KeptFile(fs::path path, std::string kind, std::size_t most_bytes)
    : path_(std::move(path)),
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
    const Standing standing = current.standing;
    if (standing == Standing::Newer)
        return std::make_error_code(std::errc::protocol_not_supported);
    if (standing == Standing::Unreadable)
        return current.error;
    std::error_code error;
    if (standing == Standing::Damaged && !fs::is_regular_file(path_, error))
        set_aside(path_);
    return replace_file(path_, file,
                        standing == Standing::Good ? OldContent::BecomesBackup
                                                   : OldContent::IsSetAside);
}

Copy KeptFile::read_copy(const fs::path& path) const
{
    FileContent file = read_file(path, most_bytes_);
    if (file.state == ReadState::Missing)
        return {Standing::Missing};
    if (file.state == ReadState::Unreadable)
        return {.standing = Standing::Unreadable, .error = file.error};
    const auto envelope = read_envelope(file.bytes);
    if (!envelope || envelope->kind != kind_)
        return {Standing::Damaged};
    const auto content = open_envelope(file.bytes);
    if (!content)
        return {.standing = Standing::Damaged, .entries = envelope->entries};
    if (envelope->version > format_version)
        return {Standing::Newer};
    return {Standing::Good, std::string(*content), envelope->version, envelope->entries};
}

fs::path KeptFile::put_back(const Copy& backup) const
{
    const fs::path name = set_aside(path_);
    const Envelope envelope{kind_, backup.version, backup.entries.value_or(0)};
    replace_file(path_, seal(envelope, backup.content), OldContent::IsSetAside);
    return name.empty() ? path_ : name;
}

fs::path KeptFile::take_aside() const
{
    const bool backup_is_ours = read_copy(backup_).standing != Standing::Newer;
    const fs::path backup_name = backup_is_ours ? set_aside(backup_) : fs::path();
    const fs::path name = set_aside(path_);
    if (!name.empty())
        return name;
    return backup_name.empty() ? path_ : backup_name;
}

} // namespace engine
