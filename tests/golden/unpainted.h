#pragma once
// Frames that nobody looks at the pixels of, such as those whose display list is all that is asked
// for: they need not be painted, which takes half of the time.

namespace golden {

// While there is one that is on, frames are laid out and drawn into their lists, but no pixel is
// changed.
class Unpainted {
public:
    explicit Unpainted(bool is_on);
    ~Unpainted();
    Unpainted(const Unpainted&) = delete;
    Unpainted& operator=(const Unpainted&) = delete;

private:
    bool is_on_;
};

} // namespace golden
