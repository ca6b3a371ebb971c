#pragma once
// Frames that nobody looks at the pixels of, such as those whose display list is all that is asked
// for: they need not be painted, which takes half of the time.

#include <optional>
#include <utility>

namespace golden {

// While there is one, frames are laid out and drawn into their lists, but no pixel is changed.
class Unpainted {
public:
    Unpainted();
    ~Unpainted();
    Unpainted(const Unpainted&) = delete;
    Unpainted& operator=(const Unpainted&) = delete;
};

inline std::optional<Unpainted> painting_nothing()
{
    return std::optional<Unpainted>(std::in_place);
}

} // namespace golden
