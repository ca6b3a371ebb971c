#pragma once
// The real system; it counts the syncs and the bytes that are written.

#include "engine/store/disk/system_calls.h"

class CountingSystem : public engine::SystemCalls {
public:
    std::size_t syncs = 0;
    std::size_t bytes = 0;

    int sync(int file) override
    {
        ++syncs;
        return real_.sync(file);
    }
    ssize_t write(int file, const char* from, std::size_t count) override
    {
        const ssize_t written = real_.write(file, from, count);
        bytes += written < 0 ? 0 : static_cast<std::size_t>(written);
        return written;
    }

    int open(const char* path, int flags) override { return real_.open(path, flags); }
    int close(int file) override { return real_.close(file); }
    ssize_t read(int file, char* to, std::size_t count) override
    {
        return real_.read(file, to, count);
    }
    int status(int file, struct stat& answer) override { return real_.status(file, answer); }
    int status(const char* path, struct stat& answer) override
    {
        return real_.status(path, answer);
    }
    int rename(const char* from, const char* to) override { return real_.rename(from, to); }
    int link(const char* from, const char* to) override { return real_.link(from, to); }
    int unlink(const char* path) override { return real_.unlink(path); }
    int make_folder(const char* path) override { return real_.make_folder(path); }
    int list(const char* path, std::vector<std::string>& names) override
    {
        return real_.list(path, names);
    }
    int lock(int file, std::int64_t place) override { return real_.lock(file, place); }
    int unlock(int file, std::int64_t place) override { return real_.unlock(file, place); }
    void wait(std::chrono::milliseconds time) override { real_.wait(time); }

private:
    engine::SystemCalls& real_ = engine::real_system();
};
