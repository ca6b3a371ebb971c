#pragma once
// Containers indexed by what they are about: an enumerator (these count from 0), or a cell, a house
// or another thing that has an `index`.

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace engine {

template <class Key>
constexpr std::size_t index_of(Key key)
{
    if constexpr (std::is_enum_v<Key>)
        return static_cast<std::size_t>(key);
    else
        return key.index;
}

// The enumerator with this index; there must be one.
template <class Enumerator>
constexpr Enumerator enumerator_at(std::integral auto index)
{
    return static_cast<Enumerator>(index);
}

// The enumerator that many after another; there must be one.
template <class Enumerator>
constexpr Enumerator enumerator_after(Enumerator first, int steps)
{
    return enumerator_at<Enumerator>(index_of(first) + steps);
}

// One value for each of `count` keys.
template <class Key, class Value, std::size_t count>
struct Table : std::array<Value, count> {
    using std::array<Value, count>::operator[];
    constexpr Value& operator[](Key key) { return this->data()[index_of(key)]; }
    constexpr const Value& operator[](Key key) const { return this->data()[index_of(key)]; }
};

// One value for each key, as many as it is made for: By<Cell, Digit> holds a digit for each cell.
// Code that counts may also name a value by its number.
template <class Key, class Value>
class By : public std::vector<Value> {
public:
    using std::vector<Value>::vector;
    using std::vector<Value>::operator[];
    typename std::vector<Value>::reference operator[](Key key) { return (*this)[index_of(key)]; }
    typename std::vector<Value>::const_reference operator[](Key key) const
    {
        return (*this)[index_of(key)];
    }
};

} // namespace engine
