#include "engine/store/disk/file_with_backup.h"

#include <utility>

#include "engine/store/disk/atomic_file.h"

namespace engine {

namespace fs = std::filesystem;

std::string EnvelopeFraming::framed(const Copy& copy) const
{
    return seal(Envelope{kind_, copy.version, copy.entries.value_or(0)}, copy.content);
}

Copy EnvelopeFraming::unframed(std::string_view file) const
{
    const auto envelope = read_envelope(file);
    if (!envelope || envelope->kind != kind_)
        return {FileState::Damaged};
    if (envelope->version > format_version)
        return {FileState::Newer};
    const auto content = open_envelope(file);
    if (!content)
        return {.state = FileState::Damaged, .entries = envelope->entries};
    return {FileState::Good, std::string(*content), envelope->version, envelope->entries};
}

FileWithBackup::FileWithBackup(SystemCalls& system,
                               fs::path path,
                               const Framing& framing,
                               std::size_t max_bytes)
    : system_(&system),
      path_(std::move(path)),
      backup_(backup_of(path_)),
      framing_(&framing),
      max_bytes_(max_bytes)
{
}

FileWithBackup::Written FileWithBackup::write(std::string_view content,
                                              std::int64_t entries,
                                              int version,
                                              Expected expected) const
{
    const std::string file =
        framing_->framed({FileState::Good, std::string(content), version, entries});
    if (file.size() > max_bytes_)
        return {std::make_error_code(std::errc::file_too_large)};
    const Copy current = read_copy(path_);
    if (current.state == FileState::Newer)
        return {std::make_error_code(std::errc::protocol_not_supported)};
    if (current.state == FileState::Unreadable)
        return {current.error, path_};
    if (current.state == FileState::Good && expected == Expected::NoGoodFile)
        return {std::make_error_code(std::errc::resource_unavailable_try_again), path_};
    const Copy backup = peek_at_backup();
    if (current.state != FileState::Good && backup.state == FileState::Unreadable)
        return {backup.error, backup_}; // the backup may be all that is left
    const bool backup_stays =
        backup.state == FileState::Newer || backup.state == FileState::Unreadable;
    if (current.state != FileState::Damaged)
        return {replace_file(*system_, path_, file,
                             backup_stays ? OldContent::IsDropped : OldContent::BecomesBackup)};
    // A path that is not a regular file can't be replaced, only moved.
    const bool moved =
        current.error == std::errc::is_a_directory && !quarantine(*system_, path_).empty();
    return {replace_file(*system_, path_, file,
                         moved ? OldContent::IsDropped : OldContent::IsQuarantined)};
}

Copy FileWithBackup::peek_at_backup() const
{
    constexpr std::size_t line_and_more = 200;
    const FileContent file = read_start(*system_, backup_, line_and_more);
    if (file.state == ReadState::Unreadable)
        return {.state = FileState::Unreadable, .error = file.error};
    const bool is_newer = framing_->unframed(file.bytes).state == FileState::Newer;
    return {is_newer ? FileState::Newer : FileState::Missing};
}

Copy FileWithBackup::read_copy(const fs::path& path) const
{
    const FileContent file = read_file(*system_, path, max_bytes_);
    if (file.state == ReadState::Missing)
        return {FileState::Missing};
    if (file.state == ReadState::Unreadable)
        return {.state = FileState::Unreadable, .error = file.error};
    if (file.state == ReadState::NotAFile)
        return {.state = FileState::Damaged,
                .error = std::make_error_code(std::errc::is_a_directory)};
    return framing_->unframed(file.bytes);
}

fs::path FileWithBackup::restore_backup(const Copy& backup) const
{
    const fs::path name = quarantine(*system_, path_);
    (void)replace_file(*system_, path_, framing_->framed(backup), OldContent::IsQuarantined);
    return name.empty() ? path_ : name;
}

fs::path FileWithBackup::quarantine_both(const Copy& backup) const
{
    const bool backup_is_damaged =
        backup.state == FileState::Damaged || backup.state == FileState::Good;
    const fs::path backup_name = backup_is_damaged ? quarantine(*system_, backup_) : fs::path();
    const fs::path name = quarantine(*system_, path_);
    if (!name.empty())
        return name;
    return backup_name.empty() ? path_ : backup_name;
}

} // namespace engine
