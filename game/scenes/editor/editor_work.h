#pragma once
// What is being done in the editor, with its undo: kept while the editor is left, until the program
// ends.

#include <cstdint>
#include <map>
#include <memory>

#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/editor/regions_tool.h"
#include "game/scenes/services.h"

namespace game {

struct EditorWork {
    EnteredPuzzle entered;
    RegionsTool regions = {};
    std::map<std::uint64_t, engine::PlayTime> looks = {}; // by form: how long it stood here
};

// Begins anew if the settings hold another puzzle, as after an import.
inline std::shared_ptr<EditorWork> work_of(Services& services)
{
    const std::string& line = services.settings.entered;
    if (!services.editor || line_of(services.editor->entered) != line)
        services.editor =
            std::make_shared<EditorWork>(EditorWork{EnteredPuzzle(last_entered(line))});
    return services.editor;
}

} // namespace game
