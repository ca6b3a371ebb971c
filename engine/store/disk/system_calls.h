#pragma once
// The store's only access to the system: everything it asks of the disk goes through this
// interface. A test replaces it with one that fails on demand or simulates a power failure. Every
// call returns what the system returns: a negative value means failure, with the reason in errno.

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

    virtual int open(const char* path, int flags) = 0; // new files are readable by everybody
    virtual int close(int file) = 0;
    virtual ssize_t read(int file, char* bytes, std::size_t count) = 0;
    virtual ssize_t write(int file, const char* bytes, std::size_t count) = 0;
    virtual int sync(int file) = 0; // returns once content and names are on the disk
    virtual int status(int file, struct stat& answer) = 0;
    // of a link itself, not of its target
    virtual int status(const char* path, struct stat& answer) = 0;
    virtual int rename(const char* from, const char* to) = 0;
    virtual int link(const char* from, const char* to) = 0;
    virtual int unlink(const char* path) = 0;
    virtual int make_folder(const char* path) = 0;
    virtual int list(const char* path, std::vector<std::string>& names) = 0;
    // Locks one byte of a file against every other handle of it, in this process or another, on
    // this machine or, where the network file system supports it, on another. Does not wait.
    virtual int lock(int file, std::int64_t place) = 0;
    virtual int unlock(int file, std::int64_t place) = 0;
    virtual void wait(std::chrono::milliseconds time) = 0;
};

SystemCalls& real_system();
uid_t user_of_program(); // the effective one

} // namespace engine
