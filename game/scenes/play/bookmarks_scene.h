#pragma once
// The bookmarks of a play as a tree: go to one, name it, delete it and take that back. The clock is
// stopped meanwhile, so nothing of the board is shown except what was tried.

#include <functional>
#include <memory>

#include "engine/play/session.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// What the screen needs from the play below it.
struct BookmarksOfPlay {
    std::function<const engine::Session&()> session = {};
    std::function<bool(const engine::Action&)> act = {}; // returns whether it was accepted
    std::function<void()> resume = {};                   // starts the clock again
};

std::unique_ptr<Scene> make_bookmarks_scene(Services& services, BookmarksOfPlay play);

// "Bookmark 3", or the name the player gave it.
std::string bookmark_name(const engine::Translations& texts, const engine::Bookmark& bookmark);

} // namespace game
