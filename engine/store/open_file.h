#pragma once
// An open file that closes itself, reads and writes as many bytes as it was asked to, and asks
// again when a signal came in between.

#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "engine/store/system_calls.h"

namespace engine {

inline std::error_code last_error()
{
    return {errno, std::generic_category()};
}

// No error, or what errno says when the answer is one.
template <typename Call>
std::error_code patiently(Call call)
{
    constexpr int most_interruptions = 1000;
    for (int tries = 0; tries < most_interruptions; ++tries) {
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
    // At most so many.
    std::error_code read_all(std::string& bytes, std::size_t most);
    std::error_code sync();
    // The last chance of some file systems to say that what was written is not there.
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
