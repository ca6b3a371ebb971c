#pragma once
// A file in its framing, with the last good copy beside it. What was read whole and is wrong, or
// is no file at all (a folder, a link to itself), is damaged: it is set aside and the good copy put
// back. What can't be read now, for whatever reason, is not touched and not written over, and
// neither is what a newer version of the game wrote.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

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

// How content stands in a file, so that it shows when a part of it is lost.
class Framing {
public:
    virtual ~Framing() = default;
    virtual std::string framed(const Copy& copy) const = 0;
    // Good, Damaged, or Newer, which the first line alone tells.
    virtual Copy unframed(std::string_view file) const = 0;
};

// In an envelope, whose line is in envelope.h.
class EnvelopeFraming : public Framing {
public:
    explicit EnvelopeFraming(std::string kind) : kind_(std::move(kind)) {}
    std::string framed(const Copy& copy) const override;
    Copy unframed(std::string_view file) const override;

private:
    std::string kind_;
};

// What was found, and what was done about it.
struct FoundFile {
    Standing standing = Standing::Missing; // of the file itself
    bool from_backup = false;
    std::optional<std::int64_t> lost = {}; // entries the backup lacks, where that is known
    std::filesystem::path damaged = {};    // where the damaged file is now
    std::filesystem::path unread = {};     // when Unreadable: the file or its backup
    std::error_code error = {};            // likewise: why
};
template <typename Value>
struct Found : FoundFile {
    std::optional<Value> value = {};
};

class KeptFile {
public:
    KeptFile(SystemCalls& system,
             std::filesystem::path path,
             const Framing& framing, // which must outlive this
             std::size_t most_bytes);

    enum class Expected {
        Anything,   // what is written is newer than whatever is there
        NoGoodFile, // none was found: a good one that is there after all was not read
    };
    struct Written {
        std::error_code error = {};
        std::filesystem::path unread = {}; // what could not be read, and was not written over
    };
    // A file of a newer version is left alone: then the error is protocol_not_supported, which no
    // file system gives.
    Written write(std::string_view content,
                  std::int64_t entries,
                  int version,
                  Expected expected = Expected::Anything) const;

    // Of the file itself, or of another that holds the same kind of thing.
    Copy read_copy(const std::filesystem::path& path) const;

    // `parse` makes a value of the content, or nothing if it is damaged after all.
    template <typename Value, typename Parse>
    Found<Value> read(Parse parse) const;

private:
    // Where the damaged file is now: set aside, or still in its place on a read-only disk.
    std::filesystem::path put_back(const Copy& backup) const;
    std::filesystem::path take_aside(const Copy& backup) const;
    Copy glance_at_backup() const; // at its first line

    SystemCalls* system_;
    std::filesystem::path path_;
    std::filesystem::path backup_;
    const Framing* framing_;
    std::size_t most_bytes_;
};

template <typename Value, typename Parse>
Found<Value> KeptFile::read(Parse parse) const
{
    const Copy current = read_copy(path_);
    Found<Value> found{{.standing = current.standing, .error = current.error}};
    if (current.standing == Standing::Unreadable)
        found.unread = path_;
    if (current.standing == Standing::Good)
        found.value = parse(current.content);
    if (found.value || current.standing == Standing::Newer ||
        current.standing == Standing::Unreadable)
        return found;

    const Copy backup = read_copy(backup_);
    if (backup.standing == Standing::Unreadable)
        return Found<Value>{
            {.standing = Standing::Unreadable, .unread = backup_, .error = backup.error}};
    if (current.standing == Standing::Missing && backup.standing != Standing::Good) {
        found.standing = backup.standing;
        found.damaged = backup.standing == Standing::Damaged ? take_aside(backup) : backup_;
        return found;
    }
    found.standing = current.standing == Standing::Missing ? Standing::Missing : Standing::Damaged;
    if (backup.standing == Standing::Good)
        found.value = parse(backup.content);
    found.from_backup = found.value.has_value();
    if (current.entries && backup.entries && *current.entries >= *backup.entries)
        found.lost = *current.entries - *backup.entries;
    found.damaged = found.from_backup ? put_back(backup) : take_aside(backup);
    return found;
}

} // namespace engine
