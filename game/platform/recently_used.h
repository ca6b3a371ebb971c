#pragma once
// Keeps what was worked out, up to so many bytes: what was not used for longest goes first.

#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace game {

template <typename Value>
class RecentlyUsed {
public:
    explicit RecentlyUsed(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    // Null when it is not kept. Valid until the next call of keep().
    Value* find(std::string_view key)
    {
        const auto place = places_.find(key);
        if (place == places_.end())
            return nullptr;
        entries_.splice(entries_.begin(), entries_, place->second);
        return &place->second->value;
    }

    // Of a key that is not kept yet. `size`: what the value takes, in bytes. The newest stays
    // however large it is.
    Value& keep(std::string key, Value value, std::size_t size)
    {
        size += 2 * sizeof(Entry) + key.capacity();
        entries_.push_front(Entry{std::move(key), std::move(value), size});
        places_.emplace(entries_.front().key, entries_.begin());
        bytes_ += size;
        make_room();
        return entries_.front().value;
    }

    // From now on no more than this.
    void set_most_bytes(std::size_t most_bytes)
    {
        most_bytes_ = most_bytes;
        make_room();
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
        while (bytes_ > most_bytes_ && entries_.size() > 1) {
            bytes_ -= entries_.back().size;
            places_.erase(entries_.back().key);
            entries_.pop_back();
        }
    }

    std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    Entries entries_;                                                         // last used first
    std::unordered_map<std::string_view, typename Entries::iterator> places_; // keys of entries_
};

} // namespace game
