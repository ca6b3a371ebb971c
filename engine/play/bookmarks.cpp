#include "engine/play/bookmarks.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/ensure.h"

namespace engine {

namespace {

bool is_still_on(const Board& board, const Assumption& assumption)
{
    return board[assumption.cell].digit == assumption.digit;
}

} // namespace

const Bookmark* Bookmarks::find(int number) const
{
    const auto found = std::ranges::find(all_, number, &Bookmark::number);
    return found == all_.end() ? nullptr : &*found;
}

Bookmark& Bookmarks::entry(int number)
{
    const auto found = std::ranges::find(all_, number, &Bookmark::number);
    ENSURE(found != all_.end());
    return *found;
}

void Bookmarks::set(const Board& board, std::size_t position, PlayTime at)
{
    const auto same = std::ranges::find_if(
        all_, [&](const Bookmark& each) { return !each.deleted && each.board == board; });
    if (same != all_.end())
        return go_to(same->number, position);
    if (all_.size() >= max_bookmarks)
        make_room();
    const Branch& branch = branch_at(position);
    Bookmark next{.number = all_.empty() ? 1 : all_.back().number + 1, .board = board, .at = at};
    next.parent = branch.number;
    // It may have been erased since, by hand or with the mistake that it was.
    if (branch.first && branch.first->first <= position && is_still_on(board, branch.first->second))
        next.assumption = branch.first->second;
    last_ = next.number;
    all_.push_back(std::move(next));
    begin_branch(last_, position);
}

void Bookmarks::go_to(int number, std::size_t position)
{
    last_ = number;
    begin_branch(number, position);
}

void Bookmarks::name(int number, std::string name)
{
    entry(number).name = std::move(name);
}

void Bookmarks::remove(int number)
{
    entry(number).deleted = true;
    if (number != last_)
        return;
    last_ = 0;
    for (const Bookmark* above = find(find(number)->parent); above != nullptr && last_ == 0;
         above = find(above->parent))
        last_ = above->deleted ? 0 : above->number;
    for (auto each = all_.rbegin(); each != all_.rend() && last_ == 0; ++each)
        last_ = each->deleted ? 0 : each->number;
}

void Bookmarks::restore(int number)
{
    entry(number).deleted = false;
    last_ = number;
}

void Bookmarks::step(std::size_t position)
{
    branches_.erase(branches_.lower_bound(position), branches_.end());
    Branch& branch = branch_at(position);
    if (branch.first && branch.first->first >= position)
        branch.first.reset(); // it was undone
}

void Bookmarks::wrote(Assumption assumption, std::size_t position, const Board& board)
{
    Branch& branch = branch_at(position);
    if (branch.first && is_still_on(board, branch.first->second))
        return;
    branch.first = {position, assumption};
    if (branch.number == 0)
        return;
    std::vector<Assumption>& tried = entry(branch.number).tried;
    if (std::ranges::find(tried, assumption) == tried.end())
        tried.push_back(assumption);
}

Bookmarks::Branch& Bookmarks::branch_at(std::size_t position)
{
    return std::prev(branches_.upper_bound(position))->second;
}

// An assumption that can still be redone is made after the bookmark from now on.
void Bookmarks::begin_branch(int number, std::size_t position)
{
    Branch& before = branch_at(position);
    Branch next{.number = number};
    if (before.first && before.first->first > position)
        next.first = std::exchange(before.first, std::nullopt);
    branches_[position] = next;
}

void Bookmarks::make_room()
{
    auto dropped = std::ranges::find_if(all_, &Bookmark::deleted);
    if (dropped == all_.end())
        dropped = std::ranges::find_if(all_, &std::string::empty, &Bookmark::name);
    drop(dropped == all_.end() ? all_.begin() : dropped);
}

// What was reached from it counts as reached from its parent.
void Bookmarks::drop(std::vector<Bookmark>::iterator dropped)
{
    const int number = dropped->number;
    const int parent = dropped->parent;
    all_.erase(dropped);
    for (Bookmark& each : all_)
        each.parent = each.parent == number ? parent : each.parent;
    for (auto& [position, branch] : branches_)
        branch.number = branch.number == number ? parent : branch.number;
}

} // namespace engine
