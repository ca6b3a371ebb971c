#pragma once
// A cache of limited size in bytes that drops the least recently used entries.

#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace game {

template <typename Value>
class RecentlyUsed {
public:
    explicit RecentlyUsed(std::size_t max_bytes) : max_bytes_(max_bytes) {}

    // Returns null if the key is not in the cache. Valid until the next call of keep().
    Value* find(std::string_view key)
    {
        const auto place = places_.find(key);
        if (place == places_.end())
            return nullptr;
        entries_.splice(entries_.begin(), entries_, place->second);
        return &place->second->value;
    }

    // Adds a key that is not in the cache yet. `size` is that of the value in bytes. The newest
    // entry is never dropped, however large it is.
    Value& keep(std::string key, Value value, std::size_t size)
    {
        size += 2 * sizeof(Entry) + key.capacity();
        entries_.push_front(Entry{std::move(key), std::move(value), size});
        places_.emplace(entries_.front().key, entries_.begin());
        bytes_ += size;
        make_room();
        return entries_.front().value;
    }

    // Changes the limit and drops entries beyond it.
    void set_max_bytes(std::size_t max_bytes)
    {
        max_bytes_ = max_bytes;
        make_room();
    }

    void clear()
    {
        places_.clear();
        entries_.clear();
        bytes_ = 0;
    }

    std::size_t bytes() const { return bytes_; }
    std::size_t count() const { return entries_.size(); }

private:
    struct Entry {
        std::string key;
        Value value;
        std::size_t size;
    };
    using Entries = std::list<Entry>;

    void make_room()
    {
        while (bytes_ > max_bytes_ && entries_.size() > 1) {
            bytes_ -= entries_.back().size;
            places_.erase(entries_.back().key);
            entries_.pop_back();
        }
    }

    std::size_t max_bytes_;
    std::size_t bytes_ = 0;
    Entries entries_; // most recently used first
    // the keys point into entries_
    std::unordered_map<std::string_view, typename Entries::iterator> places_;
};

} // namespace game
