#pragma once
// The file formats, version 1, as plain structs: integers, bools and strings only, and vectors of
// those. Members keep their names for ever; a new format gets structs of its own. Nothing read
// from a file is trusted before play_document.h and its like have looked at it.

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

// The ruled paper as it is, without the names of rules: a new variant needs no new format.
struct GridDocument {
    Number size = 0;
    Numbers rows; // of the places of the cells, from 0
    Numbers columns;
    std::vector<HouseDocument> houses;
    std::vector<CageDocument> cages;
    Numbers pairs; // two numbers for each pair
    std::vector<std::string> symbols;
};

struct PuzzleDocument {
    GridDocument grid;
    std::string givens; // a character for each cell, see engine/text/notation.h; likewise below
    std::string solution;
};

struct SpecDocument {
    std::string layout;
    std::string level;
    std::string fill;
    std::string symmetry;
    std::string seed;
};

struct PencilDocument {
    Number cell = 0;
    std::string corner; // digits, one character each
    std::string centre;
    std::string colours;
};

struct BoardDocument {
    std::string digits;                 // givens too
    std::vector<PencilDocument> pencil; // of the cells that have any
};

struct FactsDocument {
    Number wrong_entries = 0;
    Number checks = 0;
    Number note_fills = 0;
    Number pauses = 0;
    Number hints = 0;
    bool mistakes_revealed = false;
    Number hints_named = 0; // since version 2; left out while 0, so that older games read the rest
    Number hints_explained = 0; // likewise
};

struct StartDocument {
    BoardDocument board;
    FactsDocument facts;
    Numbers filled_cells;
    Numbers fill_times; // milliseconds
    Number at = 0;
};

// What the list of games shows. It stands first in the file.
struct SummaryDocument {
    std::string category;
    std::string seed;
    Number elapsed = 0; // milliseconds
    Number cells_to_fill = 0;
    Number cells_filled = 0;
    std::string digits;
    Number saved = 0; // seconds since 1970-01-01 UTC
};

struct HandDocument {
    Numbers selection;
    Number mode = 0;
    Number locked = 0;
};

struct GameDocument {
    SummaryDocument summary;
    SpecDocument spec;
    PuzzleDocument puzzle;
    bool clear_peer_notes = true;
    std::vector<StartDocument> start; // none or one
    std::vector<std::string> log;     // "61500 r4c5=7": milliseconds of play, action
    BoardDocument board;              // what the log leads to
    FactsDocument facts;              // likewise
    HandDocument hand;
    Number started = 0;
    bool rebuilt = false;
    std::string recipe; // left out while empty, as in games of earlier versions
};

struct RunDocument {
    std::string category;
    std::string initials;
    Number time = 0;
    Number date = 0;
    FactsDocument facts;
    std::string seed;
    Numbers fill_times;
    bool repeated = false;
    std::string game;   // left out while empty, as in the first files of version 1
    std::string recipe; // likewise
};

struct RecordsDocument {
    std::vector<RunDocument> runs;
};

} // namespace engine
