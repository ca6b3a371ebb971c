#include "engine/store/folder/told_once.h"

#include "engine/store/folder/save_folder.h"

namespace engine {

void ToldOnce::tell(const std::filesystem::path& about,
                    StoreNotice notice,
                    std::vector<StoreNotice>& notices)
{
    if (told_.insert(about).second)
        notices.push_back(std::move(notice));
}

} // namespace engine
