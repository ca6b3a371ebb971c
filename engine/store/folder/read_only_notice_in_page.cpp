#include "engine/store/folder/read_only_notice.h"

namespace engine {

// packaging/web/files.js lets only one page write.
StoreNotice read_only_notice(const std::filesystem::path&)
{
    return {
        Message{N_("Nothing can be saved"), {}},
        Message{
            N_("Cronodoku is open in another tab, or the browser keeps nothing for this page. "
               "Play goes on; nothing is saved. Close the other tab, then load this one again."),
            {}}};
}

StoreNotice cant_make_notice(const std::filesystem::path& folder)
{
    return read_only_notice(folder);
}

} // namespace engine
