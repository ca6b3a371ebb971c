#pragma once
// The bookmarks of a play as a tree: go to one, name it, delete it and take that back. The clock is
// stopped meanwhile, so nothing of the board is shown except what was tried.

#include <functional>
#include <memory>
#include <vector>

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

// The order and depth in which the bookmarks are listed.
struct BranchOfTree {
    int number = 0; // of the bookmark
    int parent = 0; // of the nearest one above that is shown too; 0 if there is none
    int depth = 0;

    friend bool operator==(const BranchOfTree&, const BranchOfTree&) = default;
};

// Each bookmark follows its parent, and those with the same parent follow in the order they were
// set.
std::vector<BranchOfTree> tree_of(const std::vector<engine::Bookmark>& bookmarks,
                                  const std::function<bool(const engine::Bookmark&)>& is_shown);

} // namespace game
