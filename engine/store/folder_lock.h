#pragma once
// What keeps two running copies of the game apart on one folder: one file in it, of which places
// are locked. The system gives a lock back when its holder ends, however it ends.

#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <system_error>

#include "engine/store/open_file.h"

namespace engine {

class FolderLock {
public:
    FolderLock(SystemCalls& system, const std::filesystem::path& folder);
    FolderLock(FolderLock&&) noexcept = default;

    enum class Answer {
        Taken,
        HeldByAnother,
        CantLock, // this file system knows no locks, or none can be had: nobody is kept apart
    };
    // Of a game: until it is given back, or the folder is closed.
    Answer take_game(const std::string& id);
    void give_back_game(const std::string& id);

    enum class Wait { ALittle, No };

    // While things are read and written. Another copy that has its turn is waited for, for two
    // seconds at most: longer only if it stands still.
    class Turn {
    public:
        explicit Turn(FolderLock& lock, Wait wait = Wait::ALittle);
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn();

        Answer answer() const { return answer_; }

    private:
        FolderLock& lock_;
        Answer answer_;
    };

    // Why it can't lock, when that is not just because the folder is read-only.
    std::error_code trouble() const { return trouble_; }

private:
    Answer lock(std::int64_t place);
    void unlock(std::int64_t place);

    SystemCalls* system_;
    std::filesystem::path path_;
    std::unique_ptr<OpenFile> file_; // null as long as it can't be opened
    std::set<std::string> games_;
    std::error_code trouble_;
};

} // namespace engine
