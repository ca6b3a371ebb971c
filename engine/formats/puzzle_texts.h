#pragma once
// Cuts a text into the parts that hold puzzles, in constant memory, while it arrives in pieces:
// lines, blocks of lines, and documents; of an XML document with many puzzles, the element of each.
// Cheap compared with reading them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/formats/foreign_text.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/formats/xml_text.h"
#include "engine/solve/classic_search.h"

namespace engine {

struct PuzzleText {
    std::string_view text; // without the last line end
    std::size_t line;      // the number of its first line, from 1
    Shape shape;
    const Format* format = nullptr;      // of a line
    bool is_too_long = false;            // then this is only its beginning
    int number = 0;                      // from 1, within a document that holds several; else 0
    std::optional<Message> failure = {}; // why the rest of a document can't be read
};

class PuzzleTexts {
public:
    // More than any line or block needs with its regions, cages and candidates.
    static constexpr std::size_t longest_part = 256 << 10;
    static constexpr std::size_t longest_document = 8 << 20;

    // Whether tables are found, or only what the other formats read.
    enum class Tables { AreFound, AreNone };
    explicit PuzzleTexts(Tables tables = Tables::AreFound)
        : finds_tables_(tables == Tables::AreFound)
    {
    }

    void add(std::string_view piece);
    // There are no more pieces.
    void end();
    // The next part that is complete; nothing if none is. Valid until the next add(). Lines that
    // are blank or comments are no parts.
    std::optional<PuzzleText> next();
    // The same for lines that are a classic grid in digits and dots and nothing else, which is how
    // large files are written, and many times as fast: adds the givens of those that come next, at
    // most so many, to `puzzles`. Each is a part with `line_format`. Returns how many there were.
    std::size_t next_classic(std::vector<ClassicDigits>& puzzles, std::size_t most);
    // The number of the line at which the next part is looked for.
    std::size_t line() const { return line_; }
    // Of what was added; bounded, whatever is added.
    std::size_t bytes_kept() const { return text_.size(); }

private:
    // Where lines go on after blank ones within a grid, if these are not part of it.
    struct Gap {
        std::size_t end;  // of the lines before, in text_
        std::size_t next; // where the lines after it begin
        std::size_t line; // the number of the first of these
    };

    // The lines since the last part that may become a block together.
    struct Block {
        std::size_t begin = 0; // in text_
        std::size_t end = 0;
        std::size_t line = 0;
        int rows = 0; // of the current grid
        int width = 0;
        int grids = 0; // complete ones
        bool has_lists = false;
        bool has_words = false;
        bool has_heading = false; // begins with what may be a title or the names of columns
        bool has_sections = false;
        bool has_frame = false;
        bool is_starred = false;     // its frame begins with *, as in Simple Sudoku
        bool has_foot = false;       // a frame after a complete grid
        bool has_gap = false;        // blank lines after the last grid
        bool has_link = false;       // among its words
        bool has_fields = false;     // of a spreadsheet, some of which are empty
        bool is_blank_row = false;   // its first line
        char first_symbol = '\0';    // of a line of one symbol above the rows
        int first_cells = 0;         // how many of them
        std::string blanks = {};     // those of bare_symbols that stand for empty cells in its rows
        std::optional<Gap> gap = {}; // the first within its first grid
        bool is_overfull = false;    // more rows follow than the grid has with those before the gap

        bool is_complete() const { return rows > 0 && rows >= width; }
        bool is_done() const { return is_complete() && !has_sections && (has_lists || grids == 3); }
        bool holds_something() const { return rows > 0 || has_words || has_sections; }
        bool is_words_only() const { return rows == 0 && !has_sections; }
        // Only lines of tabs so far, which may be rows.
        bool begins_blank() const { return !holds_something() && is_blank_row; }
        bool is_cut() const { return gap && (!is_complete() || is_overfull); }
    };

    struct Line {
        std::string_view text;
        std::size_t begin;
        std::size_t next; // where the next line begins
    };

    // An XML document whose parts are being found.
    struct Xml {
        XmlPieces pieces = {};
        std::size_t seen = 0;   // bytes of the document that were looked at
        std::size_t passed = 0; // bytes of the document before at_
        int puzzles = 0;        // parts so far
    };

    enum class Turn { Take, CloseFirst, Skip };

    std::optional<Line> line_at(std::size_t begin) const;
    std::optional<PuzzleText> next_of_lines();
    std::optional<PuzzleText> take_part(const Line& line);
    std::optional<Line> with_further_lines(Line line, const Format& format) const;
    LineKind kind_here(std::string_view line) const;
    Turn turn_of(const Line& line, LineKind kind);
    Turn turn_after_gap(const Line& line, LineKind kind);
    Turn turn_of_blank(const Line& line);
    void take(const Line& line, LineKind kind);
    void count_row(std::string_view line);
    void take_blanks(std::string_view row);
    std::optional<PuzzleText> close();
    PuzzleText cut_at_gap(const Block& block);
    bool is_prose(const Block& block) const;
    void make_typed();
    std::optional<PuzzleText> take_array(std::size_t end, const Format& format);
    std::optional<std::size_t> end_of_table(const Line& line);
    bool begins_document() const;
    std::optional<PuzzleText> next_document();
    std::optional<PuzzleText> next_of_xml();
    std::optional<PuzzleText> next_piece();
    std::optional<PuzzleText> whole_document(std::size_t end);
    std::optional<PuzzleText> skip_document(PuzzleText part);
    std::size_t end_of_brackets();
    std::size_t end_of_save() const;
    void pass_to(std::size_t end);
    std::optional<bool> is_row_of_sixteen(const Line& line) const;
    PuzzleText too_long(); // or the block before it
    void go_on(const Line& line);

    bool finds_tables_;
    TextDecoder decoder_;
    std::string text_;
    std::size_t typed_ = 0;           // up to there lines of cells are as one types them
    std::size_t at_ = 0;              // the line to look at
    std::size_t line_ = 1;            // its number
    std::size_t no_table_before_ = 0; // up to there none begins
    bool has_ended_ = false;
    bool is_after_link_ = false; // the last part was one
    std::optional<Block> block_;
    std::optional<Xml> xml_;
    bool is_document_ = false;
    bool skips_line_ = false; // the rest of one that is too long
    bool skips_document_ = false;
    std::size_t seen_ = 0; // how much of a document was looked at for brackets
    int depth_ = 0;
    bool in_quotes_ = false;
    bool is_escaped_ = false;
};

} // namespace engine
