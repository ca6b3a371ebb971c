#pragma once
// Other programs that print puzzles, measured from outside.

#include <string>

#include "engine/base/result.h"

namespace bench {

struct OutsideMaking {
    std::string name;
    int lines = 0;      // printed and not empty: one a puzzle
    double seconds = 0; // of processor time, in the program and what it starts
};

// "NAME=COMMAND", for the shell; a failure when it can't be run, fails, or prints nothing.
engine::Result<OutsideMaking> run_outside_maker(const std::string& words);

} // namespace bench
