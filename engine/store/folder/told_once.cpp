#include "engine/store/folder/told_once.h"

#include <utility>

#include "engine/store/folder/save_folder.h"
#include "engine/store/folder/store_messages.h"

namespace engine {

void ToldOnce::tell(const std::filesystem::path& about,
                    StoreNotice notice,
                    std::vector<StoreNotice>& notices)
{
    if (told_.insert(about).second)
        notices.push_back(std::move(notice));
}

void ToldOnce::tell_of_loss(FileKind kind,
                            const FoundFile& found,
                            const std::filesystem::path& path,
                            StoreNotice restored,
                            std::vector<StoreNotice>& notices)
{
    if (found.state == FileState::Unreadable)
        return;
    told_.erase(path); // it can be read again: what is said of it later is new
    if (found.from_backup)
        tell(found.damaged, std::move(restored), notices);
    else if (auto loss = loss_of(kind, found, path))
        tell(found.state == FileState::Damaged ? found.damaged : path / "newer", *std::move(loss),
             notices);
}

} // namespace engine
