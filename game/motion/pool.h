#pragma once
// A list of limited length in one place: it never allocates, and what does not fit is left out.

#include <algorithm>
#include <array>
#include <cstddef>

namespace game {

template <typename Item, std::size_t room>
class Pool {
public:
    static constexpr std::size_t capacity = room;

    void add(const Item& item)
    {
        if (count_ < room)
            items_[count_++] = item;
    }
    template <typename Condition>
    void erase_if(Condition condition)
    {
        const auto kept = std::remove_if(begin(), end(), condition);
        count_ = kept - begin();
    }
    void clear() { count_ = 0; }

    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    auto begin() { return items_.begin(); }
    auto end() { return items_.begin() + count_; }
    auto begin() const { return items_.begin(); }
    auto end() const { return items_.begin() + count_; }

private:
    std::array<Item, room> items_{};
    std::size_t count_ = 0;
};

} // namespace game
