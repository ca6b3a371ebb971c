#pragma once
// One value for each enumerator of an enum whose enumerators count from 0.

#include <array>
#include <cstddef>

namespace engine {

template <class Key, class Value, std::size_t count>
struct Table : std::array<Value, count> {
    using std::array<Value, count>::operator[];
    constexpr Value& operator[](Key key) { return (*this)[static_cast<std::size_t>(key)]; }
    constexpr const Value& operator[](Key key) const
    {
        return (*this)[static_cast<std::size_t>(key)];
    }
};

} // namespace engine
