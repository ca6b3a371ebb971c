#pragma once
// The file formats, versions 1 to 4, as plain structs of integers, bools, strings and vectors of
// those. Members are never renamed; a new format gets new structs. Values read from a file are not
// trusted until play_document.h, puzzle_document.h and the like have validated them.

#include <cstdint>
#include <string>
#include <vector>

namespace engine {

using Number = std::int64_t;
using Numbers = std::vector<Number>;

struct HouseDocument {
    std::string kind; // "row", "column", "region", "extra"
    Numbers cells;    // indexes in reading order, from 0; likewise below
};

struct CageDocument {
    Numbers cells;
    Number sum = 0;
};

// The grid itself, without the names of its rules, so that a new variant needs no new format.
struct GridDocument {
    Number size = 0;
    Numbers rows; // of each cell, from 0
    Numbers columns;
    std::vector<HouseDocument> houses;
    std::vector<CageDocument> cages;
    Numbers pairs; // cells that must differ: two indexes for each pair
    std::vector<std::string> symbols;
};

struct PuzzleDocument {
    GridDocument grid;
    std::string givens; // one character for each cell, see engine/text/notation.h; likewise below
    std::string solution;
};

struct SpecDocument {
    std::string layout;
    std::string level;
    std::string fill;
    std::string symmetry;
    std::string seed;
    bool from_elsewhere = false; // omitted while false, as in games of earlier versions
    // Wishes; each is omitted while it wishes nothing, as in games of earlier versions.
    std::string technique = {}; // its id
    Number givens = 0;
    Number least_in_row = 0;
    Number most_in_row = 0;
    bool minimal = false;
    bool digits_in_order = false;
};

struct NotesDocument {
    Number cell = 0;
    std::string corner; // digits, one character each
    std::string centre;
    std::string colours;
};

struct BoardDocument {
    std::string digits;                // including the givens
    std::vector<NotesDocument> pencil; // of the cells that have notes or colours
    // since version 3; omitted while empty
    Numbers note_colours = {}; // cell, digit, colour; and so on
    Numbers links = {};        // cell, digit, cell, digit, 1 if strong or 0 if weak; and so on
};

// Since version 3. Assumptions are a cell and a digit each.
struct BookmarkDocument {
    Number number = 0;
    std::string name;
    BoardDocument board;
    Number at = 0;      // milliseconds
    Number parent = 0;  // its number, or 0
    Numbers assumption; // at most one
    Numbers tried;
    bool deleted = false;
};

struct StatsDocument {
    Number wrong_entries = 0;
    Number checks = 0;
    Number note_fills = 0;
    Number pauses = 0;
    Number hints = 0;
    bool mistakes_revealed = false;
    // since version 2; omitted while 0, so that older programs can read the rest
    Number hints_named = 0;
    Number hints_explained = 0; // likewise
    // since version 3; omitted while false
    bool notes_struck = false;
    bool given_up = false;
    // since version 4; omitted while 0 or false
    Number singles_fills = 0;
    bool possible_shown = false;
};

struct StartDocument {
    BoardDocument board;
    StatsDocument facts;
    Numbers filled_cells;
    Numbers fill_times; // milliseconds
    Number at = 0;
    // since version 3; omitted while empty or 0
    std::vector<BookmarkDocument> bookmarks;
    Number last_bookmark = 0;
};

// What the list of saved games shows. It is the first member of the file.
struct SummaryDocument {
    std::string category;
    std::string seed;
    Number elapsed = 0; // milliseconds
    Number cells_to_fill = 0;
    Number cells_filled = 0;
    std::string digits;
    Number saved = 0;   // seconds since 1970-01-01 UTC
    std::string recipe; // not in the file: that of the game, which parse_summary() reads as well
};

struct InputDocument {
    Numbers selection;
    Number mode = 0;
    Number locked = 0;
    bool strikes_notes = false;  // since version 3; omitted while false
    bool shows_possible = false; // since version 4; omitted while false
};

// The run that a player races against. Omitted without one; older programs ignore it.
struct RivalDocument {
    std::string name;
    Numbers times; // milliseconds
    Numbers cells; // in the order of the times, or none
};

struct GameDocument {
    SummaryDocument summary;
    SpecDocument spec;
    PuzzleDocument puzzle;
    bool clear_peer_notes = true;
    std::vector<StartDocument> start; // at most one
    std::vector<std::string> log;     // "61500 r4c5=7": milliseconds of play time, then the action
    BoardDocument board;              // the board after the log
    StatsDocument facts;              // likewise
    InputDocument hand;
    Number started = 0;
    bool rebuilt = false;
    std::string recipe;     // omitted while empty, as in games of earlier versions
    std::string collection; // likewise: the id of the collection that it was opened from
    std::vector<RivalDocument> rival = {}; // likewise; at most one
};

struct RunDocument {
    std::string category;
    std::string initials;
    Number time = 0;
    Number date = 0;
    StatsDocument facts;
    std::string seed;
    Numbers fill_times;
    bool repeated = false;
    std::string game;     // omitted while empty, as in the first files of version 1
    std::string recipe;   // likewise
    bool deleted = false; // omitted while false
};

struct RecordsDocument {
    std::vector<RunDocument> runs;
};

// A finished run with its log. What `run` and `game` say of its result is claimed; the log of the
// game yields it.
struct ReplayDocument {
    RunDocument run;
    GameDocument game;
};

// The tables of the arcade modes.
struct ArcadeResultDocument {
    std::string id;
    std::string initials;
    Number score = 0;
    Number time = 0; // milliseconds
    Number date = 0;
};

struct ArcadeTableDocument {
    std::string mode;
    std::vector<ArcadeResultDocument> results;
};

struct ArcadeDocument {
    std::vector<ArcadeTableDocument> tables;
};

} // namespace engine
