#include "engine/store/disk/system_calls.h"

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include "engine/store/disk/file_lock.h"

namespace engine {

namespace {

class RealSystem : public SystemCalls {
public:
    int open(const char* path, int flags) override { return ::open(path, flags | O_CLOEXEC, 0666); }
    int close(int file) override { return ::close(file); }
    ssize_t read(int file, char* bytes, std::size_t count) override
    {
        return ::read(file, bytes, count);
    }
    ssize_t write(int file, const char* bytes, std::size_t count) override
    {
        return ::write(file, bytes, count);
    }
    int sync(int file) override { return ::fsync(file); }
    int status(int file, struct stat& answer) override { return ::fstat(file, &answer); }
    int status(const char* path, struct stat& answer) override { return ::lstat(path, &answer); }
    int rename(const char* from, const char* to) override { return ::rename(from, to); }
    int link(const char* from, const char* to) override { return ::link(from, to); }
    int unlink(const char* path) override { return ::unlink(path); }
    int make_folder(const char* path) override { return ::mkdir(path, 0777); }
    int list(const char* path, std::vector<std::string>& names) override;
    int lock(int file, std::int64_t place) override { return lock_byte(file, place); }
    int unlock(int file, std::int64_t place) override { return unlock_byte(file, place); }
    void wait(std::chrono::milliseconds time) override
    {
        timespec pause = {};
        pause.tv_sec = time.count() / 1000;
        pause.tv_nsec = static_cast<long>(time.count() % 1000) * 1'000'000;
        ::nanosleep(&pause, nullptr);
    }
};

int RealSystem::list(const char* path, std::vector<std::string>& names)
{
    DIR* folder = ::opendir(path);
    if (folder == nullptr)
        return -1;
    errno = 0;
    while (const dirent* entry = ::readdir(folder)) {
        const std::string name = entry->d_name;
        if (name != "." && name != "..")
            names.push_back(name);
    }
    const int error = errno;
    ::closedir(folder);
    errno = error;
    return error == 0 ? 0 : -1;
}

} // namespace

SystemCalls& real_system()
{
    static RealSystem system;
    return system;
}

uid_t user_of_program()
{
    return ::geteuid();
}

} // namespace engine
