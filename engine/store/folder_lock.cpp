#include "engine/store/folder_lock.h"

#include <fcntl.h>

namespace engine {

namespace {

constexpr std::int64_t place_of_turn = 0;

// Places of games begin well after that. Two games share one only by a chance of 1 to 2^61.
std::int64_t place_of(const std::string& id)
{
    std::uint64_t hash = 14695981039346656037u;
    for (char letter : id)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211u;
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
    const std::error_code error = patiently([&] { return system_->lock(file_->handle(), place); });
    if (!error)
        return Answer::Taken;
    if (is_held_by_another(error))
        return Answer::HeldByAnother;
    trouble_ = error;
    return Answer::CantLock;
}

void FolderLock::unlock(std::int64_t place)
{
    if (file_)
        (void)patiently([&] { return system_->unlock(file_->handle(), place); });
}

FolderLock::Answer FolderLock::take_game(const std::string& id)
{
    if (games_.contains(id))
        return Answer::Taken;
    const Answer answer = lock(place_of(id));
    if (answer == Answer::Taken)
        games_.insert(id);
    return answer;
}

void FolderLock::give_back_game(const std::string& id)
{
    if (games_.erase(id) != 0)
        unlock(place_of(id));
}

FolderLock::Turn::Turn(FolderLock& lock, Wait wait) : lock_(lock), answer_(lock.lock(place_of_turn))
{
    constexpr std::chrono::milliseconds between_tries{10};
    const int most_tries = wait == Wait::No ? 0 : 200;
    for (int tries = 0; answer_ == Answer::HeldByAnother && tries < most_tries; ++tries) {
        lock.system_->wait(between_tries);
        answer_ = lock.lock(place_of_turn);
    }
}

FolderLock::Turn::~Turn()
{
    if (answer_ == Answer::Taken)
        lock_.unlock(place_of_turn);
}

} // namespace engine
