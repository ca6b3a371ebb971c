#pragma once
// The file formats, versions 1 to 6: plain structs of what can't be stored as it is, and the places
// of the others in them. Members are never renamed; a new format gets new structs. Values read from
// a file are not trusted until is_possible() in checks.h and the functions in play_document.h,
// puzzle_document.h and the like have validated them.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/play/bookmarks.h"
#include "engine/play/record.h"
#include "engine/store/documents/saved_game.h"

namespace engine {

using Number = std::int64_t;
using Numbers = std::vector<Number>;

constexpr Number max_cells = CellSet::most_cells;
constexpr std::size_t max_runs = 50'000; // in one file: an earlier version wrote all into one

struct HouseDocument {
    std::string kind; // "row", "column", "region", "extra"
    Numbers cells;    // indexes in reading order, from 0; likewise below

    static void for_each_member(auto& self, auto visit)
    {
        visit({"kind"}, self.kind);
        visit({"cells"}, self.cells);
    }
};

struct CageDocument {
    Numbers cells;
    Number sum = 0; // since version 6 it may be 0: none

    static void for_each_member(auto& self, auto visit)
    {
        visit({"cells"}, self.cells);
        visit({.name = "sum", .most = 325}, self.sum); // 325 is the sum of 1 to 25
    }
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

