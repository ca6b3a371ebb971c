#include "game/scenes/play/bookmark_tree.h"

#include <map>

namespace game {
namespace {

using Children = std::map<int, std::vector<int>>; // by the number of the parent

void add_branches(const Children& children, int parent, int depth, std::vector<BranchOfTree>& tree)
{
    const auto found = children.find(parent);
    if (found == children.end())
        return;
    for (int number : found->second) {
        tree.push_back({number, parent, depth});
        add_branches(children, number, depth + 1, tree);
    }
}

} // namespace

std::vector<BranchOfTree> tree_of(const std::vector<engine::Bookmark>& bookmarks,
                                  const std::function<bool(const engine::Bookmark&)>& is_shown)
{
    // Parents come before their children, so the nearest one shown is known already.
    std::map<int, int> nearest = {{0, 0}}; // of each bookmark: itself or the nearest one above
    Children children;
    for (const engine::Bookmark& bookmark : bookmarks) {
        const auto above = nearest.find(bookmark.parent);
        const int parent = above == nearest.end() ? 0 : above->second;
        const bool shown = is_shown(bookmark);
        nearest[bookmark.number] = shown ? bookmark.number : parent;
        if (shown)
            children[parent].push_back(bookmark.number);
    }
    std::vector<BranchOfTree> tree;
    add_branches(children, 0, 0, tree);
    return tree;
}

} // namespace game
