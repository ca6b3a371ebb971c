#pragma once
// Keeps two running copies of the game from using the same files of one folder: one file in it,
// byte ranges of which are locked. The system releases a lock when its holder ends, however it
// ends.

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <system_error>

#include "engine/store/disk/open_file.h"

namespace engine {

class FolderLock {
public:
    FolderLock(SystemCalls& system, const std::filesystem::path& folder);
    FolderLock(FolderLock&&) noexcept = default;

    enum class Answer {
        Taken,
        LockedByAnother,
        CantLock, // the file system has no locks, or none is free: copies are then not kept apart
    };
    // Locks a game until it is released or the folder is closed.
    Answer lock_game(const std::string& id);
    void unlock_game(const std::string& id);

    enum class Wait { Briefly, No };

    // Locks the folder while it is read or written. Waits up to two seconds for another copy that
    // holds the lock; longer only if that copy is stopped.
    class Guard {
    public:
        explicit Guard(FolderLock& lock, Wait wait = Wait::Briefly);
        Guard(const Guard&) = delete;
        Guard& operator=(const Guard&) = delete;
        ~Guard();

        Answer answer() const { return answer_; }

    private:
        FolderLock& lock_;
        Answer answer_;
    };

    // While one exists, guards don't wait again for a copy that one of them has waited for in vain:
    // for work of many parts. They do once that copy has released the lock.
    class OneWait {
    public:
        explicit OneWait(FolderLock& lock) : lock_(lock)
        {
            lock_.waits_once_ = true;
            lock_.waited_in_vain_ = false;
        }
        OneWait(const OneWait&) = delete;
        OneWait& operator=(const OneWait&) = delete;
        ~OneWait() { lock_.waits_once_ = false; }

    private:
        FolderLock& lock_;
    };

    // Why locking fails, unless it is only because the folder is read-only.
    std::error_code error() const { return error_; }

private:
    Answer lock(std::int64_t place);
    void unlock(std::int64_t place);

    SystemCalls* system_;
    std::filesystem::path path_;
    std::unique_ptr<OpenFile> file_; // null while it can't be opened
    std::set<std::string> games_;
    std::error_code error_;
    bool waits_once_ = false; // while there is a OneWait
    bool waited_in_vain_ = false;
};

} // namespace engine
