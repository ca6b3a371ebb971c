#pragma once
// The real system, but the program ends before or after a chosen call. It can also block, as a slow
// disk does.

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "engine/store/disk/system_calls.h"

namespace crash {

enum class Side { Before, After };

// The moment at which the program ends: this many calls after counting began.
struct Moment {
    int call = 0; // from 0
    Side side = Side::Before;
    bool disk_is_slow = false; // everything that finishing a game saves waits for the disk
};

class MortalSystem : public engine::SystemCalls {
    template <typename Call>
    auto call(Call do_it)
    {
        come(Side::Before);
        const auto answer = do_it();
        const int error = errno;
        come(Side::After);
        errno = error;
        return answer;
    }

public:
    void count_from_now(Moment moment)
    {
        moment_ = moment;
        calls_ = 0;
    }
    // Blocks from the next call until go_on(); wait_until_it_stands() returns when a call is
    // blocked.
    void stand_still() { stands_still_ = true; }
    void wait_until_it_stands();
    void go_on();

    int open(const char* path, int flags) override
    {
        return call([&] { return real_.open(path, flags); });
    }
    int close(int file) override
    {
        return call([&] { return real_.close(file); });
    }
    ssize_t read(int file, char* bytes, std::size_t count) override
    {
        return call([&] { return real_.read(file, bytes, count); });
    }
    ssize_t write(int file, const char* bytes, std::size_t count) override
    {
        return call([&] { return real_.write(file, bytes, count); });
    }
    int sync(int file) override
    {
        return call([&] { return real_.sync(file); });
    }
    int status(int file, struct stat& answer) override
    {
        return call([&] { return real_.status(file, answer); });
    }
    int status(const char* path, struct stat& answer) override
    {
        return call([&] { return real_.status(path, answer); });
    }
    int rename(const char* from, const char* to) override
    {
        return call([&] { return real_.rename(from, to); });
    }
    int link(const char* from, const char* to) override
    {
        return call([&] { return real_.link(from, to); });
    }
    int unlink(const char* path) override
    {
        return call([&] { return real_.unlink(path); });
    }
    int make_folder(const char* path) override
    {
        return call([&] { return real_.make_folder(path); });
    }
    int list(const char* path, std::vector<std::string>& names) override
    {
        return call([&] { return real_.list(path, names); });
    }
    int lock(int file, std::int64_t place) override
    {
        return call([&] { return real_.lock(file, place); });
    }
    int unlock(int file, std::int64_t place) override
    {
        return call([&] { return real_.unlock(file, place); });
    }
    void wait(std::chrono::milliseconds time) override { real_.wait(time); }

private:
    void come(Side side); // the program may end here

    engine::SystemCalls& real_ = engine::real_system();
    std::atomic<int> calls_ = -1; // not counting yet
    Moment moment_;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> stands_still_ = false;
    bool something_waits_ = false;
};

} // namespace crash
