#include "engine/store/kept_file.h"

#include <utility>

#include "engine/store/safe_file.h"

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
        return {Standing::Damaged};
    if (envelope->version > format_version)
        return {Standing::Newer};
    const auto content = open_envelope(file);
    if (!content)
        return {.standing = Standing::Damaged, .entries = envelope->entries};
    return {Standing::Good, std::string(*content), envelope->version, envelope->entries};
}

KeptFile::KeptFile(SystemCalls& system,
                   fs::path path,
                   const Framing& framing,
                   std::size_t most_bytes)
    : system_(&system),
      path_(std::move(path)),
      backup_(backup_of(path_)),
      framing_(&framing),
      most_bytes_(most_bytes)
{
}

KeptFile::Written KeptFile::write(std::string_view content,
                                  std::int64_t entries,
                                  int version,
                                  Expected expected) const
{
    const std::string file =
        framing_->framed({Standing::Good, std::string(content), version, entries});
    if (file.size() > most_bytes_)
        return {std::make_error_code(std::errc::file_too_large)};
    const Copy current = read_copy(path_);
    if (current.standing == Standing::Newer)
        return {std::make_error_code(std::errc::protocol_not_supported)};
    if (current.standing == Standing::Unreadable)
        return {current.error, path_};
    if (current.standing == Standing::Good && expected == Expected::NoGoodFile)
        return {std::make_error_code(std::errc::resource_unavailable_try_again), path_};
    const Copy backup = glance_at_backup();
    if (current.standing != Standing::Good && backup.standing == Standing::Unreadable)
        return {backup.error, backup_}; // it may be all there is
    const bool backup_stays =
        backup.standing == Standing::Newer || backup.standing == Standing::Unreadable;
    if (current.standing != Standing::Damaged)
        return {replace_file(*system_, path_, file,
                             backup_stays ? OldContent::IsDropped : OldContent::BecomesBackup)};
    // What is no file can't be replaced, only moved.
    const bool moved =
        current.error == std::errc::is_a_directory && !set_aside(*system_, path_).empty();
    return {replace_file(*system_, path_, file,
                         moved ? OldContent::IsDropped : OldContent::IsSetAside)};
}

Copy KeptFile::glance_at_backup() const
{
    constexpr std::size_t line_and_more = 200;
    const FileContent file = read_start(*system_, backup_, line_and_more);
    if (file.state == ReadState::Unreadable)
        return {.standing = Standing::Unreadable, .error = file.error};
    const bool is_newer = framing_->unframed(file.bytes).standing == Standing::Newer;
    return {is_newer ? Standing::Newer : Standing::Missing};
}

Copy KeptFile::read_copy(const fs::path& path) const
{
    const FileContent file = read_file(*system_, path, most_bytes_);
    if (file.state == ReadState::Missing)
        return {Standing::Missing};
    if (file.state == ReadState::Unreadable)
        return {.standing = Standing::Unreadable, .error = file.error};
    if (file.state == ReadState::NotAFile)
        return {.standing = Standing::Damaged,
                .error = std::make_error_code(std::errc::is_a_directory)};
    return framing_->unframed(file.bytes);
}

fs::path KeptFile::put_back(const Copy& backup) const
{
    const fs::path name = set_aside(*system_, path_);
    (void)replace_file(*system_, path_, framing_->framed(backup), OldContent::IsSetAside);
    return name.empty() ? path_ : name;
}

fs::path KeptFile::take_aside(const Copy& backup) const
{
    const bool backup_is_damaged =
        backup.standing == Standing::Damaged || backup.standing == Standing::Good;
    const fs::path backup_name = backup_is_damaged ? set_aside(*system_, backup_) : fs::path();
    const fs::path name = set_aside(*system_, path_);
    if (!name.empty())
        return name;
    return backup_name.empty() ? path_ : backup_name;
}

} // namespace engine
