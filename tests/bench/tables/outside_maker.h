#pragma once
// Other programs that print puzzles, run as processes and measured.

#include <string>

#include "engine/base/result.h"

namespace bench {

struct OutsideMaking {
    std::string name;
    int lines = 0;      // printed and not empty: one for each puzzle
    double seconds = 0; // of processor time, of the program and its child processes
};

// "NAME=COMMAND" for the shell; returns a failure if it can't be run, fails, or prints nothing.
engine::Result<OutsideMaking> run_outside_maker(const std::string& words);

} // namespace bench
