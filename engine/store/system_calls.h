#pragma once
// The one door of the store to the system: all that is asked of the disk goes through it. A test
// puts another one in its place, which fails on demand or loses power. Every call answers as the
// system does: less than 0 when it failed, and then errno says why.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <sys/stat.h>
#include <sys/types.h>
#include <vector>

namespace engine {

class SystemCalls {
public:
    virtual ~SystemCalls() = default;

    virtual int open(const char* path, int flags) = 0; // makes files that all may read
    virtual int close(int file) = 0;
    virtual ssize_t read(int file, char* bytes, std::size_t count) = 0;
    virtual ssize_t write(int file, const char* bytes, std::size_t count) = 0;
    virtual int sync(int file) = 0; // content and names are on the disk, not only on their way
    virtual int about(int file, struct stat& answer) = 0;
    virtual int about(const char* path, struct stat& answer) = 0; // of a link, not its target
    virtual int rename(const char* from, const char* to) = 0;
    virtual int link(const char* from, const char* to) = 0;
    virtual int unlink(const char* path) = 0;
    virtual int make_folder(const char* path) = 0;
    virtual int list(const char* path, std::vector<std::string>& names) = 0;
    // Locks one place of a file against every other opening of it, in this process or another, on
    // this machine or, where the network's file system can, on another. Does not wait.
    virtual int lock(int file, std::int64_t place) = 0;
    virtual int unlock(int file, std::int64_t place) = 0;
    virtual void wait(std::chrono::milliseconds time) = 0;
};

SystemCalls& real_system();

} // namespace engine
