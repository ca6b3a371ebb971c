#pragma once
// A file with a backup beside it: the last good version. A file that was read completely and is
// invalid, or that is not a regular file (a folder, a link to itself), counts as damaged: it is
// moved aside and the backup restored. A file that can't be read at the moment, for whatever
// reason, or that a newer version of the game wrote, is neither moved nor overwritten.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/store/disk/envelope.h"
#include "engine/store/disk/system_calls.h"

namespace engine {

enum class FileState { Missing, Good, Damaged, Newer, Unreadable };

struct Copy {
    FileState state = FileState::Missing;
    std::string content = {};     // when Good
    int version = format_version; // when Good
    // according to the envelope, even if the content is damaged
    std::optional<std::int64_t> entries = {};
    std::error_code error = {}; // why it could not be read
};

// How content is written in a file so that a missing part is noticed.
class Framing {
public:
    virtual ~Framing() = default;
    virtual std::string framed(const Copy& copy) const = 0;
    // Returns Good, Damaged, or Newer, which is recognised by the first line alone.
    virtual Copy unframed(std::string_view file) const = 0;
};

// The content after the header line of envelope.h.
class EnvelopeFraming : public Framing {
public:
    explicit EnvelopeFraming(std::string kind) : kind_(std::move(kind)) {}
    std::string framed(const Copy& copy) const override;
    Copy unframed(std::string_view file) const override;

private:
    std::string kind_;
};

// The result of reading, and what was done about damage.
struct FoundFile {
    FileState state = FileState::Missing; // of the file itself
    bool from_backup = false;
    std::optional<std::int64_t> lost = {}; // number of entries the backup lacks, if known
    std::filesystem::path damaged = {};    // where the damaged file is now
    std::filesystem::path unread = {};     // when Unreadable: the file or its backup
    std::error_code error = {};            // when Unreadable: why
};
template <typename Value>
struct Found : FoundFile {
    std::optional<Value> value = {};
};

class FileWithBackup {
public:
    FileWithBackup(SystemCalls& system,
                   std::filesystem::path path,
                   const Framing& framing, // must outlive this object
                   std::size_t max_bytes);

    enum class Expected {
        Anything, // what is written is newer than any file that is there
        // no good file was found: if there is one after all, it was not read and is kept
        NoGoodFile,
    };
    struct Written {
        std::error_code error = {};
        // the file that could not be read, and was not overwritten
        std::filesystem::path unread = {};
    };
    // A file of a newer version is left alone; the error is then protocol_not_supported, which no
    // file system returns.
    Written write(std::string_view content,
                  std::int64_t entries,
                  int version,
                  Expected expected = Expected::Anything) const;

    // Reads this file, or another one of the same kind.
    Copy read_copy(const std::filesystem::path& path) const;

    // `parse` turns the content into a value, or into nothing if the content is invalid after all.
    template <typename Value, typename Parse>
    Found<Value> read(Parse parse) const;

private:
    // Returns where the damaged file is now: its new name, or its old one on a read-only disk.
    std::filesystem::path restore_backup(const Copy& backup) const;
    std::filesystem::path quarantine_both(const Copy& backup) const;
    Copy peek_at_backup() const; // reads only its first line

    SystemCalls* system_;
    std::filesystem::path path_;
    std::filesystem::path backup_;
    const Framing* framing_;
    std::size_t max_bytes_;
};

template <typename Value, typename Parse>
Found<Value> FileWithBackup::read(Parse parse) const
{
    const Copy current = read_copy(path_);
    Found<Value> found{{.state = current.state, .error = current.error}};
    if (current.state == FileState::Unreadable)
        found.unread = path_;
    if (current.state == FileState::Good)
        found.value = parse(current.content);
    if (found.value || current.state == FileState::Newer || current.state == FileState::Unreadable)
        return found;

    const Copy backup = read_copy(backup_);
    if (backup.state == FileState::Unreadable)
        return Found<Value>{
            {.state = FileState::Unreadable, .unread = backup_, .error = backup.error}};
    if (current.state == FileState::Missing && backup.state != FileState::Good) {
        found.state = backup.state;
        found.damaged = backup.state == FileState::Damaged ? quarantine_both(backup) : backup_;
        return found;
    }
    found.state = current.state == FileState::Missing ? FileState::Missing : FileState::Damaged;
    if (backup.state == FileState::Good)
        found.value = parse(backup.content);
    found.from_backup = found.value.has_value();
    if (current.entries && backup.entries && *current.entries >= *backup.entries)
        found.lost = *current.entries - *backup.entries;
    found.damaged = found.from_backup ? restore_backup(backup) : quarantine_both(backup);
    return found;
}

} // namespace engine
