#include "engine/store/disk/open_file.h"

#include <algorithm>
#include <sys/stat.h>

namespace engine {

OpenFile::OpenFile(SystemCalls& system, const std::filesystem::path& path, int flags)
    : system_(system)
{
    error_ = retry_interrupted([&] { return handle_ = system.open(path.c_str(), flags); });
}

OpenFile::~OpenFile()
{
    (void)close();
}

std::error_code OpenFile::close()
{
    if (handle_ < 0)
        return {};
    // Close only once: even after a failure the handle is invalid, and may already be reused
    // elsewhere.
    const int answer = system_.close(std::exchange(handle_, -1));
    return answer < 0 && errno != EINTR ? last_error() : std::error_code{};
}

std::error_code OpenFile::write_all(std::string_view bytes)
{
    while (!bytes.empty()) {
        ssize_t written = 0;
        const std::error_code error = retry_interrupted(
            [&] { return written = system_.write(handle_, bytes.data(), bytes.size()); });
        if (error)
            return error;
        if (written == 0)
            return std::make_error_code(std::errc::io_error);
        bytes.remove_prefix(written);
    }
    return {};
}

// The longer a file is, the longer are the blocks in which it is read.
std::error_code OpenFile::read_all(std::string& bytes, std::size_t most)
{
    constexpr std::size_t shortest = 16384;
    constexpr std::size_t longest = 1u << 20;
    std::size_t length = bytes.size();
    std::error_code error;
    ssize_t count = 1;
    while (!error && count > 0 && length < most) {
        bytes.resize(std::min(most, length + std::clamp(length, shortest, longest)));
        error = retry_interrupted([&] {
            return count = system_.read(handle_, bytes.data() + length, bytes.size() - length);
        });
        length += error ? 0 : count;
    }
    bytes.resize(length);
    return error;
}

std::error_code OpenFile::sync()
{
    return retry_interrupted([&] { return system_.sync(handle_); });
}

bool OpenFile::is_plain_file()
{
    struct stat status = {};
    error_ = retry_interrupted([&] { return system_.status(handle_, status); });
    return !error_ && S_ISREG(status.st_mode);
}

} // namespace engine
