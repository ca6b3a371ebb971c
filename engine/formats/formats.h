#pragma once
// All formats: recognises, reads and writes puzzles as text. The lists of docs/FORMATS.md and of
// the command line are made from all_formats().

#include <span>
#include <string>
#include <string_view>

#include "engine/formats/format.h"
#include "engine/formats/puzzle_texts.h"

namespace engine {

// In the order in which they are recognised.
std::span<const Format* const> all_formats();

// The format of this shape that the text is in; null if none recognises it.
const Format* recognise(std::string_view text, Shape shape);

// What a part of a text holds; at least one entry. If no format recognises it, that is an error
// which says what was found and what is needed.
ReadPuzzles read(const PuzzleText& text, LastGrid& last_grid);
// Whether the text mentions a link to a puzzle, among other text.
bool holds_link(std::string_view text);
// The same for all parts of a text that is there as a whole, such as a file of a collection.
ReadPuzzles read_all(std::string_view text);

// What the format can't tell and would leave out: details, the solution, and which digits of a
// position are givens.
struct LeftOut {
    std::vector<Detail> details;
    bool solution = false;
    bool which_are_given = false; // of the digits

    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};
// can_write() must be true.
LeftOut left_out(const Format& format, const SharedPuzzle& puzzle);
const char* name_of(Detail detail);    // "rules in words", to be translated
std::string_view id_of(Detail detail); // "rules"

// Whether the puzzle can be written; if not, names what the format can't tell.
Attempt can_write(const Format& format, const SharedPuzzle& puzzle);
// can_write() must be true. Ends with a line end.
std::string write(const Format& format, const SharedPuzzle& puzzle);

// The same puzzle without what a player wrote on it.
SharedPuzzle only_givens(SharedPuzzle puzzle);

} // namespace engine
