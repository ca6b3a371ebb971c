#pragma once
// For players who began with ./play and then installed the game, which has a folder of its own.

#include <optional>

#include "engine/store/folder/save_folder.h"
#include "game/platform/folders.h"

namespace game {

// What a program of a source tree says at its start if an installed one has been started, too: that
// games and records can be taken there. Nothing if there are none here, or if something was
// exported there.
std::optional<engine::StoreNotice> move_offer(const Folders& folders);

} // namespace game
