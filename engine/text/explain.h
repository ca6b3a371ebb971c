#pragma once
// Explains a step in sentences, with the cells and digits of its board, in any language.

#include <optional>
#include <string>
#include <vector>

#include "engine/text/step_placeholders.h"

namespace engine {

struct Sentence {
    std::vector<Phrase> phrases;
    // of the cells the sentence is about; Effect in a sentence about what the step does
    Role role = Role::Cause;
    std::string badge; // of the cell or set the sentence is about, see badges_of(); usually empty
    std::vector<Sentence> inside = {};   // why, for those who want to know
    std::optional<Candidate> makes = {}; // the digit that must be there, in a branch
};

std::string technique_name(const Translations& texts, const Step& step);

// What the technique is, how to see it and why it is right: a paragraph for those who learn it.
std::string about(const Translations& texts, const Technique& technique);

// `grid` is that of the chart (Chart::grid()), in which the houses of the step are.
// The reason, sentence by sentence, followed by what the step places or removes. What is inside a
// sentence follows behind it.
std::vector<Sentence> explain(const Translations& texts, const Grid& grid, const Step& step);
// The same in at most so many lines: the rest is inside of them.
inline constexpr int most_lines_of_outline = 10;
std::vector<Sentence> outline(const Translations& texts, const Grid& grid, const Step& step);
// Only what the step places or removes.
std::vector<Sentence> explain_effect(const Translations& texts, const Grid& grid, const Step& step);

// Letters that link cells to sentences: P for a pivot, S for a stem, A, B and so on for its pincers
// and for sets of cells. A set has one letter, however often a step names it.
struct Badge {
    std::string text;
    Cells cells; // all cells of a set, in reading order
};
std::vector<Badge> badges_of(const Step& step);

// The sentence as plain text, for the command line.
std::string plain(const Sentence& sentence);

} // namespace engine