    static void for_each_member(auto& self, auto visit)
    {
        constexpr Number last_row = 199;
        visit({.name = "size", .least = 1, .most = max_size}, self.size);
        visit({.name = "rows", .most = last_row, .count = max_cells}, self.rows);
        visit({.name = "columns", .most = last_row, .count = max_cells}, self.columns);
        visit({.name = "houses", .count = 1000}, self.houses);
        visit({.name = "cages", .count = 1000}, self.cages);
        visit({.name = "pairs", .count = 40'000}, self.pairs);
        visit({.name = "symbols", .longest = 8, .count = max_size}, self.symbols);
    }
};

struct PuzzleDocument {
    GridDocument grid;
    std::string givens; // one character for each cell, see engine/text/notation.h; likewise below
    std::string solution;

    static void for_each_member(auto& self, auto visit)
    {
        visit({"grid"}, self.grid);
        visit({.name = "givens", .longest = max_cells}, self.givens);
        visit({.name = "solution", .longest = max_cells}, self.solution);
    }
};

struct SpecDocument {
    std::string layout;
    std::string level;
    std::string fill;
    std::string symmetry;
    std::string seed;
    bool from_elsewhere = false;
    // Wishes; each is left out while it wishes nothing.
    std::string technique = {}; // its id
    Number givens = 0;
    Number least_in_row = 0;
    Number most_in_row = 0;
    Numbers givens_of_rows = {};
    bool minimal = false;
    bool digits_in_order = false;
    bool along_rows = false; // filled so; `fill` is then one that older programs know

    static void for_each_member(auto& self, auto visit)
    {
        visit({"layout"}, self.layout);
        visit({"level"}, self.level);
        visit({"fill"}, self.fill);
        visit({"symmetry"}, self.symmetry);
        visit({"seed"}, self.seed);
        visit({.name = "from_elsewhere", .is_later = true}, self.from_elsewhere);
        visit({.name = "technique", .is_later = true}, self.technique);
        visit({.name = "givens", .is_later = true}, self.givens);
        visit({.name = "least_in_row", .is_later = true}, self.least_in_row);
        visit({.name = "most_in_row", .is_later = true}, self.most_in_row);
        visit({.name = "givens_of_rows", .is_later = true}, self.givens_of_rows);
        visit({.name = "minimal", .is_later = true}, self.minimal);
        visit({.name = "digits_in_order", .is_later = true}, self.digits_in_order);
        visit({.name = "along_rows", .is_later = true}, self.along_rows);
    }
};

struct NotesDocument {
    Number cell = 0;
    std::string corner; // digits, one character each
    std::string centre;
    std::string colours;
    std::string text = {}; // since version 5

    static void for_each_member(auto& self, auto visit)
    {
        visit({"cell"}, self.cell);
        visit({"corner"}, self.corner);
        visit({"centre"}, self.centre);
        visit({"colours"}, self.colours);
        visit({.name = "text", .longest = longest_cell_text_bytes, .is_later = true}, self.text);
    }
};

struct BoardDocument {
    std::string digits;                // including the givens
    std::vector<NotesDocument> pencil; // of the cells that have notes, colours or a text
    Numbers note_colours = {};         // since version 3: cell, digit, colour; and so on
    Numbers links = {}; // likewise: cell, digit, cell, digit, 1 if strong or 0 if weak; and so on

    static void for_each_member(auto& self, auto visit)
    {
        visit({.name = "digits", .longest = max_cells}, self.digits);
        visit({"pencil"}, self.pencil);
        visit({.name = "note_colours", .is_later = true}, self.note_colours);
        visit({.name = "links", .is_later = true}, self.links);
    }
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

    static void for_each_member(auto& self, auto visit)
    {
        visit({.name = "number", .least = 1, .most = 1'000'000}, self.number);
        visit({.name = "name", .longest = longest_bookmark_name}, self.name);
        visit({"board"}, self.board);
        visit({.name = "at", .most = longest_play}, self.at);
        visit({.name = "parent", .most = self.number - 1}, self.parent);
        visit({"assumption"}, self.assumption);
        visit({"tried"}, self.tried);
        visit({"deleted"}, self.deleted);
    }
};

struct StartDocument {
    BoardDocument board;
    RunStats facts;
    Numbers filled_cells;
    std::vector<PlayTime> fill_times;
    Number at = 0;                                // milliseconds
    std::vector<BookmarkDocument> bookmarks = {}; // since version 3
    Number last_bookmark = 0;                     // likewise

    static void for_each_member(auto& self, auto visit)
    {
        visit({"board"}, self.board);
        visit({"facts"}, self.facts);
        visit({"filled_cells"}, self.filled_cells);
        visit({"fill_times"}, self.fill_times);
        visit({.name = "at", .most = longest_play}, self.at);
        visit({.name = "bookmarks", .count = max_bookmarks, .is_later = true}, self.bookmarks);
        visit({.name = "last_bookmark", .is_later = true}, self.last_bookmark);
    }
};

struct GameDocument {
    static constexpr auto outer_name = "game"; // JSON nests it in a member of this name

    GameSummary summary; // first, so that it can be read without the rest
    SpecDocument spec;
    PuzzleDocument puzzle;
    bool clear_peer_notes = true;
    std::vector<StartDocument> start; // at most one
    std::vector<std::string> log;     // "61500 r4c5=7": milliseconds of play time, then the action
    BoardDocument board;              // the board after the log
    RunStats facts;                   // likewise
    SavedInput hand;
    std::int64_t started = 0;
    bool rebuilt = false;
    std::string recipe;
    std::string collection;        // the id of the one that it was opened from
    std::vector<Rival> rival = {}; // at most one
    bool repeated = false;
    std::string others = {};
    bool clashes_keep_notes = false;
    std::vector<std::string> shown_techniques = {};
    bool list_lost = false;

    static void for_each_member(auto& self, auto visit)
    {
        visit({"summary"}, self.summary);
        visit({"spec"}, self.spec);
        visit({"puzzle"}, self.puzzle);
        visit({"clear_peer_notes"}, self.clear_peer_notes);
        visit({"start"}, self.start);
        visit({"log"}, self.log);
        visit({"board"}, self.board);
        visit({"facts"}, self.facts);
        visit({"hand"}, self.hand);
        visit({.name = "started", .most = latest_date}, self.started);
        visit({"rebuilt"}, self.rebuilt);
        visit({.name = "recipe", .longest = longest_recipe, .is_later = true}, self.recipe);
        visit({.name = "collection", .is_later = true}, self.collection);
        visit({.name = "rival", .is_later = true}, self.rival);
        visit({.name = "repeated", .is_later = true}, self.repeated);
        visit({.name = "others", .is_later = true}, self.others);
        visit({.name = "clashes_keep_notes", .is_later = true}, self.clashes_keep_notes);
        visit({.name = "shown_techniques", .is_later = true}, self.shown_techniques);
        visit({.name = "list_lost", .is_later = true}, self.list_lost);
    }
};

// Reads the summary of a game and its recipe, and skips the rest.
struct OnlySummary {
    static constexpr auto outer_name = "game";

    GameSummary summary = {};

    static void for_each_member(auto& self, auto visit)
    {
        visit({"summary"}, self.summary);
        visit({.name = "recipe", .longest = longest_recipe, .is_later = true}, self.summary.recipe);
    }
};

struct RecordsDocument {
    static constexpr auto outer_name = "records";

    std::vector<Record> runs;
    std::string known_list = {}; // the id of the list of known puzzles that belongs to it

    static void for_each_member(auto& self, auto visit)
    {
        visit({.name = "runs", .count = max_runs}, self.runs);
        visit({.name = "known_list", .is_later = true}, self.known_list);
    }
};

// A finished run with its log. What `run` and `game` say of its result is claimed; the log of the
// game yields it.
struct ReplayDocument {
    static constexpr auto outer_name = "replay";

    Record run;
    GameDocument game;

    static void for_each_member(auto& self, auto visit)
    {
        visit({"run"}, self.run);
        visit({"game"}, self.game);
    }
};

// The tables of the arcade modes.
struct ArcadeTableDocument {
    std::string mode;
    std::vector<ArcadeResult> results;

    static void for_each_member(auto& self, auto visit)
    {
        visit({"mode"}, self.mode);
        visit({"results"}, self.results);
    }
};

// What is known of a mode besides its table.
struct ArcadePastDocument {
    std::string mode;
    ArcadeResult last;
    int rungs = 0; // the most of all runs

    static void for_each_member(auto& self, auto visit)
    {
        visit({"mode"}, self.mode);
        visit({"last"}, self.last);
        visit({.name = "rungs", .is_later = true}, self.rungs);
    }
};

struct ArcadeDocument {
    static constexpr auto outer_name = "arcade";

    std::vector<ArcadeTableDocument> tables;
    std::vector<ArcadePastDocument> pasts;

    static void for_each_member(auto& self, auto visit)
    {
        visit({.name = "tables", .count = 100}, self.tables);
        visit({.name = "pasts", .count = 100, .is_later = true}, self.pasts);
    }
};

} // namespace engine
