#include "engine/store/safe_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace engine {

namespace fs = std::filesystem;

namespace {

std::error_code last_error()
{
    return {errno, std::generic_category()};
}

// Asks again when a signal came in between.
template <typename Call>
auto patiently(Call call)
{
    auto answer = call();
    while (answer < 0 && errno == EINTR)
        answer = call();
    return answer;
}

class OpenFile {
public:
    OpenFile(const fs::path& path, int flags)
        : handle_(patiently([&] { return ::open(path.c_str(), flags | O_CLOEXEC, 0666); }))
    {
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (is_open())
            ::close(handle_);
    }

    bool is_open() const { return handle_ >= 0; }

    bool write_all(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const auto written =
                patiently([&] { return ::write(handle_, bytes.data(), bytes.size()); });
            if (written < 0)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }

    // Up to most_bytes and one more, so that the caller sees what is too long.
    bool read_all(std::string& bytes, std::size_t most_bytes)
    {
        char block[16384];
        while (bytes.size() <= most_bytes) {
            const std::size_t wanted = std::min(sizeof block, most_bytes + 1 - bytes.size());
            const auto count = patiently([&] { return ::read(handle_, block, wanted); });
            if (count < 0)
                return false;
            if (count == 0)
                return true;
            bytes.append(block, static_cast<std::size_t>(count));
        }
        return true;
    }

    bool is_plain_file() const
    {
        struct stat about = {};
        return ::fstat(handle_, &about) == 0 && S_ISREG(about.st_mode);
    }

    bool flush_to_disk()
    {
        return patiently([&] { return ::fsync(handle_); }) == 0;
    }

private:
    int handle_;
};

fs::path with_ending(fs::path path, const std::string& ending)
{
    path += ending;
    return path;
}

// Names in a folder are safe only when the folder itself is on the disk. Some file systems can't
// do that; the content is safe there all the same.
void flush_folder_of(const fs::path& path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    OpenFile file(folder, O_RDONLY | O_DIRECTORY);
    if (file.is_open())
        file.flush_to_disk();
}

// Writes, flushes, and reads back what is now there.
std::error_code write_and_verify(const fs::path& path, std::string_view content)
{
    ::unlink(path.c_str()); // what a run that was cut off may have left
    {
        OpenFile file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW);
        if (!file.is_open() || !file.write_all(content) || !file.flush_to_disk())
            return last_error();
    }
    const FileContent back = read_file(path, content.size());
    if (back.state != ReadState::Read || back.bytes != content)
        return std::make_error_code(std::errc::io_error);
    return {};
}

// A second name for the same content, or a copy where the file system has no links.
std::error_code duplicate(const fs::path& from, const fs::path& to)
{
    if (::link(from.c_str(), to.c_str()) == 0)
        return {};
    if (errno == EEXIST)
        return last_error();
    std::error_code error;
    fs::copy_file(from, to, fs::copy_options::none, error);
    if (error)
        return error;
    OpenFile copy(to, O_RDONLY);
    return copy.is_open() && copy.flush_to_disk() ? std::error_code{} : last_error();
}

// The path keeps its name all the while; the old backup is replaced in one step.
std::error_code keep_as_backup(const fs::path& path)
{
    const fs::path next = with_ending(backup_of(path), ".new");
    ::unlink(next.c_str());
    if (const std::error_code error = duplicate(path, next))
        return error;
    const bool renamed = ::rename(next.c_str(), backup_of(path).c_str()) == 0;
    const std::error_code error = renamed ? std::error_code{} : last_error();
    ::unlink(next.c_str()); // still there when both names meant the same content
    return error;
}

fs::path free_name_beside(const fs::path& path)
{
    constexpr int most = 1000;
    for (int number = 1; number <= most; ++number) {
        fs::path name = with_ending(path, ".damaged-" + std::to_string(number));
        std::error_code error;
        if (fs::symlink_status(name, error).type() == fs::file_type::not_found)
            return name;
    }
    return {};
}

std::error_code keep_old(const fs::path& path, OldContent old)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return {};
    if (old == OldContent::BecomesBackup)
        return keep_as_backup(path);
    const fs::path name = free_name_beside(path);
    return name.empty() ? std::error_code{} : duplicate(path, name);
}

} // namespace

FileContent read_file(const fs::path& path, std::size_t most_bytes)
{
    // A pipe in place of the file must not hold the game up.
    OpenFile file(path, O_RDONLY | O_NONBLOCK);
    if (!file.is_open() && (errno == ENOENT || errno == ENOTDIR))
        return {ReadState::Missing};
    if (!file.is_open())
        return {ReadState::Unreadable, {}, last_error()};
    if (!file.is_plain_file())
        return {ReadState::NotAFile};
    FileContent content{ReadState::Read};
    if (!file.read_all(content.bytes, most_bytes))
        return {ReadState::Unreadable, {}, last_error()};
    if (content.bytes.size() > most_bytes)
        return {ReadState::TooLong};
    return content;
}

std::error_code replace_file(const fs::path& path, std::string_view content, OldContent old)
{
    const fs::path next = with_ending(path, ".new");
    std::error_code error = write_and_verify(next, content);
    if (!error)
        error = keep_old(path, old);
    if (!error && ::rename(next.c_str(), path.c_str()) != 0)
        error = last_error();
    if (error)
        ::unlink(next.c_str());
    else
        flush_folder_of(path);
    return error;
}

fs::path set_aside(const fs::path& path)
{
    const fs::path name = free_name_beside(path);
    if (name.empty() || ::rename(path.c_str(), name.c_str()) != 0)
        return {};
    flush_folder_of(path);
    return name;
}

bool is_writable(const fs::path& folder)
{
    const fs::path probe = folder / ".can-be-written";
    ::unlink(probe.c_str());
    const bool written = OpenFile(probe, O_WRONLY | O_CREAT | O_EXCL).is_open();
    return written && ::unlink(probe.c_str()) == 0;
}

fs::path backup_of(const fs::path& path)
{
    return with_ending(path, ".bak");
}

} // namespace engine
