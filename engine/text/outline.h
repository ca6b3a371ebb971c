#pragma once
// Folds what long nets say: a few lines, in which all other sentences are.

#include "engine/text/explain.h"

namespace engine {

// The sentences of all branches, each of which begins with what it assumes, in at most so many
// lines.
std::vector<Sentence>
folded(const Translations& texts, const Grid& grid, std::vector<Sentence> branches, int most);

} // namespace engine
