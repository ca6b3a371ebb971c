#pragma once
// The puzzles that a command works on.

#include <CLI/CLI.hpp>

#include "tests/bench/teach/paper_set.h"

namespace bench {

struct AskedSets {
    std::vector<std::string> files;
    std::vector<std::string> bands; // "2.5-3.4"
    std::size_t most = 2000;

    void describe(CLI::App& command);
    // Every file, or every band of every file. What can't be read is reported and left out.
    std::vector<PaperSet> read() const;
};

} // namespace bench
