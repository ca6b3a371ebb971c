#pragma once
// A step told in sentences, with this board's cells and digits, in any language of the catalogue.

#include <optional>
#include <string>
#include <vector>

#include "engine/text/step_places.h"

namespace engine {

struct Sentence {
    std::vector<Phrase> phrases;
    Role role = Role::Cause; // of the cells it is about; Effect where it tells what the step does
    std::string badge;       // of the cell or set it is about, see badges_of(); mostly empty
};

std::string technique_name(const Catalogue& words, const Step& step);

// The reason, sentence by sentence, then what the step places or removes.
std::vector<Sentence> explain(const Catalogue& words, const Grid& grid, const Step& step);
// Only what it places or removes.
std::vector<Sentence> tell_effect(const Catalogue& words, const Grid& grid, const Step& step);

// Which clues of this paper no technique uses, so that nobody takes a hint for the easiest way;
// nothing where all are used.
std::optional<Sentence> tell_unused_clues(const Catalogue& words, const Grid& grid);

// Letters that tie cells to sentences: P for a pivot, S for a stem, A, B and so on for its
// pincers, and for sets of cells: one for each, however often a step names it.
struct Badge {
    std::string text;
    Cells cells; // of a set all of them, in reading order
};
std::vector<Badge> badges_of(const Step& step);

// The sentence as plain text, for the command line.
std::string plain(const Sentence& sentence);

} // namespace engine
