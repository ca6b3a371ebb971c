#include "engine/store/disk/folder_lock.h"

#include <fcntl.h>

#include "engine/base/letters.h"

namespace engine {

namespace {

constexpr std::int64_t place_of_turn = 0;

// Returns the byte that is locked for a game, beyond those used otherwise. Two games share one with
// a probability of 1 in 2^61.
std::int64_t place_of(const std::string& id)
{
    std::uint64_t hash = 14695981039346656037u;
    for (char letter : id)
        hash = (hash ^ byte_of(letter)) * 1099511628211u;
    return static_cast<std::int64_t>(hash >> 2) + 16;
}

bool is_held_by_another(std::error_code error)
{
    return error == std::errc::resource_unavailable_try_again ||
           error == std::errc::permission_denied;
}

} // namespace

FolderLock::FolderLock(SystemCalls& system, const std::filesystem::path& folder)
    : system_(&system), path_(folder / "in-use.lock")
{
}

FolderLock::Answer FolderLock::lock(std::int64_t place)
{
    if (!file_)
        file_ =
            std::make_unique<OpenFile>(*system_, path_, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK);
    if (file_->error()) {
        file_.reset();
        return Answer::CantLock;
    }
    const std::error_code error =
        retry_interrupted([&] { return system_->lock(file_->handle(), place); });
    if (!error)
        return Answer::Taken;
    if (is_held_by_another(error))
        return Answer::LockedByAnother;
    error_ = error;
    return Answer::CantLock;
}

void FolderLock::unlock(std::int64_t place)
{
    if (file_)
        (void)retry_interrupted([&] { return system_->unlock(file_->handle(), place); });
}

FolderLock::Answer FolderLock::lock_game(const std::string& id)
{
    if (games_.contains(id))
        return Answer::Taken;
    const Answer answer = lock(place_of(id));
    if (answer == Answer::Taken)
        games_.insert(id);
    return answer;
}

void FolderLock::unlock_game(const std::string& id)
{
    if (games_.erase(id) != 0)
        unlock(place_of(id));
}

FolderLock::Guard::Guard(FolderLock& lock, Wait wait)
    : lock_(lock), answer_(lock.lock(place_of_turn))
{
    constexpr std::chrono::milliseconds between_tries{10};
    const bool waits = wait == Wait::Briefly && !(lock.waits_once_ && lock.waited_in_vain_);
    const int max_tries = waits ? 200 : 0;
    for (int tries = 0; answer_ == Answer::LockedByAnother && tries < max_tries; ++tries) {
        lock.system_->wait(between_tries);
        answer_ = lock.lock(place_of_turn);
    }
    if (waits || answer_ != Answer::LockedByAnother)
        lock.waited_in_vain_ = answer_ == Answer::LockedByAnother;
}

FolderLock::Guard::~Guard()
{
    if (answer_ == Answer::Taken)
        lock_.unlock(place_of_turn);
}

} // namespace engine
