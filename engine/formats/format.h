#pragma once
// A format: one way to write puzzles as text. Each is one value, in a file of its own.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/table.h"
#include "engine/formats/shared_puzzle.h"

namespace engine {

// What a text of the format looks like. This decides where a text with many puzzles is cut.
enum class Shape {
    Line,     // one line
    Block,    // several lines, none of them blank
    Document, // everything up to the end, or up to the last bracket
};

// How several puzzles are written into one text.
enum class Several {
    Lines,    // one line each
    Blocks,   // with a blank line between them
    Enclosed, // between a head and a foot
};

class DetailSet {
public:
    constexpr DetailSet(std::initializer_list<Detail> details)
    {
        for (Detail detail : details)
            bits_ |= 1u << index_of(detail);
    }
    constexpr bool has(Detail detail) const { return (bits_ >> index_of(detail) & 1u) != 0; }

private:
    unsigned bits_ = 0;
};

// What a format can tell besides the givens. What it can't is refused, or left out if it is a
// detail or the solution: leaving these out changes no puzzle. Which digits of a position are
// givens is left out where digits look alike.
struct Tells {
    bool placed = false; // apart from the givens
    bool candidates = false;
    bool corner_notes = false;
    bool solution = false;
    DetailSet details = {};
    bool is_alike = false; // digits and candidates look alike, so a given may not be told as such
};

struct Format;

// One of the puzzles of a text.
struct ReadPuzzle {
    int number; // from 1; 0 if the text holds only one; readers may leave it to read()
    Result<SharedPuzzle> puzzle;
    const Format* format = nullptr; // null if it is not known; set by read() of formats.h
};
using ReadPuzzles = std::vector<ReadPuzzle>;

struct Format {
    std::string_view id; // as on the command line: "hodoku"
    const char* name;    // for the player, to be translated
    Shape shape;
    Several several;
    bool is_link = false; // which may stand among other text
    Tells tells = {};
    const char* layouts;     // which layouts it can tell, for the player, to be translated
    const char* limits = ""; // what a reader can't tell apart, in sentences, to be translated

    // Looks only as far as needed to tell the formats of one shape apart, in their order.
    bool (*recognises)(std::string_view text);
    // Whether the rest of a text that was recognised stands in the next line, which is empty if it
    // is not known yet; null if it never does. Formats of lines only.
    bool (*goes_on)(std::string_view text, std::string_view next) = nullptr;
    // The text is one that was recognised. An error says what can't be read, and where.
    Result<SharedPuzzle> (*read)(std::string_view text, LastGrid& last_grid) = nullptr;
    // The same of a format whose texts may hold several; `read` is then null.
    ReadPuzzles (*read_several)(std::string_view text, LastGrid& last_grid) = nullptr;

    // Null if the format is only read. For puzzles with a layout and parts that it can tell.
    std::string (*write)(const SharedPuzzle& puzzle) = nullptr;
    bool (*takes)(const SharedPuzzle& puzzle) = nullptr; // whether it can tell the layout
    // What else about the puzzle can't be written; null if there is nothing.
    Attempt (*may_write)(const SharedPuzzle& puzzle) = nullptr;
    std::string_view head = {}; // around puzzles that are enclosed
    std::string_view foot = {};
};

// For what holds only one.
inline ReadPuzzles only(Result<SharedPuzzle> puzzle)
{
    ReadPuzzles puzzles;
    puzzles.push_back({0, std::move(puzzle), nullptr});
    return puzzles;
}

// For Format::takes.
inline bool takes_classic(const SharedPuzzle& puzzle)
{
    return puzzle.grid->is_classic();
}
inline bool takes_plain(const SharedPuzzle& puzzle)
{
    return is_plain(*puzzle.layout);
}
inline bool takes_every(const SharedPuzzle&)
{
    return true;
}

// For Format::layouts.
inline const char* const classic_layout = N_("9x9 with boxes");
inline const char* const plain_layouts = N_("every size with boxes and no other rule");

// For Format::limits, where digits and candidates are written alike.
inline const char* const candidates_limits =
    N_("Digits that a player placed become givens. A digit alone in its cell is a given, unless "
       "another cell that must differ lists it too.");

} // namespace engine
