#include "tests/bench/teach/asked_sets.h"

#include <cstdlib>
#include <iostream>

namespace bench {

void AskedSets::describe(CLI::App& command)
{
    command.add_option("--set", files, "Files of puzzles, one a line")->required();
    command.add_option("--band", bands, "Only puzzles rated so in the second column: 2.5-3.4");
    command.add_option("--most", most, "Puzzles of each set")->check(CLI::PositiveNumber);
}

std::vector<PaperSet> AskedSets::read() const
{
    std::vector<PaperSet> sets;
    const std::vector<std::string> all = {""};
    for (const std::string& file : files) {
        for (const std::string& words : bands.empty() ? all : bands) {
            Band band;
            if (const auto dash = words.find('-'); dash != std::string::npos)
                band = {std::strtod(words.c_str(), nullptr),
                        std::strtod(words.c_str() + dash + 1, nullptr)};
            auto set = read_paper_set(file, band, most);
            if (!set) {
                std::cerr << "left out: " << engine::in_english(set.why()) << '\n';
                continue;
            }
            sets.push_back(*std::move(set));
            sets.back().name += words.empty() ? "" : " " + words;
        }
    }
    return sets;
}

} // namespace bench
