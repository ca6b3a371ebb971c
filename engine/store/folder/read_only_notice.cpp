#include "engine/store/folder/read_only_notice.h"

namespace engine {

StoreNotice read_only_notice(const std::filesystem::path& folder)
{
    return {Message{N_("Nothing can be saved"), {}},
            Message{N_("The folder {path} is read-only. Play goes on; nothing is saved. Choose "
                       "another folder with --data-dir."),
                    {{"path", folder.string()}}}};
}

StoreNotice cant_make_notice(const std::filesystem::path& folder)
{
    return {Message{N_("Nothing can be saved"), {}},
            Message{N_("The folder {path} can't be made. Play goes on; nothing is saved. Choose "
                       "another folder with --data-dir."),
                    {{"path", folder.string()}}}};
}

} // namespace engine
