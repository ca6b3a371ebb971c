#include "engine/store/disk/atomic_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

#include "engine/store/disk/open_file.h"

namespace engine {

namespace fs = std::filesystem;

namespace {

fs::path with_ending(fs::path path, const std::string& ending)
{
    path += ending;
    return path;
}

fs::path folder_of(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// A file's name is safe only when its folder has been synced too. File systems that can't sync
// folders are accepted.
std::error_code sync_folder(SystemCalls& system, const fs::path& folder)
{
    OpenFile file(system, folder, O_RDONLY | O_DIRECTORY);
    const std::error_code error = file.error() ? file.error() : file.sync();
    const bool cannot = error == std::errc::invalid_argument || error == std::errc::not_supported ||
                        error == std::errc::permission_denied ||
                        error == std::errc::bad_file_descriptor;
    return cannot ? std::error_code{} : error;
}

std::error_code rename(SystemCalls& system, const fs::path& from, const fs::path& to)
{
    return retry_interrupted([&] { return system.rename(from.c_str(), to.c_str()); });
}

void drop(SystemCalls& system, const fs::path& path)
{
    (void)retry_interrupted([&] { return system.unlink(path.c_str()); });
}

// Removes the remains of an interrupted run; a folder in its place is moved away.
void remove_leftover(SystemCalls& system, const fs::path& path)
{
    drop(system, path);
    struct stat status = {};
    if (!retry_interrupted([&] { return system.status(path.c_str(), status); }) &&
        S_ISDIR(status.st_mode))
        (void)quarantine(system, path);
}

std::error_code write_new(SystemCalls& system, const fs::path& path, std::string_view content)
{
    remove_leftover(system, path);
    OpenFile file(system, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
    std::error_code error = file.error();
    if (!error)
        error = file.write_all(content);
    if (!error)
        error = file.sync();
    const std::error_code closing = file.close();
    return error ? error : closing;
}

// Writes the content, syncs it, and reads it back to compare.
std::error_code
write_and_verify(SystemCalls& system, const fs::path& path, std::string_view content)
{
    if (const std::error_code error = write_new(system, path, content))
        return error;
    const FileContent back = read_file(system, path, content.size());
    if (back.state == ReadState::Unreadable)
        return back.error;
    const bool same = back.state == ReadState::Read && back.bytes == content;
    return same ? std::error_code{} : std::make_error_code(std::errc::io_error);
}

std::error_code copy(SystemCalls& system, const fs::path& from, const fs::path& to)
{
    constexpr std::size_t most = 64u << 20;
    const FileContent content = read_file(system, from, most);
    if (content.state != ReadState::Read)
        return content.error ? content.error : std::make_error_code(std::errc::io_error);
    const std::error_code error = write_new(system, to, content.bytes);
    if (error)
        drop(system, to);
    return error;
}

// Makes a hard link, or a copy if the file system has no links.
std::error_code duplicate(SystemCalls& system, const fs::path& from, const fs::path& to)
{
    const std::error_code error =
        retry_interrupted([&] { return system.link(from.c_str(), to.c_str()); });
    if (!error || error == std::errc::file_exists)
        return error;
    return copy(system, from, to);
}

bool is_none(std::error_code error)
{
    return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

// Examines a link itself, not its target.
std::error_code look_at(SystemCalls& system, const fs::path& path, struct stat& status)
{
    return retry_interrupted([&] { return system.status(path.c_str(), status); });
}

// Returns an unused name; empty, with the error, if there is none.
fs::path free_name_beside(SystemCalls& system,
                          const fs::path& path,
                          const std::string& ending,
                          std::error_code& error)
{
    constexpr int most = 1000;
    error = std::make_error_code(std::errc::file_exists);
    for (int number = 1; number <= most; ++number) {
        fs::path name = with_ending(path, ending + std::to_string(number));
        struct stat status = {};
        const std::error_code looking = look_at(system, name, status);
        if (looking == std::errc::no_such_file_or_directory) {
            error = {};
            return name;
        }
        if (looking) {
            error = looking;
            return {};
        }
    }
    return {};
}

// Makes a second name for the old content before its own name is replaced. Returns an empty path if
// there is nothing to keep or, with the error, if no name can be made.
fs::path
second_name(SystemCalls& system, const fs::path& path, OldContent old, std::error_code& error)
{
    if (old == OldContent::IsDropped)
        return {};
    struct stat status = {};
    const std::error_code looking = look_at(system, path, status);
    error = is_none(looking) ? std::error_code{} : looking;
    if (looking || S_ISDIR(status.st_mode))
        return {};
    if (old == OldContent::IsQuarantined)
        return free_name_beside(system, path, damaged_ending, error);
    fs::path name = with_ending(backup_of(path), ".new");
    remove_leftover(system, name);
    return name;
}

// At every moment the old content is available at the path or under its new name, mostly at both.
// The previous backup is replaced last, so that it is not lost if making the new one fails.
std::error_code
put_in_place(SystemCalls& system, const fs::path& next, const fs::path& path, OldContent old)
{
    std::error_code naming;
    const fs::path kept = second_name(system, path, old, naming);
    if (naming)
        return naming;
    if (!kept.empty()) {
        if (const std::error_code error = duplicate(system, path, kept))
            return error;
    }
    if (const std::error_code error = rename(system, next, path)) {
        if (!kept.empty())
            drop(system, kept);
        return error;
    }
    if (old == OldContent::BecomesBackup && !kept.empty()) {
        (void)rename(system, kept, backup_of(path));
        drop(system, kept); // it is still there if both names were links to the same content
    }
    return {};
}

// Whether a path that could not be opened can never be a regular file: a folder, a pipe, a link to
// itself. This asks what the name refers to; the failure to read proves nothing.
bool is_never_a_file(SystemCalls& system, const fs::path& path, std::error_code error)
{
    struct stat status = {};
    if (look_at(system, path, status) || S_ISREG(status.st_mode))
        return false;
    if (!S_ISLNK(status.st_mode))
        return true;
    return error == std::errc::too_many_symbolic_link_levels ||
           error == std::errc::no_such_device_or_address; // the link leads to a socket
}

FileContent
read_up_to(SystemCalls& system, const fs::path& path, std::size_t most, bool takes_longer)
{
    // A pipe in place of the file must not block the game.
    OpenFile file(system, path, O_RDONLY | O_NONBLOCK);
    if (is_none(file.error()))
        return {ReadState::Missing};
    if (file.error() && is_never_a_file(system, path, file.error()))
        return {ReadState::NotAFile};
    if (file.error())
        return {ReadState::Unreadable, {}, file.error()};
    if (!file.is_plain_file())
        return {file.error() ? ReadState::Unreadable : ReadState::NotAFile, {}, file.error()};
    FileContent content{ReadState::Read};
    const std::size_t wanted = takes_longer ? most : most + 1;
    if (const std::error_code error = file.read_all(content.bytes, wanted))
        return {ReadState::Unreadable, {}, error};
    if (content.bytes.size() > most)
        return {ReadState::TooLong};
    return content;
}

} // namespace

FileContent read_file(SystemCalls& system, const fs::path& path, std::size_t most)
{
    return read_up_to(system, path, most, false);
}

FileContent read_start(SystemCalls& system, const fs::path& path, std::size_t bytes)
{
    return read_up_to(system, path, bytes, true);
}

std::error_code
replace_file(SystemCalls& system, const fs::path& path, std::string_view content, OldContent old)
{
    const fs::path next = with_ending(path, ".new");
    std::error_code error = write_and_verify(system, next, content);
    if (!error)
        error = put_in_place(system, next, path, old);
    if (!error)
        return sync_folder(system, folder_of(path));
    drop(system, next);
    return error;
}

fs::path quarantine(SystemCalls& system, const fs::path& path)
{
    std::error_code error;
    const fs::path name = free_name_beside(system, path, damaged_ending, error);
    if (name.empty() || rename(system, path, name))
        return {};
    (void)sync_folder(system, folder_of(path));
    return name;
}

std::error_code retire_file(SystemCalls& system, const fs::path& path)
{
    std::error_code error;
    const fs::path name = free_name_beside(system, path, ".taken-back-", error);
    if (!error)
        error = rename(system, path, name);
    return error ? error : sync_folder(system, folder_of(path));
}

std::error_code remove_file(SystemCalls& system, const fs::path& path)
{
    const std::error_code error = retry_interrupted([&] { return system.unlink(path.c_str()); });
    if (is_none(error))
        return {};
    return error ? error : sync_folder(system, folder_of(path));
}

std::error_code
make_folder(SystemCalls& system, const fs::path& folder, std::set<fs::path>& unsynced)
{
    const auto make = [&] {
        return retry_interrupted([&] { return system.make_folder(folder.c_str()); });
    };
    std::error_code error = make();
    if (error == std::errc::no_such_file_or_directory && folder.has_relative_path()) {
        error = make_folder(system, folder_of(folder), unsynced);
        if (!error)
            error = make();
    }
    if (error == std::errc::file_exists)
        return {};
    if (!error)
        unsynced.insert(folder_of(folder));
    return error;
}

std::error_code sync_folders(SystemCalls& system, std::set<fs::path>& unsynced)
{
    while (!unsynced.empty()) {
        if (const std::error_code error = sync_folder(system, *unsynced.begin()))
            return error;
        unsynced.erase(unsynced.begin());
    }
    return {};
}

std::error_code list(SystemCalls& system, const fs::path& folder, std::vector<std::string>& names)
{
    return retry_interrupted([&] {
        names.clear();
        return system.list(folder.c_str(), names);
    });
}

std::error_code check_readable(SystemCalls& system, const fs::path& folder)
{
    std::vector<std::string> names;
    const OpenFile opened(system, folder, O_RDONLY | O_DIRECTORY);
    return opened.error() ? opened.error() : list(system, folder, names);
}

std::error_code check_writable(SystemCalls& system, const fs::path& folder)
{
    const fs::path probe = folder / ".can-be-written";
    drop(system, probe);
    OpenFile file(system, probe, O_WRONLY | O_CREAT | O_EXCL);
    // Not synced: it does no harm if the probe returns after a power failure, and syncing on a slow
    // disk would delay the start.
    return file.error() ? file.error()
                        : retry_interrupted([&] { return system.unlink(probe.c_str()); });
}

fs::path backup_of(const fs::path& path)
{
    return with_ending(path, ".bak");
}

} // namespace engine
