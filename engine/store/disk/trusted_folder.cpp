#include "engine/store/disk/trusted_folder.h"

#include <fcntl.h>

#include "engine/store/disk/open_file.h"
#include "engine/store/disk/system_calls.h"

namespace engine {

Attempt check_trust(const std::filesystem::path& folder, const std::string& variable)
{
    SystemCalls& system = real_system();
    const OpenFile opened(system, folder, O_RDONLY | O_DIRECTORY);
    struct stat status = {};
    if (opened.error() || system.status(opened.handle(), status) < 0)
        return Done{};
    const char* why = why_distrusted(status, user_of_program());
    if (why == nullptr)
        return Done{};
    return Failure{{why, {{"folder", folder.string()}, {"variable", variable}}}};
}

const char* why_distrusted(const struct stat& status, uid_t user)
{
    constexpr uid_t root = 0;
    if ((status.st_mode & S_IWOTH) != 0)
        return N_("{folder} is not used, as everybody on this machine can write to it: take that "
                  "right away (chmod o-w), or set {variable} to a folder that you trust");
    if (status.st_uid != root && status.st_uid != user)
        return N_(
            "{folder} is not used, as it belongs to another user of this machine: install the "
            "game again, or set {variable} to a folder that you trust");
    return nullptr;
}

} // namespace engine
