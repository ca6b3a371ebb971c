#pragma once
// A hash of 64 bits of a sequence of words: the same on every machine and in every version, as
// files hold it. It is no protection against somebody who looks for two sequences with the same
// hash.

#include <bit>
#include <cstdint>
#include <string_view>

namespace engine {

class Hash {
public:
    void add(std::uint64_t word) { state_ = mixed(std::rotl(state_, 23) ^ word); }
    void add(std::string_view text)
    {
        add(text.size());
        for (const char letter : text)
            add(static_cast<unsigned char>(letter));
    }
    std::uint64_t value() const { return mixed(state_); }

private:
    // The last step of splitmix64 (see random.h): different words stay different.
    static constexpr std::uint64_t mixed(std::uint64_t word)
    {
        word += 0x9e3779b97f4a7c15u;
        word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9u;
        word = (word ^ (word >> 27)) * 0x94d049bb133111ebu;
        return word ^ (word >> 31);
    }

    std::uint64_t state_ = 0;
};

} // namespace engine
