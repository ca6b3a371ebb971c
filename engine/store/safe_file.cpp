#include "engine/store/safe_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

#include "engine/store/open_file.h"

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

// Names in a folder are safe only when the folder itself is on the disk. Where a file system can't
// do that, it is not asked to.
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
    return patiently([&] { return system.rename(from.c_str(), to.c_str()); });
}

void drop(SystemCalls& system, const fs::path& path)
{
    (void)patiently([&] { return system.unlink(path.c_str()); });
}

// What a run that was cut off may have left is dropped; a folder that somebody made is set aside.
void clear_place(SystemCalls& system, const fs::path& path)
{
    drop(system, path);
    struct stat about = {};
    if (!patiently([&] { return system.about(path.c_str(), about); }) && S_ISDIR(about.st_mode))
        (void)set_aside(system, path);
}

std::error_code write_new(SystemCalls& system, const fs::path& path, std::string_view content)
{
    clear_place(system, path);
    OpenFile file(system, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
    std::error_code error = file.error();
    if (!error)
        error = file.write_all(content);
    if (!error)
        error = file.sync();
    const std::error_code closing = file.close();
    return error ? error : closing;
}

// Writes, has it put on the disk, and reads back what is now there.
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

// A second name for the same content, or a copy where the file system has no links.
std::error_code duplicate(SystemCalls& system, const fs::path& from, const fs::path& to)
{
    const std::error_code error = patiently([&] { return system.link(from.c_str(), to.c_str()); });
    if (!error || error == std::errc::file_exists)
        return error;
    return copy(system, from, to);
}

bool is_none(std::error_code error)
{
    return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

// Of a link, not its target.
std::error_code look_at(SystemCalls& system, const fs::path& path, struct stat& about)
{
    return patiently([&] { return system.about(path.c_str(), about); });
}

// A name that nothing has; empty, with the reason, if none can be found.
fs::path free_name_beside(SystemCalls& system,
                          const fs::path& path,
                          const std::string& ending,
                          std::error_code& error)
{
    constexpr int most = 1000;
    error = std::make_error_code(std::errc::file_exists);
    for (int number = 1; number <= most; ++number) {
        fs::path name = with_ending(path, ending + std::to_string(number));
        struct stat about = {};
        const std::error_code looking = look_at(system, name, about);
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

// The second name that the old content gets before it loses its own; empty where there is none to
// be kept, or, with the reason, where no name can be had.
fs::path
name_for_old(SystemCalls& system, const fs::path& path, OldContent old, std::error_code& error)
{
    if (old == OldContent::IsDropped)
        return {};
    struct stat about = {};
    const std::error_code looking = look_at(system, path, about);
    error = is_none(looking) ? std::error_code{} : looking;
    if (looking || S_ISDIR(about.st_mode))
        return {};
    if (old == OldContent::IsSetAside)
        return free_name_beside(system, path, damaged_ending, error);
    fs::path name = with_ending(backup_of(path), ".new");
    clear_place(system, name);
    return name;
}

// The old content is either at the path or under its new name at every moment, mostly both. The
// backup before is replaced last: it is not given up for a copy that did not come to be.
std::error_code
put_in_place(SystemCalls& system, const fs::path& next, const fs::path& path, OldContent old)
{
    std::error_code naming;
    const fs::path kept = name_for_old(system, path, old, naming);
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
        drop(system, kept); // still there when both names meant the same content
    }
    return {};
}

// Whether what could not be opened is a thing that can never be a file's content: a folder, a pipe,
// a link to itself. The name tells; that reading failed says nothing.
bool is_no_file(SystemCalls& system, const fs::path& path, std::error_code error)
{
    struct stat about = {};
    if (look_at(system, path, about) || S_ISREG(about.st_mode))
        return false;
    if (!S_ISLNK(about.st_mode))
        return true;
    return error == std::errc::too_many_symbolic_link_levels ||
           error == std::errc::no_such_device_or_address; // a socket behind the link
}

FileContent
read_up_to(SystemCalls& system, const fs::path& path, std::size_t most, bool takes_longer)
{
    // A pipe in place of the file must not hold the game up.
    OpenFile file(system, path, O_RDONLY | O_NONBLOCK);
    if (is_none(file.error()))
        return {ReadState::Missing};
    if (file.error() && is_no_file(system, path, file.error()))
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

fs::path set_aside(SystemCalls& system, const fs::path& path)
{
    std::error_code error;
    const fs::path name = free_name_beside(system, path, damaged_ending, error);
    if (name.empty() || rename(system, path, name))
        return {};
    (void)sync_folder(system, folder_of(path));
    return name;
}

std::error_code put_out_of_sight(SystemCalls& system, const fs::path& path)
{
    std::error_code error;
    const fs::path name = free_name_beside(system, path, ".taken-back-", error);
    if (!error)
        error = rename(system, path, name);
    return error ? error : sync_folder(system, folder_of(path));
}

std::error_code remove_file(SystemCalls& system, const fs::path& path)
{
    const std::error_code error = patiently([&] { return system.unlink(path.c_str()); });
    if (is_none(error))
        return {};
    return error ? error : sync_folder(system, folder_of(path));
}

std::error_code make_folder(SystemCalls& system, const fs::path& folder)
{
    const auto make = [&] {
        return patiently([&] { return system.make_folder(folder.c_str()); });
    };
    std::error_code error = make();
    if (error == std::errc::no_such_file_or_directory && folder.has_relative_path()) {
        error = make_folder(system, folder_of(folder));
        if (!error)
            error = make();
    }
    if (error == std::errc::file_exists)
        return {};
    return error ? error : sync_folder(system, folder_of(folder));
}

std::error_code list(SystemCalls& system, const fs::path& folder, std::vector<std::string>& names)
{
    return patiently([&] {
        names.clear();
        return system.list(folder.c_str(), names);
    });
}

std::error_code try_to_write(SystemCalls& system, const fs::path& folder)
{
    const fs::path probe = folder / ".can-be-written";
    drop(system, probe);
    OpenFile file(system, probe, O_WRONLY | O_CREAT | O_EXCL);
    // Not synced: it is no harm if the probe comes back after a power cut, and a slow disk would
    // keep the start waiting.
    return file.error() ? file.error() : patiently([&] { return system.unlink(probe.c_str()); });
}

fs::path backup_of(const fs::path& path)
{
    return with_ending(path, ".bak");
}

} // namespace engine
