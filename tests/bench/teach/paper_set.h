#pragma once
// Puzzles of one layout, read from a file.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/puzzle_line.h"

namespace bench {

struct PaperSet {
    std::string name;
    std::shared_ptr<const engine::Grid> grid;
    std::vector<engine::Digits> puzzles;
};

// A band of ratings: the number in the second column of a file.
struct Band {
    double least = 0;
    double most = 1e9;
};

// One puzzle on each line, up to a space, tab or comma. Returns `most` of those whose rating is in
// the band, evenly chosen. Lines of another layout than the first are left out.
engine::Result<PaperSet>
read_paper_set(const std::filesystem::path& file, const Band& band, std::size_t most);

} // namespace bench
