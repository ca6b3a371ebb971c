#pragma once
// The order and depth in which the bookmarks of a play are listed.

#include <functional>
#include <vector>

#include "engine/play/bookmarks.h"

namespace game {

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
