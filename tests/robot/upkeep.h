#pragma once
// The resources of the process: memory and open files.

#include <cstddef>

namespace robot {

struct Holdings {
    std::size_t allocated = 0; // bytes, by everything that allocates memory
    std::size_t resident = 0;  // bytes of physical memory
    std::size_t own = 0;       // of these, what is shared with no file and no other process
    int descriptors = 0;
};

Holdings holdings();

} // namespace robot
