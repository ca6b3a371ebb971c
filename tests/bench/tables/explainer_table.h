#pragma once
// How far our Explainer ratings agree with those of a list, by list and band of ratings, and how
// quickly they are found.

#include <string>
#include <vector>

namespace bench {

struct ExplainerRules {
    // Each line a puzzle and columns between spaces or tabs. Known by their columns: a puzzle and
    // ER; a puzzle of a layout (X, W, DG, XW, LS, J9, 6x6, 16x16), its regions, ER, EP, ED; and a
    // classic one with three figures of HoDoKu before ER, EP, ED.
    std::vector<std::string> files;
    double least = 0;
    double most = 20;
    int each = 1;
    int shown = 0;
};

std::string explainer_table(const ExplainerRules& rules);

} // namespace bench
