#include "game/app/move_offer.h"

#include "engine/base/message.h"

namespace game {

namespace fs = std::filesystem;
using engine::N_;

namespace {

bool holds_files(const fs::path& folder)
{
    std::error_code ignored;
    return fs::directory_iterator(folder, ignored) != fs::directory_iterator();
}

} // namespace

std::optional<engine::StoreNotice> move_offer(const Folders& folders)
{
    std::error_code ignored;
    const bool has_some = holds_files(folders.data / "games") ||
                          fs::is_regular_file(folders.data / "records.book", ignored);
    if (folders.installed_data.empty() || !has_some ||
        holds_files(folders.installed_data / "exports"))
        return std::nullopt;
    return engine::StoreNotice{
        .headline = {N_("Cronodoku is installed on this computer, too")},
        .detail = {N_("It keeps games and records of its own. Settings, Data can take yours there: "
                      "\"Export for the installed Cronodoku\".")}};
}

} // namespace game
