#pragma once
// An open file that closes itself, reads and writes all the bytes it is asked for, and retries
// calls that a signal interrupted.

#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/store/disk/system_calls.h"

namespace engine {

inline std::error_code last_error()
{
    return {errno, std::generic_category()};
}

// Returns no error, or errno when the call returns a negative value.
template <typename Call>
std::error_code retry_interrupted(Call call)
{
    constexpr int max_interruptions = 1000;
    for (int tries = 0; tries < max_interruptions; ++tries) {
        if (call() >= 0)
            return {};
        if (errno != EINTR)
            break;
    }
    return last_error();
}

class OpenFile {
public:
    OpenFile(SystemCalls& system, const std::filesystem::path& path, int flags);
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    std::error_code write_all(std::string_view bytes);
    // Reads at most `most` bytes.
    std::error_code read_all(std::string& bytes, std::size_t most);
    std::error_code sync();
    // Some file systems report only here that a write has failed.
    std::error_code close();

    const std::error_code& error() const { return error_; } // why it is not open
    bool is_plain_file();
    int handle() const { return handle_; }

private:
    SystemCalls& system_;
    int handle_ = -1;
    std::error_code error_;
};

} // namespace engine
