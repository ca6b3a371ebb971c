#pragma once
// A file in its envelope, with the last good copy beside it. What is damaged is set aside and the
// good copy put back; what a newer version of the game wrote is never touched. A file that can't be
// read because of what it is (a folder, a link to itself, forbidden, on a bad spot of the disk) is
// damaged; when it is the machine that can't read now, nothing is touched.

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "engine/store/envelope.h"
#include "engine/store/system_calls.h"

namespace engine {

enum class Standing { Missing, Good, Damaged, Newer, Unreadable };

struct Copy {
    Standing standing = Standing::Missing;
    std::string content = {};                 // when Good
    int version = format_version;             // likewise
    std::optional<std::int64_t> entries = {}; // as the envelope says, perhaps of lost content
    std::error_code error = {};               // why it could not be read
};

// What was found, and what was done about it.
template <typename Value>
struct Found {
    Standing standing = Standing::Missing; // of the file itself
    std::optional<Value> value = {};
    bool from_backup = false;
    std::optional<std::int64_t> lost = {}; // entries the backup lacks, where that is known
    std::filesystem::path damaged = {};    // where the damaged file is now
    std::error_code error = {};            // why it could not be read
};

class KeptFile {
public:
    KeptFile(SystemCalls& system,
             std::filesystem::path path,
             std::string kind,
             std::size_t most_bytes);

    // A file of a newer version is left alone: then the error is protocol_not_supported, which no
    // file system gives. So is one that can't be read now.
    std::error_code write(std::string_view content, std::int64_t entries, int version) const;

    // `parse` makes a value of the content, or nothing if it is damaged after all.
    template <typename Value, typename Parse>
    Found<Value> read(Parse parse) const;

private:
    Copy read_copy(const std::filesystem::path& path) const;
    // Where the damaged file is now: set aside, or still in its place on a read-only disk.
    std::filesystem::path put_back(const Copy& backup) const;
    std::filesystem::path take_aside() const;
    bool backup_is_newer() const;

    SystemCalls* system_;
    std::filesystem::path path_;
    std::filesystem::path backup_;
    std::string kind_;
    std::size_t most_bytes_;
};

template <typename Value, typename Parse>
Found<Value> KeptFile::read(Parse parse) const
{
    const Copy current = read_copy(path_);
    Found<Value> found{.standing = current.standing, .error = current.error};
    if (current.standing == Standing::Good)
        found.value = parse(current.content);
    if (found.value || current.standing == Standing::Newer ||
        current.standing == Standing::Unreadable)
        return found;

    const Copy backup = read_copy(backup_);
    if (current.standing == Standing::Missing && backup.standing != Standing::Good) {
        found.standing = backup.standing;
        found.damaged = backup.standing == Standing::Damaged ? take_aside() : backup_;
        return found;
    }
    found.standing = current.standing == Standing::Missing ? Standing::Missing : Standing::Damaged;
    if (backup.standing == Standing::Good)
        found.value = parse(backup.content);
    found.from_backup = found.value.has_value();
    if (current.entries && backup.entries && *current.entries >= *backup.entries)
        found.lost = *current.entries - *backup.entries;
    found.damaged = found.from_backup ? put_back(backup) : take_aside();
    return found;
}

} // namespace engine
