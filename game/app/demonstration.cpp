#include "game/app/demonstration.h"

#include <cstdlib>
#include <string>

#include "game/app/built_in_scripts.h"
#include "game/platform/folders.h"

namespace game {

namespace fs = std::filesystem;

bool is_demonstration(const GameOptions& options)
{
    return options.demo || plays_a_game(options.scene);
}

engine::Result<DemonstrationFolder> DemonstrationFolder::make(const fs::path& data_dir)
{
    const auto players = find_folders(data_dir);
    if (!players)
        return engine::Failure{players.why()};
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    std::string path = (temporary / "cronodoku-XXXXXX").string();
    if (error || mkdtemp(path.data()) == nullptr)
        return engine::Failure{{engine::N_("No folder could be created in {folder}"),
                                {{"folder", temporary.string()}}}};
    DemonstrationFolder made{fs::path(path)};
    // Without a settings file the default settings are used.
    fs::copy_file(players->data / "settings.txt", made.path() / "settings.txt", error);
    return made;
}

DemonstrationFolder::~DemonstrationFolder()
{
    std::error_code ignored;
    if (!path_.empty())
        fs::remove_all(path_, ignored);
}

} // namespace game
