#pragma once
// Ctrl-C, or another request that the program ends, while a command works: it ends with what is
// done. A second one ends the program at once.

namespace game {

// While one exists, the signals are noticed instead of ending the program; a closed pipe is only
// an error of writing.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    static bool is_asked();
    // The exit status for it, as shells expect it.
    static int status();
    // Waits until there is something to read. Returns false if the program is asked to end first.
    static bool wait_for_input(int descriptor);
};

} // namespace game
