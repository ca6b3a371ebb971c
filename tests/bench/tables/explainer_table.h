#pragma once
// How well our Explainer ratings agree with those of a list, by list and band of ratings, and how
// fast they are computed.

#include <string>
#include <vector>

namespace bench {

struct ExplainerRules {
    // One puzzle on each line, in columns separated by spaces or tabs. Three formats: a puzzle and
    // ER; a puzzle with its layout (X, W, DG, XW, LS, J9, 6x6, 16x16), its regions, ER, EP, ED; and
    // a classic puzzle with three values of HoDoKu before ER, EP, ED.
    std::vector<std::string> files;
    double least = 0;
    double most = 20;
    int each = 1;
    int shown = 0;
};

std::string explainer_table(const ExplainerRules& rules);

} // namespace bench
